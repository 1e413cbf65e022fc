import Foundation
import TestSupport
import Testing

/// The prompt as its users meet it, at a terminal.
struct PromptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A terminal with the program's first prompt.
  private func prompt(
    columns: Int = 80, environment: [String: String] = [:]
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: Program.hubpack, ["open", Checkout.path("Bundles/lumen-hub-2026.11.hubpack")],
      environment: ["XDG_STATE_HOME": folder.path("state")].merging(environment) { $1 },
      columns: columns)
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    return terminal
  }

  /// Types Ctrl-D at a prompt. Keys that are typed between two lines are not the prompt's.
  private func end(_ terminal: PseudoTerminal) async throws {
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    terminal.send("\u{4}")
    #expect(try await terminal.status() == 0)
  }

  private func history() throws -> String {
    String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("state/hubpack/history")),
      as: UTF8.self)
  }

  @Test func `a line is run when Enter is typed, and Ctrl-D ends with status 0`() async throws {
    let terminal = try await prompt()
    terminal.send("clubs\r")
    #expect(try await terminal.wait(for: "<clubs>") == ["hubpack> clubs", "<clubs>"])
    try await end(terminal)
    #expect(terminal.isCooked)
    #expect(terminal.screen.lines == ["hubpack> clubs", "<clubs>", "hubpack>", ""])
  }

  @Test func `Ctrl-C throws the line away, however often, and the next one is run`() async throws {
    let terminal = try await prompt()
    for line in ["half a li", "and an", ""] {
      terminal.send(line)
      try await terminal.wait("the line") { $0.currentLine == "hubpack> \(line)".trimmed }
      terminal.send("\u{3}")
      try await terminal.wait(for: "hubpack> \(line)^C")
      try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    }
    terminal.send("whole\r")
    let shown = try await terminal.wait(for: "<whole>")
    #expect(
      shown == ["hubpack> whole", "<whole>"], "\(shown) \(terminal.written.debugDescription)")
    try await end(terminal)
    #expect(try history() == "whole\n")
  }

  @Test func `Ctrl-C ends a search in the history`() async throws {
    let terminal = try await prompt()
    terminal.send("clubs\r")
    try await terminal.wait(for: "<clubs>")
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    terminal.send("\u{12}clu")
    try await terminal.wait("the search") { $0.currentLine.contains("`clu': clubs") }
    terminal.send("\u{3}")
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    terminal.send("\u{12}lub\r")
    try await terminal.wait(for: "<clubs>")
    try await end(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal to end sets the terminal as it was`(number: Int32) async throws {
    let terminal = try await prompt()
    #expect(!terminal.isCooked)
    terminal.send("half a li")
    try await terminal.wait("the line") { $0.currentLine == "hubpack> half a li" }
    terminal.signal(number)
    #expect(try await terminal.status() == 130)
    #expect(terminal.isCooked)
    let pasteMode = terminal.written.components(separatedBy: "\u{1B}[?2004").last
    #expect(pasteMode?.hasPrefix("l") == true)
  }

  @Test func `a later session finds the lines of an earlier one, each of them once`() async throws {
    for keys in [["one", "two", "one", " two"], ["\u{1B}[A\u{1B}[A"]] {
      let terminal = try await prompt()
      for key in keys {
        try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
        terminal.send(key + "\r")
        try await terminal.wait(for: key.hasPrefix("\u{1B}") ? "<two>" : "<\(key)>")
      }
      try await end(terminal)
    }
    #expect(try history() == "one\ntwo\n")
    let manager = FileManager.default
    for (path, mode) in [("state/hubpack/history", 0o600), ("state/hubpack", 0o700)] {
      let attributes = try manager.attributesOfItem(atPath: folder.path(path))
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
  }

  @Test func `a killed session loses no line`() async throws {
    let terminal = try await prompt()
    terminal.send("clubs\r")
    try await terminal.wait(for: "<clubs>")
    terminal.signal(SIGKILL)
    #expect(try await terminal.status() == 128 + SIGKILL)
    #expect(try history() == "clubs\n")
  }

  @Test func `a long line survives changes of the window's size`() async throws {
    let terminal = try await prompt(columns: 40)
    let line = (1...20).map { "word\($0)" }.joined(separator: " ")
    terminal.send(line)
    try await terminal.wait("the line") { $0.currentLine.hasSuffix("word20") }
    let written = terminal.written.count
    terminal.resize(columns: 150, rows: 30)
    // It is drawn anew, in one row now.
    try await terminal.wait("the line anew") { _ in terminal.written.count > written }
    terminal.send(" end")
    try await terminal.wait("the line in one row") { $0.currentLine.hasSuffix("\(line) end") }
    terminal.send("\r")
    try await terminal.wait(for: "<\(line) end>")
    try await end(terminal)
  }

  @Test(arguments: [["LANG": "C", "LC_ALL": "C"], ["LC_ALL": "C.UTF-8"], ["TERM": "dumb"]])
  func `letters are edited as a whole, whatever the language and the terminal`(
    environment: [String: String]
  ) async throws {
    let terminal = try await prompt(environment: environment)
    terminal.send("Zoë é\u{7F}漢字\u{7F}!")
    try await terminal.wait("the line") { $0.currentLine == "hubpack> Zoë 漢!" }
    terminal.send("\r")
    try await terminal.wait(for: "<Zoë 漢!>")
    try await end(terminal)
    #expect(terminal.screen.lines.suffix(2) == ["hubpack>", ""])
  }

  @Test func `Ctrl-Z stops the program with its terminal as it was, and it goes on`() async throws {
    let bundle = Checkout.path("Bundles/lumen-hub-2026.11.hubpack")
    let terminal = try PseudoTerminal(
      running: "/bin/sh", ["-i"],
      environment: ["XDG_STATE_HOME": folder.path("state"), "PS1": "sh% ", "ENV": "/dev/null"])
    try await terminal.wait("a shell") { $0.currentLine == "sh%" }
    terminal.send("'\(Program.hubpack)' open '\(bundle)'\r")
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    terminal.send("half")
    try await terminal.wait("the line") { $0.currentLine == "hubpack> half" }
    terminal.send("\u{1A}")
    try await terminal.wait("the shell") { $0.currentLine == "sh%" }
    terminal.send("stty -a\r")
    #expect(try await terminal.wait(for: "susp = ^Z").isEmpty == false)
    try await terminal.wait("the shell") { $0.currentLine == "sh%" }
    terminal.send("fg\r")
    try await terminal.wait("the line") { $0.currentLine == "hubpack> half" }
    terminal.send(" done\r")
    try await terminal.wait(for: "<half done>")
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    terminal.send("\u{4}")
    try await terminal.wait("the shell") { $0.currentLine == "sh%" }
    terminal.send("exit\r")
    #expect(try await terminal.status() == 0)
  }

  @Test func `a prompt wants a terminal`() async throws {
    let result = try await Program.run(
      Program.hubpack, ["open", Checkout.path("Bundles/lumen-hub-2026.11.hubpack")])
    #expect(result.status == 2)
    #expect(
      result.messages == "hubpack: the prompt needs a terminal for its input and its output\n")
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
