import HubModel
import Testing

@testable import HubSource

struct LevelOneTests {
  private func record(_ name: String, _ fields: String = "") -> String {
    #"{"idPlus": {"fullName": "\#(name)", "town": "Best", "nickName": "nick\#(name)"}\#(fields)}"#
  }

  @Test func `clubs come before museums, each in file order`() throws {
    let file = try levelOne(
      """
      {"museums": [\(record("M")), \(record("L"))], "clubs": [\(record("B")), \(record("A"))]}
      """)
    #expect(file.value.organizations.map(\.record.identity.fullName) == ["B", "A", "M", "L"])
    #expect(file.value.organizations.map(\.record.kind) == [.club, .club, .museum, .museum])
    #expect(
      file.value.organizations.map(\.record.nickName) == ["nickB", "nickA", "nickM", "nickL"])
    #expect(file.problems.isEmpty && file.value.includes.isEmpty)
  }

  @Test func `includes are read in order`() throws {
    let file = try levelOne(
      """
      {"level1Header": {"level1URL": "https://h.nl/root.json", "maintainerEmail": "m@h.nl",
        "level1URLIncludes": ["https://h.nl/a.json", "", " b.json ", 7, null, "a.json"]}}
      """)
    #expect(file.value.includes.map(\.reference) == ["https://h.nl/a.json", "b.json", "a.json"])
    #expect(
      file.places == [
        "wrong-type at level1Header.level1URLIncludes[1]",
        "wrong-type at level1Header.level1URLIncludes[3]",
        "wrong-type at level1Header.level1URLIncludes[4]",
      ])
  }

  @Test(arguments: [
    #"{"clubs": []}"#, #"{"museums": [], "clubs": null, "level1Header": null}"#,
  ])
  func `clubs, museums and header may each be absent`(text: String) throws {
    let file = try levelOne(text)
    #expect(file.value.organizations.isEmpty && file.value.includes.isEmpty)
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: [
    "{}", #"{"museums": null, "clubs": null, "level1Header": null}"#, #"{"level1Header": {}}"#,
    #"{"level1Header": "x", "clubs": []}"#, #"{"level1Headers": {}, "clubs": []}"#,
    #"{"museums": [], "verenigingen": []}"#,
  ])
  func `a file without lists or with something in their place is not used`(text: String) throws {
    let file = try levelOne(text)
    #expect(file.value.organizations.isEmpty && file.codes.contains(.listMissing))
  }

  @Test func `elements of the wrong type do not affect the rest`() throws {
    let file = try levelOne(#"{"museums": [7, \#(record("M")), "x", []]}"#)
    #expect(file.value.organizations.map(\.record.identity.fullName) == ["M"])
    #expect(
      file.places == [
        "record-without-name at museums[0]", "record-without-name at museums[2]",
        "record-without-name at museums[3]",
      ])
  }

  @Test(arguments: [
    (#"{"clubs": {"a": {}}, "museums": []}"#, "clubs"),
    (#"{"clubs": [], "museums": "x"}"#, "museums"),
    (#"{"level1Header": {"level1URLIncludes": "a.json"}}"#, "level1Header.level1URLIncludes"),
    (#"{"vereine": [{}]}"#, "vereine"),
  ])
  func `a file with something else in the place of a list is not used`(text: String, path: String)
    throws
  {
    let file = try levelOne(text)
    #expect(file.value.organizations.isEmpty && file.value.includes.isEmpty)
    #expect(file.places.contains("list-missing at \(path)"))
  }

  @Test func `a record without town is skipped, the others are read`() throws {
    let file = try levelOne(
      """
      {"clubs": [{"idPlus": {"fullName": "X", "nickName": "x"}}, \(record("A")), {}]}
      """)
    #expect(file.value.organizations.map(\.record.identity.fullName) == ["A"])
    #expect(
      file.places == ["record-without-name at clubs[0]", "record-without-name at clubs[2]"])
  }

  @Test func `a missing nickname is a warning`() throws {
    let file = try levelOne(
      """
      {"clubs": [{"idPlus": {"fullName": "A", "town": "Best"}},
                 {"idPlus": {"fullName": "B", "town": "Best", "nickName": ""}}],
       "museums": [{"idPlus": {"fullName": "M", "town": "Best"}}]}
      """)
    #expect(file.value.organizations.map(\.record.nickName) == [nil, nil, nil])
    #expect(
      file.places == [
        "nickname-missing at clubs[0].idPlus", "nickname-missing at clubs[1].idPlus",
        "nickname-missing at museums[0].idPlus",
      ])
    #expect(
      file.problems[0].message == "A (Best) has no \"nickName\"; its full name is used instead")
  }

  @Test func `a museum never has members`() throws {
    let file = try levelOne(
      #"{"museums": [\#(record("M", #", "optional": {"level2URL": "https://h.nl/m.level2.json"}"#))]}"#
    )
    #expect(file.places == ["museum-with-level2 at museums[0].optional.level2URL"])
    #expect(file.problems.first?.severity == .error)
  }

  @Test func `omitted email addresses are not read`() throws {
    let text =
      #"{"clubs": [\#(record("A", #", "contactEmail": "a@a.nl", "website": "https://w""#))]}"#
    let file = try levelOne(text, omitting: [.emails])
    #expect(file.value.organizations.first?.record.contactEmail == nil)
    #expect(file.value.organizations.first?.record.website == "https://w")
    #expect(try levelOne(text).value.organizations.first?.record.contactEmail == "a@a.nl")
  }

  @Test func `a problem has file, line, column and path`() throws {
    let file = try levelOne("{\"clubs\": [\r\n  {\"idPlus\": {\"fullName\": \"é\"}}]}")
    let problem = try #require(file.problems.first)
    #expect(problem.file == "x.json" && problem.position == .init(line: 2, column: 3))
    #expect(problem.path == "clubs[0]")
  }

  @Test func `after a thousand problems in one file the rest is counted`() throws {
    let list = Array(repeating: "7", count: 1200).joined(separator: ",")
    let file = try levelOne("{\"clubs\": [\(list)]}")
    #expect(file.problems.count == 1001)
    #expect(file.problems.last?.message == "200 more problems in this file")
  }
}
