import HubBundle
import HubExport
import HubModel
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
      "warning: Ans Flits left (2019-01-01) before joining (2020-05-01) (correct one of the two dates) "
        + "[dates-reversed]"
    ),
    (
      #""membershipStartDate": "2026-11-16""#,
      "warning: Ans Flits joined (2026-11-16) in the future [date-implausible]"
    ),
    (
      #""membershipStartDate": "1830-01-01""#,
      "warning: Ans Flits joined (1830-01-01) before there was photography [date-implausible]"
    ),
    (
      #""membershipStartDate": "1960-01-01", "birthday": "1970-10-18""#,
      "warning: Ans Flits joined (1960-01-01) before being born (1970-10-18) [date-implausible]"
    ),
    (
      #""birthday": "2027-01-01""#,
      "warning: Ans Flits was born (2027-01-01) in the future [date-implausible]"
    ),
    (
      #""website": "www.ans.example""#,
      "warning: the website of Ans Flits has no valid scheme: \"www.ans.example\" (write "
        + "\"https://www.ans.example\") [address-form]"
    ),
    (
      #""website": "http:s//ans.example""#,
      "warning: the website of Ans Flits has no valid scheme: \"http:s//ans.example\" (begin it with "
        + "https://) [address-form]"
    ),
  ])
  func `a fact that cannot be is told at the line of the member`(fields: String, problem: String)
    async throws
  {
    let found = try await problems(Self.member("Bo", ""), Self.member("Ans", fields))
    #expect(found == ["fk.level2.json:3:1: " + problem])
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
        "fk.level2.json:3:1: warning: Bo Flits has the Fotobond number of Ans Flits, 1620111 [number-shared]",
        "fk.level2.json:4:1: warning: Cas Flits has the Fotobond number of Ans Flits, 1620111 [number-shared]",
        "fk.level2.json:2:1: notice: 2 people have the website https://knipoog.example: Ans Flits,Cas Flits "
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
}
