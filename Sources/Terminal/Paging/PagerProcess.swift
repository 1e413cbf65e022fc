import CTerminal
import Foundation
import HubModel
import HubSystem
import Synchronization

/// A running pager and the pipe to its standard input.
///
/// Used by one thread at a time. Its owner must call ``end()``, which may be called more than once.
final class PagerProcess {
  /// The number of bytes that a pipe cannot hold unless somebody reads from it. Pipes hold 64 KiB.
  static let mostUnread = 1 << 17

  static var isRunning: Bool { running.withLock { $0 > 0 } }
  private static let running = Mutex(0)

  private let identifier: pid_t
  private var pipe: Int32?
  /// False if the shell did not find the program, or could not run it; nil while it runs.
  private var wasFound: Bool?
  private var interruption = sigaction()

  /// Starts a pager; nil if that is not possible.
  init?(_ command: PagerCommand, output: Int32) {
    var ends: [Int32] = [-1, -1]
    guard hub_pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    // `less` needs these variables to show colours and all scripts; the user's own values take
    // precedence.
    let environment = ProcessInfo.processInfo.environment
      .merging(["LESS": "FRX", "LESSCHARSET": "utf-8", "LV": "-c"]) { old, _ in old }
    let shell = ["/bin/sh", "-c", command.script]
    let process = try? ChildProcess.start(
      shell, environment: environment, input: ends[0], output: output)
    guard let identifier = process else {
      close(ends[1])
      return nil
    }
    self.identifier = identifier
    pipe = ends[1]
    Self.running.withLock { $0 += 1 }
    var ignored = sigaction()
    #if os(Linux)
      ignored.__sigaction_handler.sa_handler = SIG_IGN
    #else
      ignored.__sigaction_u.__sa_handler = SIG_IGN
    #endif
    sigaction(SIGINT, &ignored, &interruption)
  }

  deinit { end() }

  /// Writes a text and waits until the pager has read it; returns false if it no longer reads.
  func write(_ text: String) -> Bool {
    guard let pipe else { return false }
    return text.failureToWrite(to: pipe) == nil
  }

  /// Closes the pager's input and waits for the pager to end; returns false if there was none.
  @discardableResult
  func end() -> Bool {
    if let wasFound { return wasFound }
    if let pipe { close(pipe) }
    pipe = nil
    let status = ChildProcess.wait(for: identifier)
    sigaction(SIGINT, &interruption, nil)
    Self.running.withLock { $0 -= 1 }
    // The shell's exit codes for a program that it cannot run or does not find.
    let isMissing = status.map { $0 & 0x7F == 0 && [126, 127].contains($0 >> 8) } ?? false
    wasFound = !isMissing
    return !isMissing
  }
}
