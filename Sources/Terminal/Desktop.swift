package import Foundation

/// The desktop environment.
package enum Desktop {
  /// The command that opens files and URLs with their default program.
  package static var opener: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Returns a process, not yet running, that opens a file or URL. Its output is discarded.
  package static func process(opening address: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [opener, address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }
}
