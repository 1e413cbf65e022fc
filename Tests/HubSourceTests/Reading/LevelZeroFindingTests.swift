import HubModel
import Testing

@testable import HubFetching
@testable import HubSource

/// The lookup of the reference data.
struct LevelZeroFindingTests {
  private let keywords = #"{"keywords": [{"idString": "Macro"}]}"#

  private func shelf(
    _ file: String?, _ contents: String = "", root: String = "root_.level1.json",
    failing failures: [String: FetchFailure] = [:]
  ) -> Shelf {
    var shelf = Shelf(
      root: HubLocation(root),
      files: [(root, listing(record("A")))] + (file.map { [($0, contents)] } ?? []))
    shelf.failures = failures
    return shelf
  }

  @Test(arguments: [
    ("root_.level1.json", "root.level0.json"),
    ("https://h.nl/j/root_.level1.json?x", "https://h.nl/j/root.level0.json"),
  ])
  func `Level 0 is beside the root`(root: String, file: String) async throws {
    let tree = try await shelf(file, keywords, root: root).tree()
    #expect(tree.levelZeroFile == file && tree.problems.isEmpty)
    #expect(tree.levelZero.keywords.map(\.idString) == ["Macro"])
    #expect(tree.files.last == "level0 \(file)")
  }

  @Test func `the user or a map may give another Level 0`() async throws {
    var mapped = shelf("zero/mine.json", keywords)
    #expect(
      try await mapped.tree(ReadingOptions(levelZero: "zero/mine.json")).levelZeroFile
        == "zero/mine.json")
    mapped.levelZero = .local("zero/mine.json")
    #expect(try await mapped.tree().levelZeroFile == "zero/mine.json")
    mapped.levelZero = .local("gone.json")
    #expect(
      try await mapped.tree(ReadingOptions(levelZero: "zero/mine.json")).levelZeroFile
        == "zero/mine.json")
  }

  @Test func `a Level 0 given by the user is read there and nowhere else`() async throws {
    let tree = try await shelf("zero.json", keywords)
      .tree(ReadingOptions(levelZero: "https://h.nl/zero.json"))
    #expect(tree.levelZeroFile == nil)
  }

  @Test func `without Level 0 there is a warning, and the hub is read`() async throws {
    let tree = try await shelf(nil).tree()
    #expect(tree.names == ["A"] && tree.levelZeroFile == nil)
    #expect(tree.codes == [.levelZeroMissing] && tree.problems[0].severity == .warning)
    #expect(tree.files == ["level1 root_.level1.json"])
  }

  @Test func `a given Level 0 that is missing is an error`() async throws {
    let missing = try await shelf("root.level0.json", keywords)
      .tree(ReadingOptions(levelZero: "zero.json"))
    #expect(missing.levelZero.keywords.isEmpty && missing.names == ["A"])
    #expect(missing.files.last == "level0 zero.json failed: is missing")
    #expect(
      missing.problems.map(\.description) == [
        "zero.json: error: the Level 0 file is missing [source-missing]"
      ])
    let remote = try await shelf(nil, root: "https://h.nl/root_.level1.json")
      .tree(ReadingOptions(levelZero: "https://o.nl/zero.json"))
    #expect(remote.files.last == "level0 https://o.nl/zero.json failed: is missing")
    let outside = try await shelf(nil).tree(ReadingOptions(levelZero: "../zero.json"))
    #expect(outside.files.last == "level0 ../zero.json failed: is outside the hub's folder")
  }

  @Test func `a Level 0 that cannot be read is an error, and the hub is read`() async throws {
    let tree = try await shelf(nil, failing: ["root.level0.json": .unreadable("status 500")]).tree()
    #expect(tree.names == ["A"] && tree.codes == [.sourceUnreadable])
    #expect(
      tree.files.last == "level0 root.level0.json failed: could not be read: status 500")
  }

  @Test(arguments: ["", "[]", "{\"keywords\": [}"])
  func `a Level 0 that is not a JSON object is an error, and the hub is read`(text: String)
    async throws
  {
    let tree = try await shelf("root.level0.json", text).tree()
    #expect(tree.names == ["A"] && tree.levelZeroFile == nil)
    #expect(tree.codes == [text == "[]" ? .wrongType : .jsonSyntax])
    #expect(tree.problems[0].file == "root.level0.json")
    #expect(tree.files.last == "level0 root.level0.json failed: could not be read")
  }
}
