import Foundation
import HubBundle
import HubExport
import HubModel
import HubSource
import TestSupport
import Testing

/// Each hub of `Bundles/faulty-hubs` has its problem, and everything else is exported.
struct FaultyHubTests {
  /// The expected problems of a faulty hub.
  struct Case: Sendable, CustomTestStringConvertible {
    let fault: String
    let codes: [Problem.Code]
    var isComplete = true
    var photographers = 4
    var position: String?

    var testDescription: String { fault }
  }

  static let cases: [Case] = [
    Case(
      fault: "bare-ampersand-xml", codes: [.galleryUnreadable], isComplete: false, position: "2:43"),
    Case(fault: "byte-order-mark", codes: []),
    Case(
      fault: "comma-removed", codes: [.jsonSyntax], isComplete: false, photographers: 2,
      position: "23:5"),
    Case(fault: "config-xml-in-capitals", codes: [.fileNameCase]),
    Case(fault: "control-and-bidi-characters", codes: [.jsonNullCharacter], photographers: 5),
    Case(
      fault: "cut-in-half", codes: [.jsonSyntax], isComplete: false, photographers: 2,
      position: "17:20"),
    Case(
      fault: "decimal-comma", codes: [.jsonSyntax], isComplete: false, photographers: 2,
      position: "9:21"),
    Case(fault: "deep-include-chain", codes: []),
    Case(fault: "duplicate-keys", codes: [.jsonDuplicateKey]),
    Case(
      fault: "empty-file", codes: [.jsonSyntax], isComplete: false, photographers: 2,
      position: "1:1"),
    Case(fault: "entity-bomb-xml", codes: [.galleryUnreadable], isComplete: false),
    Case(fault: "exhibition-gallery-missing", codes: [.sourceMissing], isComplete: false),
    Case(fault: "exhibitions-are-a-text", codes: [.wrongType]),
    Case(fault: "external-entity-xml", codes: [.galleryUnreadable], isComplete: false),
    Case(fault: "gallery-of-someone-else", codes: [.galleryOfSomeoneElse], isComplete: false),
    Case(fault: "html-in-names", codes: [.addressForm, .keywordNonstandard]),
    Case(
      fault: "hundreds-of-attributes-xml", codes: [.galleryUnreadable], isComplete: false,
      position: "2:1"),
    Case(fault: "include-climbs-out", codes: [.sourceOutsideHub], isComplete: false),
    Case(fault: "include-cycle", codes: [.includeCycle, .includeCycle]),
    Case(fault: "include-missing", codes: [.sourceMissing], isComplete: false),
    Case(fault: "jpeg-cut-in-half", codes: [.pictureUnreadable], isComplete: false),
    Case(fault: "level2-is-an-array", codes: [.wrongType], isComplete: false, photographers: 2),
    Case(fault: "long-reference", codes: [.textTooLong], isComplete: false, position: "21:26"),
    Case(
      fault: "long-reference-in-xml", codes: [.textTooLong], isComplete: false, position: "3:3023"),
    Case(fault: "lone-surrogate", codes: [.jsonLoneSurrogate]),
    Case(
      fault: "clubs-are-an-object", codes: [.listMissing], isComplete: false, position: "2:12"),
    Case(
      fault: "keywords-are-a-text", codes: [.listMissing], isComplete: false, position: "2:15"),
    Case(
      fault: "member-list-is-an-object", codes: [.listMissing], isComplete: false,
      photographers: 2, position: "9:14"),
    Case(
      fault: "member-list-in-dutch", codes: [.listMissing, .unknownField], isComplete: false,
      photographers: 2),
    Case(
      fault: "unlinked-list-cut-short", codes: [.jsonSyntax], isComplete: false, photographers: 2),
    Case(
      fault: "unlinked-list-empty", codes: [.sourceUnreadable], isComplete: false, photographers: 0),
    Case(fault: "list-in-a-subfolder", codes: [.listUnlinked]),
    Case(fault: "names-in-another-case", codes: [.fileNameCase]),
    Case(
      fault: "list-with-another-ending", codes: [.sourceUnreadable], isComplete: false,
      photographers: 2),
    Case(
      fault: "files-that-nothing-refers-to", codes: [.fileUnused, .fileUnused, .fileUnused]),
    Case(fault: "one-nickname-for-two-clubs", codes: [.clubMismatch], isComplete: false),
    Case(
      fault: "misquoted-key", codes: [.jsonSyntax], isComplete: false, photographers: 2,
      position: "14:23"),
    Case(
      fault: "nested-100-elements-xml", codes: [.galleryUnreadable], isComplete: false,
      position: "2:192"),
    Case(
      fault: "nested-100000-arrays", codes: [.jsonSyntax], isComplete: false, photographers: 2,
      position: "20:92"),
    Case(fault: "no-level0", codes: [.levelZeroMissing]),
    Case(
      fault: "not-utf8-in-xml-name", codes: [.galleryUnreadable], isComplete: false, position: "2:4"
    ),
    Case(
      fault: "not-utf8", codes: [.jsonSyntax], isComplete: false, photographers: 2,
      position: "14:25"),
    Case(
      fault: "numbers-as-names", codes: [.memberWithoutName, .wrongType, .wrongType],
      photographers: 3),
    Case(fault: "picture-climbs-out", codes: [.sourceOutsideHub], isComplete: false),
    Case(fault: "picture-is-html", codes: [.pictureUnreadable], isComplete: false),
    Case(fault: "listed-picture-is-a-number", codes: [.wrongType]),
    Case(fault: "listed-picture-missing", codes: [.pictureMissing], isComplete: false),
    Case(fault: "listed-picture-without-address", codes: [.wrongType]),
    Case(fault: "pictures-are-a-text", codes: [.wrongType]),
    Case(fault: "wall-text-without-language", codes: [.wrongType]),
    Case(fault: "place-is-a-number", codes: [.wrongType]),
    Case(fault: "poster-missing", codes: [.pictureMissing], isComplete: false),
    Case(fault: "symlink-out", codes: [.sourceOutsideHub], isComplete: false, photographers: 2),
    Case(
      fault: "trailing-comma", codes: [.jsonSyntax], isComplete: false, photographers: 2,
      position: "34:6"),
    Case(
      fault: "utf16-file", codes: [.jsonSyntax], isComplete: false, photographers: 2,
      position: "1:1"),
    Case(
      fault: "wrong-types-everywhere",
      codes: [Problem.Code](repeating: .wrongType, count: 8)
        + [.recordWithoutName, .recordWithoutName, .memberWithoutName]),
  ]

  @Test func `every faulty hub has an expectation`() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.path("Bundles/faulty-hubs"))
    #expect(Set(names) == Set(Self.cases.map(\.fault)).union(["no-root"]))
  }

  @Test(arguments: cases)
  func `a fault is one problem, and does not affect anything else`(fault: Case) async throws {
    let folder = try TemporaryFolder()
    let result = try await SmallHub.export(
      Checkout.path("Bundles/faulty-hubs/\(fault.fault)"), to: folder.path("b.hubpack"))
    let codes = result.problems.map(\.code.rawValue).sorted()
    #expect(codes == fault.codes.map(\.rawValue).sorted(), "\(result.problems)")
    #expect(result.isComplete == fault.isComplete)
    #expect(result.manifest.counts[.photographers] == fault.photographers)
    #expect(try BundleFile.verify(path: result.path).isSound)
    if let position = fault.position {
      #expect(result.problems.first?.description.contains(":\(position): ") == true)
    }
  }

  @Test func `the error about a folder without a root lists what it contains`() async throws {
    let folder = try TemporaryFolder()
    await #expect {
      try await SmallHub.export(
        Checkout.path("Bundles/faulty-hubs/no-root"), to: folder.path("b.hubpack"))
    } throws: { "\($0)".contains("found clubs.level1.json (give the path") }
    let hub = try SmallHub.usual()
    try rename("root_.level1.json", to: "root_.level1.json.txt", in: hub)
    await #expect { try await hub.export() } throws: {
      "\($0)".contains("found root_.level1.json.txt (give the path")
    }
  }

  @Test(arguments: ["ROOT_.level1.json", "Root.Level1.JSON"])
  func `a root whose name is in another case is told`(name: String) async throws {
    let hub = try SmallHub.usual()
    try rename("root_.level1.json", to: name, in: hub)
    let result = try await hub.export()
    #expect(result.problems.map(\.code) == [.fileNameCase])
    #expect(
      result.problems[0].description.contains("(rename it to \(name.lowercased()))"),
      "\(result.problems)")
  }

  private func rename(_ name: String, to other: String, in hub: SmallHub) throws {
    try FileManager.default.moveItem(
      atPath: hub.path + "/" + name, toPath: hub.path + "/" + other)
  }

  @Test(arguments: ["unlinked-list-cut-short", "unlinked-list-empty"])
  func `an unlinked list that is broken changes the exit code`(fault: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await Program.run(
      Program.hubpack,
      ["export", Checkout.path("Bundles/faulty-hubs/\(fault)"), "-o", folder.path("b")])
    #expect(result.status == 3)
    #expect(result.messages.contains("unknown: the members of "), "\(result.messages)")
  }

  @Test func `a JSON file of 200 MB is refused before it is read`() async throws {
    let hub = try SmallHub.usual()
    let file = hub.path + "/fkKnipoog.level2.json"
    #expect(truncate(file, 200_000_000) == 0)
    let result = try await hub.export()
    #expect(result.problems.map(\.code) == [.sourceTooLarge])
    #expect(!result.isComplete)
  }

  @Test func `a file of millions of values is refused within its limits`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json", "[" + String(repeating: "0,", count: 5_000_000) + "0]")
    let result = try await hub.export()
    #expect(result.problems.map(\.code) == [.jsonSyntax])
  }
}
