import HubBundle
import HubModel
import Testing

@testable import HubDiff

/// Differences without a meaning, which are not changes.
struct SamenessTests {
  private typealias Values = SmallValues
  private let old = SmallValues()

  private func changes(_ edit: (inout HubValues) -> Void, isStrict: Bool = false) -> [Change] {
    var (before, after) = (old.hub, old.hub)
    before.organizations[Values.zonnevlek]?.website = "https://www.fcZonnevlek.example/"
    after.organizations[Values.zonnevlek]?.website = "https://www.fcZonnevlek.example/"
    edit(&after)
    var options = DiffOptions()
    options.isStrict = isStrict
    return BundleDifference(from: before, to: after, options: options).changes
  }

  @Test func `letter case of a host and a trailing slash are not a change`() {
    func edit(_ hub: inout HubValues) {
      hub.organizations[Values.zonnevlek]?.website = "https://www.fczonnevlek.example"
    }
    #expect(changes(edit) == [])
    #expect(changes(edit, isStrict: true).count == 1)
  }

  @Test func `letter case of a keyword is not a change`() {
    func edit(_ hub: inout HubValues) {
      hub.photographers[Values.jan]?.keywords["water"] = "WATER"
    }
    var before = old.hub
    before.photographers[Values.jan]?.keywords["water"] = "Water"
    var after = before
    edit(&after)
    #expect(BundleDifference(from: before, to: after).changes == [])
  }

  @Test func `a different layout of files is not a change`() {
    func edit(_ hub: inout HubValues) {
      hub.sources["root.level1.json"] = nil
      hub.sources["clubsNL.level1.json"] = RecordedSource("clubsNL.level1.json", role: "level1")
    }
    #expect(changes(edit) == [])
    #expect(changes(edit, isStrict: true).count == 1)
  }

  @Test func `a problem at a different line is not a change`() {
    func problem(_ file: String, line: Int, users: String) -> Problem {
      Problem(
        .keywordNonstandard, file: file, position: Problem.Position(line: line, column: 1),
        message: "the keyword \"Lomografie\", used by \(users), is not defined in Level 0")
    }
    var (before, after) = (old.hub, old.hub)
    before.problems = [problem("a.level2.json", line: 3, users: "1 person")]
    after.problems = [problem("b.level2.json", line: 8, users: "2 people")]
    #expect(BundleDifference(from: before, to: after).changes == [])
  }

  @Test(arguments: [
    (
      "there is no place at latitude 155.4, longitude 10.3; left out",
      "coordinates out of range: latitude 155.4, longitude 10.3; ignored", true
    ),
    ("\"hobby\" is not a field of a member", "unknown field \"hobby\" in a member", true),
    ("\"hobby\" is not a field of a member", "unknown field \"hobbies\" in a member", false),
    ("Jan Zon is listed twice", "Jan Zee is listed twice", false),
  ])
  func `a problem in other words is the same, with other values it is not`(
    before: String, after: String, isSame: Bool
  ) {
    var (first, second) = (old.hub, old.hub)
    first.problems = [Problem(.unknownField, file: "a.json", message: before)]
    second.problems = [Problem(.unknownField, file: "a.json", message: after)]
    #expect(BundleDifference(from: first, to: second).changes.isEmpty == isSame)
  }

  @Test func `two problems with the same text count twice`() {
    let problem = Problem(.includeCycle, file: "a", message: "a includes itself")
    var (before, after) = (old.hub, old.hub)
    before.problems = [problem, problem]
    after.problems = [problem]
    #expect(
      BundleDifference(from: before, to: after).changes == [
        Change(.problem, .removed(.problem(problem)))
      ])
  }
}
