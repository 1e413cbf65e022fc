import HubFetching
import HubModel
import Testing

@testable import HubSource

/// The exhibitions of a club or museum, from all files that list them.
struct ExhibitionTests {
  private func listed(_ exhibitions: String) -> String { #", "exhibitions": [\#(exhibitions)]"# }

  @Test func `the club's own file comes first, and Level 1 fills in missing values`() async throws {
    let own = """
      {"club": {"idPlus": {"fullName": "A", "town": "Best"}\(listed(#"{"name": "In club"}"#))},
       "members": [], "exhibitions": [{"name": "Both", "venue": "Zaal"}]}
      """
    let level1 = listed(
      #"{"name": "Both", "venue": "Kelder", "poster": "p.jpg"}, {"name": "Level 1"}"#)
    let contents = try await Shelf([
      "sub/root_.level1.json": listing(record("A", level1)), "sub/fcA.level2.json": own,
    ]).contents()
    #expect(contents.exhibitions.map(\.name) == ["Both", "In club", "Level 1"])
    let both = try #require(contents.exhibitions.first)
    #expect(both.venue == "Zaal" && both.file == "sub/fcA.level2.json")
    #expect(both.poster?.picture.location == .local("sub/p.jpg"))
    #expect(contents.problems.isEmpty)
  }

  @Test func `a file that lists an exhibition twice has a problem`() async throws {
    let own = """
      {"club": {"idPlus": {"fullName": "A", "town": "Best"}\(listed(#"{"name": "X", "venue": "Kelder"}"#))},
       "members": [], "exhibitions": [{"name": "X"}]}
      """
    let contents = try await Shelf([
      "root_.level1.json": listing(record("A")), "fcA.level2.json": own,
    ]).contents()
    #expect(contents.exhibitions.map(\.venue) == ["Kelder"])
    #expect(contents.problems.map(\.code) == [.duplicateExhibition])
    let twice = record("A", listed(#"{"name": "X"}"#))
    let tree = try await Shelf(["root_.level1.json": listing(twice, twice)]).tree()
    #expect(tree.codes.filter { $0 == .duplicateExhibition }.count == 1)
  }

  @Test func `a member list of another club adds no exhibitions`() async throws {
    let contents = try await Shelf([
      "root_.level1.json": listing(record("A", listed(#"{"name": "Level 1"}"#))),
      "fcA.level2.json": """
      {"club": {"idPlus": {"fullName": "B", "town": "Best"}}, "members": [], "exhibitions": [{"name": "B"}]}
      """,
    ]).contents()
    #expect(contents.exhibitions.map(\.name) == ["Level 1"])
  }

  @Test func `a gallery is read like a portfolio, whatever person it names`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(
        record(
          "A",
          listed(
            #"{"name": "X", "galleryURL": "g/x.level3.json"}, {"name": "Y", "galleryURL": "y"}"#))),
      "g/x.level3.json": """
      {"member": {"givenName": "Jane", "familyName": "Doe"}, "title": "X", "images": [{"imageURL": "1.jpg"}]}
      """,
    ])
    let contents = try await shelf.contents()
    let gallery = try #require(contents.exhibitions.first?.gallery)
    #expect(gallery.form == .levelThree && gallery.state == .present && gallery.title == "X")
    #expect(gallery.images.map(\.picture.location) == [.local("g/1.jpg")])
    #expect(contents.exhibitions[1].gallery?.form == nil)
    #expect(contents.problems.map(\.code) == [.sourceMissing])
    #expect(contents.problems.first?.message.hasPrefix("the portfolio of \"Y\", y") == true)
  }

  @Test func `the gallery of an exhibition that lists its pictures is only a link`() async throws {
    let contents = try await Shelf([
      "sub/root_.level1.json": listing(
        record("A", listed(#"{"name": "X", "galleryURL": "missing/", "pictures": ["p/1.jpg"]}"#)))
    ]).contents()
    let exhibition = try #require(contents.exhibitions.first)
    #expect(exhibition.galleryURL == "missing/" && exhibition.gallery?.form == .list)
    #expect(exhibition.gallery?.images.map(\.picture.location) == [.local("sub/p/1.jpg")])
    #expect(contents.problems.isEmpty)
  }
}
