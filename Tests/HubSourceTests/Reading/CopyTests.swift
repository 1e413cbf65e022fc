import HubModel
import Testing

@testable import HubFetching
@testable import HubSource

/// Which failures a file of the earlier bundle stands in for (`--carry-forward`).
struct CopyTests {
  /// An earlier bundle of galleries.
  private struct Copies: EarlierRelease {
    let contents: [String: String]
    var lists: [String: OrganizationIdentity] = [:]
    var files: [(location: String, kind: FileKind)] { contents.keys.map { ($0, .gallery) } }
    func file(at location: String, as kind: FileKind) -> EarlierFile? {
      contents[location].map { _ in EarlierFile(since: "2026-05-15T00:00:00Z", validators: nil) }
    }
    func contents(of location: String) -> [UInt8] { Array((contents[location] ?? "").utf8) }
    func clubs(listedIn location: String) -> [OrganizationIdentity] {
      lists[location].map { [$0] } ?? []
    }
    func list(of club: OrganizationIdentity) -> String? { nil }
  }

  private static let copies = Copies(contents: [
    "https://h.nl/g/config.xml":
      #"<juiceboxgallery><image imageURL="a.jpg"></image></juiceboxgallery>"#,
    "https://h.nl/g.level3.json": #"{"images": [{"imageURL": "a.jpg"}]}"#,
  ])

  /// Returns the images of the only member, whose portfolio fails.
  private func images(_ url: String, _ failure: FetchFailure) async throws -> Int? {
    let root = "https://h.nl/root_.level1.json"
    let member =
      #"{"name": {"givenName": "Jane", "familyName": "Doe"}, "optional": {"level3URL": "\#(url)"}}"#
    let shelf = Shelf(
      [root: listing(record("A")), "https://h.nl/fcA.level2.json": members(member)],
      failing: [
        "https://h.nl/g.level3.json": failure, "https://h.nl/g/config.xml": failure,
        "https://h.nl/g/": failure, "https://h.nl/g": failure,
      ])
    let reader = HubReader(shelf, earlier: Self.copies, carriesForward: true)
    let tree = try await reader.tree()
    let contents = try await reader.clubContents(of: tree.organizations[0], in: tree)
    return contents.members.first?.gallery?.images.count
  }

  @Test(arguments: ["more.level1.json", "https://h.nl/more.level1.json"])
  func `a copy stands in for an include that is gone from a folder, however it is named`(
    reference: String
  ) async throws {
    let shelf = Shelf(["root_.level1.json": listing(record("A"), includes: [reference])])
    let copies = Copies(contents: ["more.level1.json": listing(record("B"))])
    let tree = try await HubReader(shelf, earlier: copies, carriesForward: true).tree()
    #expect(tree.names == ["A", "B"])
    let without = try await HubReader(shelf, earlier: copies).tree()
    #expect(without.names == ["A"])
  }

  @Test func `a Level 0 that the earlier bundle has does not go without a word`() async throws {
    let shelf = Shelf(["root_.level1.json": listing(record("A"))])
    let copies = Copies(contents: ["root.level0.json": #"{"keywords": [{"idString": "Macro"}]}"#])
    let carried = try await HubReader(shelf, earlier: copies, carriesForward: true).tree()
    #expect(carried.levelZero.keywords.map(\.idString) == ["Macro"])
    let lost = try await HubReader(shelf, earlier: copies).tree()
    #expect(lost.sources.contains { $0.role == .levelZero && $0.state == .failed("is missing") })
    #expect(lost.problems.map(\.code) == [.sourceMissing])
    #expect(try await HubReader(shelf).tree().problems.map(\.code) == [.levelZeroMissing])
  }

  @Test func `a broken list of a club whose file is broken, too, is nobody else's`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(record("B"), includes: ["north.level1.json"]),
      "north.level1.json": "{", "fcA.level2.json": "{",
    ])
    let club = OrganizationIdentity(fullName: "A", town: "Best")
    for (lists, state) in [(["fcA.level2.json": club], MembersState.none), ([:], .unknown)] {
      let reader = HubReader(shelf, earlier: Copies(contents: [:], lists: lists))
      let tree = try await reader.tree()
      let contents = try await reader.clubContents(of: tree.organizations[0], in: tree)
      #expect(contents.membersState == state)
    }
    // In a whole hub, the club may have another name by now.
    let renamed = Shelf(["root_.level1.json": listing(record("B")), "fcA.level2.json": "{"])
    let copies = Copies(contents: [:], lists: ["fcA.level2.json": club])
    let reader = HubReader(renamed, earlier: copies)
    let tree = try await reader.tree()
    let contents = try await reader.clubContents(of: tree.organizations[0], in: tree)
    #expect(contents.membersState == .unknown)
  }

  @Test func `files that nothing refers to are told beside the copy of an include`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(record("A"), includes: ["more.level1.json"]),
      "other.level1.json": listing(record("C")), "old.level2.json": members(of: "Old"),
    ])
    func codes(_ contents: [String: String]) async throws -> [Problem.Code] {
      let reader = HubReader(shelf, earlier: Copies(contents: contents), carriesForward: true)
      let tree = try await reader.tree()
      let files = Set(tree.sources.map(\.location.description))
      let passedOver = reader.passedOver(in: tree, knowsMembers: true) { files.contains($0) }
      return (tree.problems + passedOver).map(\.code).filter { $0 != .levelZeroMissing }
    }
    let copy = ["more.level1.json": listing(record("B"))]
    #expect(try await codes(copy) == [.listUnused, .fileUnused])
    #expect(try await codes([:]) == [.sourceMissing])
  }

  @Test(arguments: ["https://h.nl/g.level3.json", "https://h.nl/g/"])
  func `a copy stands in for a portfolio that is gone, not for an export that ends`(
    url: String
  ) async throws {
    for failure in [FetchFailure.missing, .unreadable("it is empty")] {
      #expect(try await images(url, failure) == 1, "\(failure)")
    }
    #expect(try await images(url, .leftOut("offline")) == 0)
    for failure in [FetchFailure.storage("the disk is full"), .cancelled] {
      await #expect(throws: (any Error).self, "\(failure)") { try await images(url, failure) }
    }
  }
}
