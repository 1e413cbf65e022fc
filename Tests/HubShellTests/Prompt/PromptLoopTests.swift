import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing

@testable import HubShell

extension LineEditorTests {
  /// A command that runs until it is interrupted.
  private final class Endless: Sendable {
    let isInterrupted = Atomic(false)
    let ran = Mutex<[String]>([])
    let hasEnded = Atomic(false)

    func run(at terminal: PseudoTerminal) {
      let path = terminal.path
      Thread.detachNewThread { [self] in
        let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        defer { close(descriptor) }
        guard
          let editor = try? LineEditor(
            history: nil, input: descriptor, output: descriptor, completions: { _ in .none })
        else { return }
        let loop = PromptLoop(editor: editor, prompt: "> ") { [self] in
          isInterrupted.store(true, ordering: .relaxed)
        }
        try? loop.run { line in
          ran.withLock { $0.append(line) }
          if line == "quit" { return .end }
          while line == "endless", !isInterrupted.load(ordering: .relaxed) { usleep(1000) }
          return .more
        }
        hasEnded.store(true, ordering: .relaxed)
      }
    }
  }

  @Test func `an interruption ends the command and what was pasted with it, not the prompt`()
    async throws
  {
    let terminal = try PseudoTerminal()
    let endless = Endless()
    endless.run(at: terminal)
    try await terminal.wait("a prompt") { $0.currentLine == ">" }
    terminal.send("\u{1B}[200~endless\rnever\u{1B}[201~")
    try await terminal.wait("what was pasted") { $0.lines.contains { $0.contains("never") } }
    terminal.send("\r")
    try await terminal.wait("the command") { _ in endless.ran.withLock { $0 } == ["endless"] }
    #expect(Interruption.interrupt())
    #expect(Interruption.interrupt())
    try await terminal.wait("a prompt") { $0.currentLine == ">" }
    terminal.send("quit\r")
    try await terminal.wait("the end") { _ in endless.hasEnded.load(ordering: .relaxed) }
    #expect(endless.ran.withLock { $0 } == ["endless", "quit"])
    #expect(terminal.isCooked)
  }

  @Test func `a statement goes on until its semicolon or an empty line`() async throws {
    let terminal = try PseudoTerminal()
    let prompts = Endless()
    prompts.run(at: terminal)
    try await terminal.wait("a prompt") { $0.currentLine == ">" }
    for (line, prompt) in [
      ("SELECT 1", "...>"), ("FROM x;", ">"), ("SELECT 2", "...>"), ("", ">"),
      ("sql SELECT 3", ">"),
    ] {
      terminal.send(line + "\r")
      try await terminal.wait("the prompt after \(line)") {
        $0.currentLine.hasSuffix(prompt) && ($0.currentLine.hasPrefix(">") == (prompt == ">"))
      }
    }
    terminal.send("quit\r")
    try await terminal.wait("the end") { _ in prompts.hasEnded.load(ordering: .relaxed) }
    #expect(
      prompts.ran.withLock { $0 } == ["SELECT 1\nFROM x;", "SELECT 2\n", "sql SELECT 3", "quit"])
  }
}
