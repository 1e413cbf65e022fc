import Foundation
import GRDB
import HubBundle
import HubExport
import HubGuestbook
import HubModel
import HubServer
import TestSupport
import Testing

/// The guestbook of a served bundle, over HTTP on loopback.
struct GuestbookServerTests {
  private let hub: SmallHub
  private let guestbook: Guestbook
  private let server: RunningServer
  /// The digests of both pictures of the portfolio, as pages know them.
  private let picture: String
  private let thumbnail: String

  init() async throws {
    hub = try SmallHub.usual()
    let bundle = try await hub.bundle { $0.assets = .all }
    let root = Guestbook.Hub(
      root: bundle.manifest.root, organizations: try bundle.catalog().organizationIdentities())
    var rules = GuestbookRules()
    rules.allowed = Set(EntryKind.allCases)
    let guestbook = try Guestbook(
      path: hub.folder.path("guests.sqlite"), hub: root, rules: rules)
    self.guestbook = guestbook
    server = try await RunningServer(hub.folder.path("out.hubpack")) { options in
      options.guestbook = guestbook
      options.watches = true
      options.operatorHost = "127.0.0.1"
    }
    func digest(_ name: String) throws -> String {
      try #require(
        bundle.catalog().rows(
          of: "SELECT sha256 FROM assets JOIN pictures ON asset_id = assets.id WHERE location = ?",
          [name]
        ).first?["sha256"])
    }
    (picture, thumbnail) = (try digest("flip/a.png"), try digest("flip/t.png"))
  }

  private static let visit = "visit-of-a-first-visitor"
  private static let other = "visit-of-another-visitor"

  private func ask(
    _ method: String, _ path: String, _ body: String = "", by visit: String? = visit,
    origin: String? = "http://127.0.0.1", type: String = "application/json"
  ) async -> RawReply {
    var fields = ["Host: 127.0.0.1", "Connection: close", "Content-Length: \(body.utf8.count)"]
    if let visit { fields.append("Guestbook-Visit: \(visit)") }
    if method != "GET" {
      if let origin { fields.append("Origin: \(origin)") }
      fields.append("Content-Type: \(type)")
    }
    return await RawClient.say(
      "\(method) /guestbook/\(path) HTTP/1.1\r\n" + fields.joined(separator: "\r\n") + "\r\n\r\n"
        + body, port: server.port)
  }

  private static func like(_ request: String) -> String {
    "{\"kind\": \"like\", \"request\": \"\(request)-request-of-a-single-page\"}"
  }

  private static func comment(_ text: String) -> String {
    """
    {"kind": "comment", "author": "Ann", "text": "\(text)", "request": "\(UUID().uuidString)"}
    """
  }

  @Test func `a visitor likes a picture, and takes it back`() async throws {
    let answer = await ask("POST", "pictures/\(picture)", Self.like("one"))
    #expect(answer.status == "200" && answer.body == "{\"id\":1,\"isWaiting\":false}")
    #expect(answer.field("Cache-Control") == "no-store")
    let entry = try #require(guestbook.entries().first)
    #expect(entry.picture.photographer == "Flip van Flits" && entry.picture.title == "Dunes")
    #expect(entry.picture.club.fullName == "Fotokring Knipoog")
    let seen = await ask("GET", "pictures/\(picture)")
    for part in ["\"likes\":1", "\"ownLike\":1", "\"tags\":[]", "\"isHidden\":false"] {
      #expect(seen.body.contains(part))
    }
    #expect(
      await ask("GET", "pictures/\(picture)", by: Self.other).body.contains("ownLike") == false)
    #expect(await ask("DELETE", "entries/1", by: Self.other).status == "404")
    #expect(await ask("DELETE", "entries/1").status == "200")
    #expect(try guestbook.entries().isEmpty)
    // The same request again, as a page sends it that got no answer.
    #expect(await ask("POST", "pictures/\(picture)", Self.like("one")).status == "404")
    #expect(try guestbook.entries().isEmpty)
  }

  @Test func `comments are seen by others when they are approved`() async throws {
    let path = "pictures/\(picture)"
    #expect(await ask("POST", path, Self.comment("Fine <b>light</b>")).status == "200")
    let own = await ask("GET", path + "/comments")
    #expect(own.body.contains("\"isWaiting\":true") && own.body.contains("Fine <b>light<"))
    #expect(await ask("GET", path + "/comments", by: Self.other).body == "[]")
    #expect(await ask("GET", "overview", by: Self.other).body == "{\"comments\":{},\"hidden\":[]}")
    try guestbook.decide(.approved, on: [1])
    #expect(await ask("GET", path + "/comments", by: Self.other).body.contains("Ann"))
    // All versions of the picture are named, because lists show another one.
    let overview = await ask("GET", "overview", by: Self.other).body
    #expect(overview.contains(picture) && overview.contains(thumbnail))
    let edit = await ask("PUT", "entries/1", Self.comment("Finer light"))
    #expect(edit.status == "200")
    #expect(await ask("GET", path + "/comments", by: Self.other).body == "[]")
  }

  @Test(arguments: ["9223372036854775807", "-1", "9223372036854775808", "a", ""])
  func `a page of comments that is not there is empty`(page: String) async throws {
    #expect(await ask("GET", "pictures/\(picture)/comments?page=\(page)").body == "[]")
  }

  @Test func `a reported picture is hidden in all lists`() async throws {
    let report = Self.like("one").replacing("like", with: "report")
    #expect(await ask("POST", "pictures/\(thumbnail)", report).status == "200")
    let overview = await ask("GET", "overview", by: Self.other).body
    #expect(overview.contains("\(picture).png") && overview.contains("\(thumbnail).png"))
    try guestbook.decide(.rejected, on: [1])
    #expect(await ask("GET", "overview").body == "{\"comments\":{},\"hidden\":[]}")
  }

  @Test func `pages of other sites can neither read nor write`() async throws {
    let path = "pictures/\(picture)"
    for origin in [nil, "https://elsewhere.example", "null", "http://127.0.0.1:1"] {
      #expect(await ask("POST", path, Self.like("one"), origin: origin).status == "403")
    }
    for type in ["text/plain", "application/x-www-form-urlencoded", ""] {
      #expect(await ask("POST", path, Self.like("one"), type: type).status == "415")
    }
    for visit in [nil, "", "short", "' OR visit <> '-------------"] {
      #expect(await ask("POST", path, Self.like("one"), by: visit).status == "400")
      #expect(await ask("GET", "overview", by: visit).status == "400")
    }
    #expect(await ask("OPTIONS", path).status == "404")
    #expect(try guestbook.entries().isEmpty)
  }

  @Test(
    arguments: [
      ("{}", "422"), ("[]", "400"), ("", "400"), ("null", "400"), ("{\"kind\": 1}", "400"),
      (like("one").replacing("like", with: "vote"), "422"),
      ("{\"kind\": \"like\", \"request\": \"short\"}", "422"), (comment(""), "422"),
      (comment(String(repeating: "a", count: 501)), "422"),
      (comment(String(repeating: "a", count: 8200)), "413"),
      (comment("a").replacing("comment", with: "tag"), "422"),
      (comment("a\u{0}"), "400"),
    ])
  func `a request that breaks a rule changes nothing`(body: String, status: String) async throws {
    #expect(await ask("POST", "pictures/\(picture)", body).status == status)
    #expect(try guestbook.entries().isEmpty)
  }

  @Test(arguments: [
    "pictures/1", "pictures/\(String(repeating: "a", count: 64))", "pictures/", "entries/1",
    "../index.html", "",
  ])
  func `what is not there is not found`(path: String) async throws {
    #expect(await ask("POST", path, Self.like("one")).status == "404")
    #expect(await ask("PUT", path, Self.comment("a")).status == "404")
    #expect(await ask("DELETE", path).status == "404")
  }

  /// Serves the hub's present files instead of the release that is served.
  private func publish(_ release: String) async throws {
    let next = try await hub.export(to: "next.hubpack") {
      ($0.assets, $0.release) = (.all, release)
    }
    #expect(rename(next.path, hub.folder.path("out.hubpack")) == 0)
    for _ in 0..<1200 where !server.reports.contains(where: { $0.contains("release \(release)") }) {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(server.reports.last?.hasPrefix("now showing release \(release)") == true)
  }

  @Test func `two releases later the results still name who and where`() async throws {
    #expect(await ask("POST", "pictures/\(picture)", Self.like("one")).status == "200")
    // The picture is replaced, and the club has another name.
    try hub.folder.write(SmallPicture.png("another"), to: "hub/flip/a.png")
    for name in ["root_.level1.json", "fkKnipoog.level2.json"] {
      let text = try String(contentsOfFile: hub.folder.path("hub/" + name), encoding: .utf8)
      try hub.write(name, text.replacing("Fotokring Knipoog", with: "Fotoclub Oogwenk"))
    }
    try await publish("2")
    // The member is gone.
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotoclub Oogwenk"}}, "members": []}
      """)
    try await publish("3")
    let winner = try #require(guestbook.standings(of: .pictures).first)
    #expect(winner.title == "Dunes" && winner.photographer == "Flip van Flits")
    #expect(
      winner.club == OrganizationIdentity(fullName: "Fotoclub Oogwenk", town: "Lensberg"))
  }

  @Test func `a visit leaves only so much in a minute`() async throws {
    let statuses = await withTaskGroup { group in
      for _ in 0..<90 {
        group.addTask { await ask("POST", "pictures/\(picture)", Self.comment("a")).status }
      }
      return await group.reduce(into: [String]()) { $0.append($1) }
    }
    #expect(statuses.count { $0 == "200" } >= 30 && statuses.contains("429"))
    #expect(
      await ask("POST", "pictures/\(picture)", Self.comment("a"), by: Self.other).status == "200")
  }

  @Test func `pages are served although the guestbook cannot be used`() async throws {
    try FileManager.default.removeItem(atPath: guestbook.path)
    #expect(await ask("POST", "pictures/\(picture)", Self.like("one")).status == "503")
    #expect(await ask("POST", "pictures/\(picture)", Self.like("two")).status == "503")
    #expect(await server.get("/").status == "302")
    #expect(
      server.reports == [
        "\(guestbook.path): moved or replaced while it was in use (start hubpack again) "
          + "(visitors see the pages without the guestbook)"
      ])
  }

  // MARK: - The page on which the club decides

  /// Asks at the port of that page.
  private func decide(
    _ method: String, _ path: String, _ form: String = "", origin: String? = nil
  ) async throws -> RawReply {
    let link = try #require(server.operatorLink.flatMap { URL(string: $0) })
    let port = try #require(link.port)
    var fields = [
      "Host: 127.0.0.1:\(port)", "Connection: close", "Content-Length: \(form.utf8.count)",
      "Content-Type: application/x-www-form-urlencoded",
    ]
    fields.append("Origin: \(origin ?? "http://127.0.0.1:\(port)")")
    return await RawClient.say(
      "\(method) \(path) HTTP/1.1\r\n" + fields.joined(separator: "\r\n") + "\r\n\r\n" + form,
      port: port)
  }

  @Test func `the club decides on a page of its own`() async throws {
    let path = try #require(server.operatorLink.flatMap { URL(string: $0) }?.path)
    #expect(path.count == 23)
    for text in ["Fine <b>light</b>", "Second"] {
      #expect(await ask("POST", "pictures/\(picture)", Self.comment(text)).status == "200")
    }
    let page = try await decide("GET", path)
    #expect(page.status == "200" && page.body.contains("<h1>2 waiting</h1>"))
    #expect(
      page.body.contains("Fine &lt;b&gt;light&lt;/b&gt;") && page.body.contains("Flip van Flits"))
    #expect(page.field("Content-Security-Policy")?.contains("script-src") == false)
    let digest = try #require(guestbook.entries().first?.picture.digest.hex)
    let image = try await decide("GET", "\(path)/picture/\(digest)")
    #expect(image.status == "200" && image.field("Content-Type") == "image/png")
    let decided = try await decide("POST", path, "id=1&decision=approved")
    #expect(decided.status == "303" && decided.field("Location") == path)
    _ = try await decide("POST", path, "id=2&decision=deleted")
    for form in ["id=1&decision=unheard-of", "id=%zz", "", "id=1 2&decision=deleted#x", "\u{FFFD}"]
    {
      #expect(try await decide("POST", path, form).status == "400")
    }
    #expect(try guestbook.entries().map(\.decision) == [.approved])
    #expect(try await decide("GET", path + "/results").body.contains("Audience award"))
  }

  @Test func `nobody decides without the link`() async throws {
    let path = try #require(server.operatorLink.flatMap { URL(string: $0) }?.path)
    #expect(await ask("POST", "pictures/\(picture)", Self.comment("Fine")).status == "200")
    let wrong = [
      "/", "/" + String(path.dropLast()), path + "a", path.lowercased() + "", "/index.html",
    ]
    for path in wrong where path != server.operatorLink.flatMap({ URL(string: $0) })?.path {
      #expect(try await decide("GET", path).status == "404")
      #expect(try await decide("GET", path + "/results").status == "404")
      #expect(try await decide("POST", path, "id=1&decision=approved").status == "404")
    }
    for origin in ["https://elsewhere.example", "null", "http://127.0.0.1:\(server.port)"] {
      #expect(
        try await decide("POST", path, "id=1&decision=approved", origin: origin).status == "403")
    }
    // The pages of visitors know nothing of it.
    #expect(await server.get(path).status == "404")
    #expect(try guestbook.entries().map(\.decision) == [.waiting])
  }

  @Test func `without a guestbook there is nothing to ask`() async throws {
    let plain = try await RunningServer(hub.folder.path("out.hubpack"))
    #expect(
      await plain.get("/guestbook/overview", ["Guestbook-Visit: \(Self.visit)"]).status == "404")
  }
}
