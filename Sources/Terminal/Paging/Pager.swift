import Foundation

/// Takes text for standard output, and hands it to the user's pager once it is more than a screen.
///
/// Up to then the text is held; what fits the screen is printed by ``finish()``. Used by one thread
/// at a time. While the pager runs, SIGINT is ignored here, for Ctrl-C belongs to the pager; who
/// watches signals in other ways asks ``isRunning``. SIGPIPE has to be ignored by the program.
package final class Pager {
  private enum State {
    case holding
    case direct
    case paging(PagerProcess)
    case closed
  }

  /// Whether a pager has the terminal now.
  package static var isRunning: Bool { PagerProcess.isRunning }

  private let command: PagerCommand?
  private let output: Int32
  private var lines: ScreenLines
  /// So many lines need no pager.
  private let limit: Int
  private var state: State
  /// What was written and may have to be written again: all of it, until the pager must have read
  /// some, for then it has been started.
  private var kept: String? = ""

  /// - Parameters:
  ///   - command: Nil for no pager: everything is printed at once.
  ///   - screen: Nil, as when there is no terminal, for no pager either.
  ///   - output: Where the text goes in the end; stays open.
  package init(
    _ command: PagerCommand? = .preferred, screen: Screen? = Style.output.screen,
    output: Int32 = STDOUT_FILENO
  ) {
    self.command = command
    self.output = output
    lines = ScreenLines(width: screen?.width ?? 80)
    // The prompt takes a line of the screen.
    limit = (screen?.height ?? 24) - 1
    state = command == nil || screen == nil ? .direct : .holding
  }

  deinit {
    if case .paging(let process) = state { process.end() }
  }

  /// Writes text, which need not be whole lines.
  ///
  /// - Throws: ``ClosedPipe`` once the reader has quit the pager, or the output's reader is gone;
  ///   ``OutputError``.
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

  /// Prints what is held, or waits until the reader has left the pager. To be called once, at the
  /// end, also after ``ClosedPipe``.
  ///
  /// - Throws: As ``write(_:)``, but for a pager that was quit, which is a normal end.
  package func finish() throws {
    switch state {
    case .closed, .direct: return
    case .holding: try printKept()
    case .paging(let process):
      if process.end() == .notStarted { return try printKept() }
      state = .closed
    }
  }

  private func start() throws {
    guard let command, let process = PagerProcess(command, output: output) else {
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
    if process.end() == .notStarted { return try printKept() }
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
