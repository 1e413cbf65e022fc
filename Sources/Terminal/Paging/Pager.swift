import CTerminal
import Foundation
import HubModel
import HubSystem
import Synchronization

/// An output that starts the user's pager as soon as the text is longer than a screen.
///
/// The text is held until then; if it fits the screen, it is printed by ``finish()``. Used by one
/// thread at a time. While the pager runs, SIGINT is ignored, because Ctrl-C is for the pager; code
/// that handles signals in other ways checks ``isRunning``. The program must ignore SIGPIPE.
package final class Pager {
  private enum State {
    case holding
    case direct
    case paging(PagerProcess)
    case closed
  }

  package static var isRunning: Bool { PagerProcess.isRunning }

  private let command: PagerCommand?
  private let output: Int32
  private var lines: ScreenLines
  /// The number of lines that are shown without a pager.
  private let limit: Int
  private var state: State
  /// The text that may have to be printed if the pager cannot be started: everything, until so much
  /// has been written that the pager must have read some of it.
  private var kept: String? = ""

  /// - Parameters:
  ///   - command: The command of the pager; nil to print everything immediately.
  ///   - screen: The size of the terminal; nil, if there is none, to print everything immediately.
  ///   - output: The descriptor of the output, which stays open.
  package init(
    _ command: PagerCommand? = .preferred, screen: Screen? = Style.output.screen,
    output: Int32 = STDOUT_FILENO
  ) {
    self.command = command
    self.output = output
    lines = ScreenLines(width: screen?.width ?? 80)
    // The prompt takes one line of the screen.
    limit = (screen?.height ?? 24) - 1
    state = command == nil || screen == nil ? .direct : .holding
  }

  deinit {
    if case .paging(let process) = state { process.end() }
  }

  /// Writes text, which need not consist of whole lines.
  ///
  /// - Throws: ``ClosedPipe`` after the user has quit the pager, or if the reader of the output is
  ///   gone; ``OutputError``.
  package func write(_ text: String) throws {
    switch state {
    case .closed: throw ClosedPipe()
    case .direct: try Output.write(text, to: output)
    case .paging(let process): try send(text, to: process)
    case .holding:
      kept?.append(text)
      lines.add(text)
      if lines.count > limit { try start() }
    }
  }

  /// Prints the held text, or waits until the user has quit the pager. To be called once at the
  /// end, even after ``ClosedPipe``.
  ///
  /// - Throws: The errors of ``write(_:)``, except for a pager that was quit, which is a normal
  ///   end.
  package func finish() throws {
    switch state {
    case .closed, .direct: return
    case .holding: try printKept()
    case .paging(let process):
      if !process.end() { return try printKept() }
      state = .closed
    }
  }

  private func start() throws {
    guard let command, let process = PagerProcess(command, output) else {
      return try printKept()
    }
    state = .paging(process)
    let text = kept ?? ""
    kept = ""
    try send(text, to: process)
  }

  private func send(_ text: String, to process: PagerProcess) throws {
    kept?.append(text)
    if process.write(text) {
      if let kept, kept.utf8.count > PagerProcess.mostUnread { self.kept = nil }
      return
    }
    if !process.end() { return try printKept() }
    state = .closed
    throw ClosedPipe()
  }

  private func printKept() throws {
    state = .direct
    let text = kept ?? ""
    kept = nil
    try Output.write(text, to: output)
  }
}

/// A shell command of a pager, which shows its standard input.
package struct PagerCommand: Hashable, Sendable {
  package let script: String

  /// Creates a command; nil for no pager.
  ///
  /// - Parameter text: The value of the environment variable, including arguments. Nothing and
  ///   "cat" mean no pager.
  package init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty || text == "cat" { return nil }
    script = text
  }

  private init(script: String) {
    self.script = script
  }

  /// True if the program that the command begins with can be run, as far as that is known without a shell.
  package var isFound: Bool {
    let program = String(script.prefix { $0 != " " })
    guard program.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+/".contains($0)) })
    else { return true }
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = (Environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  /// The command in `$PAGER`, or `less` if it is installed; nil if the user wants no pager.
  package static var preferred: PagerCommand? {
    if let text = Environment["PAGER"] { return PagerCommand(text) }
    return PagerCommand(script: "command -v less >/dev/null || exit 127; exec less -FRX")
  }
}

/// A running pager and the pipe to its standard input.
///
/// Used by one thread at a time. Its owner must call ``end()``, which may be called more than once.
private final class PagerProcess {
  /// The number of bytes that a pipe cannot hold unless somebody reads from it. Pipes hold 64 KiB.
  static let mostUnread = 1 << 17

  static var isRunning: Bool { running.withLock { $0 > 0 } }
  private static let running = Mutex(0)

  private let identifier: pid_t
  private var pipe: Int32?
  /// False if the shell did not find the program, or could not run it; nil while it runs.
  private var wasFound: Bool?
  /// The handler of Ctrl-C before.
  private let interruption: (@convention(c) (Int32) -> Void)?

  /// Starts a pager; nil if that is not possible.
  init?(_ command: PagerCommand, _ output: Int32) {
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
    interruption = signal(SIGINT, SIG_IGN)
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
    signal(SIGINT, interruption)
    Self.running.withLock { $0 -= 1 }
    // The shell's exit codes for a program that it cannot run or does not find.
    let isMissing = status.map { $0 & 0x7F == 0 && [126, 127].contains($0 >> 8) } ?? false
    wasFound = !isMissing
    return !isMissing
  }
}
