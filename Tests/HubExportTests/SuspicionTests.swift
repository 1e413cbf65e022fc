import HubBundle
import HubExport
import HubModel
import HubSource
import TestSupport
import Testing

/// Problems that show only beside other records, or beside the day on which a bundle is made.
struct SuspicionTests {
  /// A member of the small hub, on a line of their own.
  private static func member(_ name: String, _ fields: String) -> String {
    #"{"name": {"givenName": "\#(name)", "familyName": "Flits"}, "optional": {\#(fields)}}"#
  }

  private func problems(_ members: String..., keywords: String = "") async throws -> [String] {
    let hub = try SmallHub()
    try hub.write(
      "root_.level1.json",
      #"{"clubs": [{"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog", "nickName": "fk"}}]}"#
    )
    try hub.write("root.level0.json", #"{"keywords": [\#(keywords)]}"#)
    try hub.write(
      "fk.level2.json",
      "{\"club\": {\"idPlus\": {\"town\": \"Lensberg\", \"fullName\": \"Fotokring Knipoog\"}}, "
        + "\"members\": [\n" + members.joined(separator: ",\n") + "]}")
    return try await hub.export().problems.map(\.description)
  }

  @Test(arguments: [
    (
      #""membershipStartDate": "2020-05-01", "membershipEndDate": "2019-01-01""#,
      "126: warning: the end date of Ans Flits, 2019-01-01, is before the start date 2020-05-01 (correct one of them) "
        + "[dates-reversed]"
    ),
    (
      #""membershipStartDate": "2026-11-16""#,
      "91: warning: the start date of Ans Flits, 2026-11-16, is in the future [date-implausible]"
    ),
    (
      #""membershipStartDate": "1830-01-01""#,
      "91: warning: the start date of Ans Flits, 1830-01-01, is before there was photography [date-implausible]"
    ),
    (
      #""membershipStartDate": "1960-01-01", "birthday": "1970-10-18""#,
      "91: warning: the start date of Ans Flits, 1960-01-01, is before the birthday 1970-10-18 [date-implausible]"
    ),
    (
      #""birthday": "2027-01-01""#,
      "80: warning: the birthday of Ans Flits, 2027-01-01, is in the future [date-implausible]"
    ),
  ])
  func `a fact that cannot be is told at its value`(fields: String, problem: String)
    async throws
  {
    let found = try await problems(Self.member("Bo", ""), Self.member("Ans", fields))
    #expect(found == ["fk.level2.json:3:" + problem])
  }

  @Test(arguments: [
    #""membershipStartDate": "2026-11-15", "birthday": "9999-12-31", "website": "HTTPS://ans.example""#,
    #""membershipStartDate": "1970-10-18", "membershipEndDate": "1970-10-18", "birthday": "1970-10-18""#,
    #""website": "https://ans.example", "birthday": "1900-01-01""#,
  ])
  func `what can be is not told`(fields: String) async throws {
    #expect(try await problems(Self.member("Ans", fields)) == [])
  }

  @Test func `a number and an address of several people are told once for each`() async throws {
    let number = #""nlSpecific": {"fotobondNumber": 1620111}"#
    let site = #""website": "https://knipoog.example""#
    let found = try await problems(
      Self.member("Ans", number + ", " + site), Self.member("Bo", number),
      Self.member("Cas", number + ", " + site))
    #expect(
      found == [
        "fk.level2.json:3:100: warning: Bo Flits has the Fotobond number of Ans Flits, 1620111 [number-shared]",
        "fk.level2.json:4:101: warning: Cas Flits has the Fotobond number of Ans Flits, 1620111 [number-shared]",
        "fk.level2.json:2:122: notice: Ans Flits and 1 other person have the same website: https://knipoog.example "
          + "[address-shared]",
      ])
  }

  @Test func `a keyword that nobody uses is a notice`() async throws {
    let found = try await problems(
      Self.member("Ans", #""keywords": ["macro"]"#),
      keywords: #"{"idString": "Macro"}, {"idString": "Night"}"#)
    #expect(
      found == ["root.level0.json: notice: nobody uses the keyword \"Night\" [keyword-unused]"])
  }

  @Test func `with clubs omitted, somebody else may use a keyword`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "root.level0.json", #"{"keywords": [{"idString": "Landscape"}, {"idString": "Night"}]}"#)
    try hub.write(
      "root_.level1.json",
      """
      {"clubs": [{"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog", "nickName": "fkKnipoog"}},
                 {"idPlus": {"town": "Lensberg", "fullName": "Other", "nickName": "other"}}]}
      """)
    let whole = try await hub.export().problems.map(\.code)
    #expect(whole.contains(.keywordUnused))
    let part = try await hub.export {
      $0.reading = ReadingOptions(selection: ClubSelection(excluded: ["Other"]))
    }
    #expect(!part.problems.map(\.code).contains(.keywordUnused))
  }

  /// The problems of a hub of clubs, each with a line, and of one of its member lists.
  private func problems(
    clubs: String..., members: [String] = [], of nickName: String = "fkKnipoog"
  ) async throws -> [String] {
    let hub = try SmallHub()
    try hub.write("root.level0.json", #"{"keywords": []}"#)
    try hub.write("root_.level1.json", "{\"clubs\": [\n" + clubs.joined(separator: ",\n") + "]}")
    if !members.isEmpty {
      try hub.write(
        "\(nickName).level2.json",
        "{\"club\": {\"idPlus\": {\"town\": \"Utrecht\", \"fullName\": \"Fotokring\"}}, \"members\": [\n"
          + members.joined(separator: ",\n") + "]}")
    }
    return try await hub.export().problems.map(\.description)
  }

  private static func club(
    _ nickName: String, in town: String = "Utrecht", at place: String = "52.09, 5.12",
    _ fields: String = ""
  ) -> String {
    let parts = place.split(separator: ", ")
    return
      #"{"coordinates": {"latitude": \#(parts[0]), "longitude": \#(parts[1])}, "optional": {\#(fields)}, "#
      + #""idPlus": {"fullName": "\#(nickName == "fkKnipoog" ? "Fotokring" : nickName)", "town": "\#(town)", "#
      + #""nickName": "\#(nickName)"}}"#
  }

  @Test(arguments: [
    ("5.12, 52.09", "Utrecht", "km from that town (swap latitude and longitude)"),
    ("9.19, 45.46", "Milano", "km from that town (swap latitude and longitude)"),
    ("5.13, 52.08", "Lensberg", "are at sea (swap latitude and longitude)"),
    ("0.5, -30.0", "Lensberg", "are at sea (correct them)"),
  ])
  func `swapped coordinates, and those at sea, are told at their value`(
    place: String, town: String, end: String
  ) async throws {
    let found = try await problems(
      clubs: Self.club("een"), Self.club("twee", in: town, at: place))
    #expect(found.count == 1, "\(found)")
    #expect(
      found[0].hasPrefix("root_.level1.json:3:17: warning: the coordinates of \"twee\" (\(town)) "))
    #expect(found[0].hasSuffix("\(end) [coordinates-implausible]"), "\(found)")
  }

  @Test(arguments: [("Sidney", "-33.87, 151.2", true), ("Zevenhuizen", "52.09, 5.12", false)])
  func `a town that differs by a letter from a larger one nearby is told`(
    town: String, place: String, isTold: Bool
  ) async throws {
    let found = try await problems(clubs: Self.club("een", in: town, at: place))
    #expect(
      found
        == (isTold
          ? [
            "root_.level1.json:2:113: warning: the town of \"een\" (Sidney) differs by a letter from Sydney, "
              + "which is nearby (did you mean \"Sydney\"?) [town-spelling]"
          ] : []))
  }

  @Test func `a nickname that differs by a letter from its member list is told`() async throws {
    let found = try await problems(
      clubs: Self.club("fkKnipog", #""level2URL": "https://example.com/fkKnipoog.level2.json""#))
    #expect(
      found == [
        "root_.level1.json:2:195: warning: the nickname \"fkKnipog\" differs by a letter from the name of its "
          + "member list, fkKnipoog.level2.json (did you mean \"fkKnipoog\"?) [nickname-differs]"
      ])
  }

  @Test func `a Fotobond number of two clubs is told`() async throws {
    let number = #""nlSpecific": {"fotobondNumber": 301}"#
    let found = try await problems(clubs: Self.club("een", number), Self.club("twee", number))
    #expect(
      found == [
        "root_.level1.json:3:103: warning: \"twee\" (Utrecht) has the Fotobond number of \"een\" (Utrecht), 301 "
          + "(correct one of them) [number-shared]"
      ])
  }

  @Test func `two chairmen and one portfolio of two people are told`() async throws {
    let chairman = #""roles": {"isChairman": true}"#
    let found = try await problems(
      clubs: Self.club("fkKnipoog"),
      members: [
        Self.member("Ans", chairman + #", "level3URL": "http://www.Flits.nl/p/""#),
        Self.member("Bo", chairman + #", "level3URL": "https://flits.nl/p""#),
        Self.member("Cas", chairman + #", "status": {"isFormerMember": true}"#),
      ])
    #expect(
      found.map { $0.replacing(#/:\d+: /#, with: ": ") } == [
        "fkKnipoog.level2.json:2: notice: Ans Flits and 1 other person have the same portfolio: "
          + "http://www.Flits.nl/p/ [address-shared]",
        "fkKnipoog.level2.json:3: notice: Bo Flits is a chairman of the club, as is Ans Flits "
          + "(correct one of them, unless they share the office) [chairman-twice]",
      ])
  }
}
