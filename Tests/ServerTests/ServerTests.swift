import Foundation
import HubBundle
import HubExport
import HubServer
import TestSupport
import Testing

/// A bundle served over HTTP, on loopback.
struct ServerTests {
  /// A bundle of the small hub with all its pictures, and its entries by name.
  private func bundle(
    _ hub: SmallHub, viewer: Bool = true
  ) async throws -> (path: String, files: [String: [UInt8]]) {
    try await hub.export { options in
      options.assets = .all
      options.includesViewer = viewer
    }
    let path = hub.folder.path("out.hubpack")
    let folder = hub.folder.path("unpacked-\(viewer)")
    try BundleFile(path: path).unpack(to: folder)
    var files: [String: [UInt8]] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
      files[name] = Array(data)
    }
    return (path, files)
  }

  /// Returns a server of such a bundle, and its contents.
  private func serve(
    _ hub: SmallHub, viewer: Bool = true, change: (inout BundleServer.Options) -> Void = { _ in }
  ) async throws -> (server: RunningServer, files: [String: [UInt8]]) {
    let (path, files) = try await bundle(hub, viewer: viewer)
    return (try await RunningServer(path, change: change), files)
  }

  private static func isServed(_ name: String) -> Bool {
    name == "index.html" || name.hasPrefix("viewer/") || name.hasPrefix("assets/")
  }

  @Test func `pages and pictures are served as in the bundle, and nothing else is`()
    async throws
  {
    let (server, files) = try await serve(SmallHub.usual())
    #expect(files.keys.contains { $0.hasSuffix(".png") } && files["catalog.sqlite"] != nil)
    for (name, bytes) in files {
      let reply = await server.get("/" + name)
      #expect(reply.status == (Self.isServed(name) ? "200" : "404"), "\(name)")
      #expect(!Self.isServed(name) || reply.content == bytes, "\(name)")
    }
    #expect(await server.get("/").content == files["index.html"])
    for path in [
      "/..", "/../out.hubpack", "/viewer/../index.html", "/%2e%2e/out.hubpack", "//index.html",
      "/index.html/", "/viewer", "/viewer/", "/assets/", "/viewer%2fstart.js", "/VIEWER/start.js",
      "/assets/00/\(String(repeating: "0", count: 64)).png", "/viewer/data/people-99.js", "*",
      "/\\",
    ] {
      #expect(await server.get(path).status == "404", "\(path)")
    }
  }

  @Test func `a viewer is generated for a bundle without one, byte for byte`() async throws {
    let hub = try SmallHub.usual()
    let files = try await bundle(hub).files.filter { Self.isServed($0.key) }
    let server = try await serve(hub, viewer: false).server
    for (name, bytes) in files {
      #expect(await server.get("/" + name).content == bytes, "\(name)")
    }
  }

  @Test func `every response forbids what pages do not need`() async throws {
    let (server, files) = try await serve(SmallHub.usual())
    let picture = try #require(files.keys.first { $0.hasSuffix(".png") })
    for path in ["/", "/viewer/start.js", "/" + picture, "/nothing", "/viewer/data/current.js"] {
      let reply = await server.get(path)
      let policy = try #require(reply.field("Content-Security-Policy"))
      #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "\(path)")
      #expect(!policy.contains("http") && policy.contains("frame-ancestors 'none'"), "\(path)")
      #expect(reply.field("X-Content-Type-Options") == "nosniff", "\(path)")
      #expect(reply.field("Referrer-Policy") == "no-referrer", "\(path)")
      #expect(reply.field("Access-Control-Allow-Origin") == nil, "\(path)")
    }
  }

  @Test func `a picture may be cached forever, a page may not`()
    async throws
  {
    let (server, files) = try await serve(SmallHub.usual())
    let picture = try #require(files.keys.first { $0.hasSuffix(".png") })
    for (name, control) in [
      (picture, "public, max-age=31536000, immutable"), ("viewer/start.js", "no-cache"),
      ("index.html", "no-cache"),
    ] {
      let reply = await server.get("/" + name)
      #expect(reply.field("Cache-Control") == control, "\(name)")
      let tag = try #require(reply.field("ETag"))
      #expect(
        !tag.hasPrefix("W/") && (name != picture || picture.contains(tag.dropFirst().dropLast())))
      let again = await server.get("/" + name, ["If-None-Match: \"x\", \(tag)"])
      #expect(again.status == "304" && again.content.isEmpty && again.field("ETag") == tag)
      #expect(await server.get("/" + name, ["If-None-Match: \"x\""]).status == "200")
    }
  }

  @Test func `HEAD returns the header fields of GET, without a body`() async throws {
    let (server, files) = try await serve(SmallHub.usual())
    let picture = try #require(files.keys.first { $0.hasSuffix(".png") })
    for (path, fields) in [
      ("/", []), ("/viewer/start.js", ["Accept-Encoding: gzip"]),
      ("/" + picture, ["Range: bytes=1-3"]),
      ("/nothing", []),
    ] {
      let get = await server.get(path, fields)
      let head = await server.get(path, fields, method: "HEAD")
      #expect(head.fields == get.fields && head.status == get.status && head.content.isEmpty)
      #expect(get.field("Content-Length") == String(get.content.count), "\(path)")
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
  func `only GET and HEAD are allowed`(_ method: String) async throws {
    let server = try await serve(SmallHub.usual()).server
    let reply = await server.get("/", method: method)
    #expect(reply.status == "405" && reply.field("Allow") == "GET, HEAD")
  }

  @Test func `text is compressed for clients that accept it, without changing it`() async throws {
    let hub = try SmallHub.usual()
    let (server, files) = try await serve(hub)
    let plain = await server.get("/viewer/start.js")
    let small = await server.get("/viewer/start.js", ["Accept-Encoding: gzip, br"])
    #expect(small.field("Content-Encoding") == "gzip" && plain.field("Content-Encoding") == nil)
    #expect(small.content.count < plain.content.count / 2)
    #expect(small.field("ETag") != plain.field("ETag"))
    #expect(small.field("Vary") == "Accept-Encoding" && plain.field("Vary") == "Accept-Encoding")
    let file = try hub.folder.write(Data(small.content), to: "start.js.gz")
    let text = try await Program.run("gzip", ["-dc", file]).output
    #expect(Array(text.utf8) == files["viewer/start.js"])
    let picture = try #require(files.keys.first { $0.hasSuffix(".png") })
    #expect(await server.get("/" + picture, ["Accept-Encoding: gzip"]).field("Vary") == nil)
  }

  /// A picture too large to be kept in memory.
  private func largePicture() throws -> (hub: SmallHub, bytes: [UInt8]) {
    let hub = try SmallHub.usual()
    var lines: [UInt8] = []
    for line in 0..<1100 { lines += [0] + (0..<1000).map { UInt8(truncatingIfNeeded: $0 * line) } }
    let picture = PNGFile.grey(width: 1000, height: 1100, lines: lines)
    try hub.folder.write(picture, to: "hub/flip/a.png")
    return (hub, Array(picture))
  }

  @Test func `byte ranges of small and large files are served`() async throws {
    let (hub, bytes) = try largePicture()
    let (server, files) = try await serve(hub)
    let large = try #require(files.first { $0.value == bytes }?.key)
    for (name, content) in [(large, bytes), ("viewer/start.js", files["viewer/start.js"] ?? [])] {
      let size = content.count
      for (asked, range) in [
        ("0-", 0..<size), ("1-1", 1..<2), ("-5", (size - 5)..<size), ("2000-3999", 2000..<4000),
        ("70-\(size + 9)", 70..<size),
      ] {
        let reply = await server.get(
          "/" + name, ["Range: bytes=\(asked)", "Accept-Encoding: gzip"])
        #expect(reply.status == "206" && reply.content == Array(content[range]), "\(name) \(asked)")
        let expected = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
        #expect(reply.field("Content-Range") == expected)
      }
      let behind = await server.get("/" + name, ["Range: bytes=\(size)-"])
      #expect(behind.status == "416" && behind.field("Content-Range") == "bytes */\(size)")
      let other = await server.get("/" + name, ["Range: bytes=1-1", "If-Range: \"x\""])
      #expect(other.status == "200" && other.content == content)
    }
  }

  @Test func `no byte of a damaged file is sent, but all other files are`() async throws {
    let (hub, bytes) = try largePicture()
    let (path, files) = try await bundle(hub)
    let small = try #require(
      files.first { $0.key.hasSuffix(".png") && $0.value != bytes && $0.value.count > 60 })
    var archive = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    // The last byte of the small picture, and one near the end of the large one.
    for content in [small.value, bytes] {
      let place = try #require(archive.firstRange(of: content))
      archive[place.upperBound - 1] ^= 1
    }
    try Data(archive).write(to: URL(fileURLWithPath: path))
    let server = try await RunningServer(path)
    for name in files.filter({ $0.value == small.value || $0.value == bytes }).keys {
      for _ in 1...2 {
        let reply = await server.get("/" + name)
        #expect(reply.status == "500" && reply.content.count < 300, "\(name)")
      }
      #expect(server.reports.filter { $0.contains(name) }.count == 1)
    }
    #expect(await server.get("/viewer/start.js").content == files["viewer/start.js"])
  }

  @Test func `an incomplete request times out`() async throws {
    let server = try await serve(SmallHub.usual()) { $0.patience = 1 }.server
    await withTaskGroup(of: RawReply.self) { group in
      for number in 0..<100 {
        group.addTask { [port = server.port] in
          await RawClient.say(
            number % 2 == 0 ? "GET / HT" : "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
            port: port)
        }
      }
      #expect(await server.get("/").status == "200")
      for await reply in group {
        #expect(reply.ending == .closed || reply.ending == .reset)
      }
    }
  }

  @Test func `a client that does not receive its response times out`() async throws {
    let (hub, bytes) = try largePicture()
    let (server, files) = try await serve(hub) {
      $0.patience = 1
      $0.connections = 1
    }
    let large = try #require(files.first { $0.value == bytes }?.key)
    let hold = Hold()
    async let greedy = RawClient.say(
      String(repeating: "GET /\(large) HTTP/1.1\r\nHost: localhost\r\n\r\n", count: 20),
      port: server.port, limit: 1 << 26, hold: hold)
    await hold.answer()
    // There is only one connection: others get it when the slow client has been disconnected.
    #expect(await server.get("/" + large).content == bytes)
    hold.release()
    let reply = await greedy
    #expect(reply.ending == .closed || reply.ending == .reset)
    #expect(reply.bytes.count < 19 * bytes.count)
  }

  @Test func `a client that never stops sending is disconnected`() async throws {
    let server = try await serve(SmallHub.usual()).server
    let body = String(repeating: "x", count: 1 << 20)
    let head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n"
    let posted = await RawClient.say(head + body, port: server.port)
    #expect(posted.ending != .stillOpen)
    let header = await RawClient.say(
      "GET / HTTP/1.1\r\nX: \(body)\r\n\r\n", port: server.port)
    #expect(header.ending != .stillOpen && !header.text.contains("<html"))
  }

  @Test func `pages get the requested query, and their files need none`() async throws {
    let server = try await serve(SmallHub.usual()) { options in
      options.query = { _, _ in "kiosk=60&club=A%20B" }
    }.server
    for path in ["/", "/index.html", "/?kiosk=60", "/index.html?x=1"] {
      let reply = await server.get(path)
      #expect(
        reply.status == "302" && reply.field("Location") == "/?kiosk=60&club=A%20B", "\(path)")
    }
    #expect(await server.get("/?kiosk=60&club=A%20B").status == "200")
    let own = "/?kiosk=60&club=A%20B&language=nl&languages=nl,de&theme=light"
    let moved = await server.get(
      "/?language=nl&theme=light&kiosk=5&club=C&language=%0A&x=1&languages=nl,de")
    #expect(moved.status == "302" && moved.field("Location") == own)
    #expect(await server.get(own).status == "200")
    let invalid = await server.get("/?kiosk=60&club=A%20B&language=%0A")
    #expect(invalid.field("Location") == "/?kiosk=60&club=A%20B")
    #expect(await server.get("/viewer/start.js").status == "200")
  }

  @Test func `a new version is shown when it is complete, and open pages keep the old one`()
    async throws
  {
    let hub = try SmallHub.usual()
    let (path, _) = try await bundle(hub)
    let server = try await RunningServer(path) { $0.watches = true }
    let first = try #require(await server.get("/?language=nl").field("Location"))
    #expect(first.wholeMatch(of: /\/[0-9a-f]{12}\/\?language=nl/) != nil)
    let place = String(first.prefix(14))
    let page = await server.get(place + "viewer/data/hub.js")
    #expect(page.field("Cache-Control")?.contains("immutable") == true)

    try Data("half a bundle".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    try await until { server.reports.contains { $0.contains("is not shown") } }
    #expect(await server.get("/").field("Location") == place)

    try hub.write("root.level0.json", #"{"keywords": [], "languages": []}"#)
    try await hub.export(to: "next.hubpack") { $0.assets = .all }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: hub.folder.path("next.hubpack"), toPath: path)
    try await until { server.reports.contains { $0.contains("now showing") } }
    let second = try #require(await server.get("/").field("Location"))
    #expect(second != place)
    #expect(await server.get(place + "viewer/data/hub.js").content == page.content)
    #expect(await server.get(second + "viewer/data/hub.js").content != page.content)
    #expect(await server.get(place).field("Location") == second)
    let current = await server.get(place + "viewer/data/current.js")
    #expect(current.text.contains(second.dropFirst().dropLast()))
    #expect(await server.get("/000000000000/viewer/data/hub.js").status == "404")
    #expect(await server.get("/000000000000/").field("Location") == second)
  }

  @Test func `the query is determined for each version, and a version without one is not shown`()
    async throws
  {
    struct Refusal: Error, CustomStringConvertible { let description = "no such club" }
    let hub = try SmallHub.usual()
    let path = try await hub.export(to: "served.hubpack") { $0.release = "1" }.path
    let server = try await RunningServer(path) { options in
      options.watches = true
      options.query = { bundle, _ in
        if bundle.manifest.release == "2" { throw Refusal() }
        return "club=\(bundle.manifest.release)"
      }
    }
    let first = try #require(await server.get("/").field("Location"))
    #expect(first.hasSuffix("/?club=1"))
    let second = try await hub.export(to: "second.hubpack") { $0.release = "2" }.path
    #expect(rename(second, path) == 0)
    try await until { server.reports.contains { $0.contains("is not shown: no such club") } }
    #expect(await server.get("/").field("Location") == first)
    let next = try await hub.export(to: "third.hubpack") { $0.release = "3" }.path
    #expect(rename(next, path) == 0)
    try await until { server.reports.contains { $0.contains("now showing release 3") } }
    let third = try #require(await server.get(first).field("Location"))
    #expect(third != first && third.hasSuffix("/?club=3"))
    #expect(await server.get(third).status == "200")
  }

  @Test(arguments: [false, true])
  func `an older release does not replace a newer one, unless any is accepted`(_ acceptsAny: Bool)
    async throws
  {
    let hub = try SmallHub.usual()
    let made = Date(timeIntervalSince1970: 1_794_700_800)
    let path = try await hub.export(to: "served.hubpack") { options in
      options.release = "2"
      options.created = made
    }.path
    let server = try await RunningServer(path) { options in
      (options.watches, options.acceptsAny) = (true, acceptsAny)
    }
    let first = try #require(await server.get("/").field("Location"))
    let older = try await hub.export(to: "older.hubpack") { options in
      options.release = "1"
      options.created = made.addingTimeInterval(-1)
    }.path
    #expect(rename(older, path) == 0)
    try await until { !server.reports.isEmpty }
    let report = try #require(server.reports.first)
    if acceptsAny {
      #expect(report.contains("now showing release 1"), "\(report)")
    } else {
      #expect(
        report.hasSuffix(
          """
          the new version is not shown: release 1 of 2026-11-14T23:59:59Z is older than release 2 of \
          2026-11-15T00:00:00Z (use --accept-any to show any bundle)
          """), "\(report)")
    }
    #expect((await server.get("/").field("Location") == first) == !acceptsAny)
  }

  @Test(arguments: [false, true])
  func `the bundle of another hub is not shown, unless any is accepted`(_ acceptsAny: Bool)
    async throws
  {
    let hub = try SmallHub.usual()
    let path = try await hub.export(to: "served.hubpack").path
    let server = try await RunningServer(path) { options in
      (options.watches, options.acceptsAny) = (true, acceptsAny)
    }
    let other = try SmallHub()
    try other.write(
      "root_.level1.json",
      #"{"clubs": [{"idPlus": {"town": "Filmhaven", "fullName": "Fotokring Knipoog"}}]}"#)
    let next = try await other.export(to: "next.hubpack") { $0.release = "next" }.path
    #expect(rename(next, path) == 0)
    try await until { !server.reports.isEmpty }
    let text = acceptsAny ? "now showing release next" : "no club or museum in common"
    #expect(server.reports.first?.contains(text) == true, "\(server.reports)")
  }

  @Test func `the hub that is shown is remembered although its file is overwritten in place`()
    async throws
  {
    let hub = try SmallHub.usual()
    let path = try await hub.export(to: "served.hubpack") { $0.release = "1" }.path
    let server = try await RunningServer(path) { $0.watches = true }
    let first = try #require(await server.get("/").field("Location"))
    let other = try SmallHub()
    try other.write(
      "root_.level1.json",
      #"{"clubs": [{"idPlus": {"town": "Duinlo", "fullName": "Fotoclub Zonnevlek"}}]}"#)
    let foreign = try Data(
      contentsOf: URL(fileURLWithPath: try await other.export { $0.release = "other" }.path))
    let next = try Data(
      contentsOf: URL(
        fileURLWithPath: try await hub.export(to: "next.hubpack") { $0.release = "2" }.path))
    for (bytes, expected) in [
      (foreign.prefix(foreign.count / 2), "is not shown"),
      (foreign, "no club or museum in common"), (next, "now showing release 2"),
      (foreign, "no club or museum in common"),
    ] {
      let count = server.reports.count
      // As cp does.
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: bytes)
      try file.close()
      try await until { server.reports.count > count }
      #expect(server.reports.last?.contains(expected) == true, "\(server.reports)")
      let isFirst = await server.get("/").field("Location") == first
      #expect(isFirst == (count < 2))
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nhost: other.example\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.0\r\nHost: localhost\r\nHOST: localhost\r\n\r\n",
  ])
  func `a request without exactly one Host field is refused`(_ request: String) async throws {
    let server = try await serve(SmallHub.usual()).server
    #expect(await RawClient.say(request, port: server.port).status == "400")
  }

  @Test func `requests for the name of another host are refused`() async throws {
    let hub = try SmallHub.usual()
    let (path, _) = try await bundle(hub)
    let server = try await RunningServer(path) { $0.allowedHosts = ["Hub.Example"] }
    func status(_ host: String?) async -> String {
      let field = host.map { "Host: \($0)\r\n" } ?? ""
      return await RawClient.say(
        "GET / HTTP/1.\(host == nil ? 0 : 1)\r\n\(field)Connection: close\r\n\r\n",
        port: server.port
      ).status
    }
    let machine = ProcessInfo.processInfo.hostName
    for host in [
      nil, "localhost", "LOCALHOST:8080", "kiosk.localhost", "127.0.0.1:80", "192.0.2.7",
      "[::1]:80",
      "[2001:db8::7]", machine, machine.uppercased() + ".", "hub.example", "hub.example:443",
    ] {
      #expect(await status(host) == "200", "\(host ?? "none")")
    }
    for host in [
      "other.example", "localhost.other.example", "127.0.0.1.other.example", "xlocalhost",
      "hub.example.other.example", "127.1", "[other.example]", "", "localhost:8080evil",
      "localhost:", "localhost:99999", "localhost:+80", "localhost:80:80", "[::1]x",
      "[::1]80", "[::1]:", "[::1", "hub.example:x",
    ] {
      #expect(await status(host) == "421", "\(host)")
    }
    #expect(
      server.reports.contains { $0.hasSuffix("(use --allow-host other.example to allow it)") })
    let hostile = await RawClient.say(
      "GET / HTTP/1.1\r\nHost: <b>\u{1B}[31m\r\nConnection: close\r\n\r\n", port: server.port)
    #expect(!hostile.text.contains("<b>") && !hostile.text.contains("\u{1B}"))
    #expect(!server.reports.contains { $0.contains("\u{1B}") })
  }

  @Test func `a repaired file is shown although it is the same release`() async throws {
    let hub = try SmallHub.usual()
    let (path, files) = try await bundle(hub)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let picture = try #require(files.first { $0.key.hasSuffix(".png") })
    var archive = Array(whole)
    let place = try #require(archive.firstRange(of: picture.value))
    archive[place.upperBound - 1] ^= 1
    try Data(archive).write(to: URL(fileURLWithPath: path), options: .atomic)
    let server = try await RunningServer(path) { $0.watches = true }
    #expect(await server.get("/" + picture.key).status == "500")
    try whole.write(to: URL(fileURLWithPath: path), options: .atomic)
    try await until { server.reports.contains { $0.contains("now showing") } }
    #expect(await server.get("/" + picture.key).content == picture.value)
  }

  @Test func `a release with a damaged picture does not replace a valid one`()
    async throws
  {
    let hub = try SmallHub.usual()
    let (path, files) = try await bundle(hub)
    let server = try await RunningServer(path) { $0.watches = true }
    let first = try #require(await server.get("/").field("Location"))
    let next = try await hub.export(to: "next.hubpack") { options in
      options.assets = .all
      options.release = "next"
    }.path
    let whole = try Data(contentsOf: URL(fileURLWithPath: next))
    let picture = try #require(files.first { $0.key.hasSuffix(".png") })
    var archive = Array(whole)
    archive[try #require(archive.firstRange(of: picture.value)).upperBound - 1] ^= 1
    let url = URL(fileURLWithPath: path)
    for time in 1...2 {
      try Data(archive).write(to: url, options: .atomic)
      try await until { server.reports.count == time }
      #expect(server.reports.last?.hasPrefix("\(path): ") == true)
      #expect(server.reports.last?.contains(picture.key) == true, "\(server.reports)")
      #expect(await server.get("/").field("Location") == first)
      #expect(await server.get(first + picture.key).content == picture.value)
    }
    try whole.write(to: url, options: .atomic)
    try await until { server.reports.last?.contains("now showing release next") == true }
    #expect(await server.get("/").field("Location") != first)
  }

  /// Replaces the pages and data in a bundle, which stays valid.
  private func disguise(_ path: String) async throws {
    let result = try await Program.run(
      "python3",
      [
        "-c",
        """
        import hashlib, json, sys, zipfile
        with zipfile.ZipFile(sys.argv[1]) as bundle:
            entries = [(info, bundle.read(info)) for info in bundle.infolist()]
        manifest = json.loads(entries[0][1])
        accounts = {account["name"]: account for account in manifest["entries"]}
        for index, (info, data) in enumerate(entries):
            name = info.filename
            if name == "index.html" or name.startswith("viewer/"):
                data = b"<script>disguised()</script>" + name.encode()
                digest = hashlib.sha256(data).hexdigest()
                accounts[name].update(size=len(data), sha256=digest)
                entries[index] = (info, data)
        entries[0] = (entries[0][0], json.dumps(manifest).encode())
        with zipfile.ZipFile(sys.argv[1], "w") as bundle:
            for info, data in entries:
                entry = zipfile.ZipInfo(info.filename)
                entry.compress_type, entry.external_attr = info.compress_type, info.external_attr
                bundle.writestr(entry, data)
        """, path,
      ])
    #expect(result.status == 0, "\(result.messages)")
    #expect(try BundleFile.verify(path: path, level: .bytes).isSound)
  }

  @Test func `an untrusted bundle is shown with hubpack's own pages only`()
    async throws
  {
    let hub = try SmallHub.usual()
    let (path, files) = try await bundle(hub)
    try await disguise(path)
    let trusting = try await RunningServer(path)
    #expect(await trusting.get("/").text.contains("disguised"))
    let server = try await RunningServer(path) { $0.ownViewer = true }
    for (name, bytes) in files where Self.isServed(name) {
      // Twice, because the second request uses the generated pages.
      for _ in 1...2 {
        let reply = await server.get("/" + name)
        #expect(reply.status == "200" && !reply.text.contains("disguised"), "\(name)")
        #expect(reply.content == bytes || name == "viewer/data/hub.js", "\(name)")
      }
    }
    let piece = await server.get("/viewer/data/people-0.js")
    let tag = try #require(piece.field("ETag"))
    #expect(
      await server.get("/viewer/data/people-0.js", ["If-None-Match: \(tag)"]).status == "304")
    let part = await server.get("/viewer/data/people-0.js", ["Range: bytes=3-9"])
    #expect(part.status == "206" && part.content == Array(piece.content[3...9]))
    let head = await server.get("/viewer/data/people-0.js", method: "HEAD")
    #expect(head.fields == piece.fields && head.content.isEmpty)
    #expect(server.reports.isEmpty)
  }

  @Test func `a new untrusted release is shown with hubpack's own pages, too`() async throws {
    let hub = try SmallHub.usual()
    let (path, _) = try await bundle(hub)
    let server = try await RunningServer(path) { options in
      options.ownViewer = true
      options.watches = true
    }
    let next = try await hub.export(to: "next.hubpack") { $0.release = "next" }.path
    try await disguise(next)
    #expect(rename(next, path) == 0)
    try await until { server.reports.contains { $0.contains("now showing release next") } }
    let place = try #require(await server.get("/").field("Location"))
    for name in ["", "viewer/start.js", "viewer/data/hub.js"] {
      let reply = await server.get(place + name)
      #expect(reply.status == "200" && !reply.text.contains("disguised"), "\(name)")
    }
    #expect(await server.get(place + "viewer/data/hub.js").text.contains("next"))
  }

  @Test func `an entry added to the file is not served as a page or script`() async throws {
    let hub = try SmallHub.usual()
    let (path, _) = try await bundle(hub)
    let added = try await Program.run(
      "python3",
      [
        "-c",
        """
        import hashlib, sys, zipfile
        with zipfile.ZipFile(sys.argv[1], "a") as archive:
            for kind in ["html", "js", "css", "svg", "png"]:
                text = f"<script>{kind}</script>".encode()
                name = hashlib.sha256(text).hexdigest()
                name = f"assets/{name[:2]}/{name}.{kind}"
                archive.writestr(zipfile.ZipInfo(name), text)
                print(name)
        """, path,
      ])
    #expect(added.status == 0, "\(added.messages)")
    let server = try await RunningServer(path)
    for name in added.output.split(separator: "\n") {
      let reply = await server.get("/" + name)
      if name.hasSuffix(".png") {
        #expect(reply.field("Content-Type") == "image/png")
      } else {
        #expect(reply.status == "404", "\(name)")
      }
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Close\r\n\r\n",
    "HEAD / HTTP/1.0\r\nHost: localhost\r\n\r\n",
  ])
  func `the connection is closed for clients that wait for its end`(_ request: String) async throws
  {
    let server = try await serve(SmallHub.usual()) { $0.patience = 600 }.server
    let reply = await RawClient.say(request, port: server.port)
    #expect(reply.status == "200" && reply.ending == .closed)
  }

  @Test func `the server stops on request, after unfinished responses`() async throws {
    let (hub, bytes) = try largePicture()
    let (server, files) = try await serve(hub) {
      $0.grace = 600
      $0.patience = 600
    }
    let large = try #require(files.first { $0.value == bytes }?.key)
    let hold = Hold()
    async let slow = RawClient.say(
      "GET /\(large) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", port: server.port,
      limit: 1 << 26, hold: hold)
    await hold.answer()
    async let stopped: Void = server.stop()
    // No new connections are accepted.
    while await server.get("/").ending != .reset {}
    hold.release()
    try await stopped
    let reply = await slow
    #expect(reply.content == bytes, "\(reply.ending) after \(reply.bytes.count) bytes")
    #expect(await server.get("/").ending == .reset)
  }

  @Test func `the error about a port in use names it`() async throws {
    let hub = try SmallHub.usual()
    let server = try await serve(hub).server
    let path = hub.folder.path("out.hubpack")
    let error = await #expect(throws: ServerError.self) {
      _ = try await RunningServer(path) { $0.port = server.port }
    }
    #expect(error?.description.contains("\(server.port)") == true)
    #expect(error?.description.contains("--port") == true)
    let unknown = await #expect(throws: ServerError.self) {
      _ = try await RunningServer(path) { $0.host = "" }
    }
    #expect(unknown?.description.contains("--host") == true)
  }

  private func until(_ condition: () -> Bool) async throws {
    for _ in 0..<1200 where !condition() { try await Task.sleep(for: .milliseconds(50)) }
    #expect(condition())
  }
}
