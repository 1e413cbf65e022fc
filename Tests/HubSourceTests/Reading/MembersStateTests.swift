import HubModel
import Testing

@testable import HubFetching
@testable import HubSource

/// The state of a club's member list: read, none or unknown.
struct MembersStateTests {
  private func state(
    _ club: String, _ files: KeyValuePairs<String, String> = [:],
    at root: String = "root_.level1.json", change: (inout Shelf) -> Void = { _ in }
  ) async throws -> MembersState {
    var shelf = Shelf(
      root: HubLocation(root), files: [(root, listing(club))] + files.map { ($0.key, $0.value) })
    change(&shelf)
    return try await shelf.contents().membersState
  }

  @Test func `the members of a club are known after its list was read, even an empty one`()
    async throws
  {
    for list in [members(), members(entry("Jane", "Doe")), members(entry("Jane", ""))] {
      #expect(try await state(record("A"), ["fcA.level2.json": list]) == .read)
    }
  }

  @Test func `a list from an earlier bundle is known too`() async throws {
    let freshness = Freshness.stale(since: "2026-05-15T00:00:00Z", reason: "is away")
    let list = ["fcA.level2.json": members()] as KeyValuePairs
    #expect(try await state(record("A"), list) { $0.freshness = freshness } == .read)
  }

  @Test(arguments: [nil, "https://example.com/fcA.level2.json", "http://hub.test/x", ""])
  func `a club without a list or a promise of one has no members`(url: String?) async throws {
    for root in ["root_.level1.json", "https://h.nl/root_.level1.json"] {
      #expect(try await state(record("A", url: url), at: root) == .none)
    }
  }

  @Test func `a museum has no members`() async throws {
    let museum = record("A", url: "https://h.nl/a.level2.json")
    let shelf = Shelf(["root_.level1.json": listing(museums: [museum])])
    #expect(try await shelf.contents().membersState == .none)
  }

  @Test func `members are unknown if a promised list is missing or skipped`() async throws {
    #expect(try await state(record("A", url: "lists/a.level2.json")) == .unknown)
    #expect(try await state(record("A", url: "ftp://h.nl/a.level2.json")) == .unknown)
    #expect(try await state(record("A", url: "https://h.nl/a.level2.json")) == .unknown)
  }

  @Test func `members are unknown if a list could not be fetched, promised or not`() async throws {
    let place = "https://h.nl/fcA.level2.json"
    for failure in [FetchFailure.refused(status: 403), .unreachable("it rains")] {
      let found = try await state(record("A"), at: "https://h.nl/root_.level1.json") {
        $0.failures = [place: failure]
      }
      #expect(found == .unknown)
    }
  }

  @Test(arguments: ["{", "", members(of: "B"), "[]"])
  func `members are unknown if the list cannot be used`(list: String) async throws {
    #expect(try await state(record("A"), ["fcA.level2.json": list]) == .unknown)
  }
}
