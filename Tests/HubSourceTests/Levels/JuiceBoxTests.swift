import Foundation
import HubModel
import Testing

@testable import HubSource

struct JuiceBoxTests {
  /// Returns "gallery" with the URLs of its images, "broken" with line and reason, or "something
  /// else".
  private func outcome(of contents: some Sequence<UInt8>) -> String {
    switch JuiceBox.read(Array(contents), ProblemLog(file: "config.xml")) {
    case .gallery(let gallery): "gallery " + gallery.images.map(\.imageURL).joined(separator: " ")
    case .somethingElse: "something else"
    case .broken(let place, let reason): "broken \(place.line): \(reason)"
    }
  }

  private func outcome(of text: String) -> String { outcome(of: text.utf8) }

  @Test func `a gallery is read as described`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <juiceboxgallery galleryTitle=" Jane&#160;&amp; co. " useThumbDots="false">
        <image imageURL="images/a.jpg" thumbURL="thumbs/a.jpg" linkURL="" linkTarget="_blank">
          <title><![CDATA[Dunes <1> & é]]></title> <caption><![CDATA[2022]]></caption>
        </image>
        <image imageURL="images/e%CC%81 b.jpg" thumbURL=""><title>A &lt;b&gt; <b>c</b> d</title></image>
        <!-- <image imageURL="no.jpg"/> -->
        <image thumbURL="thumbs/x.jpg"><title>No picture</title></image>
        <group><image imageURL="nested.jpg"/></group>
        <image imageURL="images/c.jpg"/>
      </juiceboxgallery>
      """
    guard
      case .gallery(let gallery) = JuiceBox.read(Array(text.utf8), ProblemLog(file: "config.xml"))
    else {
      Issue.record("\(outcome(of: text))")
      return
    }
    #expect(gallery.form == .juicebox && gallery.title == "Jane & co.")
    #expect(
      gallery.images == [
        Gallery.Image(
          imageURL: "images/a.jpg", thumbURL: "thumbs/a.jpg", title: "Dunes <1> & é",
          caption: "2022", captureDate: nil),
        Gallery.Image(
          imageURL: "images/e%CC%81 b.jpg", thumbURL: nil, title: "A <b> c d", caption: nil,
          captureDate: nil),
        Gallery.Image(
          imageURL: "images/c.jpg", thumbURL: nil, title: nil, caption: nil, captureDate: nil),
      ])
  }

  @Test func `a gallery keeps the published order and may be empty`() {
    #expect(
      outcome(
        of: "<juiceboxgallery><image imageURL=\"2\"/><image imageURL=\"1\"/></juiceboxgallery>")
        == "gallery 2 1")
    #expect(outcome(of: "<juiceboxgallery/>") == "gallery ")
  }

  @Test(arguments: [
    "<html><body><juicebox/></body></html>", "<gallery><image imageURL=\"a\"/></gallery>",
    "<juiceboxGallery/>", "<!DOCTYPE html><html></html>", "<!doctype html><p>not found", "",
    "{}", "404", "<p>", "<x><juicebox></x>", "<!DOCTYPE html SYSTEM \"about:x\"><html/>",
  ])
  func `anything else is a web page`(text: String) {
    #expect(outcome(of: text) == "something else")
  }

  @Test func `a well-formed page that contains a gallery element is not a gallery`() {
    #expect(
      outcome(of: "<x><juiceboxgallery><image imageURL=\"a\"/></juiceboxgallery></x>")
        == "something else")
  }

  @Test(arguments: [
    ("<juiceboxgallery>\n<image imageURL=\"a\"/>", 2),
    ("<juiceboxgallery>\n<image imageURL=\"a\">\n</juiceboxgallery>", 3),
    ("<juiceboxgallery>\n<image imageURL=a/></juiceboxgallery>", 2),
    ("<juiceboxgallery>\n\n<title>A & B</title></juiceboxgallery>", 3),
    ("<juiceboxgallery></juiceboxgallery><juiceboxgallery/>", 1),
    ("<juiceboxgallery><image imageURL=\"a\"/></juiceboxgallery>x", 1),
  ])
  func `a gallery that is not well-formed is broken at a position`(text: String, line: Int) {
    #expect(outcome(of: text) == "broken \(line): the XML is not well-formed")
  }

  @Test func `the nesting depth of elements is limited`() {
    let nested = String(repeating: "<a>", count: 60) + String(repeating: "</a>", count: 60)
    #expect(outcome(of: "<juiceboxgallery>\(nested)</juiceboxgallery>") == "gallery ")
    let deeper = String(repeating: "<a>", count: 80) + String(repeating: "</a>", count: 80)
    #expect(outcome(of: "<juiceboxgallery>\(deeper)</juiceboxgallery>").hasPrefix("broken 1:"))
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(outcome(of: "<juiceboxgallery>" + deep).hasPrefix("broken 1:"))
  }

  @Test func `a byte that is not UTF-8 makes a gallery broken, wherever it is`() {
    let places = [
      "<im\u{1}ge imageURL='a'/>", "<image im\u{1}ge='a'/>", "<image imageURL='\u{1}'/>", "\u{1}",
      "<?x\u{1}?>", "<x\u{1}:image/>", "<image xmlns:\u{1}='a'/>",
    ]
    for place in places {
      let text = "<juiceboxgallery>\n\(place)</juiceboxgallery>"
      let bytes = text.utf8.map { $0 == 1 ? 0xE9 : $0 }
      #expect(outcome(of: bytes) == "broken 2: the XML is not well-formed", "\(place)")
    }
  }

  @Test func `input that would take the parser long is rejected`() {
    func gallery(_ content: some Sequence<String>) -> String {
      "<juiceboxgallery>\n\(content.joined())</juiceboxgallery>"
    }
    let attributes = (0..<30_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(
      outcome(of: gallery(["<image \(attributes)/>"]))
        == "broken 2: an element has more than 256 attributes")
    let names = gallery((0..<30_000).map { "<n\($0)/>" })
    #expect(outcome(of: names) == "broken 2: more than 1000 different names")
    let targets = gallery((0..<30_000).map { "<?n\($0)?>" })
    #expect(outcome(of: targets) == "broken 2: more than 1000 different names")
    let spaces = (0..<200).map { "xmlns:n\($0)=\"u:\($0)\"" }.joined(separator: " ")
    #expect(outcome(of: gallery(["<a \(spaces)/>"])) == "broken 2: more than 64 namespaces")
    #expect(
      outcome(of: gallery(repeatElement("<", count: 300_000)))
        == "broken 2: the XML is not well-formed")
  }

  @Test func `the maximum number of attributes is read, and quotes in texts do not count`() {
    let attributes = (0..<255).map { "a\($0)='v'" }.joined(separator: " ")
    let text = String(repeating: "=\" ", count: 120)
    #expect(
      outcome(
        of: "<juiceboxgallery><image \(attributes) imageURL='b'/><title>\(text)</title>"
          + "<!-- \(text) -->\(text)</juiceboxgallery>") == "gallery b")
  }

  @Test(arguments: ["<image/>", "<image imageURL=' '/>", "<image imageurl='b.jpg'/>"])
  func `an image without a URL is ignored and told`(image: String) {
    let log = ProblemLog(file: "config.xml")
    let text = "<juiceboxgallery>\n<image imageURL='a.jpg'/>\n\(image)</juiceboxgallery>"
    guard case .gallery(let gallery) = JuiceBox.read(Array(text.utf8), log) else {
      Issue.record("not a gallery")
      return
    }
    #expect(gallery.images.map(\.imageURL) == ["a.jpg"])
    #expect(
      log.finished().map(\.message) == ["an image was ignored; \"imageURL\" is missing"])
    #expect(log.finished().map(\.position?.line) == [3])
  }

  @Test func `texts that are too long are skipped and reported with their line`() {
    let long = String(repeating: "x", count: 70_000)
    let text = """
      <juiceboxgallery>
      <image imageURL="a"><title>\(long)</title><caption>c</caption></image>
      <image imageURL="\(long)"/>
      <image imageURL="b" thumbURL="\(long.prefix(2049))"/>
      <image imageURL="\(long.prefix(2048))"/></juiceboxgallery>
      """
    let log = ProblemLog(file: "config.xml")
    guard case .gallery(let gallery) = JuiceBox.read(Array(text.utf8), log) else {
      Issue.record("not a gallery")
      return
    }
    #expect(gallery.images.map(\.imageURL) == ["a", "b", String(long.prefix(2048))])
    #expect(gallery.images.first?.title == nil && gallery.images.first?.caption == "c")
    #expect(log.finished().map(\.code) == [.textTooLong, .textTooLong, .textTooLong])
    #expect(log.finished().map(\.position?.line) == [2, 3, 4])
    #expect(
      log.finished().first?.message
        == "\"title\": too long (70000 bytes, maximum 65536); ignored")
  }

  private let bomb = """
    <?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]>
    <juiceboxgallery galleryTitle="&c;"><image imageURL="&c;.jpg"/></juiceboxgallery>
    """

  @Test func `document types are rejected, so that no entity is expanded`() {
    let reason = "broken 1: document type declarations are not supported"
    #expect(outcome(of: bomb) == reason)
    #expect(
      outcome(of: "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><juiceboxgallery/>") == reason)
    #expect(
      outcome(
        of: "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><juiceboxgallery>&x;"
          + "</juiceboxgallery>") == reason)
    #expect(outcome(of: "<juiceboxgallery>&x;</juiceboxgallery>").hasPrefix("broken 1:"))
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
  func `a document type in another encoding is rejected`(encoding: String.Encoding) throws {
    let hidden = bomb.replacing("version=\"1.0\"", with: "version=\"1.0\" encoding=\"UTF-16\"")
    let contents = try #require(hidden.data(using: encoding))
    #expect(
      outcome(of: contents) == "broken 1: expected UTF-8")
  }

  @Test func `a document type behind a declaration of an incompatible encoding is rejected`() {
    for name in ["UTF-7", "utf-16", "IBM037", "EBCDIC-CP-US", "x"] {
      let text = "<?xml version='1.0' encoding='\(name)'?><juiceboxgallery/>"
      #expect(outcome(of: text) == "broken 1: expected UTF-8")
    }
  }

  @Test func `a document type behind a very long declaration is rejected`() {
    let spaces = String(repeating: " ", count: 5000)
    let text = "<?xml version='1.0'\(spaces)encoding='UTF-7'?><juiceboxgallery/>"
    #expect(outcome(of: text) == "broken 1: expected UTF-8")
    let swapped: [UInt8] = [0x4C, 0x6F, 0xA7, 0x94] + Array("juiceboxgallery".utf8)
    #expect(outcome(of: swapped) == "broken 1: expected UTF-8")
  }

  @Test func `a null character is reported as such`() {
    let reason = "broken 1: it contains the character U+0000, which XML does not allow"
    #expect(outcome(of: "<juiceboxgallery><image imageURL='a\0.jpg'/></juiceboxgallery>") == reason)
    #expect(outcome(of: "<?xml version='1.0'?>\0<juiceboxgallery/>") == reason)
  }

  @Test func `encodings compatible with ASCII are read`() {
    for name in ["UTF-8", "utf-8", "ISO-8859-1", "US-ASCII", "windows-1252"] {
      let text = "<?xml version='1.0' encoding = \"\(name)\" ?><juiceboxgallery/>"
      #expect(outcome(of: text) == "gallery ", "\(name)")
    }
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
      + Array("<juiceboxgallery><image imageURL='f".utf8) + [0xE9]
      + Array(".jpg'/></juiceboxgallery>".utf8)
    #expect(outcome(of: latin) == "gallery fé.jpg")
    #expect(outcome(of: "\u{FEFF}<juiceboxgallery/>") == "gallery ")
  }
}
