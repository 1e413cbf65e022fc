import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubFetching
@testable import HubSource

/// Fields that hubpack does not know (Docs/Hub.md, "What all files have in common").
struct UnknownFieldTests {
  private func problems(_ members: String, root: String = "") throws -> [Problem] {
    try levelTwo(
      """
      {"club": {"idPlus": {"fullName": "A", "town": "Best"}},\(root)
       "members": [\(members)]}
      """
    ).problems
  }

  private func entry(_ given: String, _ fields: String) -> String {
    #"{"name": {"givenName": "\#(given)", "familyName": "Doe"}, \#(fields)}"#
  }

  @Test func `an unknown field is reported once, with its first position and its count`() throws {
    let problems = try problems(
      [entry("Ann", #""hobby": 1"#), entry("Bob", #""optional": {"hobby": {"a": 2}}"#)]
        .joined(separator: ",\n"))
    #expect(
      problems.map(\.description) == [
        """
        x.json:2:75: warning: unknown field "hobby" in a member; ignored \
        (2 times in this file) [unknown-field]
        """
      ])
    #expect(problems.first?.path == "members[0].hobby")
  }

  @Test func `a name in objects of several kinds is reported for each kind`() throws {
    let problems = try problems(
      entry("Ann", #""notes": 1, "nlSpecific": {"notes": 1}"#), root: #""notes": [],"#)
    #expect(
      problems.map(\.message) == [
        "unknown field \"notes\" in a Level 2 file; ignored",
        "unknown field \"notes\" in a member; ignored",
        "unknown field \"notes\" in \"nlSpecific\"; ignored",
      ])
  }

  @Test func `a similar field is suggested`() throws {
    let problems = try problems(entry("Ann", #""optional": {"web-site": "w", "birthdate": "?"}"#))
    #expect(problems.map(\.code) == [.unknownField, .unknownField])
    #expect(
      problems.map(\.suggestion) == [
        "did you mean \"website\"?", "did you mean \"birthday\"?",
      ])
  }

  @Test func `optional is read whatever its case`() throws {
    let jane = try member(#""Optional": {"website": "https://a.nl", "roles": {"isAdmin": true}}"#)
    #expect(jane.value.website == "https://a.nl" && jane.value.roles == [.admin: true])
    #expect(jane.places == ["misspelt-field at Optional"])
    #expect(jane.problems.map(\.suggestion) == ["write \"optional\""])
    let both = try member(
      #""Optional": {"website": "https://a.nl"}, "optional": {"website": "https://b.nl"}"#)
    #expect(both.value.website == "https://b.nl")
    #expect(
      both.problems.map(\.message) == [
        "misspelt field \"Optional\" in a member; ignored, as \"optional\" has a value"
      ])
    let keyword = try levelZero(
      #"{"Keywords": [{"idString": "X", "OPTIONAL": {"dateAdded": "2020-01-01"}}]}"#)
    #expect(keyword.value.keywords.first?.dateAdded != nil)
    #expect(keyword.codes == [.misspeltField, .misspeltField])
  }

  @Test func `lists are read whatever their case`() throws {
    let file = try levelTwo(
      """
      {"Club": {"idPlus": {"fullName": "A", "town": "Best"},
                "Optional": {"EXHIBITIONS": [{"name": "B"}]}, "exhibitions": [{"name": "C"}]},
       "Exhibitions": [{"name": "A", "Optional": {"town": "Gent"}}],
       "Members": [\(entry("Ann", #""Keywords": ["X"]"#))]}
      """)
    #expect(file.value.members.first?.keywords == ["X"])
    #expect(file.value.club?.exhibitions.all.map(\.name) == ["A", "B", "C"])
    #expect(file.value.club?.exhibitions.all.first?.town == "Gent")
    #expect(Set(file.codes) == [.misspeltField] && file.problems.count == 7)
    let root = try levelOne(
      """
      {"Level1Header": {"level1urlincludes": ["b.level1.json"]},
       "Clubs": [{"IDPlus": {"FullName": "A", "Town": "Best", "Nickname": "a"}}]}
      """)
    #expect(root.value.includes.map(\.reference) == ["b.level1.json"])
    #expect(root.value.organizations.map(\.record.nickName) == ["a"])
  }

  @Test func `what is not used is not said to be read`() throws {
    let jane = try member(
      #""birthDay": "9999-10-18", "birthday": "1980-01-02", "optional": {"Website": "https://a.nl", "website": ""}"#
    )
    #expect(jane.value.birthday == day(1980, 1, 2) && jane.value.website == "https://a.nl")
    #expect(
      jane.problems.map(\.message) == [
        "misspelt field \"birthDay\" in a member; ignored, as \"birthday\" has a value",
        "misspelt field \"Website\" in a member; read",
      ])
    #expect(jane.problems.first?.suggestion == "keep one of the two")
    let lists = try problems(entry("Ann", #""x": 1"#), root: #""Members": [{}],"#)
    #expect(
      lists.map(\.message).first
        == "\"members\" is in the file twice, also as \"Members\"; the file was not used")
  }

  @Test(arguments: [
    ("keywords", #"["A"]"#, #"["B"]"#), ("birthday", #""1980-01-02""#, #""1980-01-03""#),
    ("website", #""https://a.nl""#, #""https://b.nl""#),
    ("nlSpecific", #"{"fotobondNumber": 7}"#, #"{"fotobondNumber": 8}"#),
  ])
  func `a field beside optional that has one, too, is told`(
    name: String, inside: String, outside: String
  ) throws {
    let jane = try member("\"optional\": {\"\(name)\": \(inside)}, \"\(name)\": \(outside)")
    #expect(jane.places == ["misplaced-field at \(name)"])
    #expect(
      jane.problems.first?.message
        == "\"\(name)\" is in a member and in its \"optional\"; ignored, as \"optional\" has one")
    let same = try member("\"optional\": {\"\(name)\": \(inside)}, \"\(name)\": \(inside)")
    #expect(same.problems.isEmpty)
  }

  @Test func `coordinates on both levels are told`() throws {
    let club = try club(
      #""coordinates": {"latitude": 1, "longitude": 2}, "optional": {"coordinates": {"latitude": 3, "longitude": 4}}"#
    )
    #expect(club.value.coordinates == Coordinates(latitude: 3, longitude: 4))
    #expect(club.places == ["misplaced-field at coordinates"])
  }

  @Test func `a field that differs only in case is read, and told`() throws {
    let jane = try member(#""Birthday": "9999-10-18", "optional": {"webSite": "https://w"}"#)
    #expect(jane.value.website == "https://w" && jane.value.birthday == "--10-18")
    #expect(jane.problems.map(\.code) == [.misspeltField, .misspeltField])
    #expect(jane.problems.map(\.suggestion) == ["write \"birthday\"", "write \"website\""])
  }

  @Test func `the limit of problems also applies to unknown fields`() throws {
    let fields = (1...5000).map { "\"x\($0)\": 1" }.joined(separator: ",")
    let problems = try problems(entry("Ann", fields))
    #expect(problems.count == Limits.problemsPerFile + 1)
    #expect(problems.last?.message == "4000 more problems in this file")
  }

  @Test func `an unknown field is told even if other problems reach the limit`() throws {
    let members = (0...Limits.problemsPerFile).map {
      entry("A\($0)", #""optional": {"birthday": "soon", "bogus": 1}"#)
    }
    let problems = try problems(members.joined(separator: ","))
    #expect(problems.count == Limits.problemsPerFile + 2)
    #expect(
      problems.suffix(2).map(\.message) == [
        "unknown field \"bogus\" in a member; ignored (1001 times in this file)",
        "1 more problem in this file",
      ])
    #expect(problems.last?.code == .dateInvalid)
  }

  @Test func `the examples in Docs/Hub.md have no unknown fields`() throws {
    let page = try String(contentsOfFile: Checkout.path("Docs/Hub.md"), encoding: .utf8)
    let examples = page.components(separatedBy: "```json\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let problems = try examples.flatMap { example in
      try levelZero(example).problems + levelOne(example).problems + levelTwo(example).problems
    }
    // Each example is read as a file of each level, and only its own level knows the fields at the
    // top.
    let strange = problems.filter { $0.code == .unknownField && $0.path?.contains(".") == true }
    #expect(examples.count == 5 && strange == [])
  }
}
