import Foundation
import HubBundle
import HubExport
import HubModel
import HubSource
import TestSupport
import Testing

/// What the maker chooses to leave out is out, from the catalog and from the level files.
struct SelectionTests {
  /// Every byte that a bundle hands out, as one text.
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

  @Test func `birthdays and mailboxes can be left out`() async throws {
    let hub = try SmallHub.usual()
    let all = try await everything(try await hub.bundle())
    #expect(all.contains("a@knipoog.example") && all.contains("9999-10-18"))
    let bundle = try await hub.bundle { $0.reading.omissions = [.birthdays, .emails] }
    let text = try await everything(bundle)
    #expect(!text.contains("@knipoog") && !text.contains("10-18"))
    #expect(text.contains("Flip") && text.contains("https://knipoog.example"))
    #expect(bundle.manifest.leftOut.omitted == ["birthdays", "emails"])
  }

  @Test func `an excluded club leaves no trace but a count`() async throws {
    let hub = try SmallHub.usual()
    let bundle = try await hub.bundle {
      $0.reading.selection = ClubSelection(excluded: ["fotokring *"])
    }
    let text = try await everything(bundle)
    #expect(!text.contains("Knipoog") && !text.contains("Flip"))
    #expect(text.contains("Museum of Lens Caps"))
    #expect(bundle.manifest.counts.clubs == 0 && bundle.manifest.leftOut.clubs == 1)
    #expect(bundle.manifest.counts.assets == 0)
  }

  @Test func `a selection that names no club is an error, with a suggestion`() async throws {
    let hub = try SmallHub.usual()
    await #expect {
      try await hub.export { $0.reading.selection = ClubSelection(included: ["fkKnipog"]) }
    } throws: { error in
      "\(error)".contains("no club") && "\(error)".contains("fkKnipoog")
    }
  }

  @Test func `pictures are none, thumbnails or all`() async throws {
    let hub = try SmallHub.usual()
    func assets(_ selection: AssetSelection) async throws -> (Int, Manifest.LeftOut) {
      let manifest = try await hub.export { $0.assets = selection }.manifest
      return (manifest.counts.assets, manifest.leftOut)
    }
    #expect(try await assets(.none).0 == 0)
    #expect(try await assets(.none).1.unwantedPictures == 4)
    #expect(try await assets(.thumbnails).0 == 3)
    #expect(try await assets(.all).0 == 4)
  }

  @Test func `without a thumbnail of its own an image serves as one`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "flip/config.xml", #"<juiceboxgallery><image imageURL="a.png"/></juiceboxgallery>"#)
    #expect(try await hub.export { $0.assets = .thumbnails }.manifest.counts.assets == 3)
  }

  @Test func `the same bytes under two names are one asset`() async throws {
    let hub = try SmallHub.usual()
    try hub.folder.write(SmallPicture.png("flip.png"), to: "hub/ans.png")
    let bundle = try await hub.bundle()
    #expect(bundle.manifest.counts.assets == 2)
  }
}
