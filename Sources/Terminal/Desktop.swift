package import Foundation

/// The desktop that the terminal is on, if it is on one.
package enum Desktop {
  /// What opens files and addresses there with the program that they belong to.
  package static var opener: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// A process, still to be run, that opens a file or an address. What it says is not shown.
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
