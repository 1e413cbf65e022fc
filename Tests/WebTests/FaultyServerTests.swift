import Foundation
import TestSupport
import Testing

/// The server used to test the fetcher behaves as documented.
@Suite(.alone, .timeLimit(.minutes(10)))
struct FaultyServerTests {
  /// Runs a server during a test.
  private func with(
    _ tls: TLSFace? = nil, _ body: (FaultyServer) async throws -> Void
  ) async throws {
    let server = try await FaultyServer.start(tls: tls)
    do { try await body(server) } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private let letters = Array("abcdefghij".utf8)

  @Test func `a file is sent with its validators, and the connection stays open`() async throws {
    try await with { server in
      let file = ServedFile(
        letters, type: "text/plain", etag: "\"1\"",
        lastModified: Date(timeIntervalSince1970: 784_111_777))
      server.serve("/a", .file(file))
      let reply = await RawClient.get("/a?x=1", from: server, last: "abcdefghij")
      #expect(
        reply.text == """
          HTTP/1.1 200 OK\r
          ETag: "1"\r
          Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r
          Content-Type: text/plain\r
          Accept-Ranges: bytes\r
          Content-Length: 10\r
          \r
          abcdefghij
          """)
      #expect(reply.ending == .stillOpen)
      #expect(server.requests(for: "/a").map(\.query) == ["x=1"])
      #expect(server.requests.first?["host"] == "127.0.0.1")
    }
  }

  @Test(arguments: [
    (["If-None-Match: \"1\""], "304", ""), (["If-None-Match: \"0\", W/\"1\""], "304", ""),
    (["If-None-Match: \"2\""], "200", "abcdefghij"),
    (["If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT"], "304", ""),
    (["If-Modified-Since: Sun, 06 Nov 1994 08:49:36 GMT"], "200", "abcdefghij"),
    (["Range: bytes=2-4"], "206", "cde"), (["Range: bytes=7-"], "206", "hij"),
    (["Range: bytes=-2"], "206", "ij"), (["Range: bytes=10-"], "416", ""),
    (["Range: bytes=7-", "If-Range: \"1\""], "206", "hij"),
    (["Range: bytes=7-", "If-Range: \"0\""], "200", "abcdefghij"),
  ])
  func `conditions and ranges are understood`(headers: [String], status: String, body: String)
    async throws
  {
    try await with { server in
      let date = Date(timeIntervalSince1970: 784_111_777)
      server.serve("/a", .file(ServedFile(letters, etag: "\"1\"", lastModified: date)))
      let reply = await RawClient.get("/a", from: server, headers: headers + ["Connection: close"])
      #expect(reply.statusLine.contains(" \(status) "))
      #expect(reply.body == body)
      #expect(reply.ending == .closed)
    }
  }

  @Test func `two requests on one connection get two responses`() async throws {
    try await with { server in
      server.serve("/a", .file(letters))
      let (one, two) = ("GET /a HTTP/1.1\r\n", "GET /a HTTP/1.1\r\nConnection: close\r\n")
      let reply = await RawClient.say("\(one)\r\n\(two)\r\n", to: server)
      #expect(reply.text.components(separatedBy: "abcdefghij").count == 3)
      #expect(server.requests.map(\.connection) == [1, 1])
      #expect(server.acceptedConnections == 1)
    }
  }

  @Test func `a folder is served unchanged, and nothing above it`() async throws {
    try await with { server in
      let folder = try TemporaryFolder()
      try folder.write("x", to: "hub/a b/é.json")
      try folder.write("secret", to: "secret")
      server.serveFolder(folder.path("hub"))
      let close = ["Connection: close"]
      let found = await RawClient.get("/a%20b/%C3%A9.json", from: server, headers: close)
      #expect(found.body == "x")
      for path in ["/../secret", "/%2e%2e/secret", "/a%20b", "/none"] {
        let reply = await RawClient.get(path, from: server, headers: close)
        #expect(reply.statusLine == "HTTP/1.1 404 Not Found")
      }
    }
  }

  @Test func `resets are resets, and closes are closes`() async throws {
    try await with { server in
      server.serve("/reset", .resets)
      server.serve("/late", .resetsBody(letters, after: 4))
      server.serve("/close", .closes)
      server.serve("/short", .shortBody(letters, missing: 4))
      let reset = await RawClient.get("/reset", from: server)
      #expect(reset.bytes.isEmpty && reset.ending == .reset)
      let late = await RawClient.get("/late", from: server)
      #expect(late.body == "abcd" && late.ending == .reset)
      let close = await RawClient.get("/close", from: server)
      #expect(close.bytes.isEmpty && close.ending == .closed)
      let short = await RawClient.get("/short", from: server)
      #expect(short.body == "abcdef" && short.ending == .closed)
      #expect(short.text.contains("Content-Length: 10\r\n"))
    }
  }

  @Test func `slow responses are slow, and endless ones endless`() async throws {
    try await with { server in
      server.serve("/slow", .slowBody(letters, bytesPerSecond: 10))
      server.serve("/never", .neverAnswers)
      server.serve("/drip", .slowHeaders(bytesPerSecond: 10))
      server.serve("/endless", .endlessBody())
      server.serve("/chunks", .endlessChunks())
      server.serve("/header", .endlessHeader)
      let slow = await RawClient.get("/slow", from: server, last: "abcdefghij")
      #expect(slow.body == "abcdefghij" && slow.seconds > 1)
      let never = await RawClient.get("/never", from: server, last: "")
      #expect(never.bytes.isEmpty && never.ending == .stillOpen)
      let drip = await RawClient.get("/drip", from: server, limit: 12)
      #expect(drip.text == "HTTP/1.1 200" && drip.seconds > 1)
      for path in ["/endless", "/chunks", "/header"] {
        let reply = await RawClient.get(path, from: server, limit: 50 << 20)
        #expect(reply.ending == .enough)
      }
    }
  }

  @Test func `a fault can precede the file, and a broken body can be resumed`()
    async throws
  {
    try await with { server in
      let close = ["Connection: close"]
      server.serve("/busy", .first(2, .unavailable(retryAfter: .seconds(7)), then: .file(letters)))
      for status in ["503 Service Unavailable", "503 Service Unavailable", "200 OK"] {
        let reply = await RawClient.get("/busy", from: server, headers: close)
        #expect(reply.statusLine == "HTTP/1.1 \(status)")
        #expect(reply.text.contains("Retry-After: 7\r\n") == status.hasPrefix("503"))
      }
      server.serve("/broken", .breaksOnce(ServedFile(letters, etag: "\"1\""), after: 3))
      let begun = await RawClient.get("/broken", from: server)
      #expect(begun.body == "abc" && begun.ending == .closed)
      let rest = await RawClient.get("/broken", from: server, headers: close + ["Range: bytes=3-"])
      #expect(rest.body == "defghij")
    }
  }

  @Test func `wrong lengths and chunks are sent exactly as requested`() async throws {
    try await with { server in
      server.serve("/two", .body(letters, contentLengths: ["10", "9"]))
      server.serve("/minus", .body(letters, contentLength: "-1"))
      server.serve("/chunk", .chunked(letters, fault: .overflowingSize))
      server.serve("/last", .chunked(letters, fault: .missingLastChunk))
      let two = await RawClient.get("/two", from: server)
      #expect(two.text.contains("Content-Length: 10\r\nContent-Length: 9\r\n"))
      let minus = await RawClient.get("/minus", from: server)
      #expect(minus.text.contains("Content-Length: -1\r\n"))
      let chunk = await RawClient.get("/chunk", from: server)
      #expect(chunk.body == "a\r\nabcdefghij\r\nfffffffffffffffff0\r\nabc")
      let last = await RawClient.get("/last", from: server)
      #expect(last.body == "a\r\nabcdefghij\r\n" && last.ending == .closed)
    }
  }

  @Test func `data before responses, and instead of them, is sent`() async throws {
    try await with { server in
      server.serve("/hints", .informational([100, 103], then: .file(letters)))
      server.serve("/huge", .hugeHeader())
      server.serve("/many", .manyHeaders(100_000))
      server.serve("/loop", .redirectLoop)
      server.serveRedirects(2, from: "/chain", to: .file(letters))
      let close = ["Connection: close"]
      let hints = await RawClient.get("/hints", from: server, headers: close)
      #expect(hints.text.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n"))
      #expect(hints.text.contains("\r\n\r\nHTTP/1.1 200 OK\r\n"))
      let huge = await RawClient.get("/huge", from: server, headers: close, limit: 1 << 22)
      #expect(huge.bytes.count > 1 << 20 && huge.ending == .closed)
      let many = await RawClient.get("/many", from: server, headers: close, limit: 1 << 22)
      #expect(many.text.contains("\r\nX-99999: a\r\n"))
      let loop = await RawClient.get("/loop", from: server, headers: close)
      #expect(loop.text.contains("Location: /loop\r\n"))
      let chain = await RawClient.get("/chain-1", from: server, headers: close)
      #expect(chain.text.contains("Location: /chain-2\r\n"))
      let end = await RawClient.get("/chain-2", from: server, headers: close)
      #expect(end.body == "abcdefghij")
    }
  }

  @Test func `bombs have the size that they promise`() async throws {
    try await with { server in
      server.serve("/nested", .nestedGzipBomb())
      server.serve("/gzip", .gzipBomb())
      server.serve("/zstd", .zstdBomb())
      let nested = await RawClient.get("/nested", from: server, headers: ["Connection: close"])
      let start = nested.bytes.count - 231
      let folder = try TemporaryFolder()
      let file = try folder.write(Data(nested.bytes[start...]), to: "bomb.gz")
      let unpack = """
        import gzip, io, sys
        f = gzip.open(gzip.open(gzip.open(sys.argv[1])))
        print(sum(len(b) for b in iter(lambda: f.read(1 << 20), b'')))
        """
      let result = try await Program.run("python3", ["-c", unpack, file])
      #expect(result.output == "1073741824\n", "\(result.messages)")
      let end = "\r\n0\r\n\r\n"
      let gzip = await RawClient.get("/gzip", from: server, limit: 1 << 24, last: end)
      #expect(gzip.bytes.count > 10_000_000)
      #expect(gzip.bytes.suffix(7).elementsEqual(end.utf8))
      let zstd = await RawClient.get("/zstd", from: server, limit: 1 << 24, last: end)
      #expect((320_000..<350_000).contains(zstd.bytes.count))
    }
  }

  @Test func `requests in progress are counted, and end when the client disconnects`() async throws
  {
    try await with { server in
      server.serve("/a", .together(2, on: server, .stallingBody(letters, after: 4)))
      async let one = RawClient.get("/a", from: server, last: "abcd")
      async let two = RawClient.get("/a", from: server, last: "abcd")
      _ = await (one, two)
      #expect(server.maximumConcurrency == 2)
      try await eventually { server.openConnections == 0 }
    }
  }

  @Test func `a stopped server leaves no descriptor behind, whatever it was doing`() async throws {
    // Other tests open a few at the same time; a server that stays open keeps at least three.
    let before = try openDescriptors()
    for _ in 0..<60 {
      let server = try await FaultyServer.start()
      server.serve("/never", .neverAnswers)
      server.serve("/endless", .endlessBody())
      async let never = RawClient.get("/never", from: server)
      _ = await RawClient.get("/endless", from: server, limit: 1000)
      try await eventually { server.requests.count == 2 }
      await server.stop()
      #expect(await never.ending == .reset)
      #expect(server.openConnections == 0)
      #expect(await RawClient.get("/never", from: server).ending == .reset)
    }
    try await eventually { try openDescriptors() < before + 100 }
  }

  @Test func `bytes that are not TLS arrive without a request`() async throws {
    try await with(.garbage) { server in
      let reply = await RawClient.say("\u{16}\u{3}\u{1}", to: server, last: "TLS.\r\n")
      #expect(reply.text == "This is not TLS.\r\n")
    }
    try await with(.silent) { server in
      let reply = await RawClient.say("\u{16}\u{3}\u{1}", to: server, last: "")
      #expect(reply.bytes.isEmpty && reply.ending == .stillOpen)
    }
  }
}
