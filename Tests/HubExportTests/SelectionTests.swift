import Crypto
import Foundation
import HubBundle
import HubExport
import HubModel
import HubSource
import TestSupport
import Testing

/// What the maker omits is neither in the catalog nor in the level files.
struct SelectionTests {
  /// Returns all contents of a bundle, as one text.
  private func everything(_ bundle: BundleFile) async throws -> String {
    var text = ""
    let catalog = try bundle.catalog()
    try catalog.forEachSource { source in
      if let data = try bundle.contents(of: source) {
        text += String(decoding: data, as: UTF8.self)
      }
    }
    let folder = try TemporaryFolder()
    try bundle.unpack(to: folder.path("x"))
    text += try await Program.run("sqlite3", [folder.path("x/catalog.sqlite"), ".dump"]).output
    return text
  }

  @Test func `birthdays and e-mail addresses can be omitted`() async throws {
    let hub = try SmallHub.usual()
    let all = try await everything(try await hub.bundle())
    #expect(all.contains("a@knipoog.example") && all.contains("9999-10-18"))
    let bundle = try await hub.bundle { $0.reading.omissions = [.birthdays, .emails] }
    let text = try await everything(bundle)
    #expect(!text.contains("@knipoog") && !text.contains("10-18"))
    #expect(text.contains("Flip") && text.contains("https://knipoog.example"))
    #expect(bundle.manifest.leftOut.omitted == ["birthdays", "emails"])
  }

  @Test func `an excluded club leaves no trace except in a count`() async throws {
    let hub = try SmallHub.usual()
    let bundle = try await hub.bundle {
      $0.reading.selection = ClubSelection(excluded: ["fotokring *"])
    }
    let text = try await everything(bundle)
    #expect(!text.contains("Knipoog") && !text.contains("Flip"))
    #expect(text.contains("Museum of Lens Caps"))
    #expect(bundle.manifest.counts[.clubs] == 0 && bundle.manifest.leftOut[.clubs] == 1)
    #expect(bundle.manifest.counts[.assets] == 0)
  }

  @Test func `a selection that names no club is an error, with a suggestion`() async throws {
    let hub = try SmallHub.usual()
    await #expect {
      try await hub.export { $0.reading.selection = ClubSelection(included: ["fkKnipog"]) }
    } throws: { error in
      "\(error)".contains("no club") && "\(error)".contains("fkKnipoog")
    }
  }

  @Test func `a bundle has no pictures, thumbnails or all pictures`() async throws {
    let hub = try SmallHub.usual()
    func assets(_ selection: AssetSelection) async throws -> (Int, Manifest.LeftOut) {
      let manifest = try await hub.export { $0.assets = selection }.manifest
      return (manifest.counts[.assets], manifest.leftOut)
    }
    #expect(try await assets(.none).0 == 0)
    #expect(try await assets(.none).1[.unwantedPictures] == 4)
    #expect(try await assets(.thumbnails).0 == 3)
    #expect(try await assets(.all).0 == 4)
  }

  @Test func `an image without a thumbnail is used as its own thumbnail`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "flip/config.xml", #"<juiceboxgallery><image imageURL="a.png"/></juiceboxgallery>"#)
    #expect(try await hub.export { $0.assets = .thumbnails }.manifest.counts[.assets] == 3)
  }

  @Test func `the same bytes under two names are one asset`() async throws {
    let hub = try SmallHub.usual()
    try hub.folder.write(SmallPicture.png("flip.png"), to: "hub/ans.png")
    let bundle = try await hub.bundle()
    #expect(bundle.manifest.counts[.assets] == 2)
  }

  @Test func `a picture has all versions that its references request`() async throws {
    let hub = try SmallHub.usual()
    // The picture is a thumbnail in the gallery, and also a featured image.
    let list = try String(contentsOfFile: hub.path + "/fkKnipoog.level2.json", encoding: .utf8)
    try hub.write(
      "fkKnipoog.level2.json", list.replacing("\"ans.png\"", with: "\"flip/t.png\""))
    let bundle = try await hub.bundle { $0.assets = .all }
    let counts = bundle.manifest.counts
    #expect(counts[.assets] == 3 && bundle.manifest.leftOut[.pictures] == 0)
    #expect(try await rows(bundle, "SELECT state FROM pictures") == "present\npresent\npresent\n")
  }

  @Test func `two files whose names are equal in Unicode are two pictures`() async throws {
    let hub = try SmallHub.usual()
    let (composed, decomposed) = ("caf\u{E9}.png", "cafe\u{301}.png")
    let list = try String(contentsOfFile: hub.path + "/fkKnipoog.level2.json", encoding: .utf8)
    try hub.write(
      "fkKnipoog.level2.json",
      list.replacing("\"flip.png\"", with: "\"\(composed)\"")
        .replacing("\"ans.png\"", with: "\"\(decomposed)\""))
    let (one, other) = (SmallPicture.png("one"), SmallPicture.png("other"))
    try hub.folder.write(one, to: "hub/" + composed)
    try hub.folder.write(other, to: "hub/" + decomposed)
    let bundle = try await hub.bundle()
    let digests = try await rows(
      bundle, "SELECT original_sha256 FROM pictures WHERE location LIKE 'caf%' ORDER BY location")
    let expected = [other, one].map { HexDigest(bytes: SHA256.hash(data: $0)).hex + "\n" }
    #expect(digests == expected.joined())
  }

  /// Returns the answer of the sqlite3 shell to a query of a bundle's catalog.
  private func rows(_ bundle: BundleFile, _ query: String) async throws -> String {
    let folder = try TemporaryFolder()
    try bundle.unpack(to: folder.path("x"))
    return try await Program.run("sqlite3", [folder.path("x/catalog.sqlite"), query]).output
  }
}
