import Foundation

/// The output and exit code of a program.
package struct ProgramResult: Sendable {
  /// The exit code, or 128 + the number of the signal that ended it.
  package let status: Int32
  /// Standard output.
  package let output: String
  /// Standard error.
  package let messages: String
}

/// Runs real programs.
package enum Program {
  /// The `hubpack` set in the environment, otherwise the one built with the tests.
  package static var hubpack: String {
    ProcessInfo.processInfo.environment["HUBPACK_UNDER_TEST"] ?? built("hubpack")
  }

  /// The imaging helper set in the environment, otherwise the one built with the tests.
  package static var imagingHelper: String {
    ProcessInfo.processInfo.environment["HUBPACK_IMAGING"] ?? built("hubpack-imaging")
  }

  /// The page helper set in the environment, otherwise the one built with the tests.
  package static var pageHelper: String {
    ProcessInfo.processInfo.environment["HUBPACK_PAGES"] ?? built("hubpack-pages")
  }

  /// Returns the path of a program built with the tests: beside them, or above them on a Mac.
  private static func built(_ name: String) -> String {
    var folder = Bundle.main.bundleURL
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      folder = folder.deletingLastPathComponent()
    }
    return name
  }

  /// Runs a program to its end. Its name is looked up in PATH unless it contains a slash. It gets a
  /// cache folder of its own unless the environment sets one.
  @discardableResult
  package static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil,
    environment: [String: String] = [:], standardOutput: String? = nil
  ) async throws -> ProgramResult {
    // Blocking a thread of the pool would keep other tests from running.
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            try runAndWait(program, arguments, folder, environment, standardOutput)
          })
      }
    }
  }

  private static func runAndWait(
    _ program: String, _ arguments: [String], _ folder: String?, _ environment: [String: String],
    _ standardOutput: String?
  ) throws -> ProgramResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = (program.contains("/") ? [] : [program]) + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    let files = try TemporaryFolder()
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": files.path("cache")]) { $1 }.merging(environment) { $1 }
    let outputPath = try files.write("", to: "out")
    let messagesPath = try files.write("", to: "err")
    let output = FileHandle(forWritingAtPath: standardOutput ?? outputPath)
    let messages = FileHandle(forWritingAtPath: messagesPath)
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    process.waitUntilExit()
    try output?.close()
    try messages?.close()
    return ProgramResult(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: outputPath)), as: UTF8.self),
      messages: String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: messagesPath)), as: UTF8.self))
  }

  /// Writes a shell script to a file in a folder and returns its path. A shell writes it: if this
  /// process had the file open when another test starts a program, that program would hold it open
  /// for a moment too, and nobody could run it until then ("Text file busy").
  package static func script(
    _ text: String, to name: String, in folder: TemporaryFolder
  ) async throws -> String {
    let path = folder.path(name)
    let written = try await run(
      "sh",
      [
        "-c", #"mkdir -p "${1%/*}" && printf '%s\n' "$2" >"$1" && chmod 755 "$1""#, "sh", path,
        "#!/bin/sh\n" + text,
      ])
    guard written.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    return path
  }
}
