import HubXML
import Testing

@testable import HubPages

/// The text of a piece of HTML, and what of it is a title.
struct HTMLTextTests {
  @Test(arguments: [
    ("<b>Zon</b> &amp; zee", "Zon & zee"), ("Zon<br>zee<BR/>strand", "Zon\nzee\nstrand"),
    ("<p>Een</p>\n<p>Twee</p>", "Een\nTwee"), ("<h4>Molen</h4>Bij avond", "Molen\nBij avond"),
    ("<ul><li>a</li><li>b</li></ul>", "a\nb"), ("<td>a</td><td>b</td>", "a b"),
    ("Zo<i>n</i>nig", "Zonnig"), ("a<script>b</script><style>c</style><!-- d --> e", "a e"),
    ("a<script>if (a<b) '</b>'</SCRIPT >e", "ae"), ("<a title='x>y' href=z>mail</a>", "mail"),
    ("&lt;b&gt;vet&lt;/b&gt;", "vet"), ("caf&amp;eacute; &hellip;", "café …"),
    ("&ccaron;&Lstrok;&zdot;&odblac;", "čŁżő"), ("&#8217;&#x2019;&#146;", "’’’"),
    ("a\u{92}b\u{96}", "a’b–"), ("I <3 Paris, 1 < 2 > 0", "I <3 Paris, 1 < 2 > 0"),
    ("Q&A, AT&T, R&D; x=1&y=2", "Q&A, AT&T, R&D; x=1&y=2"),
    ("&onzin; &#x110000;", "&onzin; \u{FFFD}"),
    ("I <heart> Paris", "I <heart> Paris"), ("A <B, C", "A <B, C"), ("Mist<br /", "Mist"),
    ("<o:p>Mist</o:p>", "Mist"), ("  a \n b&nbsp;&nbsp;c ", "a b c"),
  ])
  func `a text is what a browser shows`(html: String, text: String) {
    #expect(HTMLText.lines(html) == text)
    #expect(HTMLText.line(html) == text.replacing("\n", with: " "))
  }

  @Test(arguments: ["", " ", "<br>", "<p> </p>", "&nbsp;", "<script>a</script>", "<img src='a'>"])
  func `nothing is left of a text without words`(html: String) {
    #expect(HTMLText.lines(html) == nil && HTMLText.line(html) == nil)
  }

  @Test func `line feeds are line breaks in plain text only`() {
    #expect(HTMLText.lines("a\nb") == "a b")
    #expect(HTMLText.lines("a\n\nb<br>c", keepsLines: true) == "a\nb\nc")
  }

  @Test func `hostile texts take linear time`() {
    for part in ["<", "<a", "<!--", "&", "<script>", "</script", "<a b='", "&#", "<script><a"] {
      let text = String(repeating: part, count: 60_000 / part.utf8.count)
      #expect(ContinuousClock().measure { _ = HTMLText.lines(text + "<br>") } < .seconds(5))
    }
  }

  @Test(arguments: [
    "OLYMPUS DIGITAL CAMERA", "SAMSUNG DIGITAL CAMERA", "KONICA MINOLTA DIGITAL CAMERA", "SONY DSC",
    "DIGITAL CAMERA", "MINOLTA DIGITAL CAMERA", "Exif_JPEG_PICTURE", "Default",
    "DCIM100MEDIADJI_0001.JPG",
    "SAMSUNG CAMERA PICTURES", "KODAK Digital Still Camera", "IMG_1234", "DSC_0001", "DSC00001.JPG",
    "_DSC1234", "DSCF0012", "P1010001", "_MG_4567-2", "20230501_123456", "IMG-20230501-WA0001",
    "PXL_20230501_123456789", "img_1234-bewerkt", "DSCN0001 (2)", "charset=Ascii",
    "2023-05-01 12.34.56", "DJI_0042",
  ])
  func `what cameras write is no title`(text: String) {
    #expect(CameraText.isDefault(text))
    #expect(PictureTexts.galleryTitle(text) == nil && PictureTexts.caption(text) == nil)
  }

  @Test(arguments: [
    "Vuurtoren", "Camera", "2022", "Sony", "Photo of a camera", "Mijn digitale camera",
    "IMG 12 mist",
    "Route 66", "Concorde F104", "Pentax, 1968", "Digital", "A380", "1e prijs", "Perron 3",
    "Nikon en Canon", "A still picture",
  ])
  func `a title may speak about cameras`(text: String) {
    #expect(!CameraText.isDefault(text))
    #expect(PictureTexts.galleryTitle(text) == text)
  }

  @Test func `names of files are no titles of a gallery`() {
    #expect(PictureTexts.galleryTitle("mist.jpg") == nil)
    #expect(PictureTexts.galleryTitle("<b>Mist</b>") == "Mist")
  }
}
