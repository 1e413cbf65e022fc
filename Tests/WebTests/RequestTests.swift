import Foundation
import HubModel
import HubPictures
import Synchronization
import TestSupport
import Testing

@testable import HubFetching
@testable import HubSource

/// The requests to servers: their contents, number and concurrency.
@Suite(.alone, .serialized, .timeLimit(.minutes(10)))
struct RequestTests {
  private let text = Array("some text".utf8)

  /// An earlier release that contains every file, with these validators.
  private struct Release: EarlierRelease {
    var validators = Validators(answeredBy: nil, entityTag: "\"1\"", lastModified: nil)
    var picture: HexDigest?
    var files: [(location: String, kind: FileKind)] = []
    var isOfThisHub = true

    func file(at location: String, as kind: FileKind) -> EarlierFile? {
      guard isOfThisHub, kind != .picture || picture != nil else { return nil }
      return EarlierFile(
        since: "2026-05-15T00:00:00Z", validators: validators,
        published: kind == .picture ? picture : nil)
    }
    func contents(of location: String) -> [UInt8] { Array("old text".utf8) }
    func clubs(listedIn location: String) -> [OrganizationIdentity] { [] }
    func list(of club: OrganizationIdentity) -> String? { nil }
  }

  @Test func `each file is fetched once, for all callers and spellings`() async throws {
    try await withWeb { server, fetcher in
      server.serve("/a%20b.json", .after(.milliseconds(100), .file(text)))
      let port = server.port
      let spellings = [
        "http://127.0.0.1:\(port)/a%20b.json", "HTTP://127.0.0.1:\(port)/a b.json",
        "http://127.0.0.1:\(port)/a%20b.json#top",
      ]
      await withTaskGroup(of: String.self) { group in
        for spelling in spellings + spellings {
          group.addTask { await fetcher.text(spelling) }
        }
        for await found in group { #expect(found == "some text") }
      }
      #expect(server.requests.count == 1)
    }
  }

  @Test func `requests have a user agent, and compression only where it makes sense`()
    async throws
  {
    var options = steady
    options.userAgent = "hubpack/1.2.3"
    try await withWeb(options) { server, fetcher in
      server.serve("/a.json", .file(text))
      server.serve("/a.jpg", .file(SamplePicture.jpeg.bytes))
      _ = await fetcher.text(server.url("/a.json"))
      _ = await fetcher.size(server.url("/a.jpg"))
      #expect(server.requests.map { $0["User-Agent"] } == ["hubpack/1.2.3", "hubpack/1.2.3"])
      #expect(server.requests.map { $0["Accept-Encoding"] } == ["gzip", "identity"])
    }
  }

  @Test func `no more requests are in progress than allowed, in total and to one host`()
    async throws
  {
    var options = steady
    options.connections = 6
    options.connectionsPerHost = 4
    try await withWeb(options) { server, fetcher in
      func fetch(_ hosts: [String], expecting concurrency: Int) async {
        for number in 0..<40 {
          server.serve("/\(number).json", .together(concurrency, on: server, .file(text)))
        }
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<20 {
            for (index, host) in hosts.enumerated() {
              group.addTask {
                _ = await fetcher.text(
                  server.url("/\(number + 20 * index).json?\(hosts.count)", host: host))
              }
            }
          }
        }
      }
      await fetch(["127.0.0.1"], expecting: 4)
      #expect(server.maximumConcurrency == 4)
      await fetch(["127.0.0.1", "localhost"], expecting: 6)
      #expect(server.maximumConcurrency == 6)
      #expect(server.acceptedConnections <= 16)
    }
  }

  @Test func `a slow host does not delay others`() async throws {
    try await withWeb { server, fetcher in
      server.serve("/slow.json", .neverAnswers)
      server.serve("/quick.json", .file(text))
      let slow = (0..<20).map { number in
        Task { await fetcher.text(server.url("/slow.json?\(number)")) }
      }
      try await eventually { server.requests.count == 4 }
      for number in 0..<10 {
        let url = server.url("/quick.json?\(number)", host: "localhost")
        #expect(await fetcher.text(url) == "some text")
      }
      // All of this was fetched before the slow host was given up for the first time.
      #expect(server.requests(for: "/slow.json").count == 4)
      for task in slow {
        task.cancel()
        #expect(await task.value == "was not read: interrupted")
      }
    }
  }

  /// An interrupted export fetches in vain only the files in progress, and not one more.
  @Test func `after a cancelled fetch nothing else is requested`() async throws {
    try await withWeb { server, fetcher in
      var fetches: [String: Task<String, Never>] = [:]
      for path in (0..<20).map({ "/\($0).json" }) {
        server.serve(path, .neverAnswers)
        fetches[path] = Task { await fetcher.text(server.url(path)) }
      }
      try await eventually { server.requests.count == 4 }
      let others = server.requests.dropFirst().compactMap { fetches.removeValue(forKey: $0.path) }
      try #require(others.count == 3)
      fetches[server.requests[0].path]?.cancel()
      for fetch in fetches.values {
        #expect(await fetch.value == "was not read: interrupted")
      }
      for fetch in others {
        fetch.cancel()
        _ = await fetch.value
      }
      #expect(server.requests.count == 4)
    }
  }

  @Test func `a host that never responds is given up`() async throws {
    var options = steady
    options.failuresUntilGivingUp = 5
    options.attempts = 1
    options.rateWindow = .milliseconds(500)
    try await withWeb(options) { server, fetcher in
      server.serve("/a.json", .neverAnswers)
      var reasons: [String] = []
      for number in 0..<8 { reasons.append(await fetcher.text(server.url("/a.json?\(number)"))) }
      let silence = "could not be reached: no data received for 500 ms"
      let end =
        "could not be reached: 127.0.0.1:\(server.port) failed 5 times in a row and was not contacted again"
      #expect(reasons == [String](repeating: silence, count: 5) + [end, end, end])
      // On a busy machine a request may have been given up before it arrived.
      #expect(server.requests.count <= 5)
    }
  }

  @Test func `an unchanged file is not sent again`() async throws {
    try await withWeb(earlier: Release()) { server, fetcher in
      server.serve("/a.json", .file(ServedFile(text, etag: "\"1\"")))
      server.serve("/b.json", .file(ServedFile(text, etag: "\"2\"")))
      #expect(await fetcher.text(server.url("/a.json")) == "old text")
      #expect(await fetcher.text(server.url("/b.json")) == "some text")
      #expect(server.requests.map { $0["If-None-Match"] } == ["\"1\"", "\"1\""])
      #expect(fetcher.report.bytes == text.count)
    }
  }

  @Test func `validators of another url are not used`() async throws {
    let there = Validators(
      answeredBy: "http://127.0.0.1:1/elsewhere", entityTag: "\"1\"", lastModified: nil)
    try await withWeb(earlier: Release(validators: there)) { server, fetcher in
      server.serve("/a.json", .redirect(to: "/b.json"))
      server.serve("/b.json", .file(ServedFile(text, etag: "\"1\"")))
      #expect(await fetcher.text(server.url("/a.json")) == "some text")
      #expect(server.requests.allSatisfy { $0["If-None-Match"] == nil })
    }
  }

  @Test func `a picture whose variants exist is only checked, another one is fetched`()
    async throws
  {
    let bytes = SamplePicture.jpeg.bytes
    let digest = HexDigest(bytes: Array(repeating: 7, count: 32))
    try await withWeb(earlier: Release(picture: digest)) { server, fetcher in
      server.serve("/a.jpg", .file(ServedFile(bytes, etag: "\"1\"")))
      let kept = try await fetcher.picture(at: HubLocation(server.url("/a.jpg"))) { $0 == digest }
      #expect(kept.published == digest && kept.file == nil)
      let fetched = try await fetcher.picture(at: HubLocation(server.url("/a.jpg?2"))) { _ in
        false
      }
      #expect(fetched.file?.size == bytes.count)
      #expect(server.requests.map { $0["If-None-Match"] } == ["\"1\"", nil])
    }
  }

  @Test func `a picture that was not needed is fetched again for another variant`()
    async throws
  {
    let bytes = SamplePicture.jpeg.bytes
    let digest = HexDigest(bytes: Array(repeating: 7, count: 32))
    try await withWeb(earlier: Release(picture: digest)) { server, fetcher in
      server.serve("/a.jpg", .file(ServedFile(bytes, etag: "\"1\"")))
      let url = HubLocation(server.url("/a.jpg"))
      _ = try await fetcher.picture(at: url) { $0 == digest }
      for _ in 0..<2 {
        let fetched = try await fetcher.picture(at: url) { _ in false }
        #expect(fetched.file?.size == bytes.count)
      }
      #expect(server.requests.map { $0["If-None-Match"] } == ["\"1\"", nil])
    }
  }

  @Test func `the files of an earlier bundle of this hub are checked concurrently`()
    async throws
  {
    let (here, elsewhere) = try (TemporaryFolder(), TemporaryFolder())
    let server = try await FaultyServer.start()
    let files = (0..<4).map { (server.url("/\($0).json"), FileKind.levelFile) }
    for number in 0..<4 {
      let file = ServedFile(text, etag: "\"1\"")
      server.serve("/\(number).json", .together(4, on: server, .file(file)))
    }
    let release = Release(files: files)
    try await withFetcher(root: server.url("/0.json"), in: here.path("cache"), earlier: release) {
      fetcher in
      await fetcher.prefetchEarlier()
      #expect(server.requests.count == 4 && server.maximumConcurrency == 4)
      for (file, _) in files { #expect(await fetcher.text(file) == "old text") }
      #expect(server.requests.count == 4)
    }
    let nothing = Release(files: files, isOfThisHub: false)
    try await withFetcher(
      root: server.url("/0.json"), in: elsewhere.path("cache"), earlier: nothing
    ) {
      fetcher in
      await fetcher.prefetchEarlier()
      #expect(server.requests.count == 4)
    }
    await server.stop()
  }

  @Test func `an unreachable file is carried forward on request, a missing one is not`()
    async throws
  {
    var options = steady
    options.carriesForward = true
    options.attempts = 1
    try await withWeb(options, earlier: Release()) { server, fetcher in
      server.serve("/down.json", .status(500))
      server.serve("/shut.json", .status(403))
      let nowhere = try await fetcher.read(
        HubLocation("http://no-such-host.invalid.nl/a.json"), as: .levelFile)
      #expect(nowhere.freshness != .current)
      for name in ["/down.json", "/shut.json"] {
        let file = try await fetcher.read(HubLocation(server.url(name)), as: .levelFile)
        #expect(String(decoding: file.contents, as: UTF8.self) == "old text")
        guard case .stale("2026-05-15T00:00:00Z", _) = file.freshness else {
          Issue.record("\(name) is \(file.freshness)")
          continue
        }
      }
      #expect(await fetcher.text(server.url("/gone.json")) == "is missing")
    }
    options.carriesForward = false
    try await withWeb(options, earlier: Release()) { server, fetcher in
      server.serve("/down.json", .status(500))
      #expect(await fetcher.text(server.url("/down.json")).hasPrefix("could not be reached"))
    }
  }

  @Test func `an incomplete body is resumed where it ended`() async throws {
    let bytes = Array(repeating: UInt8(ascii: "y"), count: 100_000)
    try await withWeb { server, fetcher in
      server.serve("/a.json", .breaksOnce(ServedFile(bytes, etag: "\"1\""), after: 60_000))
      #expect(await fetcher.text(server.url("/a.json")).utf8.count == 100_000)
      let requests = server.requests(for: "/a.json")
      #expect(requests.count == 2)
      #expect(requests.last?["Range"]?.hasPrefix("bytes=") == true)
      #expect(requests.last?["If-Range"] == "\"1\"")
    }
  }

  @Test func `a byte range other than the requested one is rejected`() async throws {
    let bytes = Array((0..<100_000).map { UInt8(ascii: "a") + UInt8($0 % 26) })
    let file = ServedFile(bytes, etag: "\"1\"")
    let wrong: [(String, Behaviour)] = [
      (
        "another beginning", .partial(Array(bytes[..<50_000]), contentRange: "bytes 0-49999/100000")
      ),
      ("no beginning", .partial(Array(bytes[..<50_000]), contentRange: nil)),
      ("refused", .rangeRefused(size: 100_000)),
      ("forbidden", Behaviour { try await $0.answer(Answer(403)) }),
      ("not there", Behaviour { try await $0.answer(Answer(404)) }),
      ("nowhere", Behaviour { try await $0.answer(Answer(302)) }),
      ("everything", .wholeFile(file)),
    ]
    for (name, behaviour) in wrong {
      try await withWeb { server, fetcher in
        server.serve(
          "/a.json",
          .changing { attempt in
            switch attempt {
            case 1: .breaksAlways(file, after: 60_000)
            case 2: behaviour
            default: .file(file)
            }
          })
        let found = await fetcher.text(server.url("/a.json"))
        #expect(found == String(decoding: bytes, as: UTF8.self), "\(name): \(found.prefix(80))")
      }
    }
  }

  @Test func `a byte range that ends early is resumed, and an absurd length does no harm`()
    async throws
  {
    let bytes = Array((0..<100_000).map { UInt8(ascii: "a") + UInt8($0 % 26) })
    let file = ServedFile(bytes, etag: "\"1\"")
    let short = Behaviour {
      let start = 60_000
      try await $0.answer(
        Answer(
          206, headers: [("ETag", "\"1\""), ("Content-Range", "bytes \(start)-79999/100000")],
          body: bytes[start..<80_000]))
    }
    let absurd = Behaviour {
      try await $0.send(
        "HTTP/1.1 206 Partial Content\r\nETag: \"1\"\r\nContent-Range: bytes 60000-99999/100000\r\n"
          + "Content-Length: 9223372036854775807\r\n\r\nxyz")
      try await $0.close()
    }
    for behaviour in [short, absurd] {
      try await withWeb { server, fetcher in
        server.serve(
          "/a.json",
          .changing { attempt in
            switch attempt {
            case 1: .breaksAlways(file, after: 60_000)
            case 2: behaviour
            default: .file(file)
            }
          })
        let found = await fetcher.text(server.url("/a.json"))
        #expect(found == String(decoding: bytes, as: UTF8.self), "\(found.prefix(80))")
      }
    }
  }

  @Test func `an incomplete compressed body is fetched again from the start`() async throws {
    let bytes = Array((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) })
    try await withWeb { server, fetcher in
      server.serve(
        "/a.json",
        .first(
          1,
          Behaviour {
            try await $0.send(
              "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Encoding: gzip\r\nContent-Length: 90000\r\n\r\n"
            )
            try await $0.send([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
            try await $0.close()
          }, then: .file(ServedFile(bytes, etag: "\"1\"", compresses: true))))
      let file = try await fetcher.read(HubLocation(server.url("/a.json")), as: .levelFile)
      #expect(file.contents == bytes)
      #expect(server.requests.last?["Range"] == nil)
    }
  }

  @Test func `a confirmation of a different version is rejected`() async throws {
    try await withWeb(earlier: Release()) { server, fetcher in
      server.serve(
        "/a.json",
        Behaviour { exchange in
          if exchange.request["If-None-Match"] != nil {
            try await exchange.answer(Answer(304, headers: [("ETag", "\"other\"")]))
          } else {
            try await exchange.answer(Answer(200, type: "text/plain", text: "new text"))
          }
        })
      #expect(await fetcher.text(server.url("/a.json")) == "new text")
      #expect(server.requests.count == 2)
    }
  }

  @Test func `a host that asks for fewer requests gets fewer, and nothing is lost`() async throws {
    let times = Mutex<[ContinuousClock.Instant]>([])
    try await withWeb { server, fetcher in
      for number in 0..<30 {
        server.serve(
          "/\(number).json",
          Behaviour { exchange in
            let now = ContinuousClock.now
            let isBusy = times.withLock { times in
              times.removeAll { $0.duration(to: now) > .seconds(1) }
              if times.count >= 10 { return true }
              times.append(now)
              return false
            }
            try await exchange.answer(
              isBusy
                ? Answer(429, headers: [("Retry-After", "1")]) : Answer(200, body: [0x7B, 0x7D]))
          })
      }
      await withTaskGroup(of: String.self) { group in
        for number in 0..<30 {
          group.addTask { await fetcher.text(server.url("/\(number).json")) }
        }
        for await found in group { #expect(found == "{}") }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a host that only asks for pauses uses them up, and its other files fail at once`(
    isUpdate: Bool
  ) async throws {
    var options = steady
    options.waitingPerHost = .seconds(2)
    options.carriesForward = isUpdate
    let earlier = isUpdate ? Release() : nil
    try await withWeb(options, earlier: earlier) { server, fetcher in
      let urls = (0..<24).map { number in
        server.serve("/\(number).json", .tooManyRequests(retryAfter: .seconds(1)))
        return server.url("/\(number).json")
      }
      let start = ContinuousClock.now
      await withTaskGroup(of: String.self) { group in
        for url in urls { group.addTask { await fetcher.text(url) } }
        for await found in group {
          let reason =
            "could not be reached: 127.0.0.1:\(server.port) requested pauses (Retry-After) of "
            + "more than 2 s in total and was not contacted again (use --deadline to allow more)"
          #expect(found == (isUpdate ? "old text" : reason))
        }
      }
      // Each round has four requests, each of which waits for a second.
      #expect(server.requests.count <= 16, "\(server.requests.count)")
      #expect(start.duration(to: .now) < steady.deadline / 4)
      _ = await fetcher.text(server.url("/another.json"))
      #expect(server.requests(for: "/another.json").isEmpty)
    }
  }

  @Test func `the time limit for a file includes its pauses`() async throws {
    var options = steady
    options.deadline = .seconds(3)
    try await withWeb(options) { server, fetcher in
      server.serve("/busy.json", .tooManyRequests(retryAfter: .seconds(1)))
      server.serve("/round.json", .after(.seconds(1), .redirectLoop))
      async let busy = fetcher.text(server.url("/busy.json"))
      async let round = fetcher.text(server.url("/round.json"))
      let reasons = await [busy, round]
      #expect(reasons[0].hasPrefix("could not be reached: "), "\(reasons[0])")
      #expect(
        reasons[1]
          == "could not be reached: no complete response within 3 s (use --deadline to wait longer)"
      )
      #expect(server.requests(for: "/busy.json").count <= 4)
      #expect(server.requests(for: "/round.json").count <= 4)
    }
  }

  @Test func `an invalid Retry-After does no harm`() async throws {
    let wishes: [(wish: Behaviour.RetryAfter, requests: Int)] = [
      (.date(Date(timeIntervalSince1970: 0)), 2), (.seconds(0), 2), (.seconds(-5), 2),
      (.text("soon"), 2), (.text(""), 2), (.text("99999999999999999999999"), 1),
      (.seconds(.max), 1), (.date(Date(timeIntervalSinceNow: 1e10)), 1),
      (.text("Thu, 01 Jan 99999 00:00:00 GMT"), 1),
    ]
    try await withWeb { server, fetcher in
      for (number, (wish, requests)) in wishes.enumerated() {
        let path = "/\(number).json"
        server.serve(path, .first(1, .unavailable(retryAfter: wish), then: .file(text)))
        let found = await fetcher.text(server.url(path))
        let expected =
          requests == 2 ? "some text" : "could not be reached: the server returned HTTP 503"
        #expect(found == expected, "\(wish)")
        #expect(server.requests(for: path).count == requests, "\(wish)")
      }
    }
  }

  @Test func `endless interim responses fail without using memory`() async throws {
    var options = hasty
    options.attempts = 1
    try await withWeb(options) { server, fetcher in
      server.serve("/a.json", .endlessInformational)
      let before = residentBytes()
      let reason = await fetcher.text(server.url("/a.json"))
      #expect(reason.hasPrefix("could not be ") && !reason.contains("no data"), "\(reason)")
      #expect(residentBytes() - before < 200 << 20)
    }
  }

  @Test func `the contents of a bundle cannot break a request`() async throws {
    let validators = Validators(
      answeredBy: nil, entityTag: "\"1\"\r\nX-Injected: yes", lastModified: "gestern\u{7F}")
    try await withWeb(earlier: Release(validators: validators)) { server, fetcher in
      server.serve("/a.json", .file(text))
      #expect(await fetcher.text(server.url("/a.json")) == "some text")
      #expect(server.requests.count == 1 && server.requests.first?["X-Injected"] == nil)
    }
  }

  @Test func `errors of a server that responds do not affect its other files`() async throws {
    try await withWeb { server, fetcher in
      server.serve("/good.json", .file(text))
      for number in 0..<6 {
        server.serve("/\(number).json", .status(500))
        _ = await fetcher.text(server.url("/\(number).json"))
      }
      #expect(await fetcher.text(server.url("/good.json")) == "some text")
    }
  }

  @Test func `a file that changes while it is fetched is never a mixture`() async throws {
    let old = Array(repeating: UInt8(ascii: "o"), count: 100_000)
    let new = Array(repeating: UInt8(ascii: "n"), count: 100_000)
    try await withWeb { server, fetcher in
      server.serve(
        "/a.json",
        .first(
          1, .breaksAlways(ServedFile(old, etag: "\"1\""), after: 60_000),
          then: .file(ServedFile(new, etag: "\"2\""))))
      let found = await fetcher.text(server.url("/a.json"))
      #expect(found == String(decoding: new, as: UTF8.self))
    }
  }

  @Test func `five redirects are followed, also relative ones`() async throws {
    try await withWeb { server, fetcher in
      server.serveRedirects(5, from: "/chain", to: .file(text))
      server.serve("/deep/a.json", .redirect(308, to: "../b.json"))
      server.serve("/b.json", .file(text))
      #expect(await fetcher.text(server.url("/chain")) == "some text")
      #expect(await fetcher.text(server.url("/deep/a.json")) == "some text")
    }
  }

  /// The byte of "é" in Latin-1, which is not UTF-8.
  @Test func `a location that is not UTF-8 is followed byte for byte`() async throws {
    let head = "HTTP/1.1 302 Found\r\nContent-Length: 0\r\nETag: \"1\"\r\nlocation:  /caf"
    let redirect = Array(head.utf8) + [0xE9] + Array(".json?a=%20".utf8) + [0xFC, 0x0D, 0x0A]
    let end: [UInt8] = [0x0D, 0x0A]
    try await withWeb { server, fetcher in
      server.serve("/whole", Behaviour { try await $0.send(redirect + end) })
      server.serve(
        "/pieces",
        Behaviour {
          for piece in [redirect[..<20], redirect[20..<70], redirect[70...], end[...]] {
            try await $0.send(piece)
          }
        })
      server.serve(
        "/interim",
        Behaviour {
          try await $0.send(
            Array("HTTP/1.1 103 Early Hints\r\nLocation: /b\r\n\r\n".utf8) + redirect + end)
        })
      server.serve("/caf%E9.json", .file(text))
      for path in ["/whole", "/pieces", "/interim", "/whole?again"] {
        #expect(await fetcher.text(server.url(path)) == "some text", "\(path)")
      }
      let queries = server.requests(for: "/caf%E9.json").map(\.query)
      #expect(queries == Array(repeating: "a=%20%FC", count: 4))
      #expect(await fetcher.text(server.url("/caf%E9.json?published")) == "some text")
    }
  }

  @Test func `a password in a redirect is masked`() async throws {
    try await withWeb { server, fetcher in
      let password = String(repeating: "x", count: 300)
      for (path, location) in [
        ("/short", "http://ans:secret@club.example/a.json"),
        ("/long", "http://ans:\(password)@club.example/a.json"),
      ] {
        server.serve(path, .redirect(to: location))
        #expect(
          await fetcher.text(server.url(path))
            == "could not be fetched: redirected to http://***@club.example/a.json, which cannot "
            + "be fetched")
      }
    }
  }

  @Test func `no redirect leads from https to http`() async throws {
    var options = steady
    let folder = try TemporaryFolder()
    try folder.write(FaultyServer.authority, to: "authority.pem")
    options.certificateFile = folder.path("authority.pem")
    let open = try await FaultyServer.start()
    open.serve("/a.json", .file(text))
    try await withWeb(options, tls: .trusted) { server, fetcher in
      server.serve("/a.json", .redirect(to: open.url("/a.json")))
      #expect(
        await fetcher.text(server.url("/a.json"))
          .hasPrefix("could not be fetched: redirected from https to http://127.0.0.1"))
    }
    #expect(open.requests.isEmpty)
    await open.stop()
  }

  @Test func `all files together have a size limit`() async throws {
    var options = steady
    options.totalBytes = 25_000
    try await withWeb(options) { server, fetcher in
      for name in ["/a", "/b", "/c"] {
        server.serve(name, .file(Array(repeating: UInt8(ascii: "z"), count: 10_000)))
      }
      #expect(await fetcher.text(server.url("/a")).utf8.count == 10_000)
      #expect(await fetcher.text(server.url("/b")).utf8.count == 10_000)
      #expect(
        await fetcher.text(server.url("/c"))
          == "could not be fetched: the download limit of 25000 bytes was reached (use --max-download to raise it)"
      )
    }
  }

  @Test func `a cancelled fetch ends at once`() async throws {
    try await withWeb { server, fetcher in
      server.serve("/a.json", .neverAnswers)
      try await expectEndWhenCancelled(fetcher, server.url("/a.json")) {
        server.requests.count == 1
      }
    }
  }

  @Test func `ten thousand fetches leave no descriptor behind`() async throws {
    let before = try openDescriptors()
    try await withWeb { server, fetcher in
      server.serve("/a.jpg", .file(SamplePicture.jpeg.bytes))
      try await withLookAhead(
        0..<10_000, width: 64,
        work: { await fetcher.size(server.url("/a.jpg?\($0)")) },
        handle: { number, size in
          if size != "\(SamplePicture.jpeg.bytes.count) bytes" {
            Issue.record("\(number): \(size)")
          }
        })
      #expect(server.requests.count == 10_000)
    }
    try await eventually { try openDescriptors() < before + 100 }
  }
}
