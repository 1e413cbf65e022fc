import Foundation
import HubBundle
import HubModel
import HubViewer
import TestSupport
import Testing

/// Traps that people fell into: each says what to do, or does what was meant.
struct TrapTests {
  private static let bundle = Checkout.path("Bundles/lumen-hub-2026.11.hubpack")
  private static let earlier = Checkout.path("Bundles/lumen-hub-2026.05.hubpack")

  private func hubpack(_ arguments: String...) async throws -> ProgramResult {
    try await Program.run(Program.hubpack, arguments)
  }

  /// Runs a command with a file on standard input, through a pipe.
  private func piped(_ path: String, _ arguments: String...) async throws -> ProgramResult {
    try await Program.run(
      "bash", ["-c", "cat \"$0\" | \"$@\"", path, Program.hubpack] + arguments)
  }

  // MARK: - Bundles on standard input

  @Test(arguments: [
    ["info", "BUNDLE"], ["info", "BUNDLE", "--format", "json"], ["verify", "BUNDLE"],
    ["verify", "BUNDLE", "--level", "viewer"], ["problems", "BUNDLE"],
    ["query", "BUNDLE", "clubs", "info"], ["diff", earlier, "BUNDLE", "--summary"],
    ["diff", "BUNDLE", earlier, "--only", "clubs"], ["log", earlier, "BUNDLE"],
  ])
  func `a bundle on standard input is read as from a file`(_ arguments: [String]) async throws {
    func named(_ name: String) -> [String] { arguments.map { $0 == "BUNDLE" ? name : $0 } }
    let file = try await Program.run(Program.hubpack, named(Self.bundle))
    let result = try await Program.run(
      "bash",
      ["-c", "cat \"$0\" | \"$@\"", Self.bundle, Program.hubpack] + named("-"))
    #expect(result.status == file.status)
    #expect(result.output.replacing("standard input", with: Self.bundle) == file.output)
    #expect(result.messages.replacing("standard input", with: Self.bundle) == file.messages)
  }

  @Test func `a bundle on standard input unpacks, and leaves no temporary file`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("tmp"), withIntermediateDirectories: false)
    let result = try await Program.run(
      "bash", ["-c", "cat \"$0\" | \"$1\" unpack - out", Self.bundle, Program.hubpack],
      in: folder.url.path, environment: ["TMPDIR": folder.path("tmp")])
    #expect(
      result.status == 0 && result.messages.wholeMatch(of: /out: \d+ files\n/) != nil, "\(result)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")).isEmpty)
  }

  @Test func `what is wrong with standard input is said of standard input`() async throws {
    for arguments in [["info", "-"], ["query", "-", "clubs"], ["problems", "-"]] {
      let result = try await Program.run(
        "bash", ["-c", "echo hello | \"$@\"", "bash", Program.hubpack] + arguments)
      #expect(result.status == 2)
      #expect(result.messages == "hubpack: standard input: not a hubpack bundle\n")
    }
    let verified = try await piped("/dev/null", "verify", "-")
    #expect(verified.status == 1 && verified.output.hasPrefix("standard input: "))
  }

  @Test(arguments: [
    (["open", "-"], "'open' reads commands from standard input"),
    (["query", "-", "--file", "-"], "cannot hold both"), (["serve", "-"], "needs a file"),
  ])
  func `standard input cannot be two things`(arguments: [String], words: String) async throws {
    let result = try await Program.run(Program.hubpack, arguments)
    #expect(result.status == 2 && result.messages.contains(words), "\(result.messages)")
  }

  // MARK: - Unpacking again

  @Test(arguments: [[], ["--as-hub"]])
  func `unpacking again replaces what unpack wrote, and nothing else`(
    options: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    let target = folder.path("out")
    func unpack(_ more: String...) async throws -> ProgramResult {
      try await Program.run(
        Program.hubpack, ["unpack", Self.bundle, target] + options + more)
    }
    _ = try await hubpack("unpack", Self.earlier, target)
    let refused = try await unpack()
    #expect(refused.status == 2)
    #expect(
      refused.messages
        == "hubpack: \(target): not empty (use --force to replace what 'unpack' wrote)\n")
    #expect(try await unpack("--force").status == 0)
    #expect(try await unpack("--force").status == 0)
    let fresh = folder.path("fresh")
    _ = try await Program.run(Program.hubpack, ["unpack", Self.bundle, fresh] + options)
    let difference = try await Program.run("diff", ["-r", target, fresh])
    #expect(difference.status == 0, "\(difference.output)")
    try folder.write("mine", to: "out/assets/notes.TXT")
    let kept = try await unpack("--force")
    #expect(kept.status == 2)
    #expect(
      kept.messages
        == "hubpack: \(target): not replaced: 'unpack' did not write assets/notes.TXT "
        + "(choose a new folder)\n")
    #expect(FileManager.default.fileExists(atPath: folder.path("out/assets/notes.TXT")))
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == ["out", "fresh"])
  }

  @Test func `a folder of somebody else is not replaced`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "photos/dunes.jpg")
    let result = try await hubpack("unpack", Self.bundle, folder.path("photos"), "--force")
    #expect(result.status == 2 && result.messages.contains("did not write dunes.jpg"))
    #expect(FileManager.default.fileExists(atPath: folder.path("photos/dunes.jpg")))
  }

  // MARK: - Formats, languages, pagers, names

  @Test(arguments: ["info BUNDLE", "problems BUNDLE", "query BUNDLE clubs", "diff BUNDLE BUNDLE"])
  func `md is short for markdown`(_ command: String) async throws {
    let words = command.split(separator: " ").map { $0 == "BUNDLE" ? Self.bundle : String($0) }
    let short = try await Program.run(Program.hubpack, words + ["--format", "md"])
    let long = try await Program.run(Program.hubpack, words + ["--format", "markdown"])
    #expect(short.output == long.output && short.messages == "")
  }

  @Test(arguments: [
    ("set language xx", "unknown language \"xx\" (this bundle has de, en, fr, is, ja, nl)"),
    ("set pager maybe", "unknown pager \"maybe\" (use on, off or a command, such as less)"),
    ("set pager /no/such/pager -R", "unknown pager \"/no/such/pager\""),
    ("show Jan", "\"Jan\" is ambiguous: 6 matches (use a longer name)"),
    ("portfolio Jan", "\"Jan\" is ambiguous: "), ("image Jan to x.jpg", "\"Jan\" is ambiguous: "),
  ])
  func `settings that cannot be, and names that may be several, end with 2`(
    line: String, message: String
  ) async throws {
    let result = try await hubpack("query", Self.bundle, line)
    #expect(result.status == 2)
    #expect(result.messages.contains(message), "\(result.messages)")
  }

  @Test(arguments: [
    "set language fr", "set language es", "set pager off", "set pager cat", "set pager 'less -R'",
    "set pager 'LESS=R less'", "set mode md",
  ])
  func `settings that can be are taken`(_ line: String) async throws {
    let result = try await hubpack("query", Self.bundle, line)
    #expect(result.status == 0 && result.messages == "", "\(result.messages)")
  }

  @Test func `an unknown language on the command line is refused`() async throws {
    let result = try await hubpack("query", Self.bundle, "clubs", "--language", "xx")
    #expect(result.status == 2 && result.output == "")
    #expect(result.messages.hasPrefix("hubpack: unknown language \"xx\" (this bundle has "))
  }

  @Test func `an ambiguous name lists what it may be`() async throws {
    let result = try await hubpack("query", Self.bundle, "show zonne", "--format", "json")
    #expect(
      result.output == """
        {"version": 1, "rows": [
          {"kind": "club", "name": "Fotoclub Zonnevlek (Waterlinge)"},
          {"kind": "club", "name": "Fotoclub Zonnevlek Oost (Waterlinge)"},
          {"kind": "person", "name": "Jan Zonneschijn"}
        ]}

        """)
  }

  // MARK: - Help

  @Test(arguments: [
    "export", "open", "query", "diff", "log", "serve", "info", "verify", "unpack", "problems",
  ])
  func `examples in help are not wrapped at 80 columns`(command: String) async throws {
    let help = try await Program.run(
      Program.hubpack, ["help", command], environment: ["COLUMNS": "80"])
    let examples = help.output.components(separatedBy: "Examples:\n").dropFirst().first?
      .components(separatedBy: "\n\n").first
    let lines = try #require(examples).split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("  hubpack ") }, "\(lines)")
  }

  // MARK: - Who is counted

  /// The memberships of a club, of all people.
  private static func members(of club: Int, _ conditions: [Condition] = []) -> ListQuery {
    var query = ListQuery(.members)
    query.scope = .organization(Int64(club))
    query.visibility = .everybody
    query.conditions = conditions
    return query
  }

  @Test func `the members of a club are its current ones, everywhere`() async throws {
    let catalog = try BundleFile(path: Self.bundle).catalog()
    let all = ViewerFiles.organizationRows.replacing("LIMIT ? OFFSET ?", with: "")
    let viewed = Dictionary(
      uniqueKeysWithValues: try catalog.records(of: all) {
        (try $0.requiredInteger("id"), try $0.requiredInteger("current"))
      })
    var query = ListQuery(.clubs)
    query.columns = ["id", "members", "formerMembers"]
    var clubs: [[Int]] = []
    try catalog.forEachRow(of: query) { row in
      clubs.append(
        row.map { value in
          guard case .integer(let number) = value else { return -1 }
          return number
        })
    }
    #expect(clubs.count == 13)
    for club in clubs where club[1] >= 0 {
      #expect(viewed[club[0]] == club[1])
      let all = try catalog.count(of: Self.members(of: club[0]))
      #expect(all == club[1] + club[2])
      let current = Condition(.status, .equals("current"))
      let found = try catalog.count(of: Self.members(of: club[0], [current]))
      #expect(found == club[1])
    }
  }

  @Test func `people who are hidden are counted`() async throws {
    let query = "members club:Morgenlicht columns name"
    let text = try await hubpack("query", Self.bundle, query)
    #expect(text.messages == "hubpack: 2 more members are hidden ('set deceased on' shows them)\n")
    let json = try await hubpack("query", Self.bundle, query, "--format", "json")
    #expect(
      json.output.hasPrefix("{\"version\": 1, \"list\": \"members\", \"hidden\": 2, \"rows\""))
    let former = try await hubpack("query", Self.bundle, "set former on", query)
    #expect(former.messages == "hubpack: 1 more member is hidden ('set deceased on' shows them)\n")
    let count = try await hubpack("query", Self.bundle, "count members club:Morgenlicht")
    #expect(count.output.contains("members     12"))
    #expect(count.messages == text.messages)
    let counts = try await hubpack("query", Self.bundle, "members by club", "--format", "csv")
    let clubs = try await hubpack(
      "query", Self.bundle, "clubs members:>0 columns name,town,members sort -members,name",
      "--format", "json")
    let listed = try #require(
      try JSONSerialization.jsonObject(with: Data(clubs.output.utf8)) as? [String: Any])
    let numbers = try #require(listed["rows"] as? [[String: Any]]).map { $0["members"] as? Int }
    let counted = counts.output.split(separator: "\r\n").dropFirst().map {
      $0.split(separator: ",").last.flatMap { Int($0) }
    }
    #expect(counted == numbers)
    let all = try await hubpack("query", Self.bundle, "set deceased on", query)
    #expect(all.messages == "")
  }

  @Test func `birthdays that were omitted are said to be`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("b.hubpack")
    _ = try await hubpack(
      "export", Checkout.path("Bundles/2026.11/lumen-hub"), "--offline", "-q", "-o", path, "--omit",
      "birthdays", "--assets", "none")
    for line in ["birthdays", "people birthday:10", "members sort birthday"] {
      let result = try await hubpack("query", path, line)
      #expect(result.status == 0)
      #expect(result.messages.contains("birthdays are omitted from this bundle"), "\(line)")
    }
    let card = try await hubpack("query", path, "show Bas Nachtegaal")
    #expect(card.output.contains("omitted from this bundle"), "\(card.output)")
    #expect(try await hubpack("query", path, "clubs").messages == "")
    #expect(try await hubpack("query", Self.bundle, "birthdays").messages == "")
  }

  // MARK: - Hosts that do not answer

  @Test func `a host that does not answer is one line of problems`() async throws {
    let hub = try SmallHub.usual()
    let members = (1...5).map { number in
      """
      {"name": {"givenName": "Wil", "familyName": "Web\(number)"},
       "optional": {"featuredImage": "http://127.0.0.1:1/\(number).jpg"}}
      """
    }
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}},
       "members": [\(members.joined(separator: ",\n"))]}
      """)
    let arguments = ["problems", hub.path, "--allow-private-network"]
    let text = try await Program.run(Program.hubpack, arguments)
    #expect(text.status == 1)
    let lines = text.output.split(separator: "\n").filter { $0.contains("127.0.0.1") }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix("127.0.0.1: error: 5 pictures could not be reached: ") == true)
    #expect(text.messages.contains("no host could be reached (no network? use --offline)"))
    let csv = try await Program.run(Program.hubpack, arguments + ["--format", "csv"])
    let rows = csv.output.split(whereSeparator: \.isNewline).filter { $0.contains("127.0.0.1") }
    #expect(rows.count == 5)
  }
}
