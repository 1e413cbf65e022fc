import HubFetching
import HubModel
import Testing

@testable import HubSource

/// The data about a club in its own file.
struct ClubTests {
  private let listed = record(
    "A",
    """
    , "website": "https://w1", "wikipedia": "https://p1", "contactEmail": "e1", "nlSpecific": {"fotobondNumber": 1},
    "level2URL": "fcA.level2.json", "coordinates": {"latitude": 1, "longitude": 1},
    "remark": [{"language": "NL", "value": "n1"}, {"language": "EN", "value": "e1"}]
    """)

  private func contents(_ file: String) async throws -> ClubContents {
    try await Shelf(["root_.level1.json": listing(listed), "fcA.level2.json": file]).contents()
  }

  @Test func `the club's own values override those of Level 1, except its Level 2 URL`()
    async throws
  {
    let contents = try await contents(
      members(
        entry("Jane", "Doe"),
        fields: """
          , "coordinates": {"latitude": 2, "longitude": 2},
          "optional": {"website": "https://w2", "wikipedia": "https://p2", "contactEmail": "e2@x.nl",
            "level2URL": "https://evil.nl/x.level2.json", "nlSpecific": {"fotobondNumber": 2},
            "remark": [{"language": "NL", "value": "n2"}, {"language": "FR", "value": "f2"}]}
          """))
    let club = contents.club
    #expect(contents.problems.isEmpty && contents.names == ["Jane Doe"])
    #expect(
      club.website == "https://w2" && club.wikipedia == "https://p2"
        && club.contactEmail == "e2@x.nl")
    #expect(club.fotobondNumber == 2)
    #expect(club.coordinates == Coordinates(latitude: 2, longitude: 2))
    #expect(club.levelTwoURL == "fcA.level2.json" && club.nickName == "fcA")
    #expect(club.file == "root_.level1.json" && club.kind == .club)
    #expect(Set(club.remarks.map(\.text.text)) == ["n2", "f2", "e1"])
    #expect(
      club.remarks.first { $0.text.language == "nl" }?.file == "fcA.level2.json")
    #expect(club.remarks.first { $0.text.language == "en" }?.file == "root_.level1.json")
  }

  @Test func `values that the club does not give stay as in Level 1`() async throws {
    let silent = #", "coordinates": {"latitude": 0, "longitude": 0}, "optional": {"website": ""}"#
    let club = try await contents(members(fields: silent)).club
    #expect(
      club.website == "https://w1" && club.wikipedia == "https://p1" && club.contactEmail == "e1")
    #expect(club.fotobondNumber == 1 && club.remarks.map(\.text.text) == ["n1", "e1"])
    #expect(club.coordinates == Coordinates(latitude: 1, longitude: 1))
  }

  @Test func `the club's own Level 2 URL is never used, even if Level 1 has none`()
    async throws
  {
    let own = members(fields: #", "level2URL": "https://evil.nl/x""#)
    let shelf = Shelf(["root_.level1.json": listing(record("A")), "fcA.level2.json": own])
    #expect(try await shelf.contents().club.levelTwoURL == nil)
  }

  @Test(arguments: [
    (#"{"fullName": "Fotoclub A", "town": "Best"}"#, "Fotoclub A, Best"),
    (#"{"fullName": "A", "town": "Boxtel"}"#, "A, Boxtel"),
    (#"{"fullName": "a", "town": "Best"}"#, "a, Best"),
    (#"{"fullName": "Á", "town": "Best"}"#, "Á, Best"),
  ])
  func `a file about another club is rejected with both names`(
    identity: String, found: String
  ) async throws {
    let file = #"""
      {"club": {"idPlus": \#(identity), "website": "https://w2"},
       "members": [\#(entry("Jane", "Doe"))]}
      """#
    let contents = try await contents(file)
    #expect(
      contents.names.isEmpty && contents.levelTwoFile == nil
        && contents.club.website == "https://w1")
    #expect(contents.files == ["level2 fcA.level2.json failed: names another club"])
    let problem = try #require(contents.problems.last)
    #expect(problem.code == .clubMismatch && problem.severity == .error && problem.path == "club")
    #expect(
      problem.message
        == "expected the member list of A, Best, found that of \(found); ignored")
  }

  @Test(arguments: [
    #""optional": {"website": "https://w2", "remark": "Hi"}"#,
    #""website": "https://w2", "remark": "Hi""#,
  ])
  func `fields of the club beside "club" are read, and told`(fields: String) async throws {
    let contents = try await contents(
      #"{"club": {"idPlus": {"fullName": "A", "town": "Best"}, "wikipedia": "https://p2"}, \#(fields), "members": []}"#
    )
    #expect(contents.club.website == "https://w2" && contents.club.wikipedia == "https://p2")
    #expect(contents.club.remarks.map(\.text.text) == ["Hi", "n1"])
    #expect(contents.codes == [.misplacedField])
    #expect(contents.problems[0].suggestion == "move \"website\", \"remark\" into \"club\"")
  }

  @Test func `a file without a club is rejected`() async throws {
    let contents = try await contents(#"{"members": [\#(entry("Jane", "Doe"))]}"#)
    #expect(contents.names.isEmpty && contents.codes == [.clubMismatch])
    #expect(contents.problems.first?.message.contains("does not name its club") == true)
    #expect(contents.whyUnknown == "does not name its club")
  }

  @Test func `names match after normalization`() async throws {
    let listed = #"{"idPlus": {"fullName": "Caf\u00e9\u00a0A", "town": "Best", "nickName": "fcA"}}"#
    let own =
      #"{"club": {"idPlus": {"fullName": " Cafe\u0301 A", "town": "Best\u00a0"}}, "members": []}"#
    let shelf = Shelf(["root_.level1.json": listing(listed), "fcA.level2.json": own])
    let contents = try await shelf.contents("Café A")
    #expect(contents.levelTwoFile == "fcA.level2.json" && contents.problems.isEmpty)
  }

  @Test func `a different nickname is a warning, and that of Level 1 is used`() async throws {
    let own =
      #"{"club": {"idPlus": {"fullName": "A", "town": "Best", "nickName": "FCA"}}, "members": []}"#
    let contents = try await contents(own)
    #expect(contents.club.nickName == "fcA" && contents.levelTwoFile == "fcA.level2.json")
    #expect(contents.codes == [.nicknameDiffers] && contents.problems[0].severity == .warning)
    #expect(
      contents.problems[0].message
        == "the nickname \"FCA\" differs from \"fcA\" in root_.level1.json, which is used")
  }

  @Test func `pictures are resolved relative to the member list`() async throws {
    let list = members(
      entry("Jane", "Doe", #", "photographerImage": "p/é 1.jpg", "featuredImage": "../f.jpg#x""#),
      entry(
        "Bo", "Bar", #", "photographerImage": "https://B.nl/p.jpg#x", "featuredImage": "%2e%2e/x""#)
    )
    let shelf = Shelf([
      "https://h.nl/root_.level1.json": listing(record("A", url: "j/a.level2.json")),
      "https://h.nl/j/a.level2.json": list,
    ])
    let remote = try await shelf.contents().members
    #expect(remote[0].portrait?.location == .remote("https://h.nl/j/p/%C3%A9%201.jpg"))
    #expect(remote[0].portrait?.reference == "p/é 1.jpg")
    #expect(remote[0].featuredImage?.location == .remote("https://h.nl/f.jpg"))
    #expect(remote[1].portrait?.location == .remote("https://b.nl/p.jpg"))
    let local = try await contents(list).members
    #expect(local[0].portrait?.location == .local("p/é 1.jpg"))
    #expect(local[0].featuredImage?.location == .local("../f.jpg#x"))
    #expect(local[1].featuredImage?.location == .local("%2e%2e/x"))
    #expect(local[0].gallery == nil)
  }
}
