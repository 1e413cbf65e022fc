import Foundation
import TestSupport
import Testing

@testable import HubFetching
@testable import HubSource

/// Behind a proxy, files are fetched as without one, and the proxy learns no more than necessary.
@Suite(.alone, .serialized, .timeLimit(.minutes(10)))
struct ProxyTests {
  /// Runs a proxy for all requests, and a fetcher behind it whose root cannot be reached otherwise.
  private func withProxy(
    _ options: FetchOptions = steady, user: String = "",
    _ body: (FaultyServer, HTTPFetcher) async throws -> Void
  ) async throws {
    let proxy = try await FaultyServer.start()
    var options = options
    options.proxies = try ProxySettings(
      environment: ["all_proxy": "http://\(user)127.0.0.1:\(proxy.port)"])
    let folder = try TemporaryFolder()
    do {
      try await withFetcher(
        root: "http://127.0.0.1/root_.level1.json", options, in: folder.path("cache")
      ) { fetcher in try await body(proxy, fetcher) }
    } catch {
      await proxy.stop()
      throw error
    }
    await proxy.stop()
  }

  @Test(arguments: [
    (["http_proxy": "http://proxy:3128"], "http", "hub.nl", "proxy:3128"),
    (["http_proxy": "http://proxy:3128"], "https", "hub.nl", "none"),
    (["HTTP_PROXY": "http://proxy:3128"], "http", "hub.nl", "none"),
    (["HTTPS_PROXY": "proxy"], "https", "hub.nl", "proxy:80"),
    (["ALL_PROXY": "socks5://proxy"], "https", "hub.nl", "proxy:1080"),
    (["all_proxy": "http://a:1", "http_proxy": "http://b:2"], "http", "hub.nl", "b:2"),
    (["all_proxy": "http://a:1", "no_proxy": "hub.nl"], "http", "hub.nl", "none"),
    (["all_proxy": "http://a:1", "no_proxy": ".nl"], "http", "hub.nl", "none"),
    (["all_proxy": "http://a:1", "NO_PROXY": "*"], "http", "hub.nl", "none"),
    (["all_proxy": "http://a:1", "no_proxy": "thehub.nl, b.nl"], "http", "hub.nl", "a:1"),
  ])
  func `proxies are read from the environment`(
    environment: [String: String], scheme: String, host: String, expected: String
  ) throws {
    let proxy = try ProxySettings(environment: environment)
      .proxy(scheme: scheme, host: host, port: 80)
    #expect(proxy.map { "\($0.host):\($0.port)" } ?? "none" == expected)
  }

  @Test func `an error names the variable of an unsupported proxy`() {
    let error = #expect(throws: SourceError.self) {
      try ProxySettings(environment: ["https_proxy": "ftp://proxy"])
    }
    #expect(error?.description.hasPrefix("https_proxy: unsupported proxy scheme") == true)
  }

  @Test(arguments: ["http://a:0", "http://a:65536", "socks5://a:9223372036854775807"])
  func `a proxy's port must be valid`(proxy: String) {
    let error = #expect(throws: SourceError.self) {
      try ProxySettings(environment: ["http_proxy": proxy])
    }
    #expect(error?.description.contains("expected 1 to 65535") == true)
  }

  // MARK: - What it is asked

  @Test func `a proxy receives the whole URL`() async throws {
    try await withProxy { proxy, fetcher in
      proxy.serve("http://hub.nl/a%20b.json", .file(Array("through".utf8)))
      proxy.serve("http://hub.nl:8080/", .file(Array("another port".utf8), compresses: true))
      proxy.serve("http://[2606:2800:220:1::1]/", .file(Array("an address".utf8)))
      #expect(await fetcher.text("http://Hub.NL/a b.json?x=1&y=%C3%A9#top") == "through")
      #expect(await fetcher.text("http://hub.nl:8080") == "another port")
      #expect(await fetcher.text("http://[2606:2800:220:1::1]") == "an address")
      #expect(proxy.requests.map(\.method) == ["GET", "GET", "GET"])
      #expect(proxy.requests.map(\.query) == ["x=1&y=%C3%A9", nil, nil])
      let hosts = ["hub.nl", "hub.nl:8080", "[2606:2800:220:1::1]"]
      #expect(proxy.requests.map { $0["Host"] } == hosts)
      #expect(proxy.requests.map { $0["Proxy-Authorization"] } == [nil, nil, nil])
    }
  }

  @Test func `only the proxy receives the password`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a.json", .file(Array("direct".utf8)))
    var options = steady
    let proxy = try await FaultyServer.start()
    proxy.serve("http://hub.nl/a.json", .redirect(to: server.url("/a.json")))
    options.proxies = try ProxySettings(
      environment: [
        "http_proxy": "http://me:s%40cret@127.0.0.1:\(proxy.port)", "no_proxy": "127.0.0.1",
      ])
    let folder = try TemporaryFolder()
    try await withFetcher(root: server.url("/"), options, in: folder.path("cache")) { fetcher in
      #expect(await fetcher.text("http://hub.nl/a.json") == "direct")
    }
    #expect(proxy.requests.map { $0["Proxy-Authorization"] } == ["Basic bWU6c0BjcmV0"])
    #expect(proxy.requests.map { $0["Authorization"] } == [nil])
    #expect(server.requests.map(\.path) == ["/a.json"])
    #expect(server.requests.map { $0["Proxy-Authorization"] } == [nil])
    await proxy.stop()
    await server.stop()
  }

  @Test func `a proxy is not asked for private addresses`() async throws {
    try await withProxy { proxy, fetcher in
      #expect(await fetcher.text("http://10.0.0.1/a.json").contains("a private address"))
      #expect(await fetcher.text("http://0xa.1/a.json").contains("a private address"))
      #expect(await fetcher.text("http://[fe80::1]/a.json").contains("a link-local address"))
      #expect(proxy.requests.isEmpty)
    }
  }

  @Test func `responses are checked, resumed and kept as without a proxy`() async throws {
    let bytes = SamplePicture.jpeg.bytes
    try await withProxy { proxy, fetcher in
      proxy.serve(
        "http://hub.nl/a.jpg",
        .breaksOnce(ServedFile(bytes, etag: "\"1\""), after: bytes.count / 2))
      #expect(await fetcher.size("http://hub.nl/a.jpg") == "\(bytes.count) bytes")
      #expect(proxy.requests.count == 2)
      #expect(proxy.requests.last?["Range"]?.hasPrefix("bytes=") == true)
    }
  }

  // MARK: - How it fails

  @Test(arguments: FaultTests.ofLevelFiles)
  func `a fault is reported behind a proxy too`(fault: FaultTests.Fault) async throws {
    try await withProxy { proxy, fetcher in
      proxy.serve("http://hub.nl/faulty.json", fault.behaviour)
      proxy.serve("http://hub.nl/good.json", .file(Array("{}".utf8)))
      let reason = await fetcher.text("http://hub.nl/faulty.json")
      #expect(reason.hasPrefix(fault.reason), "\(reason)")
      #expect(proxy.requests(for: "http://hub.nl/faulty.json").count == fault.requests)
      #expect(await fetcher.text("http://hub.nl/good.json") == "{}")
    }
  }

  @Test func `a host that stalls is given up behind a proxy too`() async throws {
    var options = hasty
    options.failuresUntilGivingUp = .max
    try await withProxy(options) { proxy, fetcher in
      await withTaskGroup(of: Void.self) { group in
        for (number, fault) in FaultTests.stalls.enumerated() {
          let url = "http://hub.nl/\(number).json"
          proxy.serve(url, fault.behaviour)
          group.addTask {
            let reason = await fetcher.text(url)
            #expect(reason.hasPrefix(fault.reason), "\(fault.name): \(reason)")
            #expect(proxy.requests(for: url).count == fault.requests, "\(fault.name)")
          }
        }
      }
    }
  }

  @Test func `a proxy that requires a password is contacted once`() async throws {
    let reason = "could not be reached: the proxy requires a user name and password"
    try await withProxy(user: "me:wrong@") { proxy, fetcher in
      proxy.serve("http://hub.nl/a.json", .status(407))
      proxy.serve("hub.nl:443", .status(407))
      #expect(await fetcher.text("http://hub.nl/a.json") == reason)
      #expect(await fetcher.text("https://hub.nl/a.json") == reason)
      #expect(proxy.requests.map(\.method) == ["GET", "CONNECT"])
    }
  }

  @Test func `a request is retried if the proxy does not reach the host`() async throws {
    try await withProxy { proxy, fetcher in
      proxy.serve("http://hub.nl/a.json", .first(2, .status(502), then: .file(Array("{}".utf8))))
      #expect(await fetcher.text("http://hub.nl/a.json") == "{}")
      #expect(proxy.requests.count == 3)
    }
  }

  @Test func `a missing proxy is reported as such`() async throws {
    let gone = try await FaultyServer.start()
    await gone.stop()
    let dead = try DeadPort()
    let folder = try TemporaryFolder()
    for (port, reason) in [
      (gone.port, "Connection refused"), (dead.port, "the connection timed out"),
    ] {
      var options = steady
      options.attempts = 1
      options.connectTimeout = .seconds(1)
      options.proxies = try ProxySettings(environment: ["http_proxy": "http://127.0.0.1:\(port)"])
      let cache = folder.path("\(port)")
      try await withFetcher(root: "http://hub.nl/", options, in: cache) { fetcher in
        #expect(
          await fetcher.text("http://hub.nl/a.json")
            == "could not be reached: \(reason) (by the proxy 127.0.0.1:\(port))")
      }
    }
  }

  @Test func `a cancelled fetch ends at once, whatever the proxy does`() async throws {
    let url = "http://hub.nl/a.json"
    let drip = Behaviour.slowBody(Array(repeating: 32, count: 5000))
    for behaviour in [Behaviour.neverAnswers, drip] {
      try await withProxy { proxy, fetcher in
        proxy.serve(url, behaviour)
        try await expectEndWhenCancelled(fetcher, url) { proxy.requests.count == 1 }
      }
    }
    let dead = try DeadPort()
    var options = steady
    // Connections in progress are waited for at the end.
    options.connectTimeout = .seconds(3)
    options.proxies = try ProxySettings(
      environment: ["http_proxy": "http://127.0.0.1:\(dead.port)"])
    let folder = try TemporaryFolder()
    try await withFetcher(root: "http://hub.nl/", options, in: folder.path("cache")) { fetcher in
      // A connection that is not established cannot be observed.
      let later = ContinuousClock.now + .milliseconds(200)
      try await expectEndWhenCancelled(fetcher, url) { ContinuousClock.now > later }
    }
  }

  // MARK: - Connections

  @Test func `a hundred requests share the connections allowed, and leave none behind`()
    async throws
  {
    let proxy = try await FaultyServer.start()
    var options = steady
    options.connections = 6
    options.connectionsPerHost = 3
    options.proxies = try ProxySettings(
      environment: ["http_proxy": "http://127.0.0.1:\(proxy.port)"])
    let answer = Behaviour.together(6, on: proxy, .file(Array("{}".utf8)))
    proxy.serve("http://a.nl/a.json", answer)
    proxy.serve("http://b.nl/a.json", answer)
    proxy.serve("http://b.nl/cut.json", .shortBody(Array("{}".utf8), missing: 1))
    proxy.serve("http://b.nl/shut.json", .status(407))
    let before = try openDescriptors()
    let folder = try TemporaryFolder()
    try await withFetcher(root: "http://a.nl/", options, in: folder.path("cache")) { fetcher in
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<100 {
          group.addTask {
            let url = "http://\(number.isMultiple(of: 2) ? "a" : "b").nl/a.json?\(number)"
            #expect(await fetcher.text(url) == "{}")
          }
        }
      }
      #expect(proxy.maximumConcurrency == 6)
      #expect(proxy.acceptedConnections <= 12)
      for number in 0..<20 {
        _ = await fetcher.text("http://b.nl/cut.json?\(number)")
        _ = await fetcher.text("http://b.nl/shut.json?\(number)")
      }
    }
    // The server notices a moment later that its clients are gone.
    try await eventually { proxy.openConnections == 0 }
    try await eventually { try openDescriptors() < before + 100 }
    await proxy.stop()
  }

  // MARK: - Tunnels

  @Test func `https goes through a tunnel, of which the proxy sees only the host`() async throws {
    let server = try await FaultyServer.start(tls: .trusted)
    server.serve("/a.json", .file(Array("secret".utf8)))
    var options = steady
    let folder = try TemporaryFolder()
    try folder.write(FaultyServer.authority, to: "authority.pem")
    options.certificateFile = folder.path("authority.pem")
    try await withProxy(options, user: "me:secret@") { proxy, fetcher in
      proxy.serve("localhost:\(server.port)", .tunnel)
      #expect(await fetcher.text(server.url("/a.json", host: "localhost")) == "secret")
      #expect(proxy.requests.map(\.method) == ["CONNECT"])
      #expect(proxy.requests.map { $0["Proxy-Authorization"] } == ["Basic bWU6c2VjcmV0"])
      #expect(server.requests.map(\.path) == ["/a.json"])
      #expect(server.requests.map { $0["Proxy-Authorization"] } == [nil])
    }
    await server.stop()
  }
}
