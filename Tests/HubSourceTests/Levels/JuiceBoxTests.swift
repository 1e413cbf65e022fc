import Foundation
import HubModel
import HubXML
import Testing

@testable import HubSource

struct JuiceBoxTests {
  /// Returns "gallery" with the URLs of its images, "broken" with line and reason, or "something
  /// else".
  private func outcome(of contents: some Sequence<UInt8>) -> String {
    switch JuiceBox.read(Array(contents), ProblemLog(file: "config.xml")) {
    case .gallery(let gallery):
      "gallery " + gallery.images.map(\.picture.reference).joined(separator: " ")
    case .somethingElse: "something else"
    case .broken(let failure): "broken \(failure.position.line): \(failure.reason)"
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
          picture: picture("images/a.jpg"), thumbnail: picture("thumbs/a.jpg"),
          title: "Dunes <1> & é", caption: "2022", captureDate: nil),
        Gallery.Image(
          picture: picture("images/e%CC%81 b.jpg"), thumbnail: nil, title: "A c d", caption: nil,
          captureDate: nil),
        Gallery.Image(
          picture: picture("images/c.jpg"), thumbnail: nil, title: nil, caption: nil,
          captureDate: nil),
      ])
  }

  @Test func `an element that no gallery has is told`() {
    let log = ProblemLog(file: "config.xml")
    let text =
      "<juiceboxgallery><picture imageURL='a'/><image imageURL='b'><titel>B</titel></image></juiceboxgallery>"
    _ = JuiceBox.read(Array(text.utf8), log)
    #expect(
      log.finished().map(\.message) == [
        "expected an image, found <picture>; ignored", "unknown element <titel>; ignored",
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

  /// Returns the failure of a gallery that is broken.
  private func failure(of bytes: some Sequence<UInt8>) throws -> XMLReader.Failure {
    let reading = JuiceBox.read(Array(bytes), ProblemLog(file: ""))
    guard case .broken(let failure) = reading else { throw NotBroken() }
    return failure
  }

  private struct NotBroken: Error {}

  @Test(arguments: [
    (
      "<image b='1'/>", "2:15", "<juiceboxgallery> of line 1 is not closed before the end",
      "</juiceboxgallery>"
    ),
    (
      "<image>\n</juiceboxgallery>", "3:19",
      "<image> of line 2 is not closed before </juiceboxgallery>", "</image>"
    ),
    ("<title>A</titel>", "2:17", "<title> of line 2 is not closed before </titel>", "</title>"),
    ("<image imageURL=a/>", "2:17", "the value of an attribute is not quoted", "name=\"value\""),
    (
      "<image imageURL='a' b/>", "2:22", "the value of an attribute is not quoted", "name=\"value\""
    ),
    ("<image b=\"a\"b\"/>", "2:13", "expected a space between attributes", "&quot;"),
    ("<image b='1' b='2'/>", "2:19", "the attribute \"b\" is there twice", "delete one of the two"),
    ("<title>A & B</title>", "2:10", "found a bare \"&\"", "&amp;"),
    ("<title>A &B C</title>", "2:10", "found a bare \"&\"", "&amp;"),
    ("<title>A &</title>", "2:10", "found a bare \"&\"", "&amp;"),
    ("<image imageURL='a?b=1&c=2'/>", "2:23", "found a bare \"&\"", "&amp;"),
    ("<title>A&nbsp;B</title>", "2:9", "XML does not know \"&nbsp;\"", "&#160;"),
    ("<title>A&b;</title>", "2:9", "XML does not know \"&b;\"", "&amp;"),
    ("<title>&#xZ;</title>", "2:8", "a reference is to no character", "&amp;"),
    ("<title>1 < 2</title>", "2:10", "found a bare \"<\"", "&lt;"),
    ("<image imageURL='a<b'/>", "2:19", "found a bare \"<\"", "&lt;"),
    ("<title>a\u{2}</title>", "2:9", "a control character (U+0002)", "delete it"),
    ("<title><![CDATA[a</title>", "2:26", "<![CDATA[ does not end", "]]>"),
    ("</juiceboxgallery><p/>", "2:19", "something follows the end of the gallery", "delete it"),
    ("<title>a]]>b</title>", "2:9", "found a bare \"]]>\"", "]]&gt;"),
  ])
  func `a gallery that is not well-formed says what is wrong, where, and what to write`(
    content: String, position: String, wrong: String, write: String
  ) throws {
    let failure = try failure(of: "<juiceboxgallery>\n\(content)".utf8)
    #expect(failure.reason == "the XML is not well-formed: " + wrong)
    #expect(failure.suggestion?.contains(write) == true, "\(failure.suggestion ?? "")")
    #expect("\(failure.position.line):\(failure.position.column)" == position)
  }

  @Test(arguments: ["", "<?xml version='1.0' encoding='UTF-8'?>"])
  func `bytes that are not in the declared encoding are told`(declaration: String) throws {
    let start = Array((declaration + "<juiceboxgallery galleryTitle='").utf8)
    let failure = try failure(of: start + [0xE9] + Array("'/>".utf8))
    #expect(failure.reason.hasSuffix(": a byte is not UTF-8"))
    #expect(failure.suggestion?.contains("encoding=\"windows-1252\"") == true)
  }

  @Test func `an encoding that is not accepted is named`() throws {
    let text = "<?xml version='1.0' encoding='windows-1250'?><juiceboxgallery/>"
    #expect(
      try failure(of: text.utf8).suggestion
        == "save it in UTF-8, and write encoding=\"UTF-8\" instead of \"windows-1250\"")
  }

  /// Returns the title and the caption of the only image of a gallery.
  private func texts(_ bytes: [UInt8]) -> [String?] {
    guard case .gallery(let gallery) = JuiceBox.read(bytes, ProblemLog(file: "")) else { return [] }
    return gallery.images.flatMap { [$0.title, $0.caption] }
  }

  @Test(arguments: [
    (
      "<![CDATA[<b>Zon &amp; Zee</b>]]>", "<![CDATA[Texel<br/>zomer &eacute;&eacute;n]]>",
      "Zon & Zee", "Texel\nzomer één"
    ),
    (
      "&lt;p&gt;Een&lt;/p&gt;&lt;p&gt;Twee&lt;/p&gt;", "Zon<br/>zee <b>v</b>et", "Een Twee",
      "Zon\nzee vet"
    ),
    ("<![CDATA[&lt;i&gt;Mist&lt;/i&gt;]]>", "<![CDATA[Mist\n  &amp;hellip;]]>", "Mist", "Mist …"),
    ("<![CDATA[Zee<script>a('<b>')</script><!-- b -->]]>", "&#146;t Zand", "Zee", "’t Zand"),
    ("I &lt;3 Paris", "1 &lt; 2", "I <3 Paris", "1 < 2"),
    ("OLYMPUS DIGITAL CAMERA", "2022", nil, "2022"), ("DSC_0001.JPG", "SONY DSC", nil, nil),
  ])
  func `titles and captions are the text that a browser shows`(
    title: String, caption: String, shownTitle: String?, shownCaption: String?
  ) {
    let text =
      "<juiceboxgallery><image imageURL='a.jpg'><title>\(title)</title>"
      + "<caption>\(caption)</caption></image></juiceboxgallery>"
    #expect(texts(Array(text.utf8)) == [shownTitle, shownCaption])
  }

  @Test(arguments: ["ISO-8859-1", "US-ASCII", "latin1", "windows-1252"])
  func `Latin-1 is read as Windows-1252, as browsers do, unless it is UTF-8`(encoding: String) {
    let start =
      "<?xml version='1.0' encoding='\(encoding)'?><juiceboxgallery><image imageURL='a'><title>"
    let end = "</title></image></juiceboxgallery>"
    #expect(
      texts(Array(start.utf8) + [0x4A, 0x92, 0x73, 0x20, 0xE9, 0x20, 0x96] + Array(end.utf8))
        == ["J’s é –", nil])
    #expect(texts(Array((start + "café €" + end).utf8)) == ["café €", nil])
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
      let outcome = outcome(of: bytes)
      #expect(outcome.hasPrefix("broken 2: the XML is not well-formed"), "\(place)")
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
        == "broken 2: the XML is not well-formed: found a bare \"<\"")
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
    #expect(gallery.images.map(\.picture.reference) == ["a.jpg"])
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
    #expect(gallery.images.map(\.picture.reference) == ["a", "b", String(long.prefix(2048))])
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
