import HubModel
import Testing

@testable import HubFetching
@testable import HubSource

/// The contents of a member's Level 3 URL.
struct GalleryTests {
  private let xml =
    #"<juiceboxgallery galleryTitle="G"><image imageURL="i/1.jpg" thumbURL="t/1.jpg"/></juiceboxgallery>"#

  private func shelf(
    _ url: String, _ files: KeyValuePairs<String, String>, at folder: String = "",
    failing failures: [String: FetchFailure] = [:]
  ) -> Shelf {
    let list = members(entry("Jane", "Doe", ", \"level3URL\": \"\(url)\""), entry("Bo", "Bar"))
    var shelf = Shelf(
      root: HubLocation(folder + "root_.level1.json"),
      files: [
        (folder + "root_.level1.json", listing(record("A"))), (folder + "fcA.level2.json", list),
      ] + files.map { ($0.key, $0.value) })
    shelf.failures = failures
    return shelf
  }

  /// Returns the gallery of Jane Doe and the club contents that it is part of.
  private func gallery(
    _ shelf: Shelf, _ options: ReadingOptions = ReadingOptions()
  ) async throws -> (Gallery, ClubContents) {
    let contents = try await shelf.contents("A", options)
    #expect(contents.members[1].gallery == nil && contents.names == ["Jane Doe", "Bo Bar"])
    return (try #require(contents.members[0].gallery), contents)
  }

  // JuiceBox

  @Test(arguments: [
    "https://h.nl/Jane_Doe/", "https://h.nl/Jane_Doe", "https://h.nl/Jane_Doe/index.html",
    "https://h.nl/Jane_Doe/#3", "https://h.nl/Jane_Doe#anker", "https://h.nl/Jane_Doe/?",
    "https://h.nl/Jane_Doe/?page=1/2", "https://h.nl/Jane_Doe?x#y",
    "https://h.nl/Jane_Doe/index.php?id=3#4",
  ])
  func `a gallery is found by each form of its URL`(url: String) async throws {
    let config = "https://h.nl/Jane_Doe/config.xml"
    for folder in ["", "https://hub.nl/"] {
      let (gallery, contents) = try await gallery(shelf(url, [config: xml], at: folder))
      #expect(gallery.state == .present && gallery.form == .juicebox && gallery.title == "G")
      #expect(gallery.file == config && contents.problems.isEmpty)
      #expect(contents.files.last == "level3 \(config)")
      #expect(
        gallery.images.map(\.picture.location) == [.remote("https://h.nl/Jane_Doe/i/1.jpg")])
      #expect(
        gallery.images.first?.thumbnail?.location == .remote("https://h.nl/Jane_Doe/t/1.jpg"))
      #expect(gallery.images.first?.picture.reference == "i/1.jpg")
    }
  }

  @Test(arguments: [
    ("jane", "jane/config.xml"), ("jane/", "jane/config.xml"), ("jane/#1", "jane/config.xml"),
    ("./a/jane/index.html", "a/jane/config.xml"), ("J.Doe/", "J.Doe/config.xml"),
    ("J.Doe/?x#y", "J.Doe/config.xml"), ("f%C3%A9/", "fé/config.xml"),
    ("index.html", "config.xml"), ("./", "config.xml"),
  ])
  func `a gallery may be in the hub's folder itself`(url: String, config: String) async throws {
    let (gallery, contents) = try await gallery(shelf(url, [config: xml]))
    #expect(gallery.form == .juicebox && gallery.file == config && contents.problems.isEmpty)
    #expect(gallery.images.first?.picture.location == HubLocation.local(config).sibling("i/1.jpg"))
  }

  @Test(arguments: [".", "./", "/", "x/.."])
  func `the hub's own folder has a name, as all locations have`(url: String) async throws {
    let (gallery, contents) = try await gallery(shelf(url, [".": ""]))
    #expect(gallery.form == .webPage && contents.sources.last?.location.description == ".")
  }

  @Test func `a gallery that is not well-formed is an error with a position`() async throws {
    let shelf = shelf("jane/", ["jane/config.xml": "<juiceboxgallery>\n<image>"])
    let (gallery, contents) = try await gallery(shelf)
    let reason = "the XML is not well-formed: <image> of line 2 is not closed before the end"
    #expect(gallery.state == .failed(reason))
    #expect(gallery.form == .juicebox && gallery.images.isEmpty)
    #expect(
      contents.files.last
        == "level3 jane/config.xml failed: could not be read: \(reason)")
    #expect(contents.codes == [.galleryUnreadable] && contents.problems[0].position?.line == 2)
    #expect(contents.problems[0].file == "jane/config.xml")
    #expect(contents.sources.last?.contents == shelf.files["jane/config.xml"])
  }

  @Test func `a list whose name is published in capitals is the list`() async throws {
    let (gallery, contents) = try await gallery(
      shelf("https://h.nl/jane/Config.xml", ["https://h.nl/jane/Config.xml": xml]))
    #expect(gallery.form == .juicebox && contents.problems.isEmpty)
  }

  @Test(arguments: ["jane\\\\", "jane\\\\index.html", ".\\\\jane"])
  func `a backslash in a URL is a slash`(url: String) async throws {
    let xml = xml.replacing("i/1.jpg", with: "i\\1.jpg")
    let (gallery, contents) = try await gallery(shelf(url, ["jane/config.xml": xml]))
    #expect(gallery.form == .juicebox && contents.problems.isEmpty)
    #expect(gallery.images.first?.picture.location == .local("jane/i/1.jpg"))
  }

  @Test func `an entity bomb is rejected`() async throws {
    let bomb =
      #"<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><juiceboxgallery galleryTitle="&b;"/>"#
    let (gallery, contents) = try await gallery(shelf("jane/", ["jane/config.xml": bomb]))
    #expect(gallery.state == .failed("document type declarations are not supported"))
    #expect(contents.codes == [.galleryUnreadable])
  }

  // Web pages

  @Test(arguments: [
    nil, "<html><body/></html>", "<!doctype html><p>", "<gallery/>", "not xml", "",
  ])
  func `any other page that responds is kept as a link`(config: String?) async throws {
    let page = "https://www.foto.nl/watch?v=1"
    var files = [(page, "<p>")]
    if let config { files.append(("https://www.foto.nl/watch/config.xml", config)) }
    let list = members(
      entry("Jane", "Doe", ", \"level3URL\": \"\(page)#t\""), entry("Bo", "Bar"))
    let root = "https://h.nl/root_.level1.json"
    let shelf = Shelf(
      root: HubLocation(root),
      files: files + [(root, listing(record("A"))), ("https://h.nl/fcA.level2.json", list)])
    let (gallery, contents) = try await gallery(shelf)
    #expect(gallery.state == .present && gallery.form == .webPage && gallery.file == page)
    #expect(gallery.images.isEmpty && contents.problems.isEmpty)
    #expect(contents.files.last == "web-page \(page)" && contents.sources.last?.contents == nil)
  }

  @Test func `a page that does not respond is an error of the member's entry`() async throws {
    let (gallery, contents) = try await gallery(shelf("jane/", [:]))
    #expect(gallery.state == .failed("is missing") && gallery.form == nil)
    #expect(contents.files.last == "level3 jane/config.xml failed: is missing")
    #expect(
      contents.problems.map(\.description) == [
        "fcA.level2.json:1:135: error: the portfolio of Jane Doe, jane/config.xml, is missing "
          + "[source-missing]"
      ])
  }

  @Test func `a URL is named as it was published`() async throws {
    let (_, local) = try await gallery(shelf("www.p.nl", [:]))
    #expect(
      local.problems.map(\.message) == [
        "\"level3URL\": expected a URL that begins with https://, found \"www.p.nl\"",
        "the portfolio of Jane Doe, www.p.nl, is missing",
      ])
    let page = "https://www.foto.nl/watch?v=1"
    var shelf = shelf(page, [:])
    shelf.failures = ["https://www.foto.nl/watch/config.xml": .unreachable("timed out")]
    let (_, remote) = try await gallery(shelf)
    #expect(
      remote.problems.map(\.message) == [
        "the portfolio of Jane Doe, \(page), could not be reached: timed out"
      ])
  }

  @Test(arguments: ["../jane/", "file:///home/jane/", "mailto:jane@h.nl"])
  func `a URL that cannot be resolved is an error`(url: String) async throws {
    let (gallery, contents) = try await gallery(shelf(url, [:]))
    #expect(gallery.form == nil && gallery.file == url)
    #expect(contents.codes == [url.hasPrefix("mailto") ? .sourceUnreadable : .sourceOutsideHub])
  }

  @Test func `without a network, a gallery on the web is skipped`() async throws {
    let (gallery, contents) = try await gallery(shelf("https://h.nl/jane/", [:]))
    #expect(gallery.state == .leftOut("offline") && gallery.form == nil)
    #expect(contents.files.last == "level3 https://h.nl/jane/config.xml left out: offline")
    #expect(contents.problems.isEmpty)
  }

  @Test func `a failed gallery is not treated as a web page`() async throws {
    let shelf = shelf(
      "jane/", ["jane/": "<p>"], failing: ["jane/config.xml": .unreadable("status 500")])
    let (gallery, contents) = try await gallery(shelf)
    #expect(gallery.state == .failed("could not be read: status 500") && gallery.form == nil)
    #expect(contents.codes == [.sourceUnreadable])
  }

  // Level 3 files

  private let file =
    #"{"member": {"givenName": "Jane", "familyName": "Doe"}, "images": [{"imageURL": "a.jpg", "captureDate": "2020-01-01"}, {"imageURL": "b.jpg", "captureDate": "2021-01-01", "thumbURL": "/t/b.jpg"}]}"#

  @Test(arguments: ["g/jane.level3.json", "g/jane.level3.json?x#y", "./g/jane.level3.json"])
  func `a Level 3 file is read as such`(url: String) async throws {
    let (gallery, contents) = try await gallery(shelf(url, ["g/jane.level3.json": file]))
    #expect(gallery.form == .levelThree && gallery.state == .present)
    #expect(gallery.images.map(\.picture.location) == [.local("g/a.jpg"), .local("g/b.jpg")])
    #expect(gallery.images.last?.thumbnail?.location == .local("t/b.jpg"))
    #expect(contents.files.last == "level3 g/jane.level3.json" && contents.problems.isEmpty)
  }

  @Test func `over HTTP a Level 3 file is recognized in any case, and its query is sent`()
    async throws
  {
    let url = "https://h.nl/g/Jane.LEVEL3.json?raw=1"
    let (gallery, _) = try await gallery(shelf(url, [url: file], at: "https://hub.nl/"))
    #expect(gallery.form == .levelThree && gallery.file == url)
    #expect(gallery.images.first?.picture.location == .remote("https://h.nl/g/a.jpg"))
  }

  @Test func `texts of a Level 3 file may be HTML, and line feeds are line breaks`() async throws {
    let text =
      #"{"title": "<i>G</i>", "images": [{"imageURL": "a\\b.jpg", "title": "<b>Zon</b><br>zee &amp; strand", "#
      + #""caption": "Een\nTwee<p>Drie"}, {"imageURL": "c.jpg", "title": "IMG_1234"}]}"#
    let (gallery, _) = try await gallery(shelf("x.level3.json", ["x.level3.json": text]))
    #expect(gallery.title == "G")
    #expect(gallery.images.map(\.title) == ["Zon zee & strand", nil])
    #expect(gallery.images.map(\.caption) == ["Een\nTwee\nDrie", nil])
    #expect(gallery.images.first?.picture.location == .local("a/b.jpg"))
  }

  @Test(arguments: [
    (#"{"givenName": "Bo", "familyName": "Bar"}"#, "Bo Bar"),
    (#"{"givenName": "Jane", "infixName": "van", "familyName": "Doe"}"#, "Jane van Doe"),
    (#"{"givenName": "jane", "familyName": "Doe"}"#, "jane Doe"),
  ])
  func `a Level 3 file of another person is an error and is not used`(
    owner: String, name: String
  ) async throws {
    let text = #"{"member": \#(owner), "images": [{"imageURL": "a.jpg"}]}"#
    let (gallery, contents) = try await gallery(shelf("x.level3.json", ["x.level3.json": text]))
    #expect(gallery.state == .failed("it is the portfolio of another person"))
    #expect(gallery.images.isEmpty && contents.codes == [.galleryOfSomeoneElse])
    #expect(contents.problems[0].path == "member" && contents.problems[0].file == "x.level3.json")
    #expect(
      contents.problems[0].message
        == "expected the portfolio of Jane Doe, found that of \(name); ignored")
  }

  @Test func `a Level 3 file without an owner is used`() async throws {
    let text = #"{"images": [{"imageURL": "a.jpg"}]}"#
    let (gallery, _) = try await gallery(shelf("x.level3.json", ["x.level3.json": text]))
    #expect(gallery.images.count == 1)
  }

  @Test(arguments: ["", "[]", "{\"images\": [}"])
  func `a Level 3 file that is not a JSON object is an error`(text: String) async throws {
    let (gallery, contents) = try await gallery(shelf("x.level3.json", ["x.level3.json": text]))
    #expect(gallery.state == .failed("it is not a portfolio") && gallery.images.isEmpty)
    #expect(contents.codes == [text == "[]" ? .wrongType : .jsonSyntax])
    #expect(contents.files.last == "level3 x.level3.json failed: could not be read")
  }

  @Test func `a picture that cannot be resolved keeps its reference`() async throws {
    let text =
      #"<juiceboxgallery><image imageURL="../../x.jpg" thumbURL="file:///x.jpg"/></juiceboxgallery>"#
    let (gallery, _) = try await gallery(shelf("jane/", ["jane/config.xml": text]))
    let image = try #require(gallery.images.first)
    #expect(image.picture.reference == "../../x.jpg")
    #expect(image.picture.location == .local("../../x.jpg"))
    #expect(image.thumbnail?.location == .remote("file:///x.jpg"))
  }
}
