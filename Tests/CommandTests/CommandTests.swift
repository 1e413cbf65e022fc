import Foundation
import HubBundle
import TestSupport
import Testing

/// The program as its users meet it: exit codes, streams, formats, messages.
struct CommandTests {
  private func hubpack(
    _ arguments: String..., in folder: String? = nil, environment: [String: String] = [:]
  ) async throws -> ProgramResult {
    try await Program.run(Program.hubpack, arguments, in: folder, environment: environment)
  }

  @Test func `export, info, verify, problems and unpack work in a row`() async throws {
    let hub = try SmallHub.usual()
    let made = try await hubpack(
      "export", "hub", "--release", "2026.11", "--created", "2026-11-15", in: hub.folder.url.path)
    #expect(made.status == 0, "\(made.messages)")
    #expect(made.output == "")
    #expect(made.messages.hasPrefix("hub-2026.11.hubpack: 1 club, 1 museum, 2 people"))
    let bundle = hub.folder.path("hub-2026.11.hubpack")
    #expect(try await hubpack("info", bundle).output.contains("Release     2026.11"))
    let verified = try await hubpack("verify", bundle)
    #expect(verified.output.hasPrefix("\(bundle): valid (level bytes, "))
    #expect(try await hubpack("problems", bundle).output == "")
    #expect(try await hubpack("unpack", bundle, hub.folder.path("out")).status == 0)
  }

  @Test func `info tells its counts as JSON`() async throws {
    let hub = try SmallHub.usual()
    _ = try await hubpack("export", hub.path, "-o", hub.folder.path("b.hubpack"))
    let json = try await hubpack("info", hub.folder.path("b.hubpack"), "--format", "json").output
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let counts = try #require(document["counts"] as? [String: Int])
    let expected = [
      "level1Files": 1, "clubs": 1, "museums": 1, "clubsWithMembers": 1, "memberships": 2,
      "photographers": 2, "photographersInSeveralClubs": 0, "keywords": 1,
      "nonStandardKeywords": 0, "languages": 1, "remarks": 1, "galleries": 1, "images": 1,
      "assets": 3, "problems": 0,
    ]
    for (name, value) in expected { #expect(counts[name] == value, "\(name)") }
    #expect((counts["assetBytes"] ?? 0) > 200)
    #expect(document["version"] as? Int == 1)
  }

  @Test func `what the maker says of a bundle is told, and an update takes it over`() async throws {
    let hub = try SmallHub.usual()
    func export(_ options: String...) async throws -> String {
      let path = hub.folder.path(UUID().uuidString)
      let made = try await Program.run(
        Program.hubpack, ["export", hub.path, "-o", path] + options)
      #expect(made.status == 0, "\(made.messages)")
      return path
    }
    func told(_ bundle: String) async throws -> [String: Any]? {
      let json = try await hubpack("info", bundle, "--format", "json").output
      return try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    }
    let plain = try await told(export())
    #expect(plain?["title"] == nil && plain?["maker"] == nil && plain?["license"] == nil)
    let first = try await export("--title", "Clubs of 't \"Zuiden\"", "--maker", "Jan <jan@x.nl>")
    let text = try await hubpack("info", first).output
    #expect(text.contains("  Title       Clubs of 't \"Zuiden\"\n  Maker       Jan <jan@x.nl>\n"))
    #expect(!text.contains("Licence"))
    let second = try await told(
      export(
        "--base", first, "--maker", "Ans", "--license", "CC0-1.0", "--consent", "the board of x"))
    #expect(second?["title"] as? String == "Clubs of 't \"Zuiden\"")
    #expect(second?["maker"] as? String == "Ans" && second?["license"] as? String == "CC0-1.0")
    #expect(second?["consent"] as? String == "the board of x" && plain?["consent"] == nil)
  }

  @Test func `an update warns of what its base omitted and it does not`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "root_.level1.json",
      """
      {"clubs": [{"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}},
                 {"idPlus": {"town": "Filmhaven", "fullName": "Fotoclub Filmrol"}}]}
      """)
    func messages(_ name: String, _ options: String...) async throws -> String {
      let result = try await Program.run(
        Program.hubpack, ["export", hub.path, "-o", hub.folder.path(name), "-q"] + options)
      #expect(result.status == 0)
      return result.messages
    }
    let (first, club) = (hub.folder.path("1"), "Fotoclub Filmrol")
    #expect(
      try await messages("1", "--omit", "birthdays,emails", "--exclude-club", club) == "")
    #expect(
      try await messages("2", "--base", first)
        == "hubpack: warning: the earlier bundle (--base) omitted birthdays, emails, 1 club; this one "
        + "does not (repeat --omit birthdays,emails and --exclude-club or --include-club to omit "
        + "them again)\n")
    #expect(
      try await messages("3", "--base", first, "--omit", "emails", "--exclude-club", club)
        == "hubpack: warning: the earlier bundle (--base) omitted birthdays; this one does not "
        + "(repeat --omit birthdays,emails to omit them again)\n")
    #expect(
      try await messages(
        "4", "--base", first, "--omit", "emails,birthdays", "--exclude-club", club) == "")
  }

  @Test func `an update that lacks the full-size pictures of its base says so`() async throws {
    let hub = try SmallHub.usual()
    let (base, update) = (hub.folder.path("base.hubpack"), hub.folder.path("b.hubpack"))
    let full = ["--assets", "all", "--image-edge", "800"]
    let first = try await Program.run(Program.hubpack, ["export", hub.path, "-o", base] + full)
    #expect(first.status == 0)
    func warning(_ options: [String]) async throws -> String? {
      let result = try await Program.run(
        Program.hubpack,
        ["export", hub.path, "-o", update, "--force", "--base", base] + options)
      return result.messages.split(separator: "\n").first { $0.contains("warning: ") }
        .map(String.init)
    }
    #expect(
      try await warning([])
        == "hubpack: warning: the earlier bundle (--base) has full-size pictures; this one does not "
        + "(repeat --assets all --image-edge 800 to keep them)")
    #expect(
      try await warning(["--assets", "all"])
        == "hubpack: warning: full-size pictures of the earlier bundle (--base) are reduced to 800 "
        + "pixels, and those of this one are not (repeat --image-edge 800 to reduce them again)")
    #expect(try await warning(full) == nil)
  }

  @Test func `a bundle of another hub is no base`() async throws {
    let (hub, other) = (try SmallHub.usual(), try SmallHub.usual())
    try other.write(
      "root_.level1.json",
      #"{"clubs": [{"idPlus": {"town": "Filmhaven", "fullName": "Fotoclub Filmrol"}}]}"#)
    let base = hub.folder.path("base.hubpack")
    let consent = ["--consent", "the boards"]
    _ = try await Program.run(
      Program.hubpack, ["export", other.path, "-o", base, "-q"] + consent)
    let result = try await hubpack(
      "export", hub.path, "-o", hub.folder.path("b.hubpack"), "--base", base)
    #expect(result.status == 2)
    #expect(
      result.messages
        == "hubpack: the earlier bundle (--base \(base)) has no club in common with this hub, so it "
        + "is of another one (use an earlier bundle of this hub, or export without --base)\n")
    #expect(try hub.folder.names() == ["base.hubpack", "hub"])
    // The other club is still there, but not selected.
    try other.write(
      "root_.level1.json",
      """
      {"clubs": [{"idPlus": {"town": "Filmhaven", "fullName": "Fotoclub Filmrol"}},
                 {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}]}
      """)
    let part = try await hubpack(
      "export", other.path, "-o", other.folder.path("b.hubpack"), "-q", "--base", base,
      "--include-club", "Fotokring Knipoog")
    #expect(part.status == 0, "\(part.messages)")
  }

  @Test func `options for a hub are refused for a bundle`() async throws {
    let bundle = Checkout.path("Bundles/lumen-hub-2026.11.hubpack")
    let result = try await hubpack(
      "problems", bundle, "--include-club", "x", "--assets", "all", "--offline")
    #expect(result.status == 2 && result.output == "")
    #expect(
      result.messages.contains("--include-club, --offline, --assets: only for a hub"),
      "\(result.messages)")
  }

  @Test func `unpack is silent with --quiet`() async throws {
    let folder = try TemporaryFolder()
    let bundle = Checkout.path("Bundles/lumen-hub-2026.11.hubpack")
    let result = try await hubpack("unpack", bundle, folder.path("u"), "--quiet")
    #expect(result.status == 0 && result.messages == "" && result.output == "")
  }

  @Test func `a broken member list is named with line and column, and the rest goes on`()
    async throws
  {
    let hub = try SmallHub.usual()
    try hub.write("fkKnipoog.level2.json", "{\n  \"club\": {}\n  \"members\": []\n}")
    let result = try await hubpack("export", hub.path, "-o", hub.folder.path("b.hubpack"))
    #expect(result.status == 3)
    #expect(
      result.messages.contains(
        "fkKnipoog.level2.json:3:3: expected ',' between object members or '}', found a string"
      ))
    #expect(try await hubpack("verify", hub.folder.path("b.hubpack")).status == 0)
    #expect(try await hubpack("problems", hub.folder.path("b.hubpack")).status == 1)
  }

  /// An update tells whose list it was.
  @Test func `an unlinked list that breaks is that of the club that had it`() async throws {
    let hub = try SmallHub()
    let clubs = ["A", "B"].map { #"{"idPlus": {"fullName": "\#($0)", "town": "Best"}}"# }
    try hub.write("root_.level1.json", #"{"clubs": [\#(clubs.joined(separator: ","))]}"#)
    try hub.write("odd.level2.json", #"{"club": \#(clubs[1]), "members": []}"#)
    func states(_ name: String, _ options: String...) async throws -> String {
      let bundle = hub.folder.path(name)
      _ = try await Program.run(
        Program.hubpack, ["export", hub.path, "-o", bundle, "--quiet"] + options)
      return try await hubpack(
        "query", bundle, "--format", "csv",
        "sql SELECT full_name, members_state FROM organizations ORDER BY id"
      ).output.split(whereSeparator: \.isNewline).dropFirst().joined(separator: " ")
    }
    #expect(try await states("a.hubpack") == "A,none B,read")
    try hub.write("odd.level2.json", "{")
    #expect(
      try await states("b.hubpack", "--base", hub.folder.path("a.hubpack")) == "A,none B,unknown")
    #expect(try await states("c.hubpack") == "A,unknown B,unknown")
  }

  @Test func `an invalid level file is told with --quiet, too, and not called missing`()
    async throws
  {
    let hub = try SmallHub.usual()
    try hub.write("root.level0.json", "[]")
    let result = try await hubpack("export", hub.path, "-q", "-o", hub.folder.path("b.hubpack"))
    #expect(result.status == 3)
    #expect(result.messages.hasPrefix("invalid: root.level0.json:1:1: expected an object"))
  }

  @Test func `a label that a file name cannot contain is told`() async throws {
    let hub = try SmallHub.usual()
    let folder = try TemporaryFolder()
    let result = try await Program.run(
      Program.hubpack, ["export", hub.path, "--release", "2026/11", "-q"], in: folder.url.path)
    #expect(result.status == 0 && result.messages.hasSuffix("cannot contain \"2026/11\")\n"))
    #expect(try folder.names().count == 1)
  }

  @Test(arguments: [
    (["export", "/nowhere/at/all"], "/nowhere/at/all: No such file or directory"),
    (["export", "https://hub.example/root.level1.json"], "placeholder URL"),
    (["export", "ftp://hub.nl/root.level1.json"], "unsupported scheme \"ftp\""),
    (["export", "https://hub.nl/root.level1.json", "--offline"], "the hub is on the web"),
    (["export"], "missing SOURCE"),
    (["problems"], "missing SOURCE"),
    (["export", ".", "--carry-forward"], "needs --base"),
    (["export", ".", "--bases-only"], "--bases-only needs --base"),
    (["export", ".", "--bases-only", "--base", "x", "--offline"], "excludes --offline"),
    (["export", ".", "--bases-only", "--base", "x", "--carry-forward"], "excludes --carry-f"),
    (["export", ".", "--base", "/nowhere.hubpack"], "No such file"),
    (["export", ".", "--thumbnail-edge", "9"], "use 16 to 16384"),
    (
      ["export", ".", "--assets", "all", "--image-edge", "100"], "cannot be smaller than thumbnails"
    ),
    (["export", ".", "--image-edge", "1920"], "--image-edge needs --assets all"),
    (["export", ".", "--report", "/nowhere/report.json"], "no such folder"),
    (["export", ".", "--connections", "0"], "use 1 to 256"),
    (["export", ".", "--max-download", "much"], "'much' is invalid"),
    (["export", "--created", "tomorrow", "."], "invalid time \"tomorrow\""),
    (
      ["export", "--omit", "names", "."],
      "unknown value \"names\" for --omit (use birthdays, emails)"
    ),
    (["info", "/nowhere.hubpack"], "No such file"),
    (["info", "/etc"], "is a folder (export it first: hubpack export /etc)"),
    (["verify", "/nowhere.hubpack"], "No such file"),
    (["verify", "/etc"], "is a folder (export it first"),
    (["export", ""], "SOURCE is empty"),
    (["export", "--created", "2026-02-30", "."], "invalid time"),
    (["export", "--created", "2026-11-15T25:00:00Z", "."], "invalid time"),
    (["export", "--created", "0000-01-01", "."], "invalid time"),
    (["export", "--omit", "", "."], "(use birthdays, emails)"),
    (["export", "--release", " ", "."], "without leading or trailing spaces"),
    (["export", "--release", "2026\n11", "."], "without control characters"),
    (["export", "--release", String(repeating: "x", count: 201), "."], "use 1 to 200 characters"),
    (["export", "--title", "", "."], "use 1 to 500 characters"),
    (["export", "--maker", "Jan\u{202E}", "."], "without control characters"),
    (
      ["export", "--license", String(repeating: "x", count: 501), "/nowhere"],
      "--license: invalid text"
    ),
    (["export", "--output", "-", "."], "name a file"),
    (["dance"], "unknown command \"dance\"; 'hubpack --help' lists all commands"),
    (["exprot"], "unknown command \"exprot\" (did you mean \"export\"?)"),
    (["kiosk", "b.hubpack"], "(did you mean \"hubpack serve --kiosk b.hubpack\"?)"),
    (["help", "prompt"], "see 'hubpack help open'"),
    (["diff", "a", "b", "--stat"], "(did you mean \"--summary\"?)"),
    (
      ["hub.hubpack"],
      "unknown command \"hub.hubpack\" (did you mean \"hubpack open hub.hubpack\"?)"
    ),
    (["show", "a.hubpack", "Jan"], "use: hubpack query a.hubpack 'show Jan'"),
    (["search", "jan"], "use: hubpack query BUNDLE 'show jan'"),
    (["list"], "use: hubpack query BUNDLE 'clubs'"),
    (
      ["query", "clubs in NL", "hub.hubpack"],
      "(did you mean \"hubpack query hub.hubpack 'clubs in NL'\"?)"
    ),
    (
      ["export", "--title", "Our", "hub", "."],
      "--title: quote a value of several words, as in --title 'Our …'\nUnexpected argument"
    ),
    (["problems", ".", "--all", "--format", "json"], "--all: needs --format text"),
    (["problems", ".", "--safe-csv"], "--safe-csv: needs --format csv"),
    (["help", "exprot"], "unknown command \"exprot\" (did you mean \"export\"?)"),
    (["info"], "Missing expected argument"),
  ])
  func `wrong usage and trouble end with 2 and say why`(arguments: [String], words: String)
    async throws
  {
    let result = try await Program.run(Program.hubpack, arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.messages.contains(words), "\(result.messages)")
  }

  @Test func `an empty folder says which files were expected`() async throws {
    let folder = try TemporaryFolder()
    let result = try await hubpack("export", folder.url.path)
    #expect(result.status == 2)
    #expect(result.messages.contains("expected root_.level1.json or root.level1.json"))
  }

  @Test func `help and version are output, not trouble`() async throws {
    for arguments in [["--help"], ["export", "--help"], ["help", "verify"], ["--version"]] {
      let result = try await Program.run(Program.hubpack, arguments)
      #expect(result.status == 0 && result.messages == "" && result.output.contains("hubpack"))
    }
  }

  @Test(arguments: ["export", "diff", "log", "info", "verify", "unpack", "problems"])
  func `the help of each command starts with examples and lists its exit codes`(command: String)
    async throws
  {
    let help = try await hubpack(command, "--help").output
    let examples = try #require(help.range(of: "Examples:"))
    let usage = try #require(help.range(of: "USAGE:"))
    #expect(examples.lowerBound < usage.lowerBound)
    #expect(help.contains("Exit codes: 0"))
  }

  @Test(arguments: [
    ("-o new.zip --report new.zip", "is the bundle of --output or --base"),
    (
      "-o new.zip --base base.zip --report ./base.zip --force",
      "is the bundle of --output or --base"
    ),
    ("-o new.zip --report notes.txt", "use --force to overwrite"),
    ("-o new.zip --report HUB/clubs.level1.json --force", "is a file of the hub itself"),
    ("-o HUB/root_.level1.json --force", "is a file of the hub itself"),
    ("-o new.zip --report /dev/null", "not a regular file"),
  ])
  func `an export replaces nothing that somebody needs`(options: String, words: String) async throws
  {
    let hub = try SmallHub.usual()
    let folder = try TemporaryFolder()
    _ = try await hubpack("export", hub.path, "-o", folder.path("base.zip"))
    for path in [folder.path("notes.txt"), hub.path + "/clubs.level1.json"] {
      try Data("notes".utf8).write(to: URL(fileURLWithPath: path))
    }
    let result = try await Program.run(
      Program.hubpack,
      ["export", hub.path]
        + options.replacingOccurrences(of: "HUB", with: hub.path).split(separator: " ").map(
          String.init),
      in: folder.url.path)
    #expect(result.status == 2)
    #expect(result.messages.contains(words), "\(result.messages)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("new.zip")))
  }

  @Test func `a report does not replace the bundle that nobody named`() async throws {
    let hub = try SmallHub.usual()
    let folder = try TemporaryFolder()
    func export(_ options: String...) async throws -> ProgramResult {
      try await Program.run(
        Program.hubpack, ["export", hub.path, "--release", "1", "-q"] + options, in: folder.url.path
      )
    }
    _ = try await export()
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.url.path).first)
    try FileManager.default.removeItem(atPath: folder.path(name))
    let result = try await export("--report", name)
    #expect(result.status == 2 && result.messages.contains("is the new bundle"))
    #expect(try await hubpack("verify", folder.path(name)).status == 0)
  }

  @Test func `export tells as many problems as there are`() async throws {
    let hub = try SmallHub.usual()
    try FileManager.default.removeItem(atPath: hub.folder.path("hub/ans.png"))
    let bundle = hub.folder.path("b.hubpack")
    let messages = try await hubpack("export", hub.path, "-o", bundle).messages
    let told = try #require(messages.firstMatch(of: /(\d+) problems?: hubpack problems/)?.output.1)
    let listed = try await hubpack("problems", bundle).output.split(separator: "\n")
    #expect(Int(told) == listed.count)
  }

  @Test func `the time of each answer is told when it is wanted`() async throws {
    let bundle = Checkout.path("Bundles/lumen-hub-2026.11.hubpack")
    let result = try await Program.run(
      "/bin/sh",
      ["-c", "printf 'clubs limit 1\\nset timing on\\nclubs limit 1\\n' | $0 open $1"]
        + [Program.hubpack, bundle])
    #expect(result.status == 0)
    #expect(result.messages.split(separator: "\n").last?.wholeMatch(of: /\d+\.\d{3} s/) != nil)
  }

  @Test func `a closed pipe is a quiet end`() async throws {
    let hub = try SmallHub.usual()
    _ = try await hubpack("export", hub.path, "-o", hub.folder.path("b.hubpack"))
    let line =
      "'\(Program.hubpack)' info '\(hub.folder.path("b.hubpack"))' | true; echo ${PIPESTATUS[0]}"
    let result = try await Program.run("bash", ["-c", line])
    #expect(result.output == "0\n" && result.messages == "")
  }

  /// Whatever writes to standard output.
  private static let answers =
    ["info", "verify", "problems"].flatMap { command in
      ["text", "json", "csv", "markdown"].map { "\(command) b.hubpack --format \($0)" }
    } + ["text", "json", "markdown", "html"].map { "diff b.hubpack c.hubpack --format \($0)" }
    + ["text", "json", "markdown"].map { "log b.hubpack c.hubpack --format \($0)" } + [
      "--help", "--version", "help", "help info", "help query", "info --help",
      "--generate-completion-script bash", "query b.hubpack clubs", "query b.hubpack schema",
      "query b.hubpack help", "query b.hubpack stats", "query b.hubpack set",
      "problems hub", "problems hub --format sarif", "problems hub --format github",
      "export hub -o d.hubpack --report -",
    ]

  #if os(Linux)
    @Test func `an output that cannot be written is trouble, whatever it is`() async throws {
      let hub = try SmallHub.usual()
      // So that there is a problem to tell.
      try FileManager.default.removeItem(atPath: hub.path + "/flip.png")
      for name in ["b.hubpack", "c.hubpack"] {
        _ = try await hubpack("export", hub.path, "-o", hub.folder.path(name), "-q")
      }
      for answer in Self.answers {
        let result = try await Program.run(
          Program.hubpack, answer.split(separator: " ").map(String.init), in: hub.folder.url.path,
          standardOutput: "/dev/full")
        #expect(result.status == 2, "\(answer): \(result)")
        #expect(
          result.messages.hasSuffix("cannot write the output: No space left on device\n"),
          "\(answer): \(result)")
      }
    }
  #endif

  @Test func `help that nobody reads is a quiet end`() async throws {
    let line = "'\(Program.hubpack)' --help | true; echo ${PIPESTATUS[0]}"
    let result = try await Program.run("bash", ["-c", line])
    #expect(result.output == "0\n" && result.messages == "")
  }

  @Test func `names that try to steer a terminal are shown as code points`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
       {"name": {"givenName": "Red \\u001b[31m\\u202e", "familyName": "Alert"},
        "optional": {"level3URL": "gone/"}}]}
      """)
    let bundle = hub.folder.path("b.hubpack")
    let made = try await hubpack("export", hub.path, "-o", bundle)
    let told = made.messages + (try await hubpack("problems", bundle).output)
    #expect(told.contains("Red <U+1B>[31m<U+202E> Alert"))
    #expect(!told.unicodeScalars.contains("\u{1B}") && !told.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `locale, time zone, umask and working folder leave no trace in the bytes`()
    async throws
  {
    let hub = try SmallHub.usual()
    func export(_ name: String, _ prefix: String, _ environment: [String: String]) async throws
      -> Data
    {
      let output = hub.folder.path(name)
      let command =
        "\(prefix) '\(Program.hubpack)' export '\(hub.path)' --created 2026-11-15 -q -o '\(output)'"
      let result = try await Program.run("bash", ["-c", command], environment: environment)
      #expect(result.status == 0, "\(result.messages)")
      return try Data(contentsOf: URL(fileURLWithPath: output))
    }
    let plain = try await export("1", "", ["TZ": "UTC", "LC_ALL": "C", "LANG": "C"])
    #expect(
      try await export("2", "umask 077;", ["TZ": "Asia/Tokyo", "LC_ALL": "C.UTF-8"]) == plain)
    #expect(
      try await export(
        "3", "umask 000; cd /;", ["TZ": "America/New_York", "LC_ALL": "tr_TR.UTF-8"])
        == plain)
    #expect(
      try await export(
        "4", "", ["TZ": "Pacific/Chatham", "LANG": "nl_NL.UTF-8", "SOURCE_DATE_EPOCH": "1"])
        == plain)
  }

  @Test func `the time of creation comes from the environment when nobody declares it`()
    async throws
  {
    let hub = try SmallHub.usual()
    let bundle = hub.folder.path("b.hubpack")
    let result = try await hubpack(
      "export", hub.path, "-o", bundle, environment: ["SOURCE_DATE_EPOCH": "1794700800"])
    #expect(result.status == 0)
    #expect(try BundleFile(path: bundle).manifest.created == "2026-11-15T00:00:00Z")
  }

  /// Foundation and others trap where a file cannot be opened.
  @Test(arguments: [8, 18, 40])
  func `without file descriptors every command says so and leaves nothing`(limit: Int) async throws
  {
    let hub = try SmallHub.usual()
    let before = try hub.folder.names()
    func run(_ kind: String, _ arguments: [String]) async throws -> ProgramResult {
      try await Program.run(
        "/bin/sh",
        ["-c", "ulimit -\(kind)n \(limit) && exec \"$@\"", "sh", Program.hubpack] + arguments)
    }
    let bundle = hub.folder.path("b.hubpack")
    for arguments in [["export", hub.path, "-o", bundle], ["info", bundle], ["help"]] {
      let result = try await run("", arguments)
      #expect(result.status == 2 && result.messages.contains("Too many open files"))
    }
    #expect(try hub.folder.names() == before)
    // A limit that can be raised is.
    #expect(try await run("S", ["export", hub.path, "-o", bundle]).status == 0)
  }

  /// A task waits for its thread for ever.
  @Test func `without threads every command says so and leaves nothing`() async throws {
    let hub = try SmallHub.usual()
    let before = try hub.folder.names()
    let bundle = hub.folder.path("b.hubpack")
    for arguments in [["export", hub.path, "-o", bundle], ["info", bundle], ["help"]] {
      // Room for the program, but not for the stack of a thread.
      let result = try await Program.run(
        "/bin/sh",
        ["-c", "ulimit -s 1000000 && ulimit -v 4000000 && exec \"$@\"", "sh", Program.hubpack]
          + arguments)
      #expect(result.status == 2, "\(result.messages)")
      #expect(result.messages.hasPrefix("hubpack: too few threads can be started"))
    }
    #expect(try hub.folder.names() == before)
  }

  @Test func `a name of as many bytes as the system allows is no obstacle`() async throws {
    let hub = try SmallHub.usual()
    for name in [String(repeating: "n", count: 255), String(repeating: "é", count: 127)] {
      let bundle = hub.folder.path(name)
      let result = try await hubpack("export", hub.path, "-o", bundle)
      #expect(result.status == 0, "\(result.messages)")
      #expect(try hub.folder.names().contains(name))
    }
    #expect(try hub.folder.names().count == 3)
  }

  @Test func `a limit of the sizes of files is told as one of writing`() async throws {
    let hub = try SmallHub.usual()
    let before = try hub.folder.names()
    let result = try await Program.run(
      "/bin/sh",
      [
        "-c", "ulimit -f 10 && exec \"$@\"", "sh", Program.hubpack, "export", hub.path, "-o",
        hub.folder.path("b.hubpack"),
      ])
    #expect(result.status == 2)
    #expect(result.messages.contains("cannot write "), "\(result.messages)")
    #expect(result.messages.contains("File too large"), "\(result.messages)")
    #expect(try hub.folder.names() == before)
  }

  @Test func `an existing bundle is replaced only by force`() async throws {
    let hub = try SmallHub.usual()
    let bundle = try hub.folder.write("precious", to: "b.hubpack")
    let refused = try await hubpack("export", hub.path, "-o", bundle)
    #expect(refused.status == 2 && refused.messages.contains("--force"))
    #expect(try await hubpack("export", hub.path, "-o", bundle, "--force").status == 0)
    #expect(try await hubpack("verify", bundle).status == 0)
  }

  @Test func `the README shows what the program prints`() async throws {
    let readme = try String(contentsOfFile: Checkout.path("README.md"), encoding: .utf8)
    let bundle = "Bundles/lumen-hub-2026.11.hubpack"
    for command in ["info", "verify"] {
      let printed = try await hubpack(command, bundle, in: Checkout.root.path).output
      #expect(readme.contains(printed.replacing("Bundles/", with: "")), "\(command)")
    }
    let problems = try await hubpack("problems", bundle, in: Checkout.root.path).output
    #expect(readme.contains(problems.split(separator: "\n").prefix(3).joined(separator: "\n")))
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Bundles"), withDestinationPath: Checkout.path("Bundles"))
    let exported = try await hubpack(
      "export", "Bundles/2026.11/lumen-hub", "--release", "2026.11", "--created", "2026-11-15",
      "--page-galleries", in: folder.url.path)
    #expect(readme.contains(exported.messages))
  }

  @Test func `omissions add up, however they are given`() async throws {
    let hub = try SmallHub.usual()
    let bundle = hub.folder.path("b.hubpack")
    for options in [["--omit", "birthdays,emails"], ["--omit", "birthdays", "--omit", "Emails"]] {
      let result = try await Program.run(
        Program.hubpack, ["export", hub.path, "-o", bundle, "--force"] + options)
      #expect(result.status == 0, "\(result.messages)")
      #expect(try BundleFile(path: bundle).manifest.leftOut.omitted == ["birthdays", "emails"])
    }
  }

  @Test func `force replaces bundles, but neither devices nor links nor folders`() async throws {
    let hub = try SmallHub.usual()
    let target = try hub.folder.write("precious", to: "precious")
    let link = hub.folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let fifo = hub.folder.path("fifo")
    #expect(mkfifo(fifo, 0o600) == 0)
    for output in [link, fifo, hub.path, hub.folder.path("gone") + "/"] {
      let result = try await hubpack("export", hub.path, "-o", output, "--force")
      #expect(result.status == 2, "\(output): \(result.messages)")
    }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "precious")
    #expect(try hub.folder.names() == ["fifo", "hub", "link", "precious"])
  }

  @Test(arguments: ["/dev/full", "&-"])
  func `messages that nobody can read change nothing`(stream: String) async throws {
    let hub = try SmallHub.usual()
    let bundle = hub.folder.path("b.hubpack")
    for (command, status) in [
      ("export '\(hub.path)' -o '\(bundle)' --force", 0), ("info /nowhere", 2), ("--nonsense", 2),
    ] {
      let line = "'\(Program.hubpack)' \(command) 2>\(stream); echo $?"
      #expect(try await Program.run("bash", ["-c", line]).output == "\(status)\n", "\(command)")
    }
  }

  @Test(arguments: ["fkKnipoog.level2.json", "root.level0.json", "flip.png", "empty.json"])
  func `a file that is no Level 1 file is no hub`(name: String) async throws {
    let hub = try SmallHub.usual()
    try hub.write("empty.json", "{}")
    let result = try await hubpack(
      "export", hub.path + "/" + name, "-o", hub.folder.path("b.hubpack"))
    #expect(result.status == 2)
    #expect(result.messages.contains("use a folder or a Level 1 file"), "\(result.messages)")
    // A bundle of that name is not the first thing to tell.
    try hub.folder.write("precious", to: "b.hubpack")
    let again = try await hubpack(
      "export", hub.path + "/" + name, "-o", hub.folder.path("b.hubpack"))
    #expect(again.messages == result.messages)
  }

  @Test func `a level file that is on the web is left out by name`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "root_.level1.json",
      #"{"level1Header": {"level1URLIncludes": ["https://hub.nl/more.level1.json"]}}"#)
    let result = try await hubpack(
      "export", hub.path, "-o", hub.folder.path("b.hubpack"), "--offline")
    #expect(result.status == 0)
    #expect(
      result.messages.contains(
        "skipped (offline): 1 level file\n  https://hub.nl/more.level1.json\n"))
  }

  @Test func `a Level 0 that was named has to be there`() async throws {
    let hub = try SmallHub.usual()
    let bundle = hub.folder.path("b.hubpack")
    let result = try await hubpack("export", hub.path, "-o", bundle, "--level0", "nowhere.json")
    #expect(result.status == 2 && result.messages.contains("nowhere.json: no such file"))
    #expect(try hub.folder.names() == ["hub"])
  }

  @Test func `what is wrong with a bundle is told with its name`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("hello", to: "letter.txt")
    for command in ["info", "problems"] {
      let result = try await hubpack(command, path)
      #expect(result.messages == "hubpack: \(path): not a hubpack bundle\n")
    }
  }

  @Test func `problems come as JSON, CSV and Markdown`() async throws {
    let hub = try SmallHub.usual()
    try hub.write("root.level0.json", "[]")
    let bundle = hub.folder.path("b.hubpack")
    _ = try await hubpack("export", hub.path, "-o", bundle)
    let json = try await hubpack("problems", bundle, "--format", "json").output
    #expect(json.contains(#""code" : "wrong-type""#) && json.contains(#""version" : 1"#))
    let csv = try await hubpack("problems", bundle, "--format", "csv").output
    #expect(
      csv.hasPrefix(
        "severity,code,file,line,column,path,message,suggestion\r\nerror,wrong-type,root.level0.json,1,1,"
      ))
    let markdown = try await hubpack("problems", bundle, "--format", "markdown").output
    #expect(markdown.hasPrefix("| severity | code | file |"))
  }
}
