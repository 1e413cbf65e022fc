import Foundation
import TestSupport
import Testing

/// Commands that nobody types: from arguments, from a file, through a pipe.
@Suite(.serialized)
struct QueryCommandTests {
  private let place: PromptPlace

  init() async throws {
    place = try await PromptPlace()
  }

  private let clubs = """
    Name               Town      Country      Level  Members  Images
    ─────────────────  ────────  ───────────  ─────  ───────  ──────
    Fotokring Knipoog  Lensberg  Netherlands      3        1       1

    """

  @Test func `queries are arguments, lines of a file, or lines of standard input`() async throws {
    let both = try await place.shell("hubpack query $B clubs 'sql SELECT 7 AS seven'")
    #expect(both.output == clubs + "seven\n─────\n7\n")
    #expect(both.messages == "")
    #expect(both.status == 0)
    try place.folder.write("# both\nclubs\n\nsql SELECT 7 AS seven\n", to: "queries.txt")
    for line in [
      "hubpack query $B --file queries.txt", "hubpack query $B --file - < queries.txt",
      "cat queries.txt | hubpack query $B --file -", "hubpack open $B < queries.txt",
      "printf 'clubs\\r\\nsql SELECT 7 AS seven' | hubpack open $B",
      "(cat queries.txt; echo quit; echo nonsense) | hubpack open $B",
    ] {
      let result = try await place.shell(line)
      #expect(result.output == both.output, "\(line)")
      #expect(result.messages == "", "\(line)")
      #expect(result.status == 0, "\(line)")
    }
  }

  @Test(
    arguments: [
      ("keywords", "the members of Fotokring Knipoog are unknown"),
      ("birthdays", "the members of Fotokring Knipoog are unknown"),
      ("birthdays march", "the members of Fotokring Knipoog are unknown"),
      ("show Landscape", "the members of Fotokring Knipoog are unknown"),
      ("stats", "the members of Fotokring Knipoog are unknown"),
      ("near 52,5", "what more.level1.json lists is unknown"),
    ], ["table", "json"])
  func `whatever rests on a file that could not be read says so`(
    asked: (question: String, remark: String), mode: String
  ) async throws {
    let hub = try SmallHub.usual()
    let root = try String(contentsOfFile: hub.path + "/root_.level1.json", encoding: .utf8)
    try hub.write(
      "root_.level1.json",
      "{\"level1Header\": {\"level1URLIncludes\": [\"more.level1.json\"]}, \(root.dropFirst())")
    try hub.write("more.level1.json", "{")
    try hub.write("fkKnipoog.level2.json", "{")
    try await hub.export()
    let result = try await Program.run(
      Program.hubpack, ["query", hub.folder.path("out.hubpack"), asked.question, "--format", mode])
    #expect(result.status == 0)
    // A card is data alone for a program.
    guard mode == "table" || !asked.question.hasPrefix("show") else { return }
    #expect(result.messages.contains(asked.remark), "\(result.messages)")
  }

  @Test func `a count by a flag has the words of the form`() async throws {
    func names(_ format: String) async throws -> String {
      let queries = ["set former on", "members by former sort name"]
      return try await place.run("query", place.bundle, queries[0], queries[1], "--format", format)
        .output
    }
    let lines = try await names("csv").split(whereSeparator: \.isNewline)
    #expect(lines == ["name,count", "false,1", "true,1"])
    #expect(try await names("json").contains(#"{"name": "false", "count": 1},"#))
    #expect(try await names("table").contains(/no +1\n *yes +1/))
  }

  @Test func `nothing but data comes out where there is no terminal`() async throws {
    let result = try await place.shell(
      "yes 'sql SELECT 1 AS x' 2> /dev/null | head -n 99 | hubpack open $B",
      environment: ["PAGER": "sed 's/^/paged/'", "TERM": "xterm"])
    #expect(result.status == 0)
    #expect(!result.output.contains("\u{1B}"))
    #expect(!result.output.contains("paged"))
    #expect(!result.output.contains("hubpack>"))
    #expect(!FileManager.default.fileExists(atPath: place.folder.path("state")))
    #expect(try await place.run("query", place.bundle, "clubs xyz").output == "")
  }

  @Test func `the first error ends it with exit code 2, unless it is to go on`() async throws {
    let stopped = try await place.run("query", place.bundle, "clubs", "membrs", "clubs")
    #expect(stopped.status == 2)
    #expect(stopped.output == clubs)
    #expect(
      stopped.messages == """
          membrs
          ^^^^^^
        hubpack: query 2: unknown command "membrs" (did you mean "members"?); 'help' lists all commands

        """)
    let gone = try await place.run(
      "query", place.bundle, "clubs", "membrs", "clubs", "--keep-going")
    #expect(gone.status == 2)
    #expect(gone.output == clubs + clubs)
    #expect(gone.messages == stopped.messages)
    try place.folder.write("clubs\nshow Nobody\nclubs\n", to: "q.txt")
    let file = try await place.run("query", place.bundle, "--file", "q.txt")
    #expect(file.messages == "hubpack: q.txt:2: nothing matches \"Nobody\"\n")
    #expect(file.status == 2)
    let piped = try await place.shell("hubpack open $B --keep-going < q.txt")
    #expect(piped.messages == "hubpack: line 2: nothing matches \"Nobody\"\n")
    #expect(piped.output == clubs + clubs)
    #expect(piped.status == 2)
    let single = try await place.run("query", place.bundle, "show Nobody")
    #expect(single.messages == "hubpack: nothing matches \"Nobody\"\n")
  }

  @Test func `an error of SQL in a file that is read is told with its place`() async throws {
    try place.folder.write("sql SELECT 1 +\n", to: "q.txt")
    let result = try await place.run("query", place.bundle, "read q.txt")
    #expect(result.status == 2)
    #expect(result.messages.hasSuffix("hubpack: q.txt:1: incomplete input\n"))
  }

  @Test func `no query, or two sources of them, is wrong usage`() async throws {
    for line in [
      "hubpack query $B", "hubpack query $B clubs --file x", "hubpack query $B --file nowhere",
      "hubpack query $B clubs --format xml",
    ] {
      let result = try await place.shell(line)
      #expect(result.status == 2, "\(line)")
      #expect(result.messages.hasPrefix("hubpack: "), "\(result.messages)")
    }
  }

  @Test func `a query without quotes is one query`() async throws {
    let result = try await place.shell("hubpack query $B clubs country:NL")
    #expect(result.status == 0 && result.output == clubs && result.messages == "")
  }

  // MARK: - Output that goes nowhere

  @Test func `a reader that leaves early is a normal end`() async throws {
    let endless =
      "sql WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
    for line in [
      "hubpack query $B '\(endless)' --format csv", "yes clubs 2> /dev/null | hubpack open $B",
      "yes clubs 2> /dev/null | hubpack query $B --file -",
    ] {
      let result = try await place.shell("\(line) | head -n 1; echo ${PIPESTATUS[*]}")
      #expect(result.output.hasSuffix(" 0\n") || result.output.hasSuffix("\n0 0\n"), "\(line)")
      #expect(!result.output.contains(" 2"), "\(line)")
      #expect(result.messages == "", "\(line)")
    }
  }

  #if os(Linux)
    @Test func `a full disk is told, and is trouble`() async throws {
      for line in [
        "hubpack query $B clubs > /dev/full", "echo clubs | hubpack open $B > /dev/full",
      ] {
        let result = try await place.shell(line)
        #expect(result.status == 2)
        #expect(
          result.messages == "hubpack: cannot write the output: No space left on device\n")
      }
      // Not even the message can be told.
      #expect(try await place.shell("hubpack query $B clubs > /dev/full 2>&1").status == 2)
    }
  #endif

  @Test func `closed streams are not mistaken for the bundle`() async throws {
    let input = try await place.shell("hubpack open $B <&-")
    #expect(input.status == 0)
    #expect(input.messages == "")
    let output = try await place.shell("hubpack query $B clubs >&-")
    #expect(output.status == 2)
    #expect(output.messages == "hubpack: cannot write the output: Bad file descriptor\n")
    #expect(try await place.shell("hubpack query $B clubs 2>&-").output == clubs)
    #expect(try await place.shell("hubpack query $B nonsense 2>&-").status == 2)
  }

  // MARK: - Interruption

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted query ends with 130`(number: Int32) async throws {
    let terminal = try PseudoTerminal(
      running: Program.hubpack,
      ["query", place.bundle, PromptPlace.endless, "clubs", "--format", "csv", "--keep-going"],
      environment: place.environment)
    try await terminal.wait("the first row") { $0.lines.contains("begun") }
    if number == SIGINT { terminal.send("\u{3}") } else { terminal.signal(number) }
    #expect(try await terminal.status() == 130)
    #expect(terminal.screen.lines.contains { $0.contains("hubpack: interrupted") })
    #expect(!terminal.written.contains("Knipoog"))
  }

  @Test func `Ctrl-C while it waits for a line ends with 130`() async throws {
    let terminal = try PseudoTerminal(
      running: Program.hubpack, ["query", place.bundle, "--file", "-"],
      environment: place.environment)
    terminal.send("clubs\r")
    try await terminal.wait(for: "Fotokring Knipoog")
    terminal.send("\u{3}")
    #expect(try await terminal.status() == 130)
  }

  // MARK: - Language

  @Test(arguments: [
    (["LC_ALL": "nl_NL.UTF-8"], "nl"), (["LC_ALL": "", "LANG": "nl_NL"], "nl"),
    (["LC_ALL": "C"], "en"), (["LC_ALL": "POSIX", "LANG": "nl_NL"], "en"),
    (["LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "nl_NL"], "de"),
    (["LC_ALL": "C.UTF-8", "LANG": "nl_NL"], "en"), (["LC_ALL": "", "LANG": ""], "en"),
  ])
  func `the environment names the language`(environment: [String: String], code: String)
    async throws
  {
    let result = try await place.run(
      "query", place.bundle, "set language", environment: environment)
    #expect(result.output.split(separator: "\n").last?.hasPrefix("language  \(code) ") == true)
  }

  @Test func `letters come out as they are in any language of the environment`() async throws {
    for language in ["C", "POSIX", "nl_NL.ISO-8859-1", "xx_YY"] {
      let result = try await place.run(
        "query", place.bundle, "sql SELECT 'Zoë 漢字' AS zoë", "people zoë",
        environment: ["LC_ALL": language])
      #expect(result.output == "zoë\n────────\nZoë 漢字\n", "\(language)")
      #expect(result.status == 0)
    }
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], [:]])
  func `colours are for terminals that have them, and may be refused`(
    environment: [String: String]
  ) async throws {
    let terminal = try await place.prompt(environment: environment)
    #expect(try await terminal.ask("clubs").last == "1 club")
    _ = try await terminal.ask("clobs")
    try await terminal.leave()
    let isColoured = terminal.written.contains(/\u{1B}\[[0-9;]*m/)
    #expect(isColoured == environment.isEmpty)
  }

  @Test func `~ is the home folder that HOME names`() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program.run(
      Program.hubpack,
      ["query", Checkout.path("Bundles/lumen-hub-2026.11.hubpack"), "save ~/clubs.csv", "clubs"],
      environment: ["HOME": folder.url.path])
    #expect(result.status == 0, "\(result.messages)")
    #expect(FileManager.default.fileExists(atPath: folder.path("clubs.csv")))
  }
}
