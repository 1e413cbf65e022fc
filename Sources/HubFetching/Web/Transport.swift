import AsyncHTTPClient
import Foundation
import HubModel
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

/// Single requests over the network: connections are kept and shared, redirects are not followed.
///
/// Has to be shut down.
struct Transport: Sendable {
  /// How requests get to their hosts.
  private enum Route: Hashable {
    case direct
    /// The proxy opens a connection, on which we ask the host.
    case tunnelled(through: ProxySettings.Proxy)
    /// The proxy asks the host.
    case forwarded(by: ProxySettings.Proxy)
  }

  private let clients: [Route: HTTPClient]
  private let proxies: ProxySettings
  private let loop: any EventLoop

  /// - Parameter loop: where answers are read.
  init(_ options: FetchOptions, on loop: any EventLoop) throws {
    self.loop = loop
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .nanoseconds(Int64(options.connectTimeout.inSeconds * 1e9))
    // Nobody listens, and every request would be described.
    configuration.tracing.tracer = nil
    // A level file or picture is never larger; each kind has its own limit besides.
    configuration.decompression = .enabled(limit: .size(Limits.pictureBytes))
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
      options.connectionsPerHost
    // What is tried again, and how often, is decided in one place, and not here.
    configuration.connectionPool.retryConnectionEstablishment = false
    if let file = options.certificateFile {
      var tls = TLSConfiguration.makeClientConfiguration()
      do {
        _ = try NIOSSLCertificate.fromPEMFile(file)
      } catch {
        throw SourceError(.unsupported, "SSL_CERT_FILE: \(file): no certificates in PEM form there")
      }
      tls.trustRoots = .file(file)
      configuration.tlsConfiguration = tls
    }
    func client(_ configuration: HTTPClient.Configuration) -> HTTPClient {
      // On every system that of the loop.
      HTTPClient(
        eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
    }
    proxies = options.proxies
    var clients = [Route.direct: client(configuration)]
    for proxy in options.proxies.all {
      var tunnelling = configuration
      tunnelling.proxy = proxy.configured
      clients[.tunnelled(through: proxy)] = client(tunnelling)
      var forwarding = configuration
      forwarding.askForWholeURLs()
      // All hosts share the connections to the proxy.
      forwarding.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = options.connections
      clients[.forwarded(by: proxy)] = client(forwarding)
    }
    self.clients = clients
  }

  private func route(to url: RequestURL) -> Route {
    guard let proxy = proxies.proxy(scheme: url.scheme, host: url.host, port: url.port) else {
      return .direct
    }
    let isForwarded = url.scheme == "http" && proxy.kind == .http
    return isForwarded ? .forwarded(by: proxy) : .tunnelled(through: proxy)
  }

  /// A request that is ready to be sent.
  struct Message: Sendable {
    /// Whether the name of its host is looked up by us.
    let isDirect: Bool
    /// Whether a proxy is asked for all of the URL, and its answers may be its own.
    let isForwarded: Bool
    fileprivate let client: HTTPClient
    fileprivate let request: HTTPClient.Request
    fileprivate let loop: any EventLoop

    /// Asks for the file; what comes of that is what the answer says when it is over.
    func send(_ answer: FileAnswer) async throws -> FileRequest.Outcome {
      // Deadlines are the caller's, who cancels.
      try await answer.outcome(
        of: client.execute(request: request, delegate: answer, eventLoop: .delegate(on: loop)))
    }
  }

  /// Makes a request for a file ready.
  func message(for url: RequestURL, _ headers: HTTPHeaders) throws -> Message {
    let route = route(to: url)
    guard let client = clients[route] else { throw HTTPClientError.alreadyShutdown }
    if case .forwarded(let proxy) = route {
      return Message(
        isDirect: false, isForwarded: true, client: client,
        request: try proxy.request(for: url, headers), loop: loop)
    }
    return Message(
      isDirect: route == .direct, isForwarded: false, client: client,
      request: try HTTPClient.Request(url: url.text, headers: headers), loop: loop)
  }

  /// Closes all connections.
  func shutDown() async {
    for client in clients.values { try? await client.shutdown() }
  }
}

extension ProxySettings.Proxy {
  fileprivate var configured: HTTPClient.Configuration.Proxy {
    switch kind {
    case .socks: .socksServer(host: host, port: port)
    case .http: .server(host: host, port: port, authorization: authorization)
    }
  }
}
