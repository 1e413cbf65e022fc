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

  /// The usual hub with two exhibitions of the club, of which one lists pictures.
  private func hubWithExhibitions() throws -> SmallHub {
    let hub = try SmallHub.usual()
    let list = try String(contentsOfFile: hub.path + "/fkKnipoog.level2.json", encoding: .utf8)
    try hub.write(
      "fkKnipoog.level2.json",
      list.replacing(
        " \"members\": [",
        with: """
           "exhibitions": [
            {"name": "Duin", "startDate": "2026-12-05", "pictures": [
              "flip/a.png",
              {"imageURL": "extra.png", "photographer": "Gast van Elders", "title": "Zee",
               "wallText": [{"language": "NL", "value": "Een zaaltekst."}]}]},
            {"name": "Elders", "pictures": ["ans.png"]}],
           "members": [
          """))
    try hub.folder.write(SmallPicture.png("extra"), to: "hub/extra.png")
    return hub
  }

  @Test func `pictures of a portfolio that hang in an exhibition are not fetched twice`()
    async throws
  {
    let bundle = try await hubWithExhibitions().bundle { $0.assets = .all }
    let images = try await rows(
      bundle,
      """
      SELECT position, title, photographer, location FROM exhibition_images
        JOIN pictures ON pictures.id = picture_id WHERE exhibition_id = 1
      """)
    #expect(images == "1|||flip/a.png\n2|Zee|Gast van Elders|extra.png\n")
    #expect(
      try await rows(bundle, "SELECT count(*) FROM pictures WHERE location = 'flip/a.png'")
        == "1\n")
    let texts = try await rows(bundle, "SELECT * FROM exhibition_wall_texts")
    #expect(texts == "1|2|nl|Een zaaltekst.\n")
  }

  @Test func `a bundle of one exhibition has its pictures, and of others not even a name`()
    async throws
  {
    let hub = try hubWithExhibitions()
    let bundle = try await hub.bundle {
      $0.exhibition = "duin"
      $0.assets = .all
    }
    // A picture of a portfolio has the title and the photographer that it has there.
    let images = try await rows(bundle, "SELECT title, photographer FROM exhibition_images")
    #expect(images == "Dunes|Flip van Flits\nZee|Gast van Elders\n")
    let text = try await everything(bundle)
    for unwanted in ["Ans", "Afdruk", "9999-10-18", "Elders\"", "Lens Caps", "flip.png"] {
      #expect(!text.contains(unwanted), "\(unwanted)")
    }
    #expect(text.contains("Fotokring Knipoog") && text.contains("Een zaaltekst."))
    #expect(bundle.manifest.title == "Duin" && bundle.manifest.counts[.exhibitions] == 1)
    #expect(bundle.manifest.counts[.assets] == 2)
    let organizations = try await rows(
      bundle, "SELECT members_state, members_reason FROM organizations")
    #expect(organizations == "unknown|filtered\n")
  }

  @Test(arguments: ["zee": "matches", "fotokring": "ambiguous"])
  func `an exhibition that is not there, or not the only one, is an error`(
    name: String, reason: String
  ) async throws {
    let hub = try hubWithExhibitions()
    await #expect {
      try await hub.export { $0.exhibition = name }
    } throws: { error in
      "\(error)".contains(reason)
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
