import Foundation
import Synchronization
import Terminal

/// Reads commands at a prompt and has each one run, until the end.
///
/// While a line is edited Ctrl-C throws it away; while a command runs it interrupts the command. It
/// never ends the program.
package struct PromptLoop {
  /// What follows a command.
  package enum Next: Sendable {
    case prompt, end
  }

  private let editor: LineEditor
  private let prompt: String
  private let interrupt: @Sendable () -> Void

  /// - Parameters:
  ///   - prompt: May hold escape sequences that set colours.
  ///   - interrupt: Makes the command that runs end soon. It is called on any thread, as often as
  ///     Ctrl-C is typed; it must be quick.
  package init(editor: LineEditor, prompt: String, interrupt: @escaping @Sendable () -> Void) {
    self.editor = editor
    self.prompt = prompt
    self.interrupt = interrupt
  }

  /// Has commands run until Ctrl-D, or one says that it was the last. Blank lines are none.
  ///
  /// - Throws: What a command throws; `CancellationError` when the task is cancelled.
  package func run(_ command: (String) throws -> Next) throws {
    let wasInterrupted = Atomic(false)
    let note: @Sendable () -> Void = { wasInterrupted.store(true, ordering: .relaxed) }
    let stop: @Sendable () -> Void = { [interrupt] in
      note()
      interrupt()
    }
    // Between commands, too: a Ctrl-C that comes a moment too late must not end the program.
    try Interruption.handled(by: note) {
      while true {
        // One that came too late for a command is not meant for the next.
        if wasInterrupted.exchange(false, ordering: .relaxed) { editor.discardPasted() }
        guard case let input = try editor.readLine(prompt: prompt), input != .end else { return }
        guard case .line(let line) = input, !line.allSatisfy(\.isWhitespace) else { continue }
        if wasInterrupted.exchange(false, ordering: .relaxed) {
          // Typed after the line was entered and before its command began.
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
