import Foundation
import Synchronization
import Terminal

/// Reads and runs commands at a prompt until the end.
///
/// Ctrl-C discards the line that is edited, or interrupts the command that runs. It never ends the
/// program.
struct PromptLoop {
  /// The prompt for further lines of a statement, as wide as the first one.
  private static let continuation = "    ...> "

  let editor: LineEditor
  /// Can contain escape sequences that set colours.
  let prompt: String
  /// Interrupts the current command. It is called on any thread, for each Ctrl-C; it must be quick.
  let interrupt: @Sendable () -> Void

  /// Runs commands until Ctrl-D, or until one returns `end`. Blank lines are ignored. A statement in
  /// SQL goes on until its semicolon, or an empty line.
  ///
  /// - Throws: The errors of commands; `CancellationError` if the task is cancelled.
  func run(_ command: (String) throws -> Session.Next) throws {
    let wasInterrupted = Atomic(false)
    let note: @Sendable () -> Void = { wasInterrupted.store(true, ordering: .relaxed) }
    let stop: @Sendable () -> Void = { [interrupt] in
      note()
      interrupt()
    }
    // A Ctrl-C between commands must not end the program.
    try Interruption.handled(by: note) {
      // The lines of a statement whose end was not typed yet.
      var begun = ""
      while true {
        // A late Ctrl-C is not meant for the next command.
        if wasInterrupted.exchange(false, ordering: .relaxed) { editor.discardPasted() }
        let shown = begun.isEmpty ? prompt : Self.continuation
        guard case let input = try editor.readLine(prompt: shown), input != .end else { return }
        guard case .line(let text) = input else {
          begun = ""
          continue
        }
        let line = begun + text
        if StatementText(line).continuesAtPrompt,
          begun.isEmpty || !text.allSatisfy(\.isWhitespace)
        {
          begun = line + "\n"
          continue
        }
        begun = ""
        guard !line.allSatisfy(\.isWhitespace) else { continue }
        if wasInterrupted.exchange(false, ordering: .relaxed) {
          // Ctrl-C came after the line was entered and before its command began.
          editor.discardPasted()
          continue
        }
        let next = try Interruption.handled(by: stop) { try command(line) }
        try Task.checkCancellation()
        if wasInterrupted.exchange(false, ordering: .relaxed) { editor.discardPasted() }
        if next == .end { return }
      }
    }
  }
}
