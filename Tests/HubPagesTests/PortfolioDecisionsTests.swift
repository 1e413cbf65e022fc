import HubModel
import Testing

@testable import HubPages

/// Which pictures of a page are the photographer's work (Docs/Galleries.md, "Pictures and
/// furniture").
struct PortfolioDecisionsTests {
  private static let single: [(html: String, names: [String], what: String)] = [
    ("<a href='a.jpg'><img src='t.jpg'></a>", ["a.jpg"], "linked to its file"),
    ("<figure><img src='a.jpg'></figure>", ["a.jpg"], "in a figure"),
    ("<div class='photo-gallery'><img src='a.jpg'></div>", ["a.jpg"], "in a gallery"),
    ("<p><img src='a.jpg' width=800 height=600></p>", ["a.jpg"], "large"),
    ("<p><img src='a.jpg'></p>", [], "of unknown size, alone"),
    (
      "<p><img src='a.jpg'><img src='b.jpg'><img src='c.jpg'></p>", ["a.jpg", "b.jpg", "c.jpg"],
      "three alike"
    ),
    ("<figure><img src='a.jpg' width=80 height=80></figure>", [], "small"),
    ("<figure><a href='/ben/'><img src='a.jpg' width=900></a></figure>", [], "leads elsewhere"),
    (
      "<figure><a href='/anna/a/'><img src='a.jpg' width=900 alt=Mist></a></figure>", ["a.jpg"],
      "leads to its own page"
    ),
    ("<figure class='portret'><img src='a.jpg'></figure>", [], "a portrait"),
    ("<figure><img src='a.jpg' alt='Anna de Vries'></figure>", [], "a portrait by its title"),
    ("<figure><img src='logo.jpg'></figure>", [], "a logo"),
    ("<figure><img src='a.jpg' alt='Coming home'></figure>", ["a.jpg"], "a title with such a word"),
    ("<figure><img src='a.jpg' alt='Home'></figure>", [], "a button by its text"),
    ("<figure><img src='a.jpg' alt='Logo of the club'></figure>", ["a.jpg"], "a longer text"),
    ("<figure><img src='a.jpg' alt='Club logo'></figure>", [], "a logo by its text"),
    (
      "<figure><img src='loading.gif' data-src='a.jpg'></figure>", ["a.jpg"],
      "a placeholder of another name"
    ),
    ("<figure><img src='1.gif' data-src='logo.jpg'></figure>", [], "a logo loaded later"),
    (
      "<form><h1>Anna</h1><main><figure><img src='a.jpg'></figure></main></form>", ["a.jpg"],
      "a form around the content"
    ),
    ("<div class='wp-custom-header'><a href='a.jpg'><img src='t.jpg'></a></div>", [], "a header"),
    ("<div class='slick-cloned'><a href='a.jpg'><img src='t.jpg'></a></div>", [], "a copy"),
    ("<section class='cross-sells'><a href='a.jpg'><img src='t.jpg'></a></section>", [], "a shop"),
    ("<figure><img src='a.jpg'><p>Foto: Piet van Dam</p></figure>", [], "another person's"),
    ("<figure><img src='a.jpg'><p>Foto: A. de Vries</p></figure>", ["a.jpg"], "the member's"),
    ("<figure><img src='a.jpg'><p>Foto: Ben de Boer</p></figure>", [], "of the same particle"),
    ("<div class='related-posts'><figure><img src='a.jpg'></figure></div>", [], "related pages"),
    ("<ul class='products'><li><figure><img src='a.jpg'></figure></li></ul>", [], "a shop"),
    (
      "<div class='gallery-icon portrait'><a href='a.jpg'><img src='t.jpg'></a></div>", ["a.jpg"],
      "upright"
    ),
    ("<img src='a.svg' width=900>", [], "a drawing"),
    (
      "<ul><li><a href='profiel-1.jpg'><img src='t1.jpg'></a><li><a href='profiel-2.jpg'>"
        + "<img src='t2.jpg'></a></ul>", ["profiel-1.jpg", "profiel-2.jpg"], "portraits in a row"
    ),
    ("<figure><a href='a.jpg'><img src='t.jpg' alt='Print'></a></figure>", ["a.jpg"], "a title"),
    ("<a href='portret.jpg'><img src='t.jpg'></a>", [], "a single portrait"),
    (
      "<div class='splide__slide is-next slide'><img src='a.jpg' width=900></div>", ["a.jpg"],
      "the state of a slide"
    ),
    ("<p><img src='t.jpg'><a href='a.jpg'></a></p>", ["a.jpg"], "an empty link beside it"),
    ("<div class='widget photo-gallery'><img src='a.jpg'></div>", ["a.jpg"], "a widget"),
    ("<div class='widget'><img src='a.jpg' width=900></div>", [], "a widget of a sidebar"),
    (
      "<p><img src='top.jpg' width=1200 height=180></p><p><img src='a.jpg' width=900 height=600></p>",
      ["a.jpg"], "a banner by its shape"
    ),
    (
      "<figure><img src='a.jpg'></figure><div><h3>Bekijk ook:</h3><figure><img src='b.jpg'></figure>"
        + "</div>", ["a.jpg"], "below a heading"
    ),
    (
      "<p><img src='/icons/folder.gif'></p><p><img src='/icons/image.gif'></p>"
        + "<p><img src='/icons/text.gif'></p>", [], "icons of a list"
    ),
    (
      "<figure><img src='t/a.jpg' srcset='t/a.jpg 300w, a1.jpg 1500w'><noscript>"
        + "<img src='t/a.jpg'></noscript></figure>", ["a1.jpg"], "a copy without scripts"
    ),
    (
      "<div class='gallery'><img src='a-small.jpg'></div><div class='modal'><img src='a-large.jpg'>"
        + "</div>", ["a-large.jpg"], "two sizes in two places"
    ),
    (
      "<div><img src='x1.jpg' width=400 data-target='#big'></div><div id=big><img src='y7.jpg'></div>",
      ["y7.jpg"], "a dialog"
    ),
  ]

  @Test func `a list of members is nobody's portfolio, not even with links to files`() async throws
  {
    let html = ["Berta Jansen", "Arie Jansen", "Anna de Vries"].enumerated().map { number, name in
      "<div><a href='\(number).jpg'><img src='t\(number).jpg'></a><b>\(name)</b></div>"
    }.joined()
    #expect(try await taken(page(html)).isEmpty)
  }

  @Test func `of two pages with the same pictures, the one that bears the name has them`()
    async throws
  {
    func portfolio(of owner: String, _ title: String, at url: String) async throws -> Portfolio {
      let html = "<h1>\(title)</h1><a href='/1.jpg'><img src='/t1.jpg'></a>"
      var portfolio = HubPagesTests.portfolio(
        of: owner, try await read(html, at: url).candidates, at: url)
      portfolio.pages[0].title = title
      return portfolio
    }
    let own = try await portfolio(of: "Anna Bos", "Anna Bos", at: "https://club.nl/1/")
    let other = try await portfolio(of: "Ben Veld", "Foto's", at: "https://club.nl/2/")
    #expect(verdicts(on: [own, other]).map { $0.map(\.isTaken) } == [[true], [false]])
    let both = try await portfolio(of: "Ben Veld", "Ben Veld", at: "https://club.nl/2/")
    #expect(verdicts(on: [own, both]).map { $0.map(\.isTaken) } == [[false], [false]])
  }

  @Test func `every reason in the code has a weight in the table`() {
    for name in [
      "other", "members", "layout", "common", "portrait", "word", "small", "banner", "face",
      "large",
      "smaller", "row", "plain", "beside", "size", "own",
    ] + PageCandidate.Evidence.allCases.map(\.rawValue) {
      #expect(PictureRules.marks[name] != nil, "\(name)")
    }
  }

  @Test(arguments: single)
  func `one picture`(html: String, names: [String], what: String) async throws {
    #expect(try await taken(page(html)) == names, "\(what)")
  }

  @Test func `a form around a page that does not mark its content is no layout`() async throws {
    let html =
      "<body><form><div><a href='a.jpg'><img src='t.jpg'></a></div></form></body>"
    #expect(try await taken(html) == ["a.jpg"])
    let letter =
      "<body><div><a href='a.jpg'><img src='t.jpg'></a></div>"
      + "<form><a href='b.jpg'><img src='u.jpg'></a></form></body>"
    #expect(try await taken(letter) == ["a.jpg"])
  }

  @Test func `every word that is looked for is a word of its own`() {
    let words = [
      HTMLElement.galleryWords, PageReader.hintWords, PageReader.surroundingWords,
      PageReader.titleWords, PageReader.portraitWords, Set(PageRegions.layoutWords.keys),
      PageRegions.qualifiers,
    ]
    for word in words.joined() {
      #expect(PageRegions.words(of: word) == [word], "\(word)")
    }
  }

  @Test(arguments: [
    ("Piet van Dam", false), ("Jan van den Berg", true), ("J. van den Berg", true), ("Jan", true),
    ("Berg Fotografie", true), ("P. den Uyl", false),
  ])
  func `a photographer is named by a word that is no particle`(
    credit: String, isTaken: Bool
  ) async throws {
    let html = page("<figure><img src='a.jpg' alt='Mist'><p>Foto: \(credit)</p></figure>")
    let portfolio = portfolio(of: "Jan van den Berg", try await read(html).candidates)
    #expect(verdicts(on: [portfolio])[0].map(\.isTaken) == [isTaken])
  }

  @Test(arguments: ["header", "nav", "footer", "aside"])
  func `a picture in the layout is no work`(element: String) async throws {
    let html =
      "<body><\(element)><a href='a.jpg'><img src='t.jpg'></a></\(element)>"
      + "<main><a href='b.jpg'><img src='u.jpg'></a></main></body>"
    #expect(try await taken(html) == ["b.jpg"])
  }

  @Test func `a theme may call the whole page by the words of its parts`() async throws {
    let html =
      "<body class='has-sidebar widget'><div class='sidebar-layout'><main><figure><img src='a.jpg'>"
      + "</figure></main></div></body>"
    #expect(try await taken(html) == ["a.jpg"])
  }

  @Test func `what several members' pages show is layout`() async throws {
    let banner = "<p><img src='/banner.jpg' width=1200></p>"
    let found = try await verdicts([
      "Anna": page(banner + "<a href='/a.jpg'><img src='/t/a.jpg'></a>"),
      "Ben": page(banner + "<a href='/b.jpg'><img src='/t/b.jpg'></a>"),
      "Cas": page(banner + "<a href='/c.jpg'><img src='/t/c.jpg'></a>"),
    ])
    #expect(found.map { $0.map(\.isTaken) } == [[false, true], [false, true], [false, true]])
    #expect(found[0][0].reason == "also on 2 other members' pages")
  }

  @Test func `work that a colleague's page shows as a link to it stays work`() async throws {
    let found = try await verdicts([
      "Anna": page("<figure><img src='/a.jpg' width=900></figure>"),
      "Ben": page(
        "<figure><img src='/b.jpg' width=900></figure>"
          + "<section><a href='/anna/'><img src='/a-300x200.jpg'></a></section>"),
    ])
    #expect(found.map { $0.map(\.isTaken) } == [[true], [true, false]])
    #expect(found[1][1].reason == "leads to another member's page")
  }

  @Test func `a page of several members is nobody's portfolio`() async throws {
    let candidates = try await read(page("<a href='a.jpg'><img src='t.jpg'></a>")).candidates
    let portfolios = ["Anna", "Ben"].map { portfolio(of: $0, candidates) }
    #expect(
      verdicts(on: portfolios).joined().map(\.reason) == [
        "the page of 2 members", "the page of 2 members",
      ])
  }

  @Test(arguments: [
    (true, true, true), (false, true, false), (false, false, true), (true, false, true),
  ])
  func `a page on the club's site has to name the member`(
    isNamed: Bool, isOnClubSite: Bool, isTaken: Bool
  ) async throws {
    let candidates = try await read(page("<a href='a.jpg'><img src='t.jpg'></a>")).candidates
    let portfolio = portfolio(of: "Anna", candidates, isNamed: isNamed)
    let verdicts = verdicts(on: [portfolio], site: isOnClubSite ? ["club.nl"] : [])
    #expect(verdicts[0].map(\.isTaken) == [isTaken])
  }

  @Test func `a slide show above a grid does not change the order`() async throws {
    let html =
      "<div class='slider'><img src='c.jpg' width=900><img src='a.jpg' width=900></div>"
      + "<div class='gallery'><a href='a.jpg'><img src='a-150x150.jpg'></a>"
      + "<a href='b.jpg'><img src='b-150x150.jpg'></a><a href='c.jpg'><img src='c-150x150.jpg'></a></div>"
    #expect(try await taken(page(html)) == ["a.jpg", "b.jpg", "c.jpg"])
  }

  @Test func `all pictures of a page are taken, up to a limit that no portfolio meets`()
    async throws
  {
    let html = (1...2003).map { "<a href='\($0).jpg'><img src='t\($0).jpg'></a>" }.joined()
    let names = try await taken(page(html))
    #expect(names.count == 2000)
    #expect(names.last == "2000.jpg")
  }

  @Test func `the picture for previews is taken only if others show that it is not the site's`()
    async throws
  {
    func html(_ name: String) -> String {
      "<head><meta property='og:image' content='/\(name).jpg'><meta property='og:image:width' content='1200'></head><body>Text</body>"
    }
    #expect(try await taken(html("a")).isEmpty)
    #expect(
      try await verdicts(["Anna": html("a"), "Ben": html("b")]).joined().allSatisfy(\.isTaken))
    #expect(
      try await verdicts(["Anna": html("a"), "Ben": html("a")]).joined().allSatisfy { !$0.isTaken })
  }

  @Test func `the page of a single picture gives its large version`() async throws {
    func single(_ name: String) async throws -> PageReading {
      try await read(
        page("<h1>\(name)</h1><img src='/arrow.gif'><img src='/large/\(name).jpg' width=1200>"),
        at: "https://club.nl/anna/\(name).html")
    }
    let readings = [try await single("mist"), try await single("maan")]
    let thumbnails = try await read(
      page("<a href='mist.html'><img src='/klein1.jpg' width=120></a>")
    ).candidates
    let pages = PicturePages(readings)
    var picture = try #require(thumbnails.first)
    picture.take(try #require(pages.picture(on: readings[0], of: picture)))
    #expect(picture.largest.url == "https://club.nl/large/mist.jpg")
    #expect(picture.target == nil)
    #expect(
      PicturePages([]).picture(on: try await read(page("<p>Nothing</p>")), of: picture) == nil)
  }
}
