import AsyncHTTPClient
import Foundation
import HubModel
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// Sends single requests. Connections are kept and shared; redirects are not followed.
///
/// `shutDown()` must be called at the end.
struct Transport: Sendable {
  private enum Route: Hashable {
    case direct
    /// The proxy opens a connection to the host, which carries our request.
    case tunnelled(through: ProxySettings.Proxy)
    /// The proxy itself sends the request to the host.
    case forwarded(by: ProxySettings.Proxy)
  }

  private let clients: [Route: HTTPClient]
  private let proxies: ProxySettings
  private let loop: any EventLoop

  /// - Parameter loop: the event loop that reads responses.
  init(_ options: FetchOptions, on loop: any EventLoop) throws {
    self.loop = loop
    var configuration = HTTPClient.Configuration()
    // The client cannot be protected from what an HTTP/2 server sends (Docs/Decisions).
    configuration.httpVersion = .http1Only
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .nanoseconds(Int64(options.connectTimeout.inSeconds * 1e9))
    // Tracing has no listener, but would describe every request.
    configuration.tracing.tracer = nil
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
      options.connectionsPerHost
    // `Downloader` decides about retries.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.mendConnections()
    if let file = options.certificateFile {
      var tls = TLSConfiguration.makeClientConfiguration()
      do {
        _ = try NIOSSLCertificate.fromPEMFile(file)
      } catch {
        throw SourceError(.unsupported, "SSL_CERT_FILE: \(file): not a PEM certificate file")
      }
      tls.trustRoots = .file(file)
      configuration.tlsConfiguration = tls
    }
    func client(_ configuration: HTTPClient.Configuration) -> HTTPClient {
      // The group must be the one of the loop on every system.
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
    /// The proxy that the request goes to, such as "proxy.example:3128".
    fileprivate let proxy: String?
    /// True if the request goes to a proxy with the whole URL; the response may be the proxy's own.
    let isForwarded: Bool
    fileprivate let url: RequestURL
    fileprivate let client: HTTPClient
    fileprivate let request: HTTPClient.Request
    fileprivate let loop: any EventLoop

    /// True if hubpack resolves the name of the host.
    var isDirect: Bool { proxy == nil }

    func send(_ answer: FileAnswer) async throws -> FileRequest.Outcome {
      do {
        // Deadlines are set by the caller, which cancels.
        return try await answer.outcome(
          of: client.execute(request: request, delegate: answer, eventLoop: .delegate(on: loop)))
      } catch NIOSSLError.handshakeFailed(let error) where isDirect {
        let fault = await HandshakeFault.find(
          host: url.host, port: url.port, timeout: .seconds(10), on: loop)
        if let fault { throw fault }
        throw NIOSSLError.handshakeFailed(error)
      } catch {
        guard let proxy, Self.isOfConnection(error),
          case .unreachable(let reason) = AttemptFailure(error, limit: 0).failure
        else { throw error }
        throw AttemptFailure.passing("\(reason) (by the proxy \(proxy))")
      }
    }

    /// True for an error of the connection to whoever sends the response.
    private static func isOfConnection(_ error: any Error) -> Bool {
      switch error {
      case is NIOConnectionError, is IOError, ChannelError.connectTimeout: true
      default: error as? HTTPClientError == .connectTimeout
      }
    }
  }

  /// Prepares a request for a file, or for its head.
  func message(
    for url: RequestURL, _ headers: HTTPHeaders, isHead: Bool = false
  ) throws -> Message {
    let method = isHead ? HTTPMethod.HEAD : .GET
    let route = route(to: url)
    guard let client = clients[route] else { throw HTTPClientError.alreadyShutdown }
    if case .forwarded(let proxy) = route {
      return Message(
        proxy: proxy.name, isForwarded: true, url: url, client: client,
        request: try proxy.request(for: url, method, headers), loop: loop)
    }
    var request = try HTTPClient.Request(url: url.text, method: method, headers: headers)
    request.headers.replaceOrAdd(name: RequestTarget.header, value: url.target)
    var proxy: String?
    if case .tunnelled(let other) = route { proxy = other.name }
    return Message(
      proxy: proxy, isForwarded: false, url: url, client: client, request: request,
      loop: loop)
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
