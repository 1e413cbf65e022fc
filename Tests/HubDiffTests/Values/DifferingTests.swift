import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

@testable import HubDiff

/// Loading only the differing parts of two bundles gives the same difference as loading everything.
struct DifferingTests {
  private func expectSameDifference(_ old: BundleFile, _ new: BundleFile) throws {
    let all = (try HubValues(of: old), try HubValues(of: new))
    let parts = try HubValues.differing(old, new)
    for (findsRenames, isStrict) in [(true, false), (false, true)] {
      var options = DiffOptions()
      options.findsRenames = findsRenames
      options.isStrict = isStrict
      let difference = BundleDifference(from: all.0, to: all.1, options: options)
      #expect(BundleDifference(from: parts.0, to: parts.1, options: options) == difference)
    }
  }

  @Test func `two releases of the sample hub differ as if all were loaded`() throws {
    let (old, new) = (SampleBundle.path("2026.05"), SampleBundle.path("2026.11"))
    try expectSameDifference(BundleFile(path: old), BundleFile(path: new))
    try expectSameDifference(BundleFile(path: new), BundleFile(path: old))
  }

  @Test func `a larger hub and an edited copy differ as if all were loaded`() async throws {
    let folder = try TemporaryFolder()
    let size = ["--clubs", "40", "--memberships", "900", "--pictures", "0", "--galleries", "90"]
    for (name, edits) in [("old", []), ("new", ["--edited", "0.1"])] {
      let script = [Checkout.path("Scripts/samples/make-large-hub.py"), folder.path(name)]
      let made = try await Program.run("python3", script + size + edits)
      try #require(made.status == 0, "\(made.messages)")
      try await SmallHub.export(folder.path(name), to: folder.path("\(name).hubpack"))
    }
    let old = try BundleFile(path: folder.path("old.hubpack"))
    let new = try BundleFile(path: folder.path("new.hubpack"))
    try expectSameDifference(old, new)
    let (loaded, other) = try HubValues.differing(old, new)
    #expect((50..<300).contains(loaded.memberships.count))
    #expect(BundleDifference(from: loaded, to: other).changes.count > 50)
  }

  @Test func `no person and no file is loaded of two equal bundles`() async throws {
    let hub = try SmallHub.usual()
    let old = try await hub.bundle()
    let new = try await hub.bundle { $0.created = $0.created.addingTimeInterval(86_400) }
    var (before, after) = try HubValues.differing(old, new)
    (before.day, after.day) = (nil, nil)
    #expect(before.photographers.isEmpty && before.memberships.isEmpty && before.sources.isEmpty)
    #expect(before == after)
    #expect(before.organizations.count == 2 && before.keywords.count == 1)
  }

  /// A text in a file of the usual hub, its replacement, and the people who then differ.
  private static let edits: [(file: String, from: String, to: String, people: Set<String>)] = [
    ("fkKnipoog.level2.json", "isChairman", "isSecretary", ["Flip van Flits"]),
    ("fkKnipoog.level2.json", "isFormerMember", "isMentor", ["Ans Afdruk"]),
    ("fkKnipoog.level2.json", "9999-10-18", "9999-10-19", ["Flip van Flits"]),
    ("fkKnipoog.level2.json", "[\"Landscape\"]", "[\"Macro\"]", ["Flip van Flits"]),
    ("fkKnipoog.level2.json", "\"Ans\"", "\"Anna\"", ["Ans Afdruk", "Anna Afdruk"]),
    ("fkKnipoog.level2.json", "ans.png", "flip.png", ["Ans Afdruk"]),
    ("fkKnipoog.level2.json", "flip/", "flap/", ["Flip van Flits"]),
    ("flip/config.xml", "Dunes", "Dune", ["Flip van Flits"]),
    ("flip/config.xml", "a.png", "b.png", ["Flip van Flits"]),
    ("flip/config.xml", "galleryTitle=\"Flip\"", "galleryTitle=\"\"", ["Flip van Flits"]),
    ("root.level0.json", "\"Landscape\", \"name\"", "\"LandScape\", \"name\"", ["Flip van Flits"]),
    ("root_.level1.json", "Blinks twice.", "Winks.", []),
  ]

  @Test(arguments: edits.indices)
  func `people who differ are loaded on both sides, and nobody else`(edit: Int) async throws {
    let edit = Self.edits[edit]
    let hub = try SmallHub.usual()
    let old = try await hub.bundle()
    let file = hub.path + "/" + edit.file
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try hub.write(edit.file, text.replacing(edit.from, with: edit.to))
    // The old bundle stays open, and must not change.
    let new = try await hub.bundle()
    let (before, after) = try HubValues.differing(old, new)
    let people = Set(before.photographers.keys).union(after.photographers.keys)
    #expect(Set(people.map(\.fullName)) == edit.people)
    #expect(Set(before.memberships.keys.map(\.photographer)) == Set(before.photographers.keys))
    #expect(after.sources.keys.contains(edit.file))
    try expectSameDifference(old, new)
  }

  @Test func `a portrait with different bytes makes the person differ`() async throws {
    let hub = try SmallHub.usual()
    let old = try await hub.bundle()
    try hub.folder.write(SmallPicture.png("another"), to: "hub/flip.png")
    let (before, after) = try HubValues.differing(old, await hub.bundle())
    #expect(before.photographers.keys.map(\.fullName) == ["Flip van Flits"])
    #expect(Array(after.photographers.keys) == Array(before.photographers.keys))
  }

  @Test func `a membership that ended by the later day is a difference`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
        {"name": {"givenName": "Flip", "familyName": "Flits"},
         "optional": {"membershipEndDate": "2026-11-15"}}]}
      """)
    let old = try await hub.bundle()
    let new = try await hub.bundle { $0.created = $0.created.addingTimeInterval(86_400) }
    let (before, after) = try HubValues.differing(old, new)
    #expect(before.memberships.values.map(\.isFormer) == [false])
    #expect(after.memberships.values.map(\.isFormer) == [true])
  }
}
