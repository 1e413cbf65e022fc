import HubModel
import Testing

@testable import HubFetching
@testable import HubSource

/// Member lists in the hub's folder that no record refers to.
struct UnlinkedListTests {
  private func hub(
    _ clubs: [String], _ files: [(String, String)], at root: String = "root_.level1.json"
  )
    -> Shelf
  {
    let listed = #"{"clubs": [\#(clubs.joined(separator: ", "))]}"#
    return Shelf(root: HubLocation(root), files: [(root, listed)] + files)
  }

  @Test func `a list that nobody refers to is that of the club that it names`() async throws {
    let shelf = hub(
      [record("A"), record("B")], [("odd.level2.json", members(of: "B", entry("Jane", "Doe")))])
    let tree = try await shelf.tree()
    #expect(tree.unlinked.map(\.code) == [.listUnlinked])
    let problem = try #require(tree.unlinked.first)
    #expect(
      problem.description
        == "odd.level2.json:1:10: notice: no record refers to this member list; used for B, Best, which it "
        + "names (set its \"level2URL\" to odd.level2.json) [list-unlinked]")
    #expect(try await shelf.contents("A").names == [])
    let contents = try await shelf.contents("B")
    #expect(contents.names == ["Jane Doe"] && contents.problems == [])
    #expect(contents.membersState == .read && contents.levelTwoFile == "odd.level2.json")
  }

  @Test func `a club that has a list keeps it, and the other one is told`() async throws {
    let shelf = hub(
      [record("A")],
      [
        ("fcA.level2.json", members(entry("Jane", "Doe"))),
        ("old.level2.json", members(entry("Old", "Doe"))),
      ])
    let tree = try await shelf.tree()
    #expect(
      tree.unlinked.map(\.description) == [
        "old.level2.json:1:10: warning: no record refers to this member list, and A, Best has another "
          + "member list; ignored [list-unused]"
      ])
    #expect(try await shelf.contents().names == ["Jane Doe"])
  }

  @Test(arguments: [
    (members(of: "Z", entry("Jane", "Doe")), "it names Z, Best, which is not in the hub"),
    (members(of: "M", entry("Jane", "Doe")), "M, Best is a museum"),
    (
      #"{"club": {"idPlus": {"fullName": "M", "town": "Best"}}, "members": [}"#,
      "it is not valid JSON"
    ),
  ])
  func `a list that belongs to no club is told`(list: String, reason: String) async throws {
    let files = [
      ("root_.level1.json", listing(record("A"), museums: [record("M")])),
      ("odd.level2.json", list),
    ]
    let tree = try await Shelf(root: .local("root_.level1.json"), files: files).tree()
    #expect(tree.unlinked.map(\.code) == [.listUnused])
    #expect(
      tree.unlinked[0].message
        == "no record refers to this member list, and \(reason); ignored")
  }

  /// What is there and cannot be read is unknown, not absent (Docs/Hub.md, "How the files find each
  /// other").
  @Test(arguments: [
    (#"{"club": {"idPlus": {"fullName": "A", "town": "Best"}}, "members": [{"#, "odd", ["A"]),
    (#"{"club": {"idPlus": {"fullName": "A", "town": "Best"}}, "members": {}}"#, "odd", ["A"]),
    (#"{"club": {"idPlus": {"fullName": "A", "town": "Best"}}, "leden": []}"#, "odd", ["A"]),
    ("{", "fca", ["A"]), ("", "A", ["A"]), ("<!DOCTYPE html>", "FCA", ["A"]),
    ("{", "odd", ["A", "B"]), ("", "odd", ["A", "B"]), ("[]", "odd", ["A", "B"]),
    (#"{"members": []}"#, "odd", ["A", "B"]),
    // The name of the club is behind the error.
    (
      #"{"members": [,], "club": {"idPlus": {"fullName": "A", "town": "Best"}}}"#, "odd",
      ["A", "B"]
    ),
  ])
  func `a list that cannot be read makes the members of its club unknown`(
    list: String, name: String, clubs: [String]
  ) async throws {
    let shelf = hub(
      [record("A"), record("B"), record("C")],
      [("\(name).level2.json", list), ("fcC.level2.json", members(of: "C", entry("Cor", "C")))])
    for club in ["A", "B"] {
      let contents = try await shelf.contents(club)
      #expect(contents.membersState == (clubs.contains(club) ? .unknown : .none), "\(club)")
    }
    #expect(try await shelf.contents("C").names == ["Cor C"])
    let tree = try await shelf.tree()
    let files = try await clubs.count == 1 ? shelf.contents(clubs[0]).files : tree.files
    #expect(files.contains { $0.hasPrefix("level2 \(name).level2.json failed") })
  }

  @Test func `a broken list of its own keeps a club from using another one`() async throws {
    let shelf = hub(
      [record("A")],
      [("fcA.level2.json", "{"), ("old.level2.json", members(entry("Old", "Doe")))])
    #expect(try await shelf.contents().membersState == .unknown)
    #expect(try await shelf.tree().unlinked.map(\.code) == [.listUnused])
  }

  @Test func `names are compared without case, and other endings are told`() async throws {
    let found = hub([record("A")], [("FCA.Level2.JSON", members(entry("Jane", "Doe")))])
    let contents = try await found.contents()
    #expect(contents.names == ["Jane Doe"] && contents.codes == [.fileNameCase])
    #expect(contents.problems[0].suggestion == "rename it to fcA.level2.json")
    let text = hub([record("A")], [("fcA.level2.json.txt", members(entry("Jane", "Doe")))])
    #expect(try await text.contents().membersState == .unknown)
    let problem = try #require(try await text.tree().unlinked.first)
    #expect(
      problem.description
        == "fcA.level2.json.txt:1:10: error: no record refers to this member list, and its name does "
        + "not end in .level2.json; the members of the club are unknown (rename it to fcA.level2.json) "
        + "[source-unreadable]")
    let bare = hub(
      [record("A")], [("fcA.json", members(entry("Jane", "Doe"))), ("package.json", "{}")])
    #expect(try await bare.contents().membersState == .unknown)
    #expect(try await bare.tree().unlinked.map(\.file) == ["fcA.json"])
  }

  @Test func `a list that names another club is unknown, whoever finds it`() async throws {
    let other = members(of: "A", entry("Jane", "Doe"))
    let shelf = hub(
      [record("A"), record("B", url: "fcA.level2.json")], [("fcA.level2.json", other)])
    #expect(try await shelf.contents("B").membersState == .unknown)
    let twin = #"{"idPlus": {"fullName": "B", "town": "Best", "nickName": "fcA"}}"#
    let twins = hub([record("A"), twin], [("fcA.level2.json", other)])
    #expect(try await twins.contents("A").names == ["Jane Doe"])
    let contents = try await twins.contents("B")
    #expect(contents.membersState == .unknown && contents.whyUnknown == "names another club")
  }

  @Test func `a Level 1 file that could not be read may list the club`() async throws {
    let files = [
      ("root_.level1.json", listing(record("A"), includes: ["missing.level1.json"])),
      ("odd.level2.json", members(of: "Z", entry("Jane", "Doe"))),
    ]
    let tree = try await Shelf(root: .local("root_.level1.json"), files: files).tree()
    #expect(tree.unlinked.map(\.code) == [.sourceMissing])
  }

  @Test func `lists under each other's names are read as what they say they are`() async throws {
    let shelf = hub(
      [record("A"), record("B")],
      [
        ("fcA.level2.json", members(of: "B", entry("Bo", "Bar"))),
        ("fcB.level2.json", members(of: "A", entry("Jane", "Doe"))),
      ])
    #expect(try await shelf.tree().unlinked.map(\.code) == [.listUnlinked, .listUnlinked])
    #expect(try await shelf.contents("A").names == ["Jane Doe"])
    #expect(try await shelf.contents("B").names == ["Bo Bar"])
  }

  @Test func `a list that names another club counts as unreadable`() async throws {
    let shelf = hub([record("A")], [("fcA.level2.json", members(of: "Z", entry("Jane", "Doe")))])
    let contents = try await shelf.contents()
    #expect(contents.codes == [.clubMismatch] && contents.membersState == .unknown)
    #expect(contents.files == ["level2 fcA.level2.json failed: names another club"])
    #expect(contents.problems[0].file == "fcA.level2.json")
  }

  @Test(arguments: ["root_.level1.json", "https://h.nl/root_.level1.json"])
  func `a URL that leads to the list of another club is the fault of the record`(root: String)
    async throws
  {
    let folder = root.hasPrefix("https") ? "https://h.nl/" : ""
    let shelf = hub(
      [record("A"), "\n" + record("B", url: "\(folder)fcA.level2.json")],
      [("\(folder)fcA.level2.json", members(of: "A", entry("Jane", "Doe")))], at: root)
    #expect(try await shelf.tree().unlinked.map(\.code) == [])
    #expect(try await shelf.contents("A").names == ["Jane Doe"])
    let contents = try await shelf.contents("B")
    #expect(contents.sources.isEmpty && contents.membersState == .unknown)
    let problem = try #require(contents.problems.first)
    #expect(problem.code == .clubMismatch && problem.file == root && problem.position?.line == 2)
    #expect(
      problem.message
        == "expected the member list of B, Best, found that of A, Best in \(folder)fcA.level2.json; "
        + "ignored")
  }

  @Test func `on the web nothing is guessed`() async throws {
    let shelf = hub(
      [record("A")], [("https://h.nl/odd.level2.json", members(entry("Jane", "Doe")))],
      at: "https://h.nl/root_.level1.json")
    #expect(try await shelf.tree().unlinked.map(\.code) == [])
    #expect(try await shelf.contents().names == [])
  }

  @Test func `clubs that are not selected are not named`() async throws {
    let shelf = hub(
      [record("A"), record("B")],
      [
        ("fcA.level2.json", members(entry("Jane", "Doe"))),
        ("odd.level2.json", members(of: "B", entry("Bo", "Bar"))),
      ])
    let options = ReadingOptions(selection: ClubSelection(included: ["A"]))
    #expect(try await shelf.tree(options).unlinked.map(\.code) == [])
  }
}

extension HubTree {
  /// The problems, without that of a missing Level 0.
  fileprivate var unlinked: [Problem] { problems.filter { $0.code != .levelZeroMissing } }
}
