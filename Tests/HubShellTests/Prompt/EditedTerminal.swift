import Foundation
import HubShell
import Synchronization
import Terminal
import TestSupport

/// A line editor on a thread of its own, and the terminal at which a test sits.
///
/// An editor waits for keys, which must not keep other tests from running.
final class EditedTerminal: Sendable {
  let terminal: PseudoTerminal
  private let inputs: Mutex<[LineInput]>

  init(
    columns: Int = 80, history: HistoryFile? = nil,
    completions: @escaping @Sendable (String) -> Completions = { _ in .none }
  ) async throws {
    let terminal = try PseudoTerminal(columns: columns)
    self.terminal = terminal
    inputs = Mutex([])
    setenv("TERM", "xterm", 1)
    setenv("INPUTRC", "/dev/null", 1)
    let path = terminal.path
    Thread.detachNewThread { [self] in
      let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      defer { close(descriptor) }
      do {
        let editor = try LineEditor(
          history: history, input: descriptor, output: descriptor, completions: completions)
        var input: LineInput
        repeat {
          input = try editor.readLine(prompt: "\u{1B}[1m>\u{1B}[0m ")
          inputs.withLock { $0.append(input) }
        } while input != .end
      } catch {
        inputs.withLock { $0.append(.line("\(error)")) }
      }
    }
    try await terminal.wait("a prompt") { $0.currentLine == ">" }
  }

  func send(_ text: String) { terminal.send(text) }

  /// Waits until the row of the cursor is this.
  func shows(_ line: String) async throws {
    try await terminal.wait("'\(line)'", seconds: 20) { $0.currentLine == line }
  }

  /// Waits until so many lines have been entered or thrown away.
  func entered(_ count: Int) async throws {
    try await terminal.wait("\(count) lines", seconds: 20) { _ in
      inputs.withLock { $0.count >= count }
    }
  }

  /// Types Ctrl-D when so many lines have been entered or thrown away. Keys that are typed between two
  /// lines are not the editor's.
  ///
  /// - Returns: All that was entered.
  func end(after count: Int) async throws -> [LineInput] {
    try await entered(count)
    try await shows(">")
    terminal.send("\u{4}")
    try await entered(count + 1)
    return inputs.withLock { $0.dropLast() }
  }
}
