import HubModel
import Testing

@testable import HubFetching
@testable import HubSource

/// The tree of Level 1 files, each of which is read once.
struct IncludeTests {
  @Test func `the records of a file come before those of its includes, in order`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(record("R"), includes: ["nl.level1.json", "be.level1.json"]),
      "nl.level1.json": listing(record("N"), includes: ["noord.level1.json"]),
      "noord.level1.json": listing(record("O")),
      "be.level1.json": listing(record("B"), museums: [record("M")]),
      "root.level0.json": #"{"keywords": []}"#,
    ])
    let tree = try await shelf.tree()
    #expect(tree.names == ["R", "N", "O", "B", "M"] && tree.problems.isEmpty)
    #expect(
      tree.files == [
        "level1 root_.level1.json", "level1 nl.level1.json", "level1 noord.level1.json",
        "level1 be.level1.json", "level0 root.level0.json",
      ])
    #expect(tree.organizations.map(\.file)[1] == "nl.level1.json")
    #expect(tree.sources[1].contents == shelf.files["nl.level1.json"])
    #expect(tree.sources[1].contentsDigest == tree.sources[1].originalDigest)
  }

  @Test func `each file is read once, however often it is included`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(
        includes: ["a.level1.json", "b.level1.json", "c.level1.json", "./c.level1.json#x"]),
      "a.level1.json": listing(includes: ["https://h.nl/c.level1.json", "c.level1.json?x"]),
      "b.level1.json": listing(includes: ["c.level1.json"]),
      "c.level1.json": listing(record("C")), "root.level0.json": #"{"keywords": []}"#,
    ])
    let tree = try await shelf.tree()
    #expect(tree.names == ["C"] && tree.problems.isEmpty && tree.files.count == 5)
    let requests = await shelf.requests.all
    #expect(requests.count == 5 && Set(requests).count == 5)
  }

  @Test func `an include cycle is a warning and ends`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(record("R"), includes: ["a.level1.json"]),
      "a.level1.json": listing(record("A"), includes: ["a.level1.json", "b.level1.json"]),
      "b.level1.json": listing(record("B"), includes: ["https://h.nl/root_.level1.json"]),
      "root.level0.json": #"{"keywords": []}"#,
    ])
    let tree = try await shelf.tree()
    #expect(tree.names == ["R", "A", "B"])
    #expect(tree.codes == [.includeCycle, .includeCycle])
    #expect(Set(tree.problems.map(\.file)) == ["a.level1.json", "b.level1.json"])
    #expect(tree.problems.allSatisfy { $0.severity == .warning })
    #expect(tree.problems[0].path == "level1Header.level1URLIncludes[0]")
  }

  @Test func `a failed include is an error, the other files are read`() async throws {
    let shelf = Shelf(
      [
        "root_.level1.json": listing(
          record("R"),
          includes: [
            "gone.level1.json", "../out.level1.json", "%2e%2e/out.level1.json", "mailto:a@b.nl",
            "file:///etc/passwd", "big.level1.json", "bad.level1.json", "list.level1.json",
            "last.level1.json",
          ]),
        "bad.level1.json": "{\"clubs\": [\n}", "list.level1.json": "[]",
        "last.level1.json": listing(record("L")), "root.level0.json": #"{"keywords": []}"#,
      ], failing: ["big.level1.json": .tooLarge(limit: 9)])
    let tree = try await shelf.tree()
    #expect(tree.names == ["R", "L"])
    #expect(
      tree.files == [
        "level1 root_.level1.json", "level1 gone.level1.json failed: is missing",
        "level1 ../out.level1.json failed: is outside the hub's folder",
        "level1 %2e%2e/out.level1.json failed: is outside the hub's folder",
        "level1 mailto:a@b.nl failed: could not be fetched: unsupported URL scheme \"mailto\"",
        "level1 file:///etc/passwd failed: is outside the hub's folder",
        "level1 big.level1.json failed: is larger than 9 bytes",
        "level1 bad.level1.json failed: could not be read",
        "level1 list.level1.json failed: could not be read", "level1 last.level1.json",
        "level0 root.level0.json",
      ])
    #expect(
      Set(tree.problems.map(\.description)) == [
        "root_.level1.json:1:41: error: the included file gone.level1.json is missing [source-missing]",
        "root_.level1.json:1:61: error: the included file ../out.level1.json is outside the hub's folder "
          + "[source-outside-hub]",
        "root_.level1.json:1:83: error: the included file %2e%2e/out.level1.json is outside the hub's "
          + "folder [source-outside-hub]",
        "root_.level1.json:1:109: error: the included file mailto:a@b.nl could not be fetched: "
          + "unsupported URL scheme \"mailto\" [source-unreadable]",
        "root_.level1.json:1:126: error: the included file file:///etc/passwd is outside the hub's "
          + "folder [source-outside-hub]",
        "root_.level1.json:1:148: error: the included file big.level1.json is larger than 9 bytes "
          + "[source-too-large]",
        "bad.level1.json:2:1: error: expected a value, found '}' [json-syntax]",
        "list.level1.json:1:1: error: expected an object at the top level, found an array [wrong-type]",
      ])
  }

  @Test func `a failed include is reported once`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(includes: ["gone.level1.json", "a.level1.json"]),
      "a.level1.json": listing(includes: ["gone.level1.json"]),
      "root.level0.json": #"{"keywords": []}"#,
    ])
    #expect(try await shelf.tree().codes == [.sourceMissing])
  }

  @Test func `an include with a placeholder URL that is not beside the file is missing`()
    async throws
  {
    let shelf = Shelf([
      "root_.level1.json": listing(includes: ["https://hub.example/gone.level1.json"]),
      "root.level0.json": #"{"keywords": []}"#,
    ])
    let tree = try await shelf.tree()
    #expect(tree.codes == [.sourceMissing])
    #expect(
      tree.files.contains("level1 https://hub.example/gone.level1.json failed: is missing"))
  }

  @Test func `in a folder an include is looked up beside the file that refers to it`() async throws
  {
    let shelf = Shelf([
      "root_.level1.json": listing(includes: [
        "https://h.nl/x/nl.level1.json", "sub/be.level1.json",
      ]),
      "nl.level1.json": listing(record("N")), "sub/be.level1.json": listing(record("B")),
      "root.level0.json": #"{"keywords": []}"#,
    ])
    let tree = try await shelf.tree()
    #expect(tree.names == ["N", "B"] && tree.problems.isEmpty)
    #expect(tree.files.contains("level1 nl.level1.json"))
  }

  @Test func `a file beside the including one is found although its URL failed elsewhere`()
    async throws
  {
    let shelf = Shelf([
      "root_.level1.json": listing(includes: ["https://h.nl/x.level1.json", "sub/a.level1.json"]),
      "sub/a.level1.json": listing(includes: ["https://h.nl/x.level1.json"]),
      "sub/x.level1.json": listing(record("X")), "root.level0.json": #"{"keywords": []}"#,
    ])
    #expect(try await shelf.tree().names == ["X"])
  }

  @Test func `without a network, an include that is not in the folder is skipped`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(record("R"), includes: ["https://h.nl/x.level1.json"]),
      "root.level0.json": #"{"keywords": []}"#,
    ])
    let tree = try await shelf.tree()
    #expect(tree.names == ["R"] && tree.problems.isEmpty)
    #expect(tree.files[1] == "level1 https://h.nl/x.level1.json left out: offline")
  }

  @Test func `over HTTP a URL is used unchanged`() async throws {
    let shelf = Shelf([
      "https://h.nl/j/root_.level1.json": listing(
        includes: ["https://o.nl/x.level1.json", "sub/y.level1.json", "x.level1.json"]),
      "https://h.nl/j/x.level1.json": listing(record("X")),
      "https://o.nl/x.level1.json": listing(record("O"), includes: ["z.level1.json"]),
      "https://o.nl/z.level1.json": listing(record("Z")),
      "https://h.nl/j/sub/y.level1.json": listing(record("Y")),
      "https://h.nl/j/root.level0.json": #"{"keywords": []}"#,
    ])
    let tree = try await shelf.tree()
    #expect(tree.names == ["O", "Z", "Y", "X"] && tree.problems.isEmpty)
  }

  @Test func `a chain of 300 includes is followed to its end`() async throws {
    let links = (0..<300).map { number in
      (
        "\(number).level1.json",
        listing(record("C\(number)"), includes: number < 299 ? ["\(number + 1).level1.json"] : [])
      )
    }
    let shelf = Shelf(
      root: .local("0.level1.json"), files: links + [("root.level0.json", #"{"keywords": []}"#)])
    let tree = try await shelf.tree()
    #expect(tree.names.count == 300 && tree.names.last == "C299" && tree.problems.isEmpty)
  }

  @Test func `the same organization twice: the first wins, the second fills`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(
        record(
          "A",
          ", \"website\": \"https://w1\", \"remark\": [{\"language\": \"NL\", \"value\": \"n1\"}]"),
        record("B"), includes: ["x.level1.json"]),
      "x.level1.json": listing(
        #"""
        {"idPlus": {"fullName": "A", "town": "Best", "nickName": "other"}, "website": "https://w2",
         "wikipedia": "https://p", "level2URL": "l", "contactEmail": "e@x.nl", "nlSpecific": {"fotobondNumber": 7},
         "coordinates": {"latitude": 1, "longitude": 2},
         "remark": [{"language": "NL", "value": "n2"}, {"language": "EN", "value": "e2"}]}
        """#, #"{"idPlus": {"fullName": "A", "town": "best", "nickName": "x"}}"#),
      "root.level0.json": #"{"keywords": []}"#,
    ])
    let tree = try await shelf.tree()
    #expect(tree.names == ["A", "B", "A"])
    let club = try #require(tree.organizations.first)
    #expect(club.nickName == "fcA" && club.website == "https://w1" && club.wikipedia == "https://p")
    #expect(club.levelTwoURL == "l" && club.contactEmail == "e@x.nl" && club.fotobondNumber == 7)
    #expect(club.coordinates == Coordinates(latitude: 1, longitude: 2))
    #expect(club.remarks.map(\.text.text) == ["n1", "e2"])
    #expect(club.remarks.map(\.file) == ["root_.level1.json", "x.level1.json"])
    #expect(club.file == "root_.level1.json")
    #expect(tree.codes == [.duplicateOrganization])
    #expect(tree.problems[0].severity == .warning && tree.problems[0].file == "x.level1.json")
    #expect(tree.problems[0].message.contains("already listed in root_.level1.json"))
  }

  @Test(arguments: ["", "{\"clubs\": [1 2]}", "[]"])
  func `a root that cannot be read is an error with a reason`(text: String) async throws {
    let error = await #expect(throws: SourceError.self) {
      try await Shelf(["root_.level1.json": text]).tree()
    }
    #expect(error?.code == .rootUnreadable)
    #expect(error?.description.hasPrefix("root_.level1.json:1:") == true)
  }

  @Test func `a missing root is an error`() async throws {
    let shelf = Shelf(["root_.level1.json": "{}"], failing: ["root_.level1.json": .missing])
    let error = await #expect(throws: SourceError.self) { try await shelf.tree() }
    #expect(
      error?.description == "root_.level1.json: the root of the hub is missing")
  }

  @Test func `an interruption ends the reading`() async throws {
    for name in ["root_.level1.json", "a.level1.json", "root.level0.json"] {
      let shelf = Shelf(
        ["root_.level1.json": listing(includes: ["a.level1.json"]), "a.level1.json": "{}"],
        failing: [name: .cancelled])
      await #expect(throws: CancellationError.self) { try await shelf.tree() }
    }
  }
}
