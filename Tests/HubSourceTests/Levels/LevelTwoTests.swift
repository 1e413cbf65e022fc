import HubModel
import Testing

@testable import HubSource

struct LevelTwoTests {
  private let club = #""club": {"idPlus": {"fullName": "A", "town": "Best"}}"#

  private func entry(_ given: String, _ family: String, _ fields: String = "") -> String {
    #"{"name": {"givenName": "\#(given)", "familyName": "\#(family)"}\#(fields)}"#
  }

  private func names(_ file: LevelTwo) -> [String] { file.members.map(\.name.fullName) }

  @Test func `club and members are read in file order`() throws {
    let file = try levelTwo(
      """
      {"club": {"idPlus": {"fullName": "A", "town": "Best", "nickName": "a"},
                "coordinates": {"latitude": 1, "longitude": 2}, "optional": {"website": "https://w"}},
       "members": [\(entry("Zed", "Z")),
                   {"name": {"givenName": "Jane", "infixName": "van den", "familyName": "Doe"}}]}
      """)
    #expect(names(file.value) == ["Zed Z", "Jane van den Doe"])
    #expect(
      file.value.members.last?.name
        == PersonName(givenName: "Jane", infixName: "van den", familyName: "Doe"))
    #expect(file.value.club?.website == "https://w" && file.value.club?.nickName == "a")
    #expect(file.value.club?.coordinates == Coordinates(latitude: 1, longitude: 2))
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: ["{}", #"{"members": []}"#, #"{"club": 7}"#, #"{"club": {}}"#])
  func `a file without a club is not read further`(text: String) throws {
    let file = try levelTwo(text)
    #expect(file.value.club == nil && file.value.members.isEmpty)
  }

  @Test func `a member without a name is skipped and reported, the others are read`() throws {
    let file = try levelTwo(
      """
      {\(club), "members": [
        {"name": {"givenName": "Jane"}},
        \(entry("A", "A")), {"name": {"familyName": "Doe", "givenName": " "}}, {},
        {"name": "Jane Doe"}, 7, {"name": {"givenName": 5, "familyName": "Five"}},
        \(entry("B", "B"))]}
      """)
    #expect(names(file.value) == ["A A", "B B"])
    #expect(
      file.places == [
        "member-without-name at members[0]", "member-without-name at members[2]",
        "member-without-name at members[3]", "wrong-type at members[4].name",
        "member-without-name at members[4]", "member-without-name at members[5]",
        "wrong-type at members[6].name.givenName", "member-without-name at members[6]",
      ])
    #expect(
      file.problems[0].message
        == "a member (Jane) was ignored; \"familyName\" is missing")
    #expect(file.problems[0].position == .init(line: 2, column: 3))
  }

  @Test func `a name that is too long is told as such`() throws {
    let long = String(repeating: "x", count: 70_000)
    let file = try levelTwo(
      """
      {\(club), "members": [\(entry(long, long)), \(entry(long, "Doe")),
        {"name": {"givenName": "\(long)"}}]}
      """)
    #expect(
      file.problems.map(\.message).filter { $0.contains("was ignored") } == [
        "a member was ignored; \"givenName\" and \"familyName\" are too long",
        "a member (Doe) was ignored; \"givenName\" is too long",
        "a member was ignored; \"givenName\" and \"familyName\" are missing or not a string, or too long",
      ])
  }

  @Test func `a Fotobond number beside the club is read`() throws {
    for fields in [
      #""fotobondNumber": 1620"#, #""optional": {"fotobondnumber": 1620}"#,
      #""nlSpecific": {"FotobondNumber": 1620}"#,
    ] {
      let file = try levelTwo("{\(club), \(fields)}")
      #expect(file.value.club?.fotobondNumber == 1620, "\(fields)")
      #expect(file.codes.contains(.misplacedField))
    }
  }

  @Test func `a field beside the club is ignored if the club has one`() throws {
    let file = try levelTwo(
      """
      {"club": {"idPlus": {"fullName": "A", "town": "Best"}, "maintainerEmail": "a@a.nl",
                "optional": {"website": "https://a.nl", "nlSpecific": {"fotobondNumber": 1}}},
       "website": "https://b.nl", "contactEmail": "b@a.nl", "nlSpecific": {"fotobondNumber": 2},
       "Wikipedia": "https://w.nl", "members": []}
      """)
    let club = try #require(file.value.club)
    #expect(club.website == "https://a.nl" && club.contactEmail == "a@a.nl")
    #expect(club.fotobondNumber == 1 && club.wikipedia == "https://w.nl")
    func ignored(_ name: String) -> String {
      "\"\(name)\" is not in \"club\"; ignored, as \"club\" has one"
    }
    #expect(
      file.problems.map(\.message) == [
        ignored("website"), ignored("contactEmail"), ignored("nlSpecific"),
        "fields of the club are not in \"club\"; read",
      ])
    #expect(file.problems.last?.suggestion == "move \"wikipedia\" into \"club\"")
  }

  @Test func `a member twice: the first wins, the second fills what is absent`() throws {
    let file = try levelTwo(
      """
      {\(club), "members": [
        \(entry("Jane", "Doe", #", "website": "https://w1", "roles": {"isAdmin": false}, "keywords": ["A"]"#)),
        \(entry("Bo", "Bar")),
        \(entry("Jane", "Doe", #", "website": "https://w2", "level3URL": "g", "roles": {"isAdmin": true, "isOther": true}, "keywords": ["B", "a"], "birthday": "9999-10-18", "photographerImage": "p", "featuredImage": "f", "membershipStartDate": "2020-01-01", "membershipEndDate": "2021-01-01", "status": {"isMentor": true}, "nlSpecific": {"fotobondNumber": 7}"#))]}
      """)
    #expect(names(file.value) == ["Jane Doe", "Bo Bar"])
    let jane = try #require(file.value.members.first)
    #expect(
      jane.website == "https://w1" && jane.levelThreeURL == "g" && jane.keywords == ["A", "B"])
    #expect(jane.roles == [.admin: false, .other: true] && jane.statuses == [.mentor: true])
    #expect(
      jane.birthday == day(nil, 10, 18) && jane.portrait?.reference == "p"
        && jane.featuredImage?.reference == "f")
    #expect(jane.startDate == day(2020, 1, 1) && jane.endDate == day(2021, 1, 1))
    #expect(jane.fotobondNumber == 7)
    #expect(file.places == ["duplicate-member at members[2]"])
    #expect(file.problems.first?.severity == .warning)
  }

  @Test func `a person is the same if all three parts of the name are equal`() throws {
    let file = try levelTwo(
      """
      {\(club), "members": [\(entry("Jane", "Doe")), \(entry("jane", "Doe")), \(entry("Janë", "Doe")),
        {"name": {"givenName": "Jane", "infixName": "van", "familyName": "Doe"}},
        {"name": {"givenName": " Jane\\u00a0", "infixName": "", "familyName": "Doe"}},
        \(entry("Jane\\u0308", "Doe")), \(entry("Jan\\u00eb", "Doe"))]}
      """)
    #expect(file.value.members.count == 4)
    #expect(
      file.places == [
        "duplicate-member at members[4]", "duplicate-member at members[5]",
        "duplicate-member at members[6]",
      ])
  }

  @Test(arguments: [
    (#""members": {"a": 1}"#, "list-missing at members"),
    (#""members": """#, "list-missing at members"),
    (#""leden": []"#, "list-missing at leden"), (#""member": [{}]"#, "list-missing at member"),
  ])
  func `a file without a list of members was not read whole`(fields: String, place: String) throws {
    let file = try levelTwo("{\(club), \(fields)}")
    #expect(file.value.club != nil && !file.value.isWhole)
    #expect(file.places.contains(place))
  }

  @Test func `a file with a list of members was read whole, even if it is empty`() throws {
    #expect(try levelTwo("{\(club), \"members\": []}").value.isWhole)
    #expect(try levelTwo("{\(club), \"Members\": []}").value.isWhole)
    #expect(try !levelTwo("{\(club), \"members\": null}").value.isWhole)
  }

  @Test func `omitted facts are not read`() throws {
    let fields = #", "optional": {"birthday": "1980-10-18", "website": "https://w"}"#
    let text = #"""
      {"club": {"idPlus": {"fullName": "A", "town": "Best"}, "contactEmail": "a@a.nl"},
       "members": [\#(entry("Jane", "Doe", fields))]}
      """#
    let full = try levelTwo(text).value
    #expect(full.members.first?.birthday == day(1980, 10, 18))
    #expect(full.club?.contactEmail == "a@a.nl")
    let less = try levelTwo(text, omitting: [.birthdays, .emails]).value
    #expect(less.members.first?.birthday == nil && less.club?.contactEmail == nil)
    #expect(less.members.first?.website == "https://w")
    #expect(try levelTwo(text, omitting: [.emails]).value.members.first?.birthday != nil)
    #expect(try levelTwo(text, omitting: [.birthdays]).value.club?.contactEmail != nil)
  }

  @Test func `a member has its position in the file`() throws {
    let file = try levelTwo("{\(club), \"members\": [\r\n\r\n  \(entry("Jane", "Doe"))]}")
    #expect(file.value.members.first?.position == .init(line: 3, column: 3))
  }
}
