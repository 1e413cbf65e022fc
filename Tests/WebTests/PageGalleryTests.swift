import Foundation
import HubBundle
import HubModel
import TestSupport
import Testing

@testable import HubFetching
@testable import HubSource

/// Portfolios on web pages, fetched by the program.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct PageGalleryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let picture = SamplePicture.jpeg.bytes

  /// A page with two pictures of Anna Aker.
  private static func page(_ head: String = "", _ more: String = "") -> [UInt8] {
    Array(
      """
      <html><head><title>Anna Aker</title>\(head)</head><body><header><img src="/logo.jpg"></header>
      <main><a href="mist.jpg"><img src="t/mist-k.jpg" alt="Mist"></a>
      <a href="maan.jpg"><img src="t/maan.jpg" alt="Maan"></a>\(more)</main></body></html>
      """.utf8)
  }

  /// Serves a hub whose only member has the page for a portfolio.
  ///
  /// - Parameter family: The family name of the member.
  private func serve(
    _ server: FaultyServer, _ html: [UInt8] = page(), family: String = "Aker"
  ) {
    let club = #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}}"#
    server.serve(
      "/root_.level1.json",
      .file(Array(#"{"level1Header": {}, "clubs": [\#(club)]}"#.utf8)))
    server.serve(
      "/fcA.level2.json",
      .file(
        Array(
          """
          {"club": \(club), "members": [{"name": {"givenName": "Anna", "familyName": "\(family)"},
          "optional": {"level3URL": "\(server.url("/anna/"))"}}]}
          """.utf8)))
    server.serve("/anna/", .file(ServedFile(html, type: "text/html", etag: "\"1\"")))
    for name in ["mist", "maan"] {
      server.serve(
        "/anna/\(name).jpg", .file(ServedFile(Self.picture, type: "image/jpeg", etag: "\"p\"")))
    }
  }

  @discardableResult
  private func export(
    _ server: FaultyServer, _ name: String = "a", _ arguments: String...
  ) async throws -> ProgramResult {
    try await Program.run(
      Program.hubpack,
      [
        "export", server.url("/root_.level1.json"), "-o", folder.path(name), "--force",
        "--created", "2026-11-15", "--page-galleries",
      ] + arguments, environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  /// Returns form, state and reason of the portfolio, and the titles of its images.
  private func portfolio(_ name: String = "a") async throws -> String {
    let result = try await Program.run(
      Program.hubpack,
      [
        "query", folder.path(name), "--format", "csv",
        "sql SELECT form, state, reason, (SELECT group_concat(title, ' ') FROM images) FROM galleries",
      ])
    return String(result.output.split(whereSeparator: \.isNewline).last ?? "")
  }

  private func expect(
    _ name: String = "a", portfolio expected: String, at place: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await portfolio(name)
    #expect(found == expected, sourceLocation: place)
  }

  private func with(_ body: (FaultyServer) async throws -> Void) async throws {
    let server = try await FaultyServer.start()
    do { try await body(server) } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test func `pictures of a page come into the bundle, and a page stays a link without the option`()
    async throws
  {
    try await with { server in
      serve(server)
      let result = try await export(server)
      #expect(result.status == 0, "\(result.messages)")
      try await expect(portfolio: "page-gallery,present,,Mist Maan")
      #expect(try BundleFile(path: folder.path("a")).manifest.counts[.assets] == 1)
      let verified = try await Program.run(Program.hubpack, ["verify", folder.path("a")])
      #expect(verified.status == 0, "\(verified.messages)")
      try await export(server, "b", "--no-page-galleries")
      try await expect("b", portfolio: "web-page,present,,")
    }
  }

  @Test(arguments: ["robots.txt", "meta", "header", "reservation"])
  func `a site that asks not to be copied is left out, for that reason`(how: String) async throws {
    try await with { server in
      serve(server, Self.page(how == "meta" ? "<meta name='robots' content='noindex'>" : ""))
      if how == "robots.txt" {
        server.serve("/robots.txt", .file(Array("User-agent: *\nDisallow: /anna/".utf8)))
      } else if how != "meta" {
        let header = how == "header" ? ("X-Robots-Tag", "noimageindex") : ("tdm-reservation", "1")
        server.serve(
          "/anna/",
          .answer(
            Answer(
              200, headers: [header], type: "text/html",
              text: String(decoding: Self.page(), as: UTF8.self))))
      }
      let result = try await export(server)
      #expect(result.status == 0)
      try await expect(portfolio: ",left-out,robots,")
      let pages = server.requests(for: "/anna/")
      #expect(pages.count == (how == "robots.txt" ? 0 : 1))
      // Not even what would be a gallery is asked for.
      #expect(server.requests(for: "/anna/config.xml").count == (how == "robots.txt" ? 0 : 1))
      #expect(server.requests(for: "/anna/mist.jpg").isEmpty)
    }
  }

  @Test func `a picture is asked for as its page would, and its own header may forbid it`()
    async throws
  {
    try await with { server in
      serve(server)
      server.serve(
        "/anna/maan.jpg",
        .answer(Answer(200, headers: [("X-Robots-Tag", "noai")], type: "image/jpeg", text: "x")))
      try await export(server)
      let requests = server.requests(for: "/anna/mist.jpg").filter { $0.method == "GET" }
      #expect(requests.map { $0["Referer"] } == [server.url("/")])
      let result = try await Program.run(
        Program.hubpack,
        [
          "query", folder.path("a"), "--format", "csv",
          "sql SELECT reason FROM pictures WHERE location LIKE '%maan.jpg'",
        ])
      #expect(result.output.contains("robots"), "\(result.output)\(result.messages)")
    }
  }

  @Test func `links lead to what the server has, whatever their names say`() async throws {
    try await with { server in
      serve(
        server,
        Array(
          """
          <title>Anna Aker</title><main><div><a href="toon.php?id=1"><img src="t1.jpg" alt="Mist"></a>
          </div><ul><li><a href="maan.jpg"><img src="t2.jpg" alt="Maan"></a></ul></main>
          """.utf8))
      server.serve("/anna/toon.php", .file(ServedFile(Self.picture, type: "image/jpeg")))
      server.serve(
        "/anna/maan.jpg",
        .file(
          ServedFile(Array("<h1>Anna Aker</h1><img src='/maan-vol.jpg'>".utf8), type: "text/html")))
      server.serve("/maan-vol.jpg", .file(ServedFile(Self.picture, type: "image/jpeg")))
      try await export(server)
      try await expect(portfolio: "page-gallery,present,,Mist Maan")
      let result = try await Program.run(
        Program.hubpack,
        [
          "query", folder.path("a"), "--format", "csv",
          "sql SELECT image_url FROM images ORDER BY 1",
        ])
      #expect(
        result.output.split(whereSeparator: \.isNewline).dropFirst() == [
          "\(server.url("/anna/toon.php?id=1"))"[...], "\(server.url("/maan-vol.jpg"))"[...],
        ])
    }
  }

  @Test func `members share a page by fragments, and so do later updates`() async throws {
    try await with { server in
      serve(server)
      let club = #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}}"#
      /// Publishes members whose portfolios are the parts with their names.
      func publish(_ names: String...) {
        let members = names.map { name in
          #"{"name": {"givenName": "\#(name)", "familyName": "Aker"}, "optional": {"level3URL": "#
            + #""\#(server.url("/leden.html"))#\#(name)"}}"#
        }
        let list = #"{"club": \#(club), "members": [\#(members.joined(separator: ","))]}"#
        server.serve("/fcA.level2.json", .file(Array(list.utf8)))
      }
      let parts = ["Anna", "Ben", "Cas"].map {
        "<h2 id=\($0)>\($0) Aker</h2><a href='/\($0).jpg'><img src='/t\($0).jpg' alt='Werk \($0)'></a>"
      }
      server.serve(
        "/leden.html",
        .file(ServedFile(Array(parts.joined().utf8), type: "text/html", etag: "\"1\"")))
      func images(_ bundle: String) async throws -> [Substring] {
        let result = try await Program.run(
          Program.hubpack,
          [
            "query", folder.path(bundle), "--format", "csv",
            "sql SELECT p.given_name || ' ' || i.title FROM images AS i JOIN memberships AS m "
              + "ON m.id = i.membership_id JOIN photographers AS p ON p.id = m.photographer_id "
              + "ORDER BY 1",
          ])
        return Array(result.output.split(whereSeparator: \.isNewline).dropFirst())
      }
      func requests() -> Int { server.requests(for: "/leden.html").count }
      publish("Anna", "Ben")
      var result = try await export(server, "a", "--assets", "none")
      #expect(result.status == 0, "\(result.messages)")
      #expect(requests() == 1)
      #expect(try await images("a") == ["Anna Werk Anna", "Ben Werk Ben"])
      // A member who joins is not in the earlier bundle, though the page is the same.
      publish("Anna", "Ben", "Cas")
      for (earlier, later) in [("a", "b"), ("b", "c")] {
        result = try await export(server, later, "--assets", "none", "--base", folder.path(earlier))
        #expect(result.status == 0, "\(result.messages)")
        #expect(try await images(later) == ["Anna Werk Anna", "Ben Werk Ben", "Cas Werk Cas"])
      }
      let verified = try await Program.run(Program.hubpack, ["verify", folder.path("c")])
      #expect(verified.status == 0, "\(verified.messages)")
    }
  }

  @Test func `albums below the page are read, one level deep`() async throws {
    try await with { server in
      serve(
        server,
        Array("<h1>Anna Aker</h1><a href='bos/'><img src='kaft.jpg' width=600><b>Bos</b></a>".utf8))
      func album(_ pictures: String...) -> Behaviour {
        let links = pictures.map { "<a href='/\($0).jpg'><img src='/t\($0).jpg' alt='\($0)'></a>" }
        let deeper = "<a href='dieper/'><img src='/kaft2.jpg' width=600></a>"
        let html = "<h1>Bos</h1><div>\(links.joined())</div>\(deeper)"
        return .file(ServedFile(Array(html.utf8), type: "text/html"))
      }
      server.serve("/anna/bos/", album("Eik", "Den"))
      server.serve("/anna/bos/dieper/", album("Mos", "Varen"))
      try await export(server, "a", "--assets", "none")
      try await expect(portfolio: "page-gallery,present,,Eik Den")
    }
  }

  @Test func `a picture that robots.txt forbids is not taken`() async throws {
    try await with { server in
      serve(server)
      server.serve("/robots.txt", .file(Array("User-agent: hubpack\nDisallow: /anna/maan".utf8)))
      try await export(server)
      try await expect(portfolio: "page-gallery,present,,Mist")
      #expect(server.requests(for: "/anna/maan.jpg").isEmpty)
      #expect(server.requests(for: "/robots.txt").count == 1)
    }
  }

  @Test func `a server that fails on robots.txt is one that could not be reached`() async throws {
    try await with { server in
      serve(server)
      server.serve("/robots.txt", .answer(Answer(500)))
      let result = try await export(server)
      #expect(result.status == 3)
      #expect(result.messages.contains("robots.txt"), "\(result.messages)")
      #expect(server.requests(for: "/anna/").isEmpty)
      server.serve("/robots.txt", .answer(Answer(403)))
      try await export(server)
      try await expect(portfolio: "page-gallery,present,,Mist Maan")
    }
  }

  @Test func `references start from the page to which a redirect leads`() async throws {
    try await with { server in
      serve(server)
      let page = ServedFile(Self.page(), type: "text/html")
      server.serve("/anna/", .answer(Answer(301, headers: [("Location", "/leden/anna/")])))
      server.serve("/leden/anna/", .file(page))
      for name in ["mist", "maan"] {
        server.serve(
          "/leden/anna/\(name).jpg", .file(ServedFile(Self.picture, type: "image/jpeg")))
      }
      let result = try await export(server)
      #expect(result.status == 0, "\(result.messages)")
      try await expect(portfolio: "page-gallery,present,,Mist Maan")
      server.serve("/robots.txt", .file(Array("User-agent: *\nDisallow: /leden/".utf8)))
      let second = try await export(server)
      #expect(
        second.messages.contains("left out (the site asks not to be copied): 1 page of a portfolio")
      )
      try await expect(portfolio: ",left-out,robots,")
    }
  }

  /// Serves the hub with a page of WordPress that has a picture in its frame, and its record.
  private func serveWordPress(_ server: FaultyServer, record: Behaviour? = nil) {
    let link = "<link rel='alternate' type='application/json' href='/wp-json/wp/v2/pages/1'>"
    serve(
      server,
      Self.page(link, "<figure><a href='tip.jpg'><img src='t/tip.jpg' alt='Tip'></a></figure>"))
    let content =
      "<a href='/anna/mist.jpg'><img src='t/mist.jpg'></a>"
      + "<a href='/anna/maan.jpg'><img src='t/maan.jpg'></a>"
    server.serve(
      "/wp-json/wp/v2/pages/1",
      record
        ?? .answer(
          Answer(
            200, headers: [("X-Robots-Tag", "noindex")], type: "application/json; charset=UTF-8",
            text: #"{"content": {"rendered": "\#(content)", "protected": false}}"#)))
  }

  @Test func `WordPress tells what is content, though search engines are not to list its answer`()
    async throws
  {
    try await with { server in
      serveWordPress(server)
      let result = try await export(server, "a", "--assets", "none")
      #expect(result.status == 0, "\(result.messages)")
      try await expect(portfolio: "page-gallery,present,,Mist Maan")
    }
  }

  @Test func `what a server could not tell is asked again by the next update`() async throws {
    try await with { server in
      serveWordPress(server, record: .answer(Answer(503)))
      try await export(server, "old", "--assets", "none", "--deadline", "2")
      try await expect("old", portfolio: "page-gallery,present,,Mist Maan Tip")
      serveWordPress(server)
      let result = try await export(
        server, "new", "--assets", "none", "--base", folder.path("old"))
      #expect(result.status == 0, "\(result.messages)")
      try await expect("new", portfolio: "page-gallery,present,,Mist Maan")
    }
  }

  @Test func `a picture page that failed once is asked again by the next update`() async throws {
    try await with { server in
      serve(
        server,
        Self.page("", "<figure><a href='zon.html'><img src='zon-k.jpg' width=300></a></figure>"))
      server.serve("/anna/zon.html", .answer(Answer(503)))
      try await export(server, "old", "--assets", "none", "--deadline", "2")
      try await expect("old", portfolio: "page-gallery,present,,Mist Maan")
      let single = "<title>Aker</title><main><img src='zon.jpg' width=1200 alt='Zon'></main>"
      server.serve("/anna/zon.html", .file(ServedFile(Array(single.utf8), type: "text/html")))
      try await export(server, "new", "--assets", "none", "--base", folder.path("old"))
      try await expect("new", portfolio: "page-gallery,present,,Mist Maan Zon")
      server.forgetRequests()
      try await export(server, "third", "--assets", "none", "--base", folder.path("new"))
      try await expect("third", portfolio: "page-gallery,present,,Mist Maan Zon")
      #expect(server.requests(for: "/anna/zon.html").isEmpty)
    }
  }

  @Test func `an update keeps to what is asked of it and of the site`() async throws {
    try await with { server in
      let page = ServedFile(
        Array(
          "<h1>anna@club.nl</h1>\(String(decoding: Self.page(), as: UTF8.self))"
            .replacing("Maan", with: "anna@club.nl").utf8), type: "text/html", etag: "\"1\"")
      serve(server)
      server.serve("/anna/", .answer(Answer(301, headers: [("Location", "/leden/anna/")])))
      server.serve("/leden/anna/", .file(page))
      try await export(server, "old", "--assets", "none")
      try await expect("old", portfolio: "page-gallery,present,,Mist anna@club.nl")
      for base in [[], ["--base", folder.path("old")]] {
        let result = try await Program.run(
          Program.hubpack,
          [
            "export", server.url("/root_.level1.json"), "-o", folder.path("new"), "--force",
            "--page-galleries", "--assets", "none", "--omit", "emails",
          ] + base, environment: ["XDG_CACHE_HOME": folder.path("cache")])
        #expect(result.status == 0, "\(result.messages)")
        try await expect("new", portfolio: "page-gallery,present,,Mist")
        try await Program.run(
          Program.hubpack, ["unpack", folder.path("new"), folder.path("u"), "--force"])
        let found = try await Program.run(
          "grep", ["-rl", "anna@club.nl", folder.path("u")])
        #expect(found.output.isEmpty, "\(base) \(found.output)")
      }
      server.serve("/robots.txt", .file(Array("User-agent: *\nDisallow: /leden/".utf8)))
      try await export(server, "new", "--assets", "none", "--base", folder.path("old"))
      try await expect("new", portfolio: ",left-out,robots,")
    }
  }

  @Test(arguments: [("De Smet", false), ("Smet", false), ("van den Aker", true), ("!", true)])
  func `a page on the club's site names the member by a word of the name`(
    family: String, isNamed: Bool
  ) async throws {
    try await with { server in
      serve(server, Self.page("", "<p>De foto's van den leden, met smetten</p>"), family: family)
      let club =
        #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}, "#
        + #""optional": {"website": "\#(server.url("/"))"}}"#
      server.serve(
        "/root_.level1.json", .file(Array(#"{"level1Header": {}, "clubs": [\#(club)]}"#.utf8)))
      try await export(server, "a", "--assets", "none")
      try await expect(
        portfolio: isNamed ? "page-gallery,present,,Mist Maan" : "web-page,present,,")
    }
  }

  @Test func `pages are compared by the location that answers`() async throws {
    try await with { server in
      serve(server)
      let club = #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}}"#
      func member(_ given: String, _ path: String) -> String {
        #"{"name": {"givenName": "\#(given)", "familyName": "Aker"}, "#
          + #""optional": {"level3URL": "\#(server.url(path))"}}"#
      }
      let members = [
        member("Anna", "/a"), member("Ben", "/b"), member("Cas", "/c"), member("Dirk", "/d"),
      ].joined(separator: ",")
      server.serve(
        "/fcA.level2.json", .file(Array(#"{"club": \#(club), "members": [\#(members)]}"#.utf8)))
      let targets = ["a": "/leden/anna/", "b": "/leden/ben/", "c": "/leden/c/", "d": "/leden/c/"]
      for (name, target) in targets {
        server.serve("/\(name)", .answer(Answer(301, headers: [("Location", target)])))
      }
      // A thumbnail that leads to a colleague's page is no picture of a page of one's own.
      let anna =
        "<title>Aker</title><main><figure><img src='1.jpg' width=900 alt='Een'></figure>"
        + "<figure><a href='/leden/ben/'><img src='k.jpg' width=150></a></figure>"
        + "<figure><a href='2.html'><img src='k2.jpg' width=150></a></figure></main>"
      let ben = "<title>Aker</title><main><figure><img src='3.jpg' width=900></figure></main>"
      let two = "<title>x</title><main><img src='/2.jpg' width=900 alt='Twee'></main>"
      for (path, html) in [
        ("/leden/anna/", anna), ("/leden/ben/", ben), ("/leden/c/", ben),
        ("/leden/anna/2.html", two),
      ] {
        server.serve(path, .file(ServedFile(Array(html.utf8), type: "text/html")))
      }
      try await export(server, "a", "--assets", "none")
      let result = try await Program.run(
        Program.hubpack, ["problems", folder.path("a"), "--explain"])
      #expect(result.output.contains("leads to another member's page"), "\(result.output)")
      #expect(result.output.contains("the page of 2 members"), "\(result.output)")
      #expect(result.output.contains("+ 2.jpg"), "\(result.output)")
      #expect(server.requests(for: "/leden/ben/").count == 1)
    }
  }

  @Test func `a page that fails is recorded as a page`() async throws {
    try await with { server in
      serve(server, Array(String(repeating: "<div>", count: 10_000).utf8))
      try await export(server)
      let sources = """
        sql SELECT role, replace(location, '\(server.url(""))', '') FROM sources
        WHERE state <> 'present'
        """
      let result = try await Program.run(
        Program.hubpack, ["query", folder.path("a"), "--format", "csv", sources])
      #expect(
        result.output.split(whereSeparator: \.isNewline).dropFirst() == ["web-page,/anna/"])
      server.serve("/robots.txt", .file(Array("User-agent: *\nDisallow: /anna/".utf8)))
      try await export(server)
      let second = try await Program.run(
        Program.hubpack, ["query", folder.path("a"), "--format", "csv", sources])
      #expect(
        second.output.split(whereSeparator: \.isNewline).dropFirst() == ["web-page,/anna/"])
    }
  }

  @Test func `a picture that stays small after the server was asked is not taken`() async throws {
    try await with { server in
      serve(
        server,
        Self.page(
          "",
          "<figure><img src='award-80x80.png'></figure><figure><img src='zon-90x60.jpg'></figure>"
        ))
      server.serve("/anna/zon.jpg", .file(ServedFile(Self.picture, type: "image/jpeg")))
      for base in [[], ["--base", folder.path("a")]] {
        let result = try await Program.run(
          Program.hubpack,
          [
            "export", server.url("/root_.level1.json"), "-o", folder.path("b"), "--force",
            "--page-galleries", "--assets", "none",
          ] + base, environment: ["XDG_CACHE_HOME": folder.path("cache")])
        #expect(result.status == 0, "\(result.messages)")
        let rows = try await Program.run(
          Program.hubpack,
          [
            "query", folder.path("b"), "--format", "csv",
            "sql SELECT image_url FROM images ORDER BY position",
          ])
        let names = rows.output.split(whereSeparator: \.isNewline).dropFirst().map {
          $0.split(separator: "/").last ?? ""
        }
        #expect(names == ["mist.jpg", "maan.jpg", "zon.jpg"])
        try FileManager.default.copyItem(
          atPath: folder.path("b"), toPath: folder.path(base.isEmpty ? "a" : "c"))
      }
    }
  }

  @Test(arguments: [
    "http:///x.jpg", "http://exa mple/x.jpg", "http://127.0.0.1:99999/x.jpg", "http://u:p@a/x.jpg",
    "http://%zz/x.jpg",
  ])
  func `an address that cannot be requested costs one picture`(address: String) async throws {
    try await with { server in
      serve(server, Self.page("", "<a href='\(address)'><img src='\(address)'></a>"))
      let result = try await export(server)
      #expect(result.status == 0, "\(result.messages)")
      try await expect(portfolio: "page-gallery,present,,Mist Maan")
    }
  }

  @Test func `a portfolio that is no page stays a link`() async throws {
    try await with { server in
      serve(server)
      server.serve("/anna/", .file(ServedFile(Array("%PDF-1.4".utf8), type: "application/pdf")))
      let result = try await export(server)
      #expect(result.status == 0, "\(result.messages)")
      try await expect(portfolio: "web-page,present,,")
    }
  }

  @Test func `pages of a folder are read like those of the web`() async throws {
    let club = #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}}"#
    let member = { (name: String) in
      #"{"name": {"givenName": "\#(name)", "familyName": "Aker"}, "#
        + #""optional": {"level3URL": "pages/\#(name).html"}}"#
    }
    let files = [
      "root_.level1.json": #"{"level1Header": {}, "clubs": [\#(club)]}"#,
      "fcA.level2.json":
        #"{"club": \#(club), "members": [\#(member("Anna")), \#(member("Ben"))]}"#,
      "pages/Anna.html":
        "<title>Aker</title><main><a href='one.html'><img src='t/mist.jpg' width=120 alt='Mist'></a>"
        + "<figure><a href='Ben.html'><img src='ben.jpg' width=900></a></figure></main>",
      "pages/one.html": "<title>Aker</title><main><img src='mist.jpg' width=900></main>",
      "pages/Ben.html":
        "<title>Aker</title><main><figure><img src='ben.jpg' width=900></figure></main>",
    ]
    for (name, text) in files { try folder.write(Data(text.utf8), to: "hub/" + name) }
    for name in ["mist", "ben"] {
      try folder.write(Data(Self.picture), to: "hub/pages/\(name).jpg")
    }
    let result = try await Program.run(
      Program.hubpack,
      ["export", folder.path("hub"), "-o", folder.path("a"), "--page-galleries", "--offline"])
    #expect(result.status == 0, "\(result.messages)")
    let rows = try await Program.run(
      Program.hubpack,
      [
        "query", folder.path("a"), "--format", "csv",
        "sql SELECT image_url FROM images ORDER BY id",
      ])
    #expect(
      rows.output.split(whereSeparator: \.isNewline).dropFirst() == [
        "/pages/mist.jpg", "/pages/ben.jpg",
      ])
  }

  @Test func `a page that claims to be a record is a page`() async throws {
    try await with { server in
      let record =
        #"{"pageGallery": 1, "namesOwner": true, "next": [], "pictures": [{"versions": "#
        + #"[{"url": "https://other.nl/a.jpg"}], "evidence": "list", "region": "content", "block": "x"}]}"#
      serve(server, Array(record.utf8))
      let result = try await export(server, "a", "--assets", "none")
      #expect(result.status == 0, "\(result.messages)")
      try await expect(portfolio: "web-page,present,,")
    }
  }

  @Test func `further pages that are missing are told, and are not asked for without end`()
    async throws
  {
    try await with { server in
      let links = (2...300).map { "<a href='\($0)/'>\($0)</a>" }.joined()
      serve(server, Self.page("", links))
      let result = try await export(server, "a", "--assets", "none")
      #expect(result.status == 3)
      let pages = server.requests.count {
        $0.path.hasPrefix("/anna/") && !$0.path.hasSuffix(".jpg")
      }
      #expect(pages <= 102)
    }
  }

  @Test func `the size in a name is removed only if the server has such a file`() async throws {
    try await with { server in
      serve(
        server,
        Self.page(
          "", "<figure><img src='a-300x200.jpg'></figure><figure><img src='b-300x200.jpg'></figure>"
        ))
      for name in ["a-300x200", "b-300x200", "a"] {
        server.serve("/anna/\(name).jpg", .file(ServedFile(Self.picture, type: "image/jpeg")))
      }
      try await export(server, "a", "--assets", "none")
      let result = try await Program.run(
        Program.hubpack,
        [
          "query", folder.path("a"), "--format", "csv",
          "sql SELECT image_url FROM images ORDER BY position",
        ])
      let names = result.output.split(whereSeparator: \.isNewline).dropFirst().map {
        $0.split(separator: "/").last ?? ""
      }
      #expect(names == ["mist.jpg", "maan.jpg", "a.jpg", "b-300x200.jpg"])
      #expect(server.requests(for: "/anna/a.jpg").map(\.method) == ["HEAD"])
    }
  }

  @Test func `an update asks once for a page that has not changed`() async throws {
    try await with { server in
      serve(server, Self.page("", "<a href='2/'>2</a>"))
      let second =
        "<title>Aker</title><main><a href='/anna/3.jpg'><img src='/t/3.jpg' alt='Drie'></a>"
      server.serve(
        "/anna/2/", .file(ServedFile(Array(second.utf8), type: "text/html", etag: "\"2\"")))
      server.serve(
        "/anna/3.jpg", .file(ServedFile(Self.picture, type: "image/jpeg", etag: "\"p\"")))
      try await export(server, "old")
      try await expect("old", portfolio: "page-gallery,present,,Mist Maan Drie")
      server.forgetRequests()
      let result = try await export(server, "new", "--base", folder.path("old"))
      #expect(result.status == 0, "\(result.messages)")
      try await expect("new", portfolio: "page-gallery,present,,Mist Maan Drie")
      for path in ["/anna/", "/anna/2/"] {
        #expect(server.requests(for: path).map { $0["If-None-Match"] != nil } == [true])
      }
      let digests = try ["old", "new"].map {
        try BundleFile(path: folder.path($0)).manifest.contentDigest
      }
      #expect(digests[0] == digests[1])
    }
  }

  @Test func `an unpacked bundle gives the same portfolios without the web`() async throws {
    try await with { server in
      serve(server)
      try await export(server)
      let hub = folder.path("hub")
      try await Program.run(Program.hubpack, ["unpack", folder.path("a"), hub, "--as-hub"])
      let result = try await Program.run(
        Program.hubpack,
        [
          "export", hub, "-o", folder.path("b"), "--created", "2026-11-15", "--page-galleries",
          "--offline",
        ])
      #expect(result.status == 0, "\(result.messages)")
      let digests = try ["a", "b"].map {
        try BundleFile(path: folder.path($0)).manifest.contentDigest
      }
      #expect(digests[0] == digests[1])
    }
  }

  @Test(arguments: [
    ("20 MB of HTML", "source-too-large"), ("nesting without end", "source-unreadable"),
  ])
  func `a hostile page is a problem, and its neighbours are read`(
    what: String, code: String
  ) async throws {
    try await with { server in
      let html =
        what == "20 MB of HTML"
        ? [UInt8](repeating: 0x61, count: 20 << 20)
        : Array(String(repeating: "<div>", count: 100_000).utf8)
      serve(server, html)
      let result = try await export(server)
      #expect(result.status == 3, "\(result.messages)")
      #expect(result.messages.contains(code), "\(result.messages)")
    }
  }

  @Test func `endless pages end`() async throws {
    try await with { server in
      self.serve(server)
      /// Serves pages without end, each of which leads to one with another number.
      func servePages(_ picture: @escaping @Sendable (Int) -> String) {
        server.serve(
          "/anna/",
          .changing { number in
            let next = "<a href='?page=\(number + 2)'>next</a>"
            return .file(ServedFile(Self.page("", picture(number) + next), type: "text/html"))
          })
      }
      servePages { "<figure><img src='\($0).jpg'></figure>" }
      var result = try await export(server, "a", "--assets", "none")
      #expect(result.status == 3)
      #expect(result.messages.contains("Anna Aker has more than 500 pages; from "))
      #expect(server.requests(for: "/anna/").count <= 501)
      // Pages that show nothing new are the end.
      servePages { _ in "<figure><img src='mist.jpg'></figure>" }
      let count = server.requests(for: "/anna/").count
      result = try await export(server, "b", "--assets", "none")
      #expect(result.status == 0, "\(result.messages)")
      #expect(server.requests(for: "/anna/").count <= count + 2)
    }
  }

  // MARK: - What a page shows without having it

  private static let list =
    "<juiceboxgallery galleryTitle='G'><image imageURL='../mist.jpg'><title>Mist</title></image>"
    + "</juiceboxgallery>"

  @Test(arguments: [
    (
      "<meta http-equiv='Refresh' content=\"0; URL='album.html'\">",
      "page-gallery,present,,Mist Maan"
    ),
    (
      "<frameset><frame src='menu.html'><frame src='album.html'></frameset>",
      "page-gallery,present,,Mist Maan"
    ),
    (
      "<h1>Anna Aker</h1><iframe src='/anna/album.html'></iframe>",
      "page-gallery,present,,Mist Maan"
    ),
    ("<iframe src='jb/'></iframe>", "juicebox,present,,Mist"),
    (
      "<script>new juicebox({ baseUrl : \"jb\", themeUrl: 'x.css' });</script>",
      "juicebox,present,,Mist"
    ),
    (
      "<script>new juicebox({\"configUrl\":'/anna/jb/list.xml'})</script>", "juicebox,present,,Mist"
    ),
  ])
  func `a page of the same site that is shown is read, and again by an update`(
    html: String, expected: String
  ) async throws {
    try await with { server in
      serve(server, Array(html.utf8))
      server.serve("/anna/menu.html", .file(ServedFile(Array("menu".utf8), type: "text/html")))
      server.serve("/anna/album.html", .file(ServedFile(Self.page(), type: "text/html")))
      for name in ["config", "list"] {
        server.serve("/anna/jb/\(name).xml", .file(Array(Self.list.utf8)))
      }
      let result = try await export(server)
      #expect(result.status == 0, "\(result.messages)")
      #expect(!result.messages.contains("missing: "), "\(result.messages)")
      try await expect(portfolio: expected)
      try await export(server, "b", "--base", folder.path("a"))
      try await expect("b", portfolio: expected)
      let unpacked = folder.path("unpacked")
      _ = try await Program.run(
        Program.hubpack, ["unpack", folder.path("a"), unpacked, "--as-hub"])
      let again = try await Program.run(
        Program.hubpack, ["export", unpacked, "-o", folder.path("c"), "--page-galleries"])
      #expect(again.status == 0, "\(again.messages)")
      #expect(
        try BundleFile(path: folder.path("c")).manifest.contentDigest
          == BundleFile(path: folder.path("a")).manifest.contentDigest)
      // What robots.txt forbids is not asked for.
      let rules = "User-agent: *\nDisallow: /anna/album\nDisallow: /anna/jb"
      server.serve("/robots.txt", .file(Array(rules.utf8)))
      server.forgetRequests()
      try await export(server, "d")
      try await expect("d", portfolio: "web-page,present,,")
      for path in ["/anna/album.html", "/anna/jb/config.xml", "/anna/jb/list.xml", "/anna/jb/"] {
        #expect(server.requests(for: path).isEmpty, "\(path)")
      }
    }
  }

  /// The references of each are relative to its own list.
  @Test func `galleries that a page shows one after the other are one portfolio`() async throws {
    try await with { server in
      let scripts = ["first", "second"].map { "<script>new juicebox({baseUrl: '\($0)'})</script>" }
      serve(server, Array(scripts.joined().utf8))
      for name in ["first", "second"] {
        let list =
          "<juiceboxgallery><image imageURL='\(name).jpg' thumbURL='small/\(name).jpg'/>"
          + "</juiceboxgallery>"
        server.serve("/anna/\(name)/config.xml", .file(Array(list.utf8)))
      }
      _ = try await export(server, "a", "--assets", "none")
      let found = try await Program.run(
        Program.hubpack,
        ["query", folder.path("a"), "--format", "csv", "sql SELECT location FROM pictures"])
      let pictures = found.output.split(whereSeparator: \.isNewline).map(String.init)
      for name in ["first", "second"] {
        #expect(pictures.contains(server.url("/anna/\(name)/\(name).jpg")), "\(pictures)")
        #expect(pictures.contains(server.url("/anna/\(name)/small/\(name).jpg")), "\(pictures)")
      }
    }
  }

  @Test(arguments: [
    (
      "<meta http-equiv=refresh content='0;url=https://other.example/x'>",
      "one of another site, https://other.example/x"
    ),
    (
      "<iframe srcdoc='x'></iframe><iframe src='//video.example/x'></iframe>",
      "one of another site, "
    ),
    (
      "<div id=gallery></div><script src='gallery.js'></script>",
      "has none, unless a script shows them"
    ),
    ("<img src='mist.jpg'>", "is not certain to be the member's work"),
    ("<p>soon", "its page has none"),
  ])
  func `a page from which nothing is taken says why, in a notice`(
    html: String, reason: String
  ) async throws {
    try await with { server in
      serve(server, Array(("<h1>Anna Aker</h1>" + html).utf8))
      let result = try await export(server)
      #expect(result.status == 0, "\(result.messages)")
      let problems = try await Program.run(Program.hubpack, ["problems", folder.path("a")])
      let lines = problems.output.split(separator: "\n").filter { $0.contains("portfolio-empty") }
      #expect(lines.count == 1 && lines[0].contains(": notice: the portfolio of Anna Aker has no"))
      #expect(lines.first?.contains(reason) == true, "\(problems.output)")
    }
  }

  @Test func `pictures beyond the limit are told, and are not removed ones`() async throws {
    try await with { server in
      func pictures(_ numbers: Range<Int>) -> String {
        numbers.map { "<a href='\($0).jpg'><img src='t/\($0).jpg'></a>" }.joined()
      }
      serve(server, Array(("<title>Anna Aker</title>" + pictures(0..<2000)).utf8))
      let whole = try await export(server, "old", "--assets", "none")
      #expect(whole.status == 0, "\(whole.messages)")
      serve(server, Array(("<title>Anna Aker</title>" + pictures(1000..<3003)).utf8))
      let result = try await export(server, "new", "--assets", "none")
      #expect(result.status == 3)
      let told = "the portfolio of Anna Aker has more than 2000 pictures (3 were left out)"
      #expect(result.messages.contains("beyond a limit: \(server.url("/anna/")): \(told)"))
      let diff = try await Program.run(
        Program.hubpack, ["diff", folder.path("new"), folder.path("old"), "--only", "portfolios"])
      #expect(!diff.output.contains("added"), "\(diff.output)")
      #expect(diff.output.contains("(1,000 now)"), "\(diff.output)")
    }
  }

  @Test func `a portfolio beyond two limits is one file with one number`() async throws {
    try await with { server in
      let pictures = (0..<6000).map { "<a href='\($0).jpg'><img src='t/\($0).jpg'></a>" }
      serve(server, Array(("<title>Anna Aker</title>" + pictures.joined()).utf8))
      let result = try await export(server, "a", "--assets", "none")
      #expect(result.status == 3)
      let told = result.messages.split(separator: "\n").filter { $0.contains("has more than") }
      #expect(
        told.count == 1 && told[0].contains("2000 pictures (at least 3000 were left out)"),
        "\(result.messages)")
      #expect(result.messages.contains("incomplete: 1 file could not"), "\(result.messages)")
    }
  }

  @Test func `a page of more frames than pages are read is told`() async throws {
    try await with { server in
      let frames = (0..<501).map { "<iframe src='/anna/\($0).html'></iframe>" }.joined()
      serve(server, Array(("<title>Anna Aker</title>" + frames).utf8))
      for number in 0..<501 {
        server.serve(
          "/anna/\(number).html", .file(ServedFile(Array("<p>".utf8), type: "text/html")))
      }
      let result = try await export(server, "a", "--assets", "none")
      #expect(result.status == 3)
      #expect(result.messages.contains("has more than 500 pages"), "\(result.messages)")
    }
  }

  @Test func `a portfolio whose frame is missing is unknown`() async throws {
    try await with { server in
      serve(server, Array("<h1>Anna Aker</h1><iframe src='album.html'></iframe>".utf8))
      server.serve("/anna/album.html", .file(ServedFile(Self.page(), type: "text/html")))
      try await export(server, "old")
      server.serve("/anna/album.html", .answer(Answer(500)))
      let result = try await export(server, "new")
      #expect(result.status == 3)
      let diff = try await Program.run(
        Program.hubpack, ["diff", folder.path("old"), folder.path("new")])
      #expect(!diff.output.contains("removed"), "\(diff.output)")
    }
  }

  @Test func `the decisions can be read in the bundle`() async throws {
    try await with { server in
      serve(server)
      try await export(server)
      let result = try await Program.run(
        Program.hubpack, ["problems", folder.path("a"), "--explain"])
      #expect(
        result.output == """
          \(server.url("/anna/")): 2 pictures of 3
            - logo.jpg  in the header (−9), called "logo" (−5)
            + mist.jpg  linked to its file (+4)
            + maan.jpg  linked to its file (+4)

          """)
    }
  }

  // MARK: - What cannot be reached

  @Test(arguments: ["the site", "robots.txt", "config.xml and the page"])
  func `an old portfolio stands in for one that cannot be reached`(what: String) async throws {
    try await with { server in
      serve(server)
      try await export(server, "old")
      let paths =
        switch what {
        case "the site":
          ["/robots.txt", "/anna/", "/anna/config.xml", "/anna/mist.jpg", "/anna/maan.jpg"]
        case "robots.txt": ["/robots.txt"]
        default: ["/anna/", "/anna/config.xml"]
        }
      for path in paths { server.serve(path, .answer(Answer(500))) }
      server.forgetRequests()
      let result = try await export(
        server, "new", "--base", folder.path("old"), "--carry-forward")
      #expect(result.messages.contains("stale"), "\(result.messages)")
      let found = try await portfolio("new")
      #expect(found.hasPrefix("page-gallery,stale,"), "\(found)")
      #expect(found.hasSuffix(",Mist Maan"), "\(found)")
      #expect(try BundleFile(path: folder.path("new")).manifest.counts[.assets] == 1)
      if what == "robots.txt" {
        // Without it, nothing is known to be allowed.
        for path in ["/anna/", "/anna/mist.jpg"] { #expect(server.requests(for: path).isEmpty) }
      }
    }
  }

  @Test(arguments: [
    "", "Under maintenance", "<h1>For sale</h1><a href='/'><img src='/sale.jpg'></a>",
  ])
  func `an old portfolio stands in for a page that shows nothing any more`(answer: String)
    async throws
  {
    try await with { server in
      let next = "<a rel='next' href='2.html'>2</a>"
      serve(server, Self.page("", next))
      let second = "<title>Anna Aker</title><a href='bos.jpg'><img src='t/bos.jpg' alt='Bos'></a>"
      server.serve("/anna/2.html", .file(ServedFile(Array(second.utf8), type: "text/html")))
      server.serve("/anna/bos.jpg", .file(ServedFile(Self.picture, type: "image/jpeg")))
      try await export(server, "old")
      try await expect("old", portfolio: "page-gallery,present,,Mist Maan Bos")
      for path in ["/anna/", "/anna/2.html", "/anna/mist.jpg", "/anna/maan.jpg", "/anna/bos.jpg"] {
        server.serve(path, .answer(Answer(200, type: "text/html", text: answer)))
      }
      for base in ["old", "new"] {
        let result = try await export(
          server, "new", "--base", folder.path(base), "--carry-forward")
        #expect(result.status == 3 && result.messages.contains("stale: "), "\(result.messages)")
        let found = try await portfolio("new")
        #expect(found.hasPrefix("page-gallery,stale,shows no pictures,"), "\(found)")
        #expect(found.hasSuffix(",Mist Maan Bos"), "\(found)")
      }
      #expect(try BundleFile.verify(path: folder.path("new")).isSound)
      // A page that shows pictures again is read, even if it has fewer.
      let fewer = "<title>Anna Aker</title><a href='mist.jpg'><img src='t/mist.jpg' alt='Mist'></a>"
      serve(server)
      server.serve(
        "/anna/", .file(ServedFile(Array(fewer.utf8), type: "text/html", etag: "\"2\"")))
      try await export(server, "newer", "--base", folder.path("new"), "--carry-forward")
      try await expect("newer", portfolio: "page-gallery,present,,Mist")
    }
  }

  @Test func `a portfolio of which a page could not be fetched has lost no images`() async throws {
    try await with { server in
      serve(server, Self.page("", "<a href='2/'>2</a>"))
      let second =
        "<title>Aker</title><main><a href='/anna/3.jpg'><img src='/t/3.jpg' alt='Drie'></a>"
      server.serve("/anna/2/", .file(ServedFile(Array(second.utf8), type: "text/html")))
      server.serve("/anna/3.jpg", .file(ServedFile(Self.picture, type: "image/jpeg")))
      try await export(server, "old")
      server.serve("/anna/2/", .answer(Answer(500)))
      try await export(server, "new")
      for (names, known, side) in [
        (["old", "new"], "before", "new"), (["new", "old"], "now", "old"),
      ] {
        let result = try await Program.run(
          Program.hubpack, ["diff"] + names.map { folder.path($0) } + ["--only", "portfolios"])
        #expect(!result.output.contains("removed"), "\(result.output)")
        #expect(!result.output.contains("added"), "\(result.output)")
        let line =
          "the \(side) bundle does not include the images of Anna Aker in A (Best) (1 \(known)"
        #expect(result.output.contains(line), "\(result.output)")
      }
    }
  }

  @Test func `a server that answered is a host that was reached`() async throws {
    try await with { server in
      let club = #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}}"#
      let members = (1...3).map {
        """
        {"name": {"givenName": "Anna", "familyName": "Aker\($0)"},
        "optional": {"level3URL": "\(server.url("/\($0)/"))"}}
        """
      }
      try folder.write(
        #"{"level1Header": {}, "clubs": [\#(club)]}"#, to: "hub/root_.level1.json")
      try folder.write(
        #"{"club": \#(club), "members": [\#(members.joined(separator: ","))]}"#,
        to: "hub/fcA.level2.json")
      server.serve("/robots.txt", .answer(Answer(500)))
      let result = try await Program.run(
        Program.hubpack,
        [
          "export", folder.path("hub"), "-o", folder.path("a"), "--page-galleries",
          "--allow-private-network",
        ], environment: ["XDG_CACHE_HOME": folder.path("cache")])
      #expect(result.messages.contains("3 files could not be reached"), "\(result.messages)")
      #expect(!result.messages.contains("no network?"), "\(result.messages)")
    }
  }

  // MARK: - Sites that have moved

  /// Serves a hub at hub.nl through a proxy, whose club has these members, with the URLs of their
  /// pages. Each host is served by its URLs.
  private func serve(
    _ members: KeyValuePairs<String, String>, website: String = "http://elders.nl/",
    on proxy: FaultyServer
  ) {
    let club =
      #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}, "#
      + #""optional": {"website": "\#(website)"}}"#
    let entries = members.map { name, url in
      #"{"name": {"givenName": "\#(name)", "familyName": "Aker"}, "#
        + #""optional": {"level3URL": "\#(url)"}}"#
    }.joined(separator: ",")
    proxy.serve(
      "http://hub.nl/root_.level1.json",
      .file(Array(#"{"level1Header": {}, "clubs": [\#(club)]}"#.utf8)))
    proxy.serve(
      "http://hub.nl/fcA.level2.json",
      .file(Array(#"{"club": \#(club), "members": [\#(entries)]}"#.utf8)))
  }

  private func serve(_ html: String, at url: String, on proxy: FaultyServer) {
    proxy.serve(url, .file(ServedFile(Array(html.utf8), type: "text/html", etag: "\"1\"")))
  }

  /// Exports the hub of ``serve(_:website:on:)``, without pictures.
  @discardableResult
  private func export(
    through proxy: FaultyServer, _ name: String = "a", _ arguments: String...
  ) async throws -> ProgramResult {
    try await Program.run(
      Program.hubpack,
      [
        "export", "http://hub.nl/root_.level1.json", "-o", folder.path(name), "--force",
        "--created", "2026-11-15", "--page-galleries", "--assets", "none", "--deadline", "5",
      ] + arguments,
      environment: [
        "XDG_CACHE_HOME": folder.path("cache"), "http_proxy": "http://127.0.0.1:\(proxy.port)",
      ])
  }

  /// Returns the titles of the images of all portfolios, in the order of the members.
  private func titles(_ name: String = "a") async throws -> [String] {
    let result = try await Program.run(
      Program.hubpack,
      [
        "query", folder.path(name), "--format", "csv",
        "sql SELECT (SELECT group_concat(title, ' ') FROM images "
          + "WHERE images.membership_id = galleries.membership_id) FROM galleries "
          + "ORDER BY membership_id",
      ])
    return result.output.split(whereSeparator: \.isNewline).dropFirst().map(String.init)
  }

  private static let moves = [
    ("http://club.nl", "http://www.club.nl"), ("http://oud.nl", "http://nieuw.nl"),
  ]

  @Test(arguments: moves)
  func `links to where a site was are links to where it is`(old: String, new: String) async throws {
    try await with { proxy in
      serve(["Anna": old + "/anna/"], on: proxy)
      for path in ["/anna/", "/anna/2/"] {
        proxy.serve(old + path, .redirect(301, to: new + path))
      }
      // Not every page of a site that moves is led on.
      let zon = "<title>x</title><main><img src='zon.jpg' width=1200 alt='Zon'></main>"
      serve(zon, at: old + "/anna/zon.html", on: proxy)
      serve(
        "<title>Aker</title><main><a href='mist.jpg'><img src='t/mist.jpg' alt='Mist'></a>"
          + "<a href='\(old)/anna/zon.html'><img src='k.jpg' width=150></a>"
          + "<a href='\(old)/anna/'><img src='thuis.jpg' width=900 alt='Thuis'></a>"
          + "<a href='\(old)/anna/2/'>2</a><a href='\(old)/anna/'>1</a></main>",
        at: new + "/anna/", on: proxy)
      serve(
        "<title>Aker</title><main><a href='3.jpg'><img src='t/3.jpg' alt='Drie'></a></main>",
        at: new + "/anna/2/", on: proxy)
      let result = try await export(through: proxy)
      #expect(result.status == 0, "\(result.messages)")
      #expect(try await titles() == ["Mist Zon Thuis Drie"])
      #expect(proxy.requests(for: old + "/anna/").count == 1)
    }
  }

  @Test func `a further page is judged by where it is, not by the link to it`() async throws {
    try await with { proxy in
      serve(["Anna": "http://club.nl/anna/"], on: proxy)
      serve(
        "<title>Aker</title><main><a href='mist.jpg'><img src='t/mist.jpg' alt='Mist'></a>"
          + "<a href='2/'>2</a><a href='3/'>3</a></main>", at: "http://club.nl/anna/", on: proxy)
      proxy.serve("http://club.nl/anna/2/", .redirect(to: "/ben/"))
      proxy.serve("http://club.nl/anna/3/", .redirect(to: "/anna/drie/"))
      serve(
        "<title>Bos</title><main><a href='ben.jpg'><img src='t/b.jpg' alt='Ben'></a></main>",
        at: "http://club.nl/ben/", on: proxy)
      serve(
        "<title>Aker</title><main><a href='3.jpg'><img src='t/3.jpg' alt='Drie'></a></main>",
        at: "http://club.nl/anna/drie/", on: proxy)
      let result = try await export(through: proxy)
      #expect(result.status == 0, "\(result.messages)")
      #expect(try await titles() == ["Mist Drie"])
      let hub = folder.path("hub")
      try await Program.run(Program.hubpack, ["unpack", folder.path("a"), hub, "--as-hub"])
      let again = try await Program.run(
        Program.hubpack,
        [
          "export", hub, "-o", folder.path("b"), "--created", "2026-11-15", "--page-galleries",
          "--offline", "--assets", "none",
        ])
      #expect(again.status == 0, "\(again.messages)")
    }
  }

  @Test func `a thumbnail that a redirect leads to a colleague's page is no picture`() async throws
  {
    try await with { proxy in
      serve(
        ["Anna": "http://club.nl/leden/anna.html", "Ben": "http://club.nl/leden/ben.html"],
        on: proxy)
      serve(
        "<title>Aker</title><main><a href='mist.jpg'><img src='t/mist.jpg' alt='Mist'></a>"
          + "<a href='ben'><img src='portret-ben-k.png' width=150></a>"
          + "<a href='ben'><img src='k.jpg' width=150></a></main>",
        at: "http://club.nl/leden/anna.html", on: proxy)
      proxy.serve("http://club.nl/leden/ben", .redirect(301, to: "/leden/ben.html"))
      serve(
        "<title>Aker</title><main><figure><img src='zee.jpg' width=900 alt='Zee'></figure></main>",
        at: "http://club.nl/leden/ben.html", on: proxy)
      try await export(through: proxy)
      #expect(try await titles() == ["Mist", "Zee"])
      #expect(
        try await explain("a").contains("- k.jpg              leads to another member's page"))
    }
  }

  @Test func `two spellings of one page are the page of two members`() async throws {
    try await with { proxy in
      serve(["Anna": "http://club.nl/leden/", "Ben": "http://www.club.nl/leden/"], on: proxy)
      for host in ["club.nl", "www.club.nl"] {
        serve(String(decoding: Self.page(), as: UTF8.self), at: "http://\(host)/leden/", on: proxy)
      }
      try await export(through: proxy)
      #expect(try await explain("a").contains("- maan.jpg    the page of 2 members"))
    }
  }

  @Test(arguments: ["http://oud.nl/", "http://nieuw.nl/"])
  func `a club's site is also where it has moved to`(website: String) async throws {
    try await with { proxy in
      serve(
        ["Anna": "http://oud.nl/anna/", "Ben": "http://nieuw.nl/ben/"], website: website, on: proxy)
      proxy.serve("http://oud.nl/anna/", .redirect(301, to: "http://nieuw.nl/anna/"))
      for name in ["anna", "ben"] {
        let html =
          "<title>Foto's</title><main><a href='\(name).jpg'><img src='t.jpg' alt='X'></a></main>"
        serve(html, at: "http://nieuw.nl/\(name)/", on: proxy)
      }
      try await export(through: proxy)
      #expect(
        try await explain("a").components(separatedBy: "the page does not name the member").count
          == 3)
    }
  }

  @Test func `the robots.txt of the host to which a redirect leads is asked first`() async throws {
    try await with { proxy in
      serve(["Anna": "http://oud.nl/anna/"], on: proxy)
      proxy.serve("http://oud.nl/anna/", .redirect(301, to: "http://nieuw.nl/anna/"))
      proxy.serve(
        "http://nieuw.nl/robots.txt", .file(Array("User-agent: *\nDisallow: /anna/".utf8)))
      serve(String(decoding: Self.page(), as: UTF8.self), at: "http://nieuw.nl/anna/", on: proxy)
      try await export(through: proxy)
      #expect(try await portfolio() == ",left-out,robots,")
      #expect(proxy.requests(for: "http://nieuw.nl/anna/").isEmpty)
    }
  }

  @Test(arguments: ["the page", "robots.txt", "the site"])
  func `an old portfolio stands in for one on a host to which a redirect leads`(
    what: String
  ) async throws {
    try await with { proxy in
      serve(["Anna": "http://oud.nl/anna/"], on: proxy)
      proxy.serve("http://oud.nl/anna/", .redirect(301, to: "http://nieuw.nl/anna/"))
      serve(String(decoding: Self.page(), as: UTF8.self), at: "http://nieuw.nl/anna/", on: proxy)
      try await export(through: proxy, "old")
      #expect(try await titles("old") == ["Mist Maan"])
      if what != "robots.txt" { proxy.serve("http://nieuw.nl/anna/", .answer(Answer(500))) }
      if what != "the page" { proxy.serve("http://nieuw.nl/robots.txt", .answer(Answer(500))) }
      proxy.forgetRequests()
      let result = try await export(
        through: proxy, "new", "--base", folder.path("old"), "--carry-forward")
      let found = try await portfolio("new")
      #expect(found.hasPrefix("page-gallery,stale,"), "\(found) \(result.messages)")
      #expect(found.hasSuffix(",Mist Maan"), "\(found)")
      if what != "the page" { #expect(proxy.requests(for: "http://nieuw.nl/anna/").isEmpty) }
    }
  }

  @Test(arguments: ["http://nieuw.nl/anna/", "http://www.nieuw.nl/anna/"])
  func `an update knows a page of which the hub has corrected the URL`(url: String) async throws {
    try await with { proxy in
      serve(["Anna": "http://oud.nl/anna/"], on: proxy)
      proxy.serve("http://oud.nl/anna/", .redirect(301, to: "http://nieuw.nl/anna/"))
      proxy.serve("http://www.nieuw.nl/anna/", .redirect(301, to: "http://nieuw.nl/anna/"))
      serve(String(decoding: Self.page(), as: UTF8.self), at: "http://nieuw.nl/anna/", on: proxy)
      try await export(through: proxy, "old")
      serve(["Anna": url], on: proxy)
      proxy.forgetRequests()
      try await export(through: proxy, "new", "--base", folder.path("old"))
      try await expect("new", portfolio: "page-gallery,present,,Mist Maan")
      #expect(
        proxy.requests(for: "http://nieuw.nl/anna/").map { $0["If-None-Match"] } == ["\"1\""])
      for host in ["nieuw.nl", "www.nieuw.nl"] {
        proxy.serve("http://\(host)/anna/", .answer(Answer(500)))
        proxy.serve("http://\(host)/anna/config.xml", .answer(Answer(500)))
      }
      for base in ["old", "new"] {
        try await export(
          through: proxy, "stale", "--base", folder.path(base), "--carry-forward")
        let found = try await portfolio("stale")
        #expect(found.hasPrefix("page-gallery,stale,"), "\(base): \(found)")
        #expect(found.hasSuffix(",Mist Maan"), "\(base): \(found)")
      }
    }
  }

  // MARK: - What fails is the page

  @Test(arguments: [404, 500], [true, false])
  func `what fails is told of the page that a person would open`(
    status: Int, readsPages: Bool
  ) async throws {
    try await with { server in
      serve(server)
      for path in ["/anna/", "/anna/config.xml"] { server.serve(path, .answer(Answer(status))) }
      let result = try await export(
        server, "a", readsPages ? "--page-galleries" : "--no-page-galleries")
      #expect(result.status == 3)
      #expect(result.messages.contains("\(server.url("/anna/")), "), "\(result.messages)")
      for name in [
        "location FROM sources WHERE state <> 'present'",
        "location FROM galleries JOIN sources ON sources.id = source_id",
      ] {
        let rows = try await Program.run(
          Program.hubpack, ["query", folder.path("a"), "--format", "csv", "sql SELECT " + name])
        #expect(
          rows.output.split(whereSeparator: \.isNewline).dropFirst() == [server.url("/anna/")[...]],
          "\(rows.output) \(rows.messages)")
      }
      for command in ["problems", "info"] {
        let told = try await Program.run(Program.hubpack, [command, folder.path("a")])
        #expect(!told.output.contains("config.xml"), "\(told.output)")
      }
      let hub = folder.path("hub")
      try await Program.run(Program.hubpack, ["unpack", folder.path("a"), hub, "--as-hub"])
      try await Program.run(
        Program.hubpack,
        [
          "export", hub, "-o", folder.path("b"), "--created", "2026-11-15", "--offline",
        ] + (readsPages ? ["--page-galleries"] : []))
      let digests = try ["a", "b"].map {
        try BundleFile(path: folder.path($0)).manifest.contentDigest
      }
      #expect(digests[0] == digests[1])
    }
  }

  @Test func `the problems of a gallery are not solved by a page that cannot be fetched`()
    async throws
  {
    try await with { server in
      serve(server)
      server.serve("/anna/config.xml", .file(Array("<juiceboxgallery><image>".utf8)))
      try await export(server, "old")
      server.serve("/anna/config.xml", .answer(Answer(500)))
      try await export(server, "new")
      let told = try await Program.run(
        Program.hubpack, ["diff", folder.path("old"), folder.path("new"), "--only", "problems"])
      #expect(told.output.contains("could not be reached"), "\(told.output)")
      #expect(!told.output.contains("no longer reported"), "\(told.output)")
    }
  }

  @Test func `a further page that is left out is unknown, not removed`() async throws {
    try await with { server in
      serve(server, Self.page("", "<a href='2/'>2</a>"))
      let second =
        "<title>Aker</title><main><a href='/anna/3.jpg'><img src='/t/3.jpg' alt='Drie'></a>"
      server.serve("/anna/2/", .file(ServedFile(Array(second.utf8), type: "text/html")))
      server.serve("/anna/3.jpg", .file(ServedFile(Self.picture, type: "image/jpeg")))
      try await export(server, "old")
      server.serve("/robots.txt", .file(Array("User-agent: *\nDisallow: /anna/2/".utf8)))
      try await export(server, "new")
      let told = try await Program.run(
        Program.hubpack,
        ["diff", folder.path("old"), folder.path("new"), "--only", "portfolios"])
      #expect(!told.output.contains("removed"), "\(told.output)")
      #expect(
        told.output.contains(
          "the new bundle does not include the images of Anna Aker in A (Best) (1 before"),
        "\(told.output)")
    }
  }

  @Test(arguments: ["one page", "two pages"])
  func `a portfolio that is empty because others show its pictures is a problem`(
    what: String
  ) async throws {
    try await with { proxy in
      let second = what == "one page" ? "anna" : "ben"
      serve(
        ["Anna": "http://club.nl/anna/", "Ben": "http://club.nl/\(second)/"], on: proxy)
      for name in ["anna", "ben"] {
        let html =
          "<title>Aker</title><main><a href='/mist.jpg'><img src='/t/mist.jpg'></a>"
          + "<img src='/logo.png' width=90></main>"
        serve(html, at: "http://club.nl/\(name)/", on: proxy)
      }
      try await export(through: proxy)
      let told = try await Program.run(Program.hubpack, ["problems", folder.path("a"), "--all"])
      let reason = what == "one page" ? "the page of 2 members" : "also on another member's page"
      for name in ["Anna", "Ben"] {
        #expect(
          told.output.contains(
            "the portfolio of \(name) Aker has no pictures: what its page shows is \(reason)"),
          "\(told.output)")
      }
    }
  }

  // MARK: - Pages that are not read

  @Test func `a PDF is asked for once, and is told as what it is`() async throws {
    try await with { server in
      serve(server)
      server.serve("/anna/", .file(ServedFile(Array("%PDF-1.4".utf8), type: "application/pdf")))
      let result = try await export(server)
      #expect(!result.messages.contains("--page-galleries"), "\(result.messages)")
      #expect(server.requests(for: "/anna/").count == 1)
      let explained = try await explain("a")
      #expect(
        explained == "\(server.url("/anna/")): expected a web page, found application/pdf; "
          + "its link is kept\n")
      let linked = try await export(server, "b", "--no-page-galleries")
      #expect(linked.messages.contains("(--page-galleries reads such pages)"), "\(linked.messages)")
      let info = try await Program.run(Program.hubpack, ["info", folder.path("b")])
      #expect(info.output.contains("ot read: 1 portfolio on a web page"), "\(info.output)")
      #expect(!info.output.contains("--page-galleries"), "\(info.output)")
    }
  }

  @Test func `pages that were not read are explained, and so are pictures that are missing`()
    async throws
  {
    let club = #"{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}}"#
    let names = ["Anna", "Ben", "Cor", "Dora"]
    let members = names.map {
      #"{"name": {"givenName": "\#($0)", "familyName": "Aker"}, "#
        + #""optional": {"level3URL": "\#($0)/"}}"#
    }.joined(separator: ",")
    let files = [
      "root_.level1.json": #"{"level1Header": {}, "clubs": [\#(club)]}"#,
      "fcA.level2.json": #"{"club": \#(club), "members": [\#(members)]}"#,
      "Anna/index.html": """
      <title>Aker</title><main><a href='x/1.jpg'><img src='t/1.jpg'></a>
      <a href='y/1.jpg'><img src='t/2.jpg'></a><a href='a%2541.jpg'><img src='t/3.jpg'></a>
      <a href='b%23c.jpg'><img src='t/4.jpg'></a><a href='d%3Fe.jpg'><img src='t/5.jpg'></a></main>
      """,
      "Ben/index.html": "<meta name=robots content=noindex>", "Cor/x.txt": "",
      "Dora/index.html": "",
    ]
    for (name, text) in files { try folder.write(Data(text.utf8), to: "hub/" + name) }
    for name in ["x/1", "a%41", "b#c", "d?e"] {
      try folder.write(Data(Self.picture), to: "hub/Anna/\(name).jpg")
    }
    let result = try await Program.run(
      Program.hubpack,
      ["export", folder.path("hub"), "-o", folder.path("a"), "--page-galleries", "--offline"])
    #expect(!result.messages.contains("not read"), "\(result.messages)")
    #expect(
      try await explain("a") == """
        Anna: 4 pictures of 5
          + x/1.jpg     linked to its file (+4)
          - y/1.jpg     linked to its file (+4), but it is missing
          + a%2541.jpg  linked to its file (+4)
          + b%23c.jpg   linked to its file (+4)
          + d%3Fe.jpg   linked to its file (+4)
        Ben: was left out (the site asks not to be copied)
        Cor: the folder has no index.html; its link is kept
        Dora: it is empty; its link is kept

        """)
  }

  private func explain(_ name: String) async throws -> String {
    try await Program.run(
      Program.hubpack, ["problems", folder.path(name), "--explain"]
    ).output
  }

  @Test func `the picture that was taken is the one that is explained`() async throws {
    try await with { server in
      serve(
        server,
        Array(
          """
          <title>Anna Aker</title><main><a href="mist.jpg"><img src="t/klein.jpg" alt="Mist"></a>
          </main>
          """.utf8))
      try await export(server)
      #expect(try await explain("a").contains("  + mist.jpg  linked to its file (+4)"))
    }
  }

  @Test(arguments: ["--quiet", "--fix", "--format json", "--severity error", "--offline"])
  func `--explain stands alone`(option: String) async throws {
    let result = try await Program.run(
      Program.hubpack,
      ["problems", "a.hubpack", "--explain"] + option.split(separator: " ").map(String.init))
    #expect(result.status == 2)
    #expect(result.messages.contains("--explain: cannot be combined"), "\(result.messages)")
  }

  @Test func `an update that forgets --page-galleries is warned of`() async throws {
    try await with { server in
      serve(server)
      try await export(server, "old")
      let result = try await export(
        server, "new", "--base", folder.path("old"), "--no-page-galleries")
      #expect(result.messages.contains("(repeat --page-galleries"), "\(result.messages)")
      let other = try await export(server, "new", "--base", folder.path("old"))
      #expect(!other.messages.contains("(repeat --page-galleries"), "\(other.messages)")
    }
  }

  // MARK: - Records

  @Test(arguments: [
    #"{"pageGallery": 2}"#, #"{"next": [], "pictures": []}"#, "{", #"{"pageGallery": "1"}"#,
    #"{"pageGallery": 1, "next": [], "pictures": []} x"#,
    #"{"pageGallery": 1, "next": [], "pictures": [{"versions": []}]}"#,
  ])
  func `a record that cannot be read is told, and does not empty the portfolio`(
    record: String
  ) async throws {
    try await with { server in
      serve(server)
      try await export(server)
      let hub = folder.path("hub")
      try await Program.run(Program.hubpack, ["unpack", folder.path("a"), hub, "--as-hub"])
      let names = try FileManager.default.contentsOfDirectory(atPath: hub)
      let name = try #require(
        names.first { name in
          (try? String(contentsOfFile: hub + "/" + name, encoding: .utf8))?
            .contains("\"pageGallery\"") == true
        })
      try Data(record.utf8).write(to: URL(fileURLWithPath: hub + "/" + name))
      let result = try await Program.run(
        Program.hubpack, ["export", hub, "-o", folder.path("b"), "--page-galleries", "--offline"])
      #expect(result.status == 3)
      let reason = record.contains("2}") ? "(use a newer hubpack)" : "its record is invalid"
      #expect(result.messages.contains(reason), "\(result.messages)")
      #expect(result.messages.contains(server.url("/anna/")), "\(result.messages)")
      let found = try await portfolio("b")
      #expect(found.hasPrefix(",failed,"), "\(found)")
    }
  }

  /// Changes the version of the only page record of a bundle.
  private static let laterRecord = """
    import hashlib, json, sqlite3, sys, zipfile
    old, new, work = sys.argv[1:]
    with zipfile.ZipFile(old) as archive:
        entries = {i.filename: (i.compress_type, archive.read(i)) for i in archive.infolist()}
    name = next(name for name in entries if name.endswith(".page.json"))
    record = entries[name][1].replace(b'"pageGallery" : 1', b'"pageGallery" : 2')
    entries[name] = (entries[name][0], record)
    with open(work, "wb") as file:
        file.write(entries["catalog.sqlite"][1])
    catalog = sqlite3.connect(work)
    digest = hashlib.sha256(record).hexdigest()
    catalog.execute("UPDATE sources SET sha256 = ?, original_sha256 = ? WHERE entry = ?",
                    (digest, digest, name))
    catalog.commit()
    catalog.close()
    contents = open(work, "rb").read()
    entries["catalog.sqlite"] = (entries["catalog.sqlite"][0], contents)
    manifest = json.loads(entries["manifest.json"][1])
    for entry in manifest["entries"]:
        if entry["name"] == "catalog.sqlite":
            entry.update(size=len(contents), sha256=hashlib.sha256(contents).hexdigest())
    entries["manifest.json"] = (0, json.dumps(manifest).encode())
    with zipfile.ZipFile(new, "w") as archive:
        for name, (method, contents) in entries.items():
            info = zipfile.ZipInfo(name)
            info.compress_type, info.external_attr = method, 0o100644 << 16
            archive.writestr(info, contents)
    """

  @Test func `an update reads a page anew if it does not know the earlier record`() async throws {
    try await with { server in
      serve(server)
      try await export(server, "old")
      let later = try await Program.run(
        "python3",
        ["-c", Self.laterRecord, folder.path("old"), folder.path("later"), folder.path("work")])
      #expect(later.status == 0, "\(later.messages)")
      #expect(
        try await explain("later")
          == "\(server.url("/anna/")): could not be read: its record has version 2 "
          + "(use a newer hubpack)\n")
      server.forgetRequests()
      let result = try await export(server, "new", "--base", folder.path("later"))
      #expect(result.status == 0, "\(result.messages)")
      try await expect("new", portfolio: "page-gallery,present,,Mist Maan")
      #expect(server.requests(for: "/anna/").map { $0["If-None-Match"] != nil } == [false])
    }
  }
}
