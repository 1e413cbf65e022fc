package import Foundation
package import HubSystem

package enum Desktop {
  /// The command that opens files and URLs with their default program.
  package static var opener: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Starts a program in `PATH`. It has no input, its output is discarded, and Ctrl-C does not reach
  /// it.
  ///
  /// - Returns: the process, for which ``ChildProcess/wait(for:)`` must be called.
  package static func start(_ command: [String]) throws(FileFault) -> pid_t {
    do throws(ChildProcess.Failure) {
      return try ChildProcess.start(
        ["/usr/bin/env"] + command, environment: ProcessInfo.processInfo.environment,
        input: nil, output: nil, errors: nil, isApart: true)
    } catch {
      throw FileFault(cannot: "start", command[0], error.number)
    }
  }
}
