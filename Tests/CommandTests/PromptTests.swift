import Foundation
import TestSupport
import Testing

/// The prompt as its users meet it, at a terminal.
@Suite(.serialized)
struct PromptTests {
  private let place: PromptPlace

  init() async throws {
    place = try await PromptPlace()
  }

  private func prompt(
    columns: Int = 80, environment: [String: String] = [:]
  ) async throws -> PseudoTerminal {
    try await place.prompt(columns: columns, environment: environment)
  }

  private func history() throws -> String {
    String(
      decoding: try Data(
        contentsOf: place.folder.url.appendingPathComponent("state/hubpack/history")),
      as: UTF8.self)
  }

  @Test func `a prompt tells what is in the bundle and what to try; Ctrl-D ends with status 0`()
    async throws
  {
    let terminal = try await prompt()
    #expect(
      terminal.screen.lines == [
        "out.hubpack: release 2026.11.15, 1 club, 1 museum, 2 people, 3 pictures",
        "Try: people jan   clubs in NL   help   TAB completes, Ctrl-D quits",
        "hubpack>",
      ])
    #expect(
      try await terminal.ask("clubs") == [
        "Name               Town      Country      Level  Members  Images",
        "─────────────────  ────────  ───────────  ─────  ───────  ──────",
        "Fotokring Knipoog  Lensberg  Netherlands      3        1       1", "1 club",
      ])
    try await terminal.leave()
    #expect(terminal.isCooked)
    #expect(terminal.screen.lines.suffix(2) == ["hubpack>", ""])
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
    #expect(try await terminal.ask("set former").last?.hasPrefix("former ") == true)
    try await terminal.leave()
    #expect(try history() == "set former\n")
  }

  @Test func `Ctrl-C ends a search in the history`() async throws {
    let terminal = try await prompt()
    _ = try await terminal.ask("clubs")
    terminal.send("\u{12}clu")
    try await terminal.wait("the search") { $0.currentLine.contains("`clu': clubs") }
    terminal.send("\u{3}")
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    #expect(try await terminal.ask("\u{12}lub").last == "1 club")
    try await terminal.leave()
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
    for lines in [["clubs", "museums", "clubs", " museums"], ["\u{1B}[A\u{1B}[A"]] {
      let terminal = try await prompt()
      for line in lines {
        let answer = try await terminal.ask(line)
        #expect(answer.last == (line == "clubs" ? "1 club" : "1 museum"))
      }
      try await terminal.leave()
    }
    #expect(try history() == "clubs\nmuseums\n")
    let manager = FileManager.default
    for (path, mode) in [("state/hubpack/history", 0o600), ("state/hubpack", 0o700)] {
      let attributes = try manager.attributesOfItem(atPath: place.folder.path(path))
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
  }

  @Test func `a killed session loses no line`() async throws {
    let terminal = try await prompt()
    _ = try await terminal.ask("clubs")
    terminal.signal(SIGKILL)
    #expect(try await terminal.status() == 128 + SIGKILL)
    #expect(try history() == "clubs\n")
  }

  @Test func `a long line survives changes of the window's size`() async throws {
    let terminal = try await prompt(columns: 40)
    let line = "# " + (1...20).map { "word\($0)" }.joined(separator: " ")
    terminal.send(line)
    try await terminal.wait("the line") { $0.currentLine.hasSuffix("word20") }
    let written = terminal.written.count
    terminal.resize(columns: 170, rows: 30)
    // It is drawn anew, in one row now.
    try await terminal.wait("the line anew") { _ in terminal.written.count > written }
    terminal.send(" end")
    try await terminal.wait("the line in one row") { $0.currentLine.hasSuffix("\(line) end") }
    terminal.send("\r")
    try await terminal.leave()
    #expect(try history() == "\(line) end\n")
  }

  @Test func `a table fits the window as it is at that moment`() async throws {
    let terminal = try await prompt()
    #expect(try await terminal.ask("clubs").contains { $0.contains("Fotokring Knipoog") })
    terminal.resize(columns: 60, rows: 20)
    let answer = try await terminal.ask("clubs")
    #expect(answer.contains { $0.hasPrefix("Fotokring  ") && $0.contains("Netherlands") })
    #expect(answer.contains("  Knipoog"), "\(answer)")
    #expect(answer.allSatisfy { $0.count <= 60 })
    try await terminal.leave()
  }

  @Test func `lines that are pasted together are run one after the other`() async throws {
    let terminal = try await prompt()
    terminal.send("\u{1B}[200~clubs\nmuseums\n\u{1B}[201~\r")
    try await terminal.wait(for: "1 club")
    try await terminal.wait(for: "1 museum")
    try await terminal.leave()
    #expect(try history() == "clubs\nmuseums\n")
  }

  @Test(arguments: [["LANG": "C", "LC_ALL": "C"], ["LC_ALL": "C.UTF-8"], ["TERM": "dumb"]])
  func `letters are edited as a whole, whatever the language and the terminal`(
    environment: [String: String]
  ) async throws {
    let terminal = try await prompt(environment: environment)
    terminal.send("Zoë é\u{7F}漢字\u{7F}!")
    try await terminal.wait("the line") { $0.currentLine == "hubpack> Zoë 漢!" }
    terminal.send("\r")
    try await terminal.wait(for: "unknown command \"Zoë\"")
    try await terminal.leave()
    #expect(terminal.screen.lines.suffix(2) == ["hubpack>", ""])
  }

  @Test func `Ctrl-Z stops the program with its terminal as it was, and it goes on`() async throws {
    let terminal = try PseudoTerminal(
      running: "/bin/sh", ["-i"],
      environment: place.environment.merging(["PS1": "sh% ", "ENV": "/dev/null"]) { $1 })
    try await terminal.wait("a shell") { $0.currentLine == "sh%" }
    terminal.send("'\(Program.hubpack)' open '\(place.bundle)'\r")
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    terminal.send("# half")
    try await terminal.wait("the line") { $0.currentLine == "hubpack> # half" }
    terminal.send("\u{1A}")
    try await terminal.wait("the shell") { $0.currentLine == "sh%" }
    terminal.send("stty -a\r")
    #expect(try await terminal.wait(for: "susp = ^Z").isEmpty == false)
    try await terminal.wait("the shell") { $0.currentLine == "sh%" }
    terminal.send("fg\r")
    try await terminal.wait("the line") { $0.currentLine == "hubpack> # half" }
    terminal.send(" done\r")
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    terminal.send("\u{4}")
    try await terminal.wait("the shell") { $0.currentLine == "sh%" }
    terminal.send("exit\r")
    #expect(try await terminal.status() == 0)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
