import Foundation

/// A `hubpack` that runs until it is stopped.
package final class RunningProgram: @unchecked Sendable {
  private let process = Process()
  private let output = Pipe()
  private let files: TemporaryFolder

  /// Starts the program set in the environment, otherwise the one built with the tests.
  package init(_ arguments: [String], environment: [String: String] = [:]) throws {
    files = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: Program.hubpack)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: try files.write("", to: "err"))
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Returns its standard output up to a text, or to the end.
  package func output(until text: String) async -> String {
    await withCheckedContinuation { continuation in
      // Reading blocks, so it needs a thread of its own.
      Thread.detachNewThread { [output] in
        var bytes = Data()
        while !String(decoding: bytes, as: UTF8.self).contains(text) {
          let more = output.fileHandleForReading.availableData
          if more.isEmpty { break }
          bytes += more
        }
        continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// The process identifier.
  package var identifier: Int32 { process.processIdentifier }

  /// The standard error output so far.
  package var messages: String {
    (try? String(contentsOfFile: files.path("err"), encoding: .utf8)) ?? ""
  }

  /// Sends a signal and waits for the end. Returns the exit code, or 128 + the number of the signal
  /// that ended it.
  package func stop(_ signal: Int32 = SIGTERM) async throws -> Int32 {
    kill(process.processIdentifier, signal)
    while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}
