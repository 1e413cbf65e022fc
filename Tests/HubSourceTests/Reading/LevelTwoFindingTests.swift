import HubModel
import Testing

@testable import HubFetching
@testable import HubSource

/// Where a club's member list is looked for.
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
      let harvest = try await Shelf(root: .local("root_.level1.json"), files: files).harvest()
      #expect(harvest.names == [found] && harvest.problems.isEmpty)
      #expect(harvest.levelTwoFile == places[count - 1].0)
      #expect(harvest.files == ["level2 \(places[count - 1].0)"])
    }
  }

  @Test func `the nickname is looked for beside the root, the URL's name beside the listing`()
    async throws
  {
    let files: KeyValuePairs = [
      "root_.level1.json": listing(includes: ["sub/nl.level1.json"]),
      "sub/nl.level1.json": listing(record("A", url: "https://h.nl/list.level2.json"), record("B")),
      "sub/list.level2.json": members(entry("Jane", "Doe")),
      "fcB.level2.json": members(of: "B", entry("Bo", "Bar")),
    ]
    #expect(try await Shelf(files).harvest("A").names == ["Jane Doe"])
    #expect(try await Shelf(files).harvest("B").names == ["Bo Bar"])
  }

  @Test func `without a nickname the full name serves`() async throws {
    let club = #"{"idPlus": {"fullName": "A", "town": "Best"}}"#
    let harvest = try await hub(club, ["A.level2.json": members(entry("Jane", "Doe"))]).harvest()
    #expect(harvest.names == ["Jane Doe"])
  }

  @Test func `a nickname with a slash names no file`() async throws {
    let club = #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "../x"}}"#
    let shelf = hub(club, ["../x.level2.json": members(entry("Jane", "Doe"))])
    #expect(try await shelf.harvest().names.isEmpty)
    #expect(await shelf.requests.all.allSatisfy { !$0.contains("..") })
  }

  @Test(arguments: [
    nil, "https://example.com/fcA.level2.json", "https://www.example.org/x.level2.json",
    "http://hub.test/x", "",
  ])
  func `a club without a member list is at Level 1, which is no error`(url: String?) async throws {
    for root in ["root_.level1.json", "https://h.nl/root_.level1.json"] {
      let harvest = try await hub(record("A", url: url), [:], at: root).harvest()
      #expect(harvest.names.isEmpty && harvest.levelTwoFile == nil)
      #expect(harvest.files.isEmpty && harvest.problems.isEmpty)
      #expect(harvest.club.levelTwoURL == (url == "" ? nil : url))
    }
  }

  @Test func `a list that the hub promises and that is missing is an error`() async throws {
    let harvest = try await hub(record("A", url: "lists/a.level2.json"), [:]).harvest()
    #expect(harvest.files == ["level2 lists/a.level2.json failed: is not there"])
    #expect(
      harvest.problems.map(\.description) == [
        "root_.level1.json: error: the member list of A (Best), lists/a.level2.json, is not there "
          + "[source-missing]"
      ])
  }

  @Test func `without a network, a list that is not in the folder is left out`() async throws {
    let harvest = try await hub(record("A", url: "https://h.nl/a.level2.json"), [:]).harvest()
    #expect(harvest.files == ["level2 https://h.nl/a.level2.json left out: offline"])
    #expect(harvest.problems.isEmpty && harvest.names.isEmpty)
  }

  @Test(arguments: ["../a.level2.json", "file:///etc/a.level2.json", "mailto:a@b.nl"])
  func `a URL that leads nowhere is an error, unless the nickname's file is there`(
    url: String
  ) async throws {
    let harvest = try await hub(record("A", url: url), [:]).harvest()
    #expect(harvest.files.count == 1 && harvest.files[0].hasPrefix("level2 \(url) failed: "))
    #expect(harvest.codes == [url.hasPrefix("mailto") ? .sourceUnreadable : .sourceOutsideHub])
    let files: KeyValuePairs = ["fcA.level2.json": members(entry("Jane", "Doe"))]
    let found = try await hub(record("A", url: url), files).harvest()
    #expect(found.names == ["Jane Doe"] && found.problems.isEmpty)
  }

  @Test(arguments: [nil, "https://example.com/x.level2.json", "https://h.nl/x.level2.json"])
  func `a nickname's file that cannot be read is told by its own name`(url: String?) async throws {
    let shelf = hub(
      record("A", url: url), [:], failing: ["fcA.level2.json": .tooLarge(limit: 9)])
    let harvest = try await shelf.harvest()
    #expect(harvest.files == ["level2 fcA.level2.json failed: is larger than 9 bytes"])
    #expect(
      harvest.problems.map(\.message) == [
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
    ).harvest()
    #expect(both.names == ["Url U"] && both.levelTwoFile == url.0)
    var one = Shelf(root: HubLocation(root), files: [(root, listing(club)), sibling])
    #expect(try await one.harvest().names == ["Nick N"])
    one.failures[url.0] = .unreadable("status 500")
    let harvest = try await one.harvest()
    #expect(harvest.names == ["Nick N"] && harvest.problems.isEmpty)
  }

  @Test func `a placeholder is never asked, the nickname is`() async throws {
    for url in [nil, "https://example.com/list.level2.json", "https://x.test/a"] {
      let shelf = hub(
        record("A", url: url), ["https://h.nl/j/fcA.level2.json": members(entry("Nick", "N"))],
        at: root)
      #expect(try await shelf.harvest().names == ["Nick N"])
      let requests = await shelf.requests.all
      #expect(requests.allSatisfy { $0.hasPrefix("https://h.nl/j/") })
    }
  }

  @Test func `a relative URL goes by the file that lists the club`() async throws {
    let shelf = Shelf([
      "https://h.nl/j/root_.level1.json": listing(includes: ["https://o.nl/x/nl.level1.json"]),
      "https://o.nl/x/nl.level1.json": listing(record("A", url: "a.level2.json")),
      "https://o.nl/x/a.level2.json": members(entry("Jane", "Doe")),
    ])
    #expect(try await shelf.harvest().names == ["Jane Doe"])
  }

  @Test func `a list that fails everywhere is told by its URL`() async throws {
    let url = "https://o.nl/list.level2.json"
    let missing = try await hub(record("A", url: url), [:], at: root).harvest()
    #expect(missing.files == ["level2 \(url) failed: is not there"])
    #expect(missing.codes == [.sourceMissing])
    let failing = try await hub(
      record("A", url: url), [:], failing: [url: .unreadable("status 500")], at: root
    ).harvest()
    #expect(failing.files == ["level2 \(url) failed: could not be read: status 500"])
    #expect(failing.problems.first?.message.contains(url) == true)
  }

  // Either

  @Test func `a museum never has members`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(museums: [record("A", url: "fcA.level2.json")]),
      "fcA.level2.json": members(entry("Jane", "Doe")),
    ])
    let harvest = try await shelf.harvest()
    #expect(harvest.names.isEmpty && harvest.files.isEmpty)
  }

  @Test func `a list that is not JSON has no members, and its place is told`() async throws {
    let shelf = hub(record("A"), ["fcA.level2.json": "{\"club\": {},\n \"members\": [,]}"])
    let harvest = try await shelf.harvest()
    #expect(harvest.names.isEmpty && harvest.levelTwoFile == nil)
    #expect(harvest.files == ["level2 fcA.level2.json failed: could not be read"])
    #expect(
      harvest.problems.map(\.description) == [
        "fcA.level2.json:2:14: error: expected a value, found ',' [json-syntax]"
      ])
    #expect(harvest.sources.first?.contents == shelf.files["fcA.level2.json"])
  }

  @Test func `an interruption ends the reading`() async throws {
    let shelf = hub(record("A"), [:], failing: ["fcA.level2.json": .cancelled])
    await #expect(throws: CancellationError.self) { try await shelf.harvest() }
  }
}
