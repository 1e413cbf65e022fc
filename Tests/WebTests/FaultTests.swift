import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubFetching
@testable import HubSource

/// Server faults: a file is fetched or its failure is reported, at little cost.
@Suite(.alone, .serialized, .timeLimit(.minutes(10)))
struct FaultTests {
  private static let letters = Array(repeating: UInt8(ascii: "x"), count: 5000)
  private static let picture = SamplePicture.jpeg.bytes

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let behaviour: Behaviour
    /// The beginning of the reason.
    let reason: String
    var requests = 1
    var testDescription: String { name }
  }

  /// The stalls of servers, which only a clock detects; all other faults are immediate.
  static let stalls: [Fault] = [
    Fault(
      name: "never answers", behaviour: .neverAnswers,
      reason: "could not be reached: no data received for 2 s", requests: 3),
    Fault(
      name: "slow headers", behaviour: .slowHeaders(),
      reason: "could not be reached: no data received for 2 s", requests: 3),
    Fault(
      name: "slow body", behaviour: .slowBody(letters, bytesPerSecond: 10),
      reason: "could not be reached: received less than 1000 bytes per second", requests: 3),
    Fault(
      name: "stalling body", behaviour: .stallingBody(letters, after: 2000),
      reason: "could not be reached: no data received for 2 s", requests: 3),
  ]

  /// The faults of level files. A temporary fault causes three requests.
  static let ofLevelFiles: [Fault] = [
    Fault(
      name: "endless body", behaviour: .endlessBody(),
      reason: "is larger than 33554432 bytes"),
    Fault(
      name: "endless chunks", behaviour: .endlessChunks(),
      reason: "is larger than 33554432 bytes"),
    Fault(
      name: "short body", behaviour: .shortBody(letters, missing: 10),
      reason: "could not be reached: the response was incomplete", requests: 3),
    Fault(
      name: "negative length", behaviour: .body(letters, contentLength: "-1"),
      reason: "could not be fetched: invalid HTTP response"),
    Fault(
      name: "length that is no number", behaviour: .body(letters, contentLength: "lots"),
      reason: "could not be fetched: invalid HTTP response"),
    Fault(
      name: "bad chunk size", behaviour: .chunked(letters, fault: .nonsenseSize),
      reason: "could not be fetched: invalid HTTP response"),
    Fault(
      name: "no last chunk", behaviour: .chunked(letters, fault: .missingLastChunk),
      reason: "could not be reached: the response was incomplete", requests: 3),
    Fault(
      name: "resets", behaviour: .resets,
      reason: "could not be reached: ", requests: 3),
    Fault(
      name: "resets in the body", behaviour: .resetsBody(letters, after: 100),
      reason: "could not be reached: ", requests: 3),
    Fault(
      name: "closes", behaviour: .closes,
      reason: "could not be reached: the connection was closed before the response", requests: 3),
    Fault(name: "missing, with a page", behaviour: .missingPage, reason: "is missing"),
    Fault(
      name: "forbidden", behaviour: .status(403),
      reason: "could not be fetched (HTTP 403)"),
    Fault(
      name: "server error", behaviour: .status(500),
      reason: "could not be reached: the server returned HTTP 500", requests: 3),
    Fault(
      name: "not implemented", behaviour: .status(501),
      reason: "could not be reached: the server returned HTTP 501"),
    Fault(
      name: "unavailable for an hour", behaviour: .unavailable(retryAfter: .seconds(3600)),
      reason: "could not be reached: the server returned HTTP 503"),
    Fault(
      name: "too many requests until tomorrow",
      behaviour: .tooManyRequests(retryAfter: .date(Date(timeIntervalSinceNow: 86_400))),
      reason: "could not be reached: the server returned HTTP 429"),
    Fault(
      name: "no content", behaviour: .status(204),
      reason: "could not be fetched: the server returned HTTP 204"
    ),
    Fault(
      name: "uninvited 304", behaviour: .uninvitedNotModified,
      reason: "could not be fetched: the server returned HTTP 304"),
    Fault(
      name: "uninvited part", behaviour: .partial(letters, contentRange: "bytes 0-4999/9000"),
      reason: "could not be fetched: the server returned HTTP 206"),
    Fault(
      name: "redirect loop", behaviour: .redirectLoop,
      reason: "could not be fetched: redirected more than 5 times", requests: 6),
    Fault(
      name: "redirects for ever", behaviour: .endlessRedirects,
      reason: "could not be fetched: redirected more than 5 times", requests: 6),
    Fault(
      name: "redirect to nowhere", behaviour: .redirect(to: nil),
      reason: "could not be fetched: redirected without a location"),
    Fault(
      name: "redirect to a file", behaviour: .redirect(to: "file:///etc/passwd"),
      reason: "could not be fetched: redirected to file:///etc/passwd"),
    Fault(
      name: "redirect to ftp", behaviour: .redirect(to: "ftp://127.0.0.1/x"),
      reason: "could not be fetched: redirected to ftp://127.0.0.1/x"),
    Fault(
      name: "redirect to the private network", behaviour: .redirect(to: "http://10.0.0.1/x"),
      reason: "could not be fetched: 10.0.0.1 is a private address"),
    Fault(
      name: "redirect to a cloud's secrets",
      behaviour: .redirect(to: "http://169.254.169.254/latest/meta-data"),
      reason: "could not be fetched: 169.254.169.254 is a link-local address"),
    Fault(name: "gzip bomb", behaviour: .gzipBomb(), reason: "is larger than 33554432 bytes"),
    Fault(
      name: "zstd bomb", behaviour: .zstdBomb(),
      reason: "could not be fetched: unexpected content encoding \"zstd\""),
    Fault(
      name: "half of a gzip", behaviour: .halfGzip(letters),
      reason: "could not be read: the compressed data is damaged"),
    Fault(
      name: "a gzip and half of another",
      behaviour: .encoded(Gzip.wrapped(letters) + Gzip.wrapped(letters).prefix(100), as: "gzip"),
      reason: "could not be read: the compressed data is damaged"),
    Fault(
      name: "a gzip and something else",
      behaviour: .encoded(Gzip.wrapped(letters) + Array("more".utf8), as: "gzip"),
      reason: "could not be read: the compressed data is damaged"),
    Fault(
      name: "text as deflate", behaviour: .encoded(letters, as: "deflate"),
      reason: "could not be read: the compressed data is damaged"),
    Fault(
      name: "huge header", behaviour: .hugeHeader(),
      reason: "could not be fetched: invalid HTTP response"),
    Fault(
      name: "many headers", behaviour: .manyHeaders(),
      reason: "could not be fetched: invalid HTTP response"),
    Fault(
      name: "header without end", behaviour: .endlessHeader,
      reason: "could not be fetched: invalid HTTP response"),
    Fault(
      name: "status 000", behaviour: .raw("HTTP/1.1 000 X\r\nContent-Length: 2\r\n\r\n{}"),
      reason: "could not be fetched: invalid HTTP response"),
    Fault(
      name: "status 099", behaviour: .raw("HTTP/1.1 099 X\r\nContent-Length: 2\r\n\r\n{}"),
      reason: "could not be fetched: invalid HTTP response"),
    Fault(
      name: "HTTP/0.9", behaviour: .http09(letters),
      reason: "could not be fetched: invalid HTTP response"),
  ]

  @Test(arguments: ofLevelFiles)
  func `a level file fails, and the next one is fetched`(fault: Fault) async throws {
    try await withWeb { server, fetcher in
      server.serve("/faulty.json", fault.behaviour)
      server.serve("/good.json", .file(Array("{}".utf8)))
      let reason = await fetcher.text(server.url("/faulty.json"))
      #expect(reason.hasPrefix(fault.reason), "\(reason)")
      #expect(server.requests(for: "/faulty.json").count == fault.requests)
      #expect(await fetcher.text(server.url("/good.json")) == "{}")
    }
  }

  @Test func `a server that stalls is given up and contacted again`() async throws {
    var options = hasty
    options.failuresUntilGivingUp = .max
    try await withWeb(options) { server, fetcher in
      await withTaskGroup(of: Void.self) { group in
        for (number, fault) in Self.stalls.enumerated() {
          let path = "/\(number).json"
          server.serve(path, fault.behaviour)
          group.addTask {
            let reason = await fetcher.text(server.url(path))
            #expect(reason.hasPrefix(fault.reason), "\(fault.name): \(reason)")
            #expect(server.requests(for: path).count == fault.requests, "\(fault.name)")
          }
        }
      }
    }
  }

  @Test func `a body that would take for ever without being slow is given up`() async throws {
    var options = steady
    options.deadline = .seconds(2)
    try await withWeb(options) { server, fetcher in
      let body = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
      server.serve("/a.json", .slowBody(body, bytesPerSecond: 5000))
      let reason = await fetcher.text(server.url("/a.json"))
      #expect(
        reason
          == "could not be reached: no complete response within 2 s (use --deadline to wait longer)"
      )
      #expect(server.requests.count == 1)
    }
  }

  /// The faults of pictures.
  static let ofPictures: [Fault] = [
    Fault(
      name: "HTML as JPEG", behaviour: .page(as: "image/jpeg"),
      reason: "could not be read: it is an HTML page, not a picture"),
    Fault(
      name: "half a picture", behaviour: .file(picture.prefix(picture.count / 2)),
      reason: "could not be read: the JPEG file ends too early"),
    Fault(
      name: "nothing", behaviour: .file([UInt8]()), reason: "could not be read: the file is empty"),
    Fault(
      name: "a picture without end", behaviour: .endlessBody(),
      reason: "could not be read: "),
    Fault(
      name: "wrong part", behaviour: .partial(picture, contentRange: nil),
      reason: "could not be fetched: the server returned HTTP 206"),
  ]

  @Test(arguments: ofPictures)
  func `a picture fails, and the next one is fetched`(fault: Fault) async throws {
    try await withWeb { server, fetcher in
      server.serve("/faulty.jpg", fault.behaviour)
      server.serve("/good.jpg", .file(Self.picture))
      let reason = await fetcher.size(server.url("/faulty.jpg"))
      #expect(reason.hasPrefix(fault.reason), "\(reason)")
      #expect(await fetcher.size(server.url("/good.jpg")) == "\(Self.picture.count) bytes")
    }
  }

  @Test func `a file that cannot be a picture is not fetched to its end`() async throws {
    try await withWeb { server, fetcher in
      server.serve("/endless.jpg", .endlessBody())
      _ = await fetcher.size(server.url("/endless.jpg"))
      let bytes = fetcher.report.bytes
      #expect(bytes < 2_000_000, "\(bytes)")
    }
  }

  /// Unusual responses that are valid all the same.
  @Test func `unusual but valid responses are accepted`() async throws {
    try await withWeb { server, fetcher in
      let text = Array("some text".utf8)
      let unusual: [String: Behaviour] = [
        "chunked": .chunked(text, size: 3), "until-close": .bodyUntilClose(text),
        "http10": .http10(text), "interim": .informational([100, 103], then: .file(text)),
        "gzip": .file(text, compresses: true),
        "too-much": .body(text + Array("more".utf8), contentLength: "9"),
        "character-set": .encoded(text, as: "UTF-8"), "none": .encoded(text, as: "none"),
        "binary": .encoded(text, as: "binary, identity"),
        "plain-as-gzip": .encoded(text, as: "gzip"),
        "x-gzip": .encoded(Gzip.wrapped(text), as: "X-GZip"),
        "gzip-and-character-set": .encoded(Gzip.wrapped(text), as: "gzip, utf-8"),
        "two-members": .encoded(
          Gzip.wrapped(Array("some ".utf8)) + Gzip.wrapped(Array("text".utf8)), as: "gzip"),
        "byte-by-byte": .byteByByte(
          Gzip.wrapped(Array("some ".utf8)) + Gzip.wrapped(Array("text".utf8)), as: "gzip"),
        "zlib": .encoded(
          Self.deflated(in: [0x78, 0x9C], [0x11, 0xE8, 0x03, 0x9A]), as: "deflate"),
        "raw-deflate": .encoded(Self.deflated(), as: "deflate"),
        "raw-byte-by-byte": .byteByByte(Self.deflated(), as: "deflate"),
        "gzip-as-deflate": .encoded(Gzip.wrapped(text), as: "deflate"),
        "once-busy": .first(1, .unavailable(retryAfter: .seconds(1)), then: .file(text)),
        "once-over-limit": .first(
          1, .tooManyRequests(retryAfter: .date(Date(timeIntervalSinceNow: 1))), then: .file(text)),
        "twice-broken": .first(2, .status(500), then: .file(text)),
        "once-reset": .first(1, .resets, then: .file(text)),
      ]
      for (name, behaviour) in unusual { server.serve("/" + name, behaviour) }
      for name in unusual.keys {
        #expect(await fetcher.text(server.url("/" + name)) == "some text", "\(name)")
      }
    }
  }

  /// "some text" as compressed by Python's zlib.
  private static func deflated(in header: [UInt8] = [], _ trailer: [UInt8] = []) -> [UInt8] {
    header + [0x2B, 0xCE, 0xCF, 0x4D, 0x55, 0x28, 0x49, 0xAD, 0x28, 0x01, 0x00] + trailer
  }

  @Test(arguments: [
    (TLSFace.selfSigned, "the certificate is self-signed or from an unknown authority"),
    (.expired, "the certificate has expired"),
    (.wrongName, "the certificate is for a different host"),
    (.garbage, "the server does not use TLS on this port (an http URL may work)"),
  ])
  func `a server without a valid certificate gets no request`(
    face: TLSFace, expected: String
  ) async throws {
    var options = steady
    let folder = try TemporaryFolder()
    options.certificateFile = try folder.write(FaultyServer.authority, to: "authority.pem")
    try await withWeb(options, tls: face) { server, fetcher in
      server.serve("/a.json", .file(Array("{}".utf8)))
      let reason = await fetcher.text(server.url("/a.json"))
      #expect(reason == "could not be reached: " + expected)
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `a server that never ends the handshake gets no request`() async throws {
    try await withWeb(hasty, tls: .silent) { server, fetcher in
      let reason = await fetcher.text(server.url("/a.json"))
      #expect(
        ["the TLS handshake timed out", "no data received for 2 s"]
          .map { "could not be reached: " + $0 }.contains(reason), "\(reason)")
      #expect(server.requests.isEmpty)
    }
  }

  /// Over HTTP/2, either server would keep an export waiting, or fill its memory (Docs/Decisions).
  @Test func `a server that offers HTTP/2 is asked over HTTP/1.1, and has its time limit`()
    async throws
  {
    let folder = try TemporaryFolder()
    var options = hasty
    options.attempts = 1
    options.certificateFile = try folder.write(FaultyServer.authority, to: "authority.pem")
    try await withWeb(options, tls: .trusted) { server, fetcher in
      server.serve("/caf%E9.json", .file(Array("{}".utf8)))
      server.serve("/silent.json", .neverAnswers)
      #expect(await fetcher.text(server.url("/caf%E9.json")) == "{}")
      #expect(
        await fetcher.text(server.url("/silent.json"))
          == "could not be reached: no data received for 2 s")
      #expect(server.requests.map(\.version) == ["HTTP/1.1", "HTTP/1.1"])
    }
    try await withWeb(options, tls: .flooding) { server, fetcher in
      let before = residentBytes()
      let reason = await fetcher.text(server.url("/a.json"))
      #expect(reason == "could not be fetched: invalid HTTP response")
      #expect(residentBytes() - before < 100 << 20)
    }
  }

  @Test func `a refused connection is reported as such`() async throws {
    let gone = try await FaultyServer.start()
    await gone.stop()
    try await withWeb { _, fetcher in
      #expect(
        await fetcher.text(gone.url("/a.json")) == "could not be reached: Connection refused")
    }
    try await withWeb(hasty) { _, fetcher in
      #expect(
        await fetcher.text("http://no-such-host.hubpack-test.internal/a.json")
          .hasPrefix("could not be re"))
    }
  }
}

extension Behaviour {
  /// Sends an encoded body in chunks of one byte.
  fileprivate static func byteByByte(_ bytes: [UInt8], as encoding: String) -> Behaviour {
    Behaviour {
      try await $0.sendHead(
        200, [("Content-Encoding", encoding), ("Transfer-Encoding", "chunked")])
      for byte in bytes { try await $0.sendChunk([byte]) }
      try await $0.send("0\r\n\r\n")
    }
  }
}
