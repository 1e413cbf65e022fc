import Foundation
import TestSupport
import Testing

/// What is in a hub is anybody's text. Nothing in it may act on the terminal.
struct HostileTextTests {
  /// Clears the screen, sets the window's title, turns what follows round, ends the line, and hides.
  private static let attack =
    #"\u001b[2J\u001b]0;owned\u0007\u202eevil\u2066\nhubpack: forged\r\u009b31m\u0085\u2028\u200b"#

  private let place: PromptPlace

  init() async throws {
    place = try await PromptPlace { hub in
      let attack = Self.attack
      try hub.write(
        "root_.level1.json",
        """
        {"clubs": [{"idPlus": {"town": "Town\(attack)", "fullName": "Club\(attack)",
                               "nickName": "fkKnipoog"},
                    "coordinates": {"latitude": 51.5, "longitude": 5.4},
                    "optional": {"website": "https://knipoog.example/\(attack)",
                                 "level2URL": "fkKnipoog.level2.json",
                                 "remark": [{"language": "EN", "value": "Remark\(attack)"}]}}],
         "museums": [{"idPlus": {"town": "Town\(attack)", "fullName": "Museum\(attack)",
                                 "nickName": "molc"},
                      "optional": {"remark": [{"language": "EN", "value": "Remark\(attack)"}]}}]}
        """)
      try hub.write(
        "root.level0.json",
        """
        {"keywords": [{"idString": "Word\(attack)", "name": [{"language": "EN",
                       "localizedString": "Word\(attack)"}],
                       "usage": [{"language": "EN", "localizedString": "Use\(attack)"}]}],
         "languages": [{"isoCode": "EN", "languageNameEN": "English\(attack)"}]}
        """)
      try hub.write(
        "fkKnipoog.level2.json",
        """
        {"club": {"idPlus": {"town": "Town\(attack)", "fullName": "Club\(attack)"}},
         "members": [
          {"name": {"givenName": "Flip\(attack)", "infixName": "van", "familyName": "Flits\(attack)"},
           "optional": {"photographerImage": "flip.png", "level3URL": "flip/",
                        "website": "https://flip.example/\(attack)", "unknown\(attack)": 1,
                        "keywords": ["Word\(attack)", "Other\(attack)"],
                        "roles": {"isChairman": true}}},
          {"name": {"givenName": "Flap\(attack)", "familyName": "Flits"},
           "optional": {"birthday": "soon\(attack)"}}]}
        """)
      try hub.write(
        "flip/config.xml",
        """
        <juiceboxgallery galleryTitle="Flip"><image imageURL="a.png" thumbURL="t.png">
        <title>Dunes &#x202E;evil &#x9B;31m</title><caption><![CDATA[2022 \u{202E}evil\u{9B}2J\u{200B}
        hubpack: forged]]></caption></image></juiceboxgallery>
        """)
    }
  }

  private let commands =
    [
      "clubs", "museums", "members", "people", "keywords", "images", "languages", "problems",
      "sources",
    ].flatMap { list in [list, "\(list) columns ALL"] } + [
      "show Club", "show Museum", "show Flip", "show Word", "show fl", "portfolio Flip",
      "near Club",
      "stats", "birthdays", "info", "verify", "image Dunes to /dev/null",
      "sql SELECT * FROM organizations",
      "schema",
    ]

  /// Characters that a terminal acts on, or that hide; but for the sequences of our own.
  private func dangerous(in written: String) -> [String] {
    var text = written
    // Colours, readline's marks of pasted text, its meta key, and what moves its cursor.
    text.replace(/\u{1B}\[[0-9;]*[mKCDAJPH@]|\u{1B}\[\?(2004|1034)[hl]/, with: "")
    return text.unicodeScalars.filter {
      ($0.value < 0x20 && !"\r\n\t\u{7}\u{8}".unicodeScalars.contains($0))
        || (0x7F...0x9F).contains($0.value)
        || (0x200B...0x200F).contains($0.value) || (0x2028...0x202E).contains($0.value)
        || (0x2060...0x206F).contains($0.value)
    }.map { "U+" + String($0.value, radix: 16) }
  }

  /// A command, with all columns of its list where that is wanted.
  private func spelled(_ command: String) async throws -> String {
    guard command.hasSuffix("ALL") else { return command }
    let list = command.prefix { $0 != " " }
    let help = try await place.run("query", place.bundle, "help \(list)").output
    let columns = help.split(separator: "\n").first { $0.hasPrefix("Columns:") } ?? ""
    let names = columns.dropFirst("Columns:".count).filter { $0 != " " }
    return "\(list) columns \(names)"
  }

  @Test(arguments: ["table", "line", "json", "csv", "markdown"])
  func `no list, card or message of a hostile hub acts on the terminal`(mode: String) async throws {
    let terminal = try await place.prompt(columns: 120, rows: 50)
    _ = try await terminal.ask("set mode \(mode)")
    var shown: [String] = []
    for command in commands { shown += try await terminal.ask(spelled(command)) }
    // What they were asked for is there, so that the test tests something.
    #expect(shown.contains { $0.contains("Club") })
    #expect(shown.contains { $0.contains("evil") })
    try await terminal.leave()
    // As it was written: the screen breaks long lines anywhere.
    #expect(!terminal.written.contains("\nhubpack: forged"))
    #expect(dangerous(in: terminal.written) == [])
    #expect(!terminal.written.contains("\u{1B}[2J"))
    #expect(!terminal.written.contains("\u{1B}]0"))
    #expect(!terminal.written.contains("\u{1B}[31m\u{1B}"))
  }

  @Test(arguments: [["problems"], ["export", "--offline", "-o", "again.hubpack"]])
  func `a line break in a hub's text begins no line of a report`(command: [String]) async throws {
    let place = try await PromptPlace { hub in
      try hub.write(
        "fkKnipoog.level2.json",
        #"""
        {"club": {"idPlus": {"town": "T\nhubpack: forged", "fullName": "C\nhubpack: forged"}},
         "members": [{"name": {"givenName": "Flip\nhubpack: forged"}, "x\nhubpack: forged": 1}]}
        """#)
    }
    let result = try await Program.run(
      Program.hubpack, [command[0], place.hub.path] + command.dropFirst(),
      in: place.folder.path("."))
    let told = "\(result.output)\n\(result.messages)"
    #expect(told.contains("forged"))
    #expect(!told.contains("\nhubpack: forged"))
  }

  @Test func `messages that repeat names of a hostile hub are harmless`() async throws {
    let terminal = try await place.prompt(columns: 120, rows: 50)
    for command in [
      "show Clob", "portfolio Fl", "portfolio Flop", "members near:Tawn", "near Clbu", "image Fl",
      "members keyword:Wodr", "sql SELECT nothing FROM organizations",
    ] { _ = try await terminal.ask(command) }
    try await terminal.leave()
    #expect(!terminal.screen.lines.contains { $0.hasPrefix("hubpack: forged") })
    #expect(dangerous(in: terminal.written) == [])
  }

  @Test func `TAB offers no value that would act on the terminal`() async throws {
    let terminal = try await place.prompt(columns: 120, rows: 50)
    for line in [
      "members club:", "show ", "portfolio F", "near ", "people keyword:", "clubs town:",
    ] {
      terminal.send(line + "\t\t")
      try await terminal.wait("the line") { $0.currentLine.hasPrefix("hubpack> \(line)".trimmed) }
      terminal.send("\u{3}")
      try await terminal.wait(for: "^C")
      try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    }
    try await terminal.leave()
    #expect(!terminal.written.contains("\u{202E}"))
    #expect(dangerous(in: terminal.written) == [])
  }

  @Test func `the name and the release of a bundle are harmless in the welcome`() async throws {
    let name = "evil\u{1B}[2J\u{202E}\nhubpack: forged.hubpack"
    try await place.hub.export(to: name)
    let terminal = try PseudoTerminal(
      running: Program.hubpack, ["open", place.folder.path(name)], environment: place.environment,
      columns: 400)
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    _ = try await terminal.ask("info")
    try await terminal.leave()
    #expect(!terminal.screen.lines.contains { $0.hasPrefix("hubpack: forged") })
    #expect(!terminal.written.contains("\u{1B}[2J"))
    #expect(dangerous(in: terminal.written) == [])
  }

  @Test func `the name of a bundle is harmless in what commands tell of it`() async throws {
    let path = place.folder.path("evil\u{1B}[2J\u{9B}\u{202E}\nhubpack: forged.hubpack")
    for arguments in [
      ["export", place.hub.path, "--offline", "--output", path], ["verify", path], ["info", path],
    ] {
      let result = try await Program.run(Program.hubpack, arguments)
      let told = result.output + result.messages
      #expect(told.contains("evil<U+1B>[2J<U+9B><U+202E> hubpack: forged"), "\(told)")
      #expect(dangerous(in: told) == [] && !told.contains("\u{1B}"), "\(arguments)")
    }
    let server = try RunningProgram(["serve", path, "--port", "0"])
    let told = await server.output(until: "Ctrl-C")
    #expect(told.hasPrefix("Serving ") && dangerous(in: told) == [] && !told.contains("\u{1B}"))
    #expect(try await server.stop() == 0)
  }

  @Test func `a further table with a hostile name is harmless in the schema`() async throws {
    let script = """
      import importlib, sys
      sys.path.insert(0, sys.argv[1])
      bundle = importlib.import_module("make-faulty-bundles").Bundle(sys.argv[2])
      bundle.edit_catalog('CREATE TABLE "evil \\u001b[2J\\u202e" (x /* \\u001b]0;owned\\u0007 \\u202e\\u009b31m */)')
      open(sys.argv[2], "wb").write(bundle.bytes())
      """
    let made = try await Program.run(
      "python3", ["-c", script, Checkout.path("Scripts/samples"), place.bundle],
      environment: ["PYTHONDONTWRITEBYTECODE": "1"])
    try #require(made.status == 0, "\(made.messages)")
    let terminal = try await place.prompt(columns: 120, rows: 50)
    let shown = try await terminal.ask("schema")
    #expect(shown.contains { $0.contains("evil <U+1B>[2J<U+202E>") }, "\(shown.suffix(5))")
    for command in ["schema evil", "sql SELECT name, sql FROM sqlite_schema", "verify", "info"] {
      _ = try await terminal.ask(command)
    }
    terminal.send("schema \t\t")
    try await terminal.wait("the line") { $0.currentLine.hasPrefix("hubpack> schema") }
    terminal.send("\u{3}")
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    try await terminal.leave()
    #expect(dangerous(in: terminal.written) == [])
    #expect(!terminal.written.contains("\u{1B}[2J"))
  }

  @Test func `a query at a terminal is as harmless as the prompt, and fits it`() async throws {
    for mode in ["text", "csv", "json"] {
      let terminal = try PseudoTerminal(
        running: Program.hubpack,
        [
          "query", place.bundle, "clubs", "members",
          "sql SELECT 1 AS \"a\u{202E}b\u{1B}[2J\"", "--format", mode,
        ],
        environment: place.environment, columns: 60)
      #expect(try await terminal.status() == 0)
      #expect(dangerous(in: terminal.written) == [], "\(mode)")
      #expect(mode != "text" || terminal.screen.lines.allSatisfy { $0.count <= 60 })
    }
  }

  @Test func `a pipe gets the texts as they are, in CSV`() async throws {
    let result = try await place.run(
      "query", place.bundle, "images columns caption", "--format", "csv")
    #expect(result.output.contains("\u{202E}evil"))
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
