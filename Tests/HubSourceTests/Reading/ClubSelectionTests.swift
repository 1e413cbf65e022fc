import Foundation
import HubModel
import Testing

@testable import HubFetching
@testable import HubJSON
@testable import HubSource

/// The selection of clubs for a bundle, and its effect on their files.
struct ClubSelectionTests {
  private func club(_ name: String, _ town: String, _ nick: String) -> String {
    #"{"idPlus": {"fullName": "\#(name)", "town": "\#(town)", "nickName": "\#(nick)"}, "contactEmail": "\#(nick)@h.nl"}"#
  }

  private var clubs: String {
    listing(
      club("Fotoclub Érica", "Best", "fcErica"), club("Fotoclub Best", "Best", "fcBest"),
      club("Lens [3]", "Delft", "lens3"), includes: ["more.level1.json"],
      museums: [club("Museum M", "Best", "mm")])
  }

  private func hub(_ root: String? = nil) -> Shelf {
    Shelf([
      "root_.level1.json": root ?? clubs,
      "more.level1.json": listing(club("Vista", "Venlo", "fgVista")),
      "root.level0.json": #"{"keywords": []}"#,
    ])
  }

  private func selected(
    _ included: [String] = [], not excluded: [String] = []
  ) async throws -> HubTree {
    try await hub().tree(
      ReadingOptions(selection: ClubSelection(included: included, excluded: excluded)))
  }

  @Test(arguments: [
    (["Fotoclub Érica"], ["Fotoclub Érica"]), (["fotoclub erica"], ["Fotoclub Érica"]),
    (["FCERICA"], ["Fotoclub Érica"]), (["Fotoclub Erica (Best)"], ["Fotoclub Érica"]),
    (["fc*"], ["Fotoclub Érica", "Fotoclub Best"]), (["fcB?st"], ["Fotoclub Best"]),
    (["Fotoclub [A-C]*"], ["Fotoclub Best"]), (["*(Delft)"], ["Lens [3]"]),
    (["Lens [3]"], ["Lens [3]"]), (["lens3", "vista"], ["Lens [3]", "Vista"]),
    (["*"], ["Fotoclub Érica", "Fotoclub Best", "Lens [3]", "Vista"]),
  ])
  func `clubs are selected by name, nickname or glob, ignoring case and accents`(
    patterns: [String], names: [String]
  ) async throws {
    let tree = try await selected(patterns)
    #expect(tree.organizations.filter { $0.kind == .club }.map(\.identity.fullName) == names)
    #expect(tree.clubsLeftOut == 4 - names.count)
  }

  @Test func `excluded clubs are never included`() async throws {
    #expect(
      try await selected(not: ["fc*"]).names == ["Lens [3]", "Museum M", "Vista"])
    #expect(try await selected(["fc*"], not: ["fcBest"]).names == ["Fotoclub Érica", "Museum M"])
    #expect(try await selected(["fcBest"], not: ["fc*"]).names == ["Museum M"])
    #expect(try await selected().names.count == 5)
    #expect(try await selected().clubsLeftOut == 0)
  }

  @Test(arguments: [
    ("Fotoclub Erika", "Fotoclub Érica"), ("fcBesst", "fcBest"), ("Museum M", nil),
    ("xyz*", nil), ("Venlo", nil),
  ])
  func `a pattern that matches no club is an error`(pattern: String, meant: String?) async throws {
    for (included, excluded) in [([pattern], []), (["vista"], [pattern])] {
      let error = await #expect(throws: SourceError.self) {
        try await selected(included, not: excluded)
      }
      #expect(error?.code == .noSuchClub)
      let hint = meant.map { " (did you mean \"\($0)\"?)" } ?? ""
      #expect(error?.description == "no club matches \"\(pattern)\"\(hint)")
    }
  }

  @Test func `a pattern may match only a club in an included file`() async throws {
    #expect(try await selected(["fgVista"]).names == ["Museum M", "Vista"])
  }

  private func text(_ tree: HubTree, _ index: Int = 0) throws -> String {
    String(decoding: try #require(tree.sources[index].contents), as: UTF8.self)
  }

  @Test func `the files in the bundle contain only the selected clubs`() async throws {
    let tree = try await selected(["fcErica"])
    let root = try text(tree)
    #expect(root.contains("Fotoclub Érica") && root.contains("Museum M"))
    #expect(!root.contains("fcBest") && !root.contains("Lens") && !root.contains("lens3@h.nl"))
    #expect(try !text(tree, 1).contains("Vista"))
    for index in 0...1 { _ = try JSONParser.parse(tree.sources[index].contents ?? []) }
    let everything = try await hub().tree()
    #expect(tree.sources[0].originalDigest == everything.sources[0].originalDigest)
    #expect(tree.sources[0].contentsDigest != everything.sources[0].contentsDigest)
    #expect(everything.sources[0].contentsDigest == everything.sources[0].originalDigest)
    #expect(everything.sources[0].contents == Array(clubs.utf8))
  }

  @Test func `a club without a name is not selected`() async throws {
    let root = listing(
      club("A", "Best", "fcA"), #"{"idPlus": {"fullName": "Secret"}}"#, "\"Secret\"")
    let tree = try await hub(root).tree(
      ReadingOptions(selection: ClubSelection(included: ["fcA"])))
    #expect(try !text(tree).contains("Secret"))
    #expect(try await text(hub(root).tree()).contains("Secret"))
  }

  @Test func `a club hidden by a duplicate key is not selected`() async throws {
    let root =
      #"{"clubs": [\#(club("Secret", "Best", "x"))], "clubs": [\#(club("A", "Best", "a"))]}"#
    let shelf = Shelf([
      "root_.level1.json":
        #"{"level1Header": {"level1URLIncludes": ["more.level1.json"]}, "clubs": []}"#,
      "more.level1.json": root, "root.level0.json": #"{"keywords": []}"#,
    ])
    let tree = try await shelf.tree(ReadingOptions(selection: ClubSelection(excluded: ["a"])))
    #expect(try !text(tree).contains("Secret") && tree.names.isEmpty)
    #expect(tree.problems.allSatisfy { !$0.message.contains("Secret") })
    #expect(try await shelf.tree().problems.contains { $0.code == .listMissing })
  }

  @Test func `nothing is reported about a club that is not selected`() async throws {
    let root = listing(
      club("A", "Best", "fcA"), #"{"idPlus": {"fullName": "Secret", "town": 7}, "coordinates": 7}"#,
      #"{"idPlus": {"fullName": "Secret", "town": "Best"}, "coordinates": 7}"#)
    let chosen = ReadingOptions(selection: ClubSelection(included: ["fcA"]))
    #expect(try await hub(root).tree(chosen).problems.isEmpty)
    #expect(try await hub(root).tree().problems.count > 3)
  }

  @Test func `a member list of another club stays out of a selection`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(club("A", "Best", "fcA")),
      "root.level0.json": #"{"keywords": []}"#,
      "fcA.level2.json": members(of: "Secret", entry("Jane", "Doe")),
    ])
    let chosen = ReadingOptions(selection: ClubSelection(included: ["fcA"]))
    let contents = try await shelf.contents("A", chosen)
    #expect(
      contents.codes == [.clubMismatch] && contents.sources.map { $0.contents == nil } == [true])
    #expect(contents.problems.allSatisfy { !$0.message.contains("Secret") })
    #expect(try await shelf.contents().sources.first?.contents == shelf.files["fcA.level2.json"])
  }

  @Test func `a gallery of another person stays out of a selection`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(club("A", "Best", "fcA")),
      "root.level0.json": #"{"keywords": []}"#,
      "fcA.level2.json": members(entry("Jane", "Doe", ", \"level3URL\": \"x.level3.json\"")),
      "x.level3.json": #"{"member": {"givenName": "Bo", "familyName": "Bar"}}"#,
    ])
    let chosen = ReadingOptions(selection: ClubSelection(included: ["fcA"]))
    #expect(try await shelf.contents("A", chosen).sources.last?.contents == nil)
    #expect(try await shelf.contents().sources.last?.contents != nil)
  }

  @Test func `a file that cannot be parsed stays out of a selection`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(club("A", "Best", "fcA"), includes: ["bad.level1.json"]),
      "bad.level1.json": "{\"clubs\": [Secret]}", "fcA.level2.json": "{\"members\": [Secret]}",
      "root.level0.json": "[Secret]",
    ])
    for options in [
      ReadingOptions(selection: ClubSelection(included: ["fcA"])),
      ReadingOptions(omissions: [.emails]),
    ] {
      let tree = try await shelf.tree(options)
      #expect(tree.sources.map { $0.contents == nil } == [false, true, true])
      #expect(tree.sources.allSatisfy { $0.originalDigest != nil })
      let contents = try await shelf.contents("A", options)
      #expect(contents.sources.map { $0.contents == nil } == [true])
    }
    let everything = try await shelf.tree()
    #expect(everything.sources.allSatisfy { $0.contents != nil })
  }
}
