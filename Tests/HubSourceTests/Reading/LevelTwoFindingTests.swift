import HubFetching
import HubModel
import Testing

@testable import HubFetching
@testable import HubSource

/// The lookup of a club's member list.
struct LevelTwoFindingTests {
  private func hub(
    _ club: String, _ files: KeyValuePairs<String, String>,
    failing failures: [String: FetchFailure] = [:], at root: String = "root_.level1.json"
  ) -> Shelf {
    var shelf = Shelf(
      root: HubLocation(root), files: [(root, listing(club))] + files.map { ($0.key, $0.value) })
    shelf.failures = failures
    return shelf
  }

  // In a folder

  @Test func `in a folder the nickname comes first, then the URL's name, then the URL`()
    async throws
  {
    let club = record("A", url: "https://h.nl/x/list.level2.json")
    let places: [(String, String)] = [
      ("https://h.nl/x/list.level2.json", members(entry("Url", "U"))),
      ("list.level2.json", members(entry("Name", "N"))),
      ("fcA.level2.json", members(entry("Nick", "N"))),
    ]
    for (count, found) in [(1, "Url U"), (2, "Name N"), (3, "Nick N")] {
      let files = [("root_.level1.json", listing(club))] + places.prefix(count)
      let contents = try await Shelf(root: .local("root_.level1.json"), files: files).contents()
      #expect(contents.names == [found] && contents.problems.isEmpty)
      #expect(contents.levelTwoFile == places[count - 1].0)
      #expect(contents.files == ["level2 \(places[count - 1].0)"])
    }
  }

  @Test func `the nickname is looked up beside the root, the URL's name beside the listing`()
    async throws
  {
    let files: KeyValuePairs = [
      "root_.level1.json": listing(includes: ["sub/nl.level1.json"]),
      "sub/nl.level1.json": listing(record("A", url: "https://h.nl/list.level2.json"), record("B")),
      "sub/list.level2.json": members(entry("Jane", "Doe")),
      "fcB.level2.json": members(of: "B", entry("Bo", "Bar")),
    ]
    #expect(try await Shelf(files).contents("A").names == ["Jane Doe"])
    #expect(try await Shelf(files).contents("B").names == ["Bo Bar"])
  }

  @Test func `without a nickname the full name is used`() async throws {
    let club = #"{"idPlus": {"fullName": "A", "town": "Best"}}"#
    let contents = try await hub(club, ["A.level2.json": members(entry("Jane", "Doe"))]).contents()
    #expect(contents.names == ["Jane Doe"])
  }

  @Test func `a nickname with a slash is not a file name`() async throws {
    let club = #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "../x"}}"#
    let shelf = hub(club, ["../x.level2.json": members(entry("Jane", "Doe"))])
    #expect(try await shelf.contents().names.isEmpty)
    #expect(await shelf.requests.all.allSatisfy { !$0.contains("..") })
  }

  @Test(arguments: [
    nil, "https://example.com/fcA.level2.json", "https://www.example.org/x.level2.json",
    "http://hub.test/x", "",
  ])
  func `a club without a member list is at Level 1 without an error`(url: String?) async throws {
    for root in ["root_.level1.json", "https://h.nl/root_.level1.json"] {
      let contents = try await hub(record("A", url: url), [:], at: root).contents()
      #expect(contents.names.isEmpty && contents.levelTwoFile == nil)
      #expect(contents.files.isEmpty && contents.problems.isEmpty)
      #expect(contents.club.levelTwoURL == (url == "" ? nil : url))
    }
  }

  @Test func `a promised list that is missing is an error`() async throws {
    let contents = try await hub(record("A", url: "lists/a.level2.json"), [:]).contents()
    #expect(contents.files == ["level2 lists/a.level2.json failed: is missing"])
    #expect(
      contents.problems.map(\.description) == [
        "root_.level1.json:2:90: error: the member list of A (Best), lists/a.level2.json, is missing "
          + "[source-missing]"
      ])
  }

  @Test func `without a network, a list that is not in the folder is skipped`() async throws {
    let contents = try await hub(record("A", url: "https://h.nl/a.level2.json"), [:]).contents()
    #expect(contents.files == ["level2 https://h.nl/a.level2.json left out: offline"])
    #expect(contents.problems.isEmpty && contents.names.isEmpty)
  }

  @Test(arguments: ["../a.level2.json", "file:///etc/a.level2.json", "mailto:a@b.nl"])
  func `a URL that cannot be resolved is an error unless the nickname's file exists`(
    url: String
  ) async throws {
    let contents = try await hub(record("A", url: url), [:]).contents()
    #expect(contents.files.count == 1 && contents.files[0].hasPrefix("level2 \(url) failed: "))
    #expect(contents.codes == [url.hasPrefix("mailto") ? .sourceUnreadable : .sourceOutsideHub])
    let files: KeyValuePairs = ["fcA.level2.json": members(entry("Jane", "Doe"))]
    let found = try await hub(record("A", url: url), files).contents()
    #expect(found.names == ["Jane Doe"] && found.problems.isEmpty)
  }

  @Test(arguments: [nil, "https://example.com/x.level2.json", "https://h.nl/x.level2.json"])
  func `a nickname's file that cannot be read is reported by its own name`(url: String?)
    async throws
  {
    let shelf = hub(
      record("A", url: url), [:], failing: ["fcA.level2.json": .tooLarge(limit: 9)])
    let contents = try await shelf.contents()
    #expect(contents.files == ["level2 fcA.level2.json failed: is larger than 9 bytes"])
    #expect(
      contents.problems.map(\.message) == [
        "the member list of A (Best), fcA.level2.json, is larger than 9 bytes"
      ])
  }

  // Over HTTP

  private let root = "https://h.nl/j/root_.level1.json"

  @Test func `over HTTP the URL comes first, then the nickname beside the root`() async throws {
    let club = record("A", url: "https://o.nl/list.level2.json")
    let sibling = ("https://h.nl/j/fcA.level2.json", members(entry("Nick", "N")))
    let url = ("https://o.nl/list.level2.json", members(entry("Url", "U")))
    let both = try await Shelf(
      root: HubLocation(root), files: [(root, listing(club)), sibling, url]
    ).contents()
    #expect(both.names == ["Url U"] && both.levelTwoFile == url.0)
    var one = Shelf(root: HubLocation(root), files: [(root, listing(club)), sibling])
    let contents = try await one.contents()
    #expect(contents.names == ["Nick N"] && contents.codes == [.listElsewhere])
    #expect(
      contents.problems.first?.message
        == "the member list of A (Best), https://o.nl/list.level2.json, "
        + "is missing; https://h.nl/j/fcA.level2.json was used")
    for failure in [FetchFailure.unreachable("HTTP 503"), .refused(status: 403), .unreadable("")] {
      one.failures[url.0] = failure
      let contents = try await one.contents()
      #expect(contents.names == [] && contents.codes == [failure.problemCode])
    }
  }

  @Test func `a placeholder URL is never requested, the nickname's file is`() async throws {
    for url in [nil, "https://example.com/list.level2.json", "https://x.test/a"] {
      let shelf = hub(
        record("A", url: url), ["https://h.nl/j/fcA.level2.json": members(entry("Nick", "N"))],
        at: root)
      #expect(try await shelf.contents().names == ["Nick N"])
      let requests = await shelf.requests.all
      #expect(requests.allSatisfy { $0.hasPrefix("https://h.nl/j/") })
    }
  }

  @Test func `a relative URL starts from the file that lists the club`() async throws {
    let shelf = Shelf([
      "https://h.nl/j/root_.level1.json": listing(includes: ["https://o.nl/x/nl.level1.json"]),
      "https://o.nl/x/nl.level1.json": listing(record("A", url: "a.level2.json")),
      "https://o.nl/x/a.level2.json": members(entry("Jane", "Doe")),
    ])
    #expect(try await shelf.contents().names == ["Jane Doe"])
  }

  @Test func `a list that fails everywhere is reported by its URL`() async throws {
    let url = "https://o.nl/list.level2.json"
    let missing = try await hub(record("A", url: url), [:], at: root).contents()
    #expect(missing.files == ["level2 \(url) failed: is missing"])
    #expect(missing.codes == [.sourceMissing])
    let failing = try await hub(
      record("A", url: url), [:], failing: [url: .unreadable("status 500")], at: root
    ).contents()
    #expect(failing.files == ["level2 \(url) failed: could not be read: status 500"])
    #expect(failing.problems.first?.message.contains(url) == true)
  }

  // Either

  @Test func `a museum never has members`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(museums: [record("A", url: "fcA.level2.json")]),
      "fcA.level2.json": members(entry("Jane", "Doe")),
    ])
    let contents = try await shelf.contents()
    #expect(contents.names.isEmpty && contents.files.isEmpty)
  }

  @Test func `a list that is not JSON has no members and an error with a position`() async throws {
    let shelf = hub(record("A"), ["fcA.level2.json": "{\"club\": {},\n \"members\": [,]}"])
    let contents = try await shelf.contents()
    #expect(contents.names.isEmpty && contents.levelTwoFile == nil)
    #expect(contents.files == ["level2 fcA.level2.json failed: could not be read"])
    #expect(
      contents.problems.map(\.description) == [
        "fcA.level2.json:2:14: error: expected a value, found ',' [json-syntax]"
      ])
    #expect(contents.sources.first?.contents == shelf.files["fcA.level2.json"])
  }

  @Test func `an interruption ends the reading`() async throws {
    let shelf = hub(record("A"), [:], failing: ["fcA.level2.json": .cancelled])
    await #expect(throws: CancellationError.self) { try await shelf.contents() }
  }
}
