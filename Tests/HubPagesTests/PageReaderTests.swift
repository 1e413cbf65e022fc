import HubFetching
import HubModel
import TestSupport
import Testing

@testable import HubPages

/// Where a page says that it has pictures, and what it says about them.
struct PageReaderTests {
  private func largest(_ html: String) async throws -> [String] {
    try await read(page(html)).candidates.map(\.largest.url)
  }

  @Test(arguments: [
    ("<a href='mist.jpg'><img src='t/mist.jpg'></a>", "a link to the file"),
    ("<a href='mist.jpg'>Mist</a>", "a link with a text"),
    ("<a href='..\\anna\\mist.jpg'><img src='t\\mist.jpg'></a>", "backslashes, as in browsers"),
    ("<base href='https:\\\\club.nl\\anna\\'><img src='mist.jpg'>", "backslashes in the base"),
    ("<img src='s.jpg' srcset='s.jpg 300w, mist.jpg 2000w, m.jpg 1000w'>", "the widest of a set"),
    ("<img src='s.jpg' srcset='s.jpg 300w,mist.jpg 2000w'>", "a set without spaces"),
    ("<img src='s.jpg' srcset=' s,t.jpg 300w , mist.jpg  2000w (a, b), '>", "a set with commas"),
    ("<img src='s.jpg' data-srcset='s.jpg 300,\n mist.jpg 2000'>", "a set of numbers"),
    ("<picture><source srcset='mist.jpg 1600w'><img src='s.jpg' width=300></picture>", "a source"),
    ("<img src='data:image/gif;base64,R0' data-src='mist.jpg'>", "a picture loaded later"),
    ("<img src='s.jpg' width=300 data-orig-file='mist.jpg'>", "the original of a gallery"),
    ("<li data-src='mist.jpg'><a href=''><img src='t.jpg'></a></li>", "a light box"),
    ("<a href='javascript:;' data-href='mist.jpg'><img src='t.jpg'></a>", "a light box by script"),
    ("<a href=\"javascript:show('mist.jpg',800,600)\"><img src='t.jpg'></a>", "a window"),
    ("<div data-bg='mist.jpg'></div>", "a background loaded later"),
    (
      "<a href='mist.jpg' data-title='a.jpg' data-thumbnail='b.jpg'><img src='t.jpg'></a>",
      "a title that is a file name"
    ),
    ("<div style=\"background-image: url('mist.jpg')\"></div>", "a background"),
    ("<a href='mi\nst.jpg'><img src='t.jpg'></a>", "a line break in an address"),
    ("<img src='leeg.gif' width=900 data-lazy-foto='mist.jpg'>", "a blank picture"),
    ("<div data-popup='mist.jpg'></div>", "an element without a picture"),
    (
      "<script>var fotos = [{\"klein\": 1, \"url\": \"mist.jpg\", \"thumb\": \"t.jpg\"}];</script>",
      "records in a script"
    ),
    ("<div data-items='[{\"src\": \"mist.jpg\", \"w\": 900}]'></div>", "records in an attribute"),
    (
      "<a href='s.jpg' data-big='mist.jpg'><img src='t.jpg'></a>",
      "a larger file than that of the link"
    ),
  ])
  func `the largest version of a picture is found`(html: String, what: String) async throws {
    #expect(try await largest(html) == ["https://club.nl/anna/mist.jpg"], "\(what)")
  }

  @Test func `addresses are those that a browser would make`() async throws {
    let html =
      "<base href='/photos/'><img src='a.jpg'><img src='../b.jpg'><img src='//cdn.nl/c.jpg'>"
      + "<img src=' d e.jpg '>"
    #expect(
      try await largest(html) == [
        "https://club.nl/photos/a.jpg", "https://club.nl/b.jpg", "https://cdn.nl/c.jpg",
        "https://club.nl/photos/d%20e.jpg",
      ])
    #expect(
      try await largest("<img src='50%25 wol.jpg'><img src='50% wol.jpg'><img src='wól.jpg'>") == [
        "https://club.nl/anna/50%25%20wol.jpg", "https://club.nl/anna/50%25%20wol.jpg",
        "https://club.nl/anna/w%C3%B3l.jpg",
      ])
  }

  @Test(arguments: [
    (
      "<h1>404 – niet gevonden</h1><figure><img src='a.jpg'></figure>",
      "it is an error page"
    ),
    (
      "<title>Pagina niet gevonden | Club</title><p><img src='a.jpg' width=900></p>",
      "it is an error page"
    ),
    ("<h1>Sorrel</h1><figure><img src='a.jpg'></figure>", nil),
    (
      "<h1>Anna</h1><form><input type=password></form><p><img src='a.jpg' width=900></p>",
      "it asks for a password"
    ),
    ("<h1>Anna</h1><form><input type=password></form><a href='a.jpg'><img src='t.jpg'></a>", nil),
  ])
  func `a page may not be what was meant, though it is there`(
    html: String, reason: String?
  ) async throws {
    #expect(try await read(html).notAPage == reason)
  }

  @Test(arguments: [
    ("anna", ["a"]), ("ben", ["b"]), ("cas", ["c"]), ("dirk", ["a", "b", "c"]),
  ])
  func `a fragment means a part of the page`(fragment: String, names: [String]) async throws {
    func picture(_ name: String) -> String { "<a href='\(name).jpg'><img src='t\(name).jpg'></a>" }
    let html =
      "<h1>Leden</h1><h2 id=anna>Anna</h2><h3>Bos</h3>\(picture("a"))<h2><a name=ben></a>Ben</h2>"
      + "\(picture("b"))<section id=cas><h2>Cas</h2>\(picture("c"))</section>"
    let found = try await read(html, at: "https://club.nl/leden.html#\(fragment)").candidates
    #expect(found.map(\.largest.url) == names.map { "https://club.nl/\($0).jpg" })
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:image/png;base64,AA", "file:///etc/passwd", "ftp://x/a.jpg",
  ])
  func `an address that is no file of the web is ignored`(address: String) async throws {
    #expect(try await largest("<img src='\(address)'><img data-src='\(address)'>").isEmpty)
  }

  @Test func `JSON-LD lists the pictures of a gallery, and not the logo of its maker`() async throws
  {
    let html = """
      <script type="application/ld+json">{"@type": "ImageGallery",
      "publisher": {"@type": "Organization", "logo": {"@type": "ImageObject", "url": "logo.png"}},
      "associatedMedia": [{"@type": "ImageObject", "contentUrl": "mist.jpg", "width": 2000,
      "name": "Mist", "dateCreated": "2024-03-07T10:00:00Z"}]}</script>
      """
    let candidate = try #require(try await read(html).candidates.first)
    #expect(candidate.largest.url == "https://club.nl/anna/mist.jpg")
    #expect(candidate.title == "Mist")
    #expect(candidate.date == PartialDate(year: 2024, month: 3, day: 7))
    #expect(try await read(html).candidates.count == 1)
  }

  @Test func `the lists of Wix and NextGEN are read without executing scripts`() async throws {
    let wix = """
      <script type="application/json">{"items": [{"itemId": "1", "mediaUrl": "ab~mv2.jpg",
      "metaData": {"title": "Mist", "width": 3000, "height": 2000}}]}</script>
      """
    #expect(
      try await read(wix).candidates.map(\.largest.url)
        == ["https://static.wixstatic.com/media/ab~mv2.jpg"])
    let nextGEN = """
      <script>galleries.gallery_1 = {"images_list": [{"image": "/gallery/mist.jpg",
      "title": "Mist &amp; maan"}], "x": "]"};</script>
      """
    let candidate = try #require(try await read(nextGEN).candidates.first)
    #expect(candidate.largest.url == "https://club.nl/gallery/mist.jpg")
    #expect(candidate.title == "Mist & maan")
  }

  private static let texts: [(html: String, title: String?, caption: String?)] = [
    ("<figure><img src='a.jpg'><figcaption>Mist</figcaption></figure>", "Mist", nil),
    (
      "<figure><img src='a.jpg' alt='Mist'><figcaption>Near Best</figcaption></figure>", "Mist",
      "Near Best"
    ),
    (
      "<figure><img src='a.jpg'><figcaption><h4>Mist</h4><p>2023</p></figcaption></figure>",
      "Mist",
      "2023"
    ),
    ("<img src='a.jpg' alt='Mist &amp; maan'>", "Mist & maan", nil),
    ("<dl><dt><img src='a.jpg'></dt><dd>Mist</dd></dl>", "Mist", nil),
    (
      "<a href='a.jpg' data-title='Mist' data-description='Near Best'><img src='t.jpg'></a>",
      "Mist",
      "Near Best"
    ),
    (
      "<table><tr><td><img src='a.jpg' alt='click to enlarge'><br>Mist</td></tr></table>", "Mist",
      nil
    ),
    ("<img src='IMG_1234.jpg' alt='IMG_1234'>", nil, nil),
    ("<img src='mist-op-de-plas.jpg' alt='mist-op-de-plas'>", nil, nil),
    ("<img src='a.jpg' alt='a.jpg'>", nil, nil),
    ("<img src='perron-3.jpg' alt='Perron 3'>", "Perron 3", nil),
    ("<img src='Otter.jpg' alt='Otter'>", "Otter", nil),
    ("<img src='a.jpg' alt='Picture'>", nil, nil),
    ("<figure><img src='a.jpg'><figcaption>Mist<br>2023</figcaption></figure>", "Mist 2023", nil),
    (
      "<figure><img src='a.jpg'><figcaption><p>Mist</p><p>by <b>n</b>ight</p></figcaption></figure>",
      "Mist by night", nil
    ),
    ("<img src='a.jpg' alt='I &lt;3 Paris'>", "I <3 Paris", nil),
    ("<img src='a.jpg' alt='Mist &lt; maan > zon'>", "Mist < maan > zon", nil),
    ("<img src='a.jpg' alt='&lt;em&gt;Mist&lt;/em&gt; en maan'>", "Mist en maan", nil),
    ("<a href='a.jpg' data-sub-html='.c'><img src='t.jpg'><i class=c>Mist</i></a>", "Mist", nil),
    ("<img src='a.jpg' alt='a.jpg' title='Grootte: 412 KiB'>", nil, nil),
    ("<a href='a.jpg' title='Tap to enlarge'><img src='t.jpg'></a>", nil, nil),
    ("<div><a href='a.jpg'><img src='t.jpg'></a><h3>Mist</h3><p>Drenthe</p></div>", "Mist", nil),
    ("<a href='a.jpg' aria-label='Mist'><img src='t.jpg'></a>", "Mist", nil),
    (
      "<a href='a.jpg' data-glightbox='title: Mist; description: Near Best'><img src='t.jpg'></a>",
      "Mist", "Near Best"
    ),
    ("<a href='a.jpg' title='a.jpg :: Mist'><img src='t.jpg'></a>", "Mist", nil),
  ]

  @Test func `what stands on every picture is no title`() async throws {
    let html = ["Mist", "Maan", "Zon"].enumerated().map { number, title in
      "<div><a href='\(number).jpg' title='Bekijk foto'><img src='t\(number).jpg'></a><p>\(title)</p></div>"
    }.joined()
    #expect(try await read(page(html)).candidates.map(\.title) == ["Mist", "Maan", "Zon"])
  }

  @Test(arguments: texts)
  func `title and caption are the texts that a visitor reads`(
    html: String, title: String?, caption: String?
  ) async throws {
    let candidate = try #require(try await read(page(html)).candidates.first)
    #expect(candidate.title == title)
    #expect(candidate.caption == caption)
  }

  private static let steps: [(html: String, next: [String])] = [
    ("<a href='2/'>2</a>", ["https://club.nl/anna/2/"]),
    ("<a href='?page=2'>Volgende</a>", ["https://club.nl/anna/?page=2"]),
    ("<a rel='next' href='page/2/'>more</a>", ["https://club.nl/anna/page/2/"]),
    ("<div class='next'><a href='b/'><i></i></a></div>", ["https://club.nl/anna/b/"]),
    ("<a href='b/'><img src='next.gif'></a>", ["https://club.nl/anna/b/"]),
    ("<a href='/ben/'>Volgende</a>", []),
    ("<a href='https://other.nl/anna/2/'>2</a>", []),
    ("<a href='about/'>About</a>", []),
    ("<a href='1.html'>1<img src='t/1.jpg'></a>", []),
    ("<a href='page/2/'>« Ältere Beiträge</a>", ["https://club.nl/anna/page/2/"]),
    ("<a class='load-more' data-href='?p=2'>Meer foto's</a>", ["https://club.nl/anna/?p=2"]),
    ("<a href='2.htm'><img src='1.jpg' width=800></a>", ["https://club.nl/anna/2.htm"]),
    ("<a href='2.htm'><img src='1.jpg' width=150></a>", []),
  ]

  @Test(arguments: steps)
  func `further pages are those in the page's own folder`(
    html: String, next: [String]
  ) async throws {
    #expect(try await read(page(html)).next.map(\.description) == next)
  }

  @Test(arguments: [
    ("jan-willem.html", false), ("jansen.html", false), ("jan_archief/", false),
    ("jan-2.html", true), ("jan2.html", true), ("jan_page2.html", true), ("jan-page-2/", true),
    ("jan/2/", true), ("jan.html?page=2", true), ("jan-2023-mist.html", false),
  ])
  func `a further page of a file has its name and a number`(
    reference: String, isFurther: Bool
  ) async throws {
    let reading = try await read(
      page("<a href='\(reference)'>Volgende</a>"), at: "https://club.nl/leden/jan.html")
    #expect(reading.next.isEmpty != isFurther)
  }

  @Test(
    arguments: [
      ("<meta name='robots' content='noindex, follow'>", "noindex"),
      ("<meta name='ROBOTS' content='NOIMAGEINDEX'>", "noimageindex"),
      ("<meta name='hubpack' content='none'>", "none"),
      ("<meta name='robots' content='noindex nofollow'>", "noindex"),
      ("<meta name='robots' content='max-image-preview: none'>", nil),
      ("<meta name='robots' content='max-image-preview:large'>", nil),
      ("<meta name='googlebot' content='noindex'>", nil),
    ] as [(String, String?)])
  func `a page may say that it is not to be copied`(html: String, refusal: String?) async throws {
    #expect(try await read(html).refusal == refusal)
  }

  private static let hostile: [(what: String, html: @Sendable (Int) -> String)] = [
    (
      "lists in lists",
      { "<script>" + String(repeating: "images_list:[", count: $0) + "</script>" }
    ),
    (
      "lists in lists that end",
      {
        "<script>" + String(repeating: "images_list:[", count: $0)
          + String(repeating: "]", count: $0) + "</script>"
      }
    ),
    (
      "names without lists",
      { "<script>wSlideshow" + String(repeating: " images", count: $0) + "[</script>" }
    ),
    (
      "pictures without sources in one element",
      { "<picture>" + String(repeating: "<img>", count: $0) + "</picture>" }
    ),
    ("markup without end", { "<h1>" + String(repeating: "&lt;a", count: $0) + "</h1>" }),
  ]

  @Test(arguments: hostile.map(\.what))
  func `a page ten times as large takes about ten times as long`(what: String) async throws {
    let html = try #require(Self.hostile.first { $0.what == what }).html
    func time(_ count: Int) async throws -> Double {
      let document = try #require(try await parser.document(of: Array(html(count).utf8)))
      let page = HubLocation.remote("https://club.nl/")
      let reader = PageReader(document, at: page, in: PortfolioFolder(of: page))
      let start = processorTime()
      _ = try reader.read()
      return processorTime() - start
    }
    let small = try await [time(400), time(400), time(400)].min() ?? 0
    let large = try await [time(4_000), time(4_000)].min() ?? 0
    #expect(large < small * 40, "\(small), \(large)")
  }

  @Test func `a record gives back what was read`() async throws {
    let html =
      "<figure><a href='a.jpg'><img src='t.jpg' width=300 alt='Mist'></a></figure>"
      + "<footer><img src='logo.png'></footer><a href='2/'>2</a>"
    var reading = try await read(page(html))
    for index in reading.candidates.indices {
      reading.candidates[index].verdict = index == 0 ? .taken("for a test") : .left("small")
    }
    let record = try #require(try PageRecord.reading(of: PageRecord.contents(reading)))
    #expect(record.candidates == reading.candidates)
    #expect(record.next == reading.next)
    #expect(record.title == reading.title)
    #expect(!record.isIncomplete)
    #expect(try PageRecord.reading(of: Array(html.utf8)) == nil)
    #expect(throws: PageRecordFault.self) {
      try PageRecord.reading(of: Array("{\"images\": []}".utf8))
    }
  }

  @Test func `a record is final if this reader read everything`() async throws {
    var reading = try await read(page("<img src='a.jpg'>"))
    reading.candidates[0].verdict = .left("a test")
    func isFinal() -> Bool { PageRecord.isFinal(PageRecord.contents(reading)) }
    #expect(isFinal())
    reading.isIncomplete = true
    #expect(!isFinal())
    #expect(
      try PageRecord.reading(of: PageRecord.contents(reading))?.isIncomplete == true)
    (reading.isIncomplete, reading.reader) = (false, PageReader.version - 1)
    #expect(!isFinal())
    #expect(!PageRecord.isFinal(Array("{\"pageGallery\": 1, \"pictures\": []}".utf8)))
  }
}
