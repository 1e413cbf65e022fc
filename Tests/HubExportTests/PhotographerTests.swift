import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

/// The facts about a person that several clubs list (Docs/Hub.md, "Level 2").
struct PhotographerTests {
  /// Returns a hub of two clubs, A before B, that both list Jan Bos, each with the given fields.
  private func catalog(a: String, b: String) async throws -> (SmallHub, String) {
    let hub = try SmallHub()
    func club(_ name: String) -> String {
      #"{"idPlus": {"town": "Dorp", "fullName": "\#(name)", "nickName": "\#(name)"}}"#
    }
    try hub.write("root_.level1.json", #"{"clubs": [\#(club("A")), \#(club("B"))]}"#)
    for (name, fields) in [("A", a), ("B", b)] {
      try hub.write(
        "\(name).level2.json",
        """
        {"club": \(club(name)), "members": [
          {"name": {"givenName": "Jan", "familyName": "Bos"}, "optional": {\(fields)}}]}
        """)
    }
    let path = try await hub.export().path
    try await Program.run("unzip", ["-qo", path, "catalog.sqlite", "-d", hub.folder.path("x")])
    return (hub, hub.folder.path("x/catalog.sqlite"))
  }

  private func ask(_ query: String, a: String, b: String) async throws -> String {
    let (hub, catalog) = try await catalog(a: a, b: b)
    defer { withExtendedLifetime(hub) {} }
    let result = try await Program.run("sqlite3", [catalog, query])
    #expect(result.messages == "")
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func `one person in two clubs is one photographer with two memberships`() async throws {
    let counts = "SELECT (SELECT count(*) FROM photographers), (SELECT count(*) FROM memberships)"
    #expect(try await ask(counts, a: "", b: "") == "1|2")
  }

  @Test func `of two current memberships, the later one in Level 1 order counts`() async throws {
    let website = try await ask(
      "SELECT website FROM photographers", a: #""website": "a.example""#,
      b: #""website": "b.example""#)
    #expect(website == "b.example")
  }

  @Test func `a current membership takes precedence over a former one`() async throws {
    let website = try await ask(
      "SELECT website FROM photographers", a: #""website": "a.example""#,
      b: #""website": "b.example", "status": {"isFormerMember": true}"#)
    #expect(website == "a.example")
  }

  @Test func `a membership that ended before the bundle was made is former`() async throws {
    let former = "SELECT group_concat(is_former) FROM (SELECT * FROM memberships ORDER BY id)"
    let flags = try await ask(
      former, a: #""membershipEndDate": "2026-11-14""#, b: #""membershipEndDate": "2026-11-15""#)
    #expect(flags == "1,0")
    #expect(try await ask(former, a: #""membershipEndDate": "9999-01-01""#, b: "") == "0,0")
  }

  @Test func `an absent value is not a disagreement`() async throws {
    let query = """
      SELECT birthday, (SELECT count(*) FROM problems WHERE code = 'photographer-disagreement')
      FROM photographers
      """
    #expect(try await ask(query, a: #""birthday": "9999-10-18""#, b: "") == "--10-18|0")
  }

  @Test func `disagreement is a warning that shows both values`() async throws {
    let message = try await ask(
      "SELECT message FROM problems WHERE code = 'photographer-disagreement'",
      a: #""birthday": "9999-10-18""#, b: #""birthday": "9999-10-19""#)
    #expect(
      message
        == #"clubs disagree on the birthday of Jan Bos: this file has "--10-18"; "--10-19" is used"#
    )
  }

  @Test func `a person who is deceased in one club is deceased and former in all`() async throws {
    let query = """
      SELECT is_deceased, (SELECT sum(is_former) FROM memberships) FROM photographers
      """
    #expect(try await ask(query, a: #""status": {"isDeceased": true}"#, b: "") == "1|2")
  }

  @Test func `deceased is derived before former, which decides which statement counts`()
    async throws
  {
    // If A's membership were still current, its website would take precedence over that of B, a
    // former one.
    let website = try await ask(
      "SELECT website FROM photographers",
      a: #""website": "a.example", "status": {"isDeceased": true}"#,
      b: #""website": "b.example", "status": {"isFormerMember": true}"#)
    #expect(website == "b.example")
  }

  @Test func `a person has the keywords of all clubs, regardless of case`() async throws {
    let keywords = try await ask(
      "SELECT group_concat(key, ',') FROM (SELECT key FROM keywords ORDER BY key)",
      a: #""keywords": ["Travel", "street"]"#, b: #""expertises": ["TRAVEL", "Macro"]"#)
    #expect(keywords == "macro,street,travel")
  }

  @Test func `the level of a club follows from its members`() async throws {
    let levels = "SELECT group_concat(level) FROM (SELECT level FROM organizations ORDER BY id)"
    #expect(try await ask(levels, a: #""level3URL": "https://x.example/""#, b: "") == "3,2")
  }

  @Test func `a birthday with and without its year agree, and the fuller one wins`() async throws {
    let (full, short) = (#""birthday": "1950-03-01""#, #""birthday": "9999-03-01""#)
    for (a, b) in [(full, short), (short, full)] {
      #expect(try await ask("SELECT birthday FROM photographers", a: a, b: b) == "1950-03-01")
      #expect(
        try await ask("SELECT count(*) FROM problems WHERE code LIKE '%disagree%'", a: a, b: b)
          == "0")
    }
    let other = #""birthday": "1950-03-02""#
    #expect(try await ask("SELECT birthday FROM photographers", a: other, b: short) == "--03-01")
    #expect(
      try await ask(
        "SELECT count(*) FROM problems WHERE code LIKE '%disagree%'", a: other, b: short) == "1")
  }

  @Test(arguments: [
    ("http://www.jan.example/", "https://JAN.example", "0"),
    ("https://jan.example/Werk/", "https://www.jan.example/Werk", "0"),
    ("https://jan.example/Werk", "https://jan.example/werk", "1"),
    ("https://jan.example", "https://jan.example/foto", "1"),
  ])
  func `two spellings of one website are no disagreement`(
    a: String, b: String, count: String
  ) async throws {
    let query = "SELECT count(*) FROM problems WHERE code = 'photographer-disagreement'"
    let found = try await ask(query, a: #""website": "\#(a)""#, b: #""website": "\#(b)""#)
    #expect(found == count)
  }
}
