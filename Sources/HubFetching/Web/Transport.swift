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

    var proxy: ProxySettings.Proxy? {
      switch self {
      case .direct: nil
      case .tunnelled(let proxy), .forwarded(let proxy): proxy
      }
    }
  }

  private let clients: [Route: HTTPClient]
  private let proxies: ProxySettings

  init(_ options: FetchOptions) throws {
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
    proxies = options.proxies
    var clients = [Route.direct: HTTPClient(configuration: configuration)]
    for proxy in options.proxies.all {
      var tunnelling = configuration
      tunnelling.proxy = proxy.configured
      clients[.tunnelled(through: proxy)] = HTTPClient(configuration: tunnelling)
      var forwarding = configuration
      // All hosts share the connections to the proxy.
      forwarding.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = options.connections
      clients[.forwarded(by: proxy)] = HTTPClient(configuration: forwarding)
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

  /// Returns true if hubpack resolves the name of the host.
  func isDirect(_ url: RequestURL) -> Bool { route(to: url) == .direct }

  func send(
    _ url: RequestURL, _ headers: HTTPHeaders, isHead: Bool
  ) async throws -> HTTPClientResponse {
    let route = route(to: url)
    guard let client = clients[route] else { throw HTTPClientError.alreadyShutdown }
    var request = request(for: url, by: route, headers)
    request.method = isHead ? .HEAD : .GET
    do {
      // Deadlines are set by the caller, which cancels.
      let response = try await client.execute(request, deadline: .distantFuture)
      if case .forwarded = route, response.status == .proxyAuthenticationRequired {
        throw HTTPClientError.proxyAuthenticationRequired
      }
      return response
    } catch NIOSSLError.handshakeFailed(let error) where route == .direct {
      let fault = await HandshakeFault.find(
        host: url.host, port: url.port, timeout: .seconds(10),
        on: MultiThreadedEventLoopGroup.singleton.any())
      if let fault { throw fault }
      throw NIOSSLError.handshakeFailed(error)
    } catch {
      guard let proxy = route.proxy, Self.isOfConnection(error),
        case .unreachable(let reason) = AttemptFailure(error, limit: 0).failure
      else { throw error }
      throw AttemptFailure.passing("\(reason) (by the proxy \(proxy.name))")
    }
  }

  /// Creates a request.
  ///
  /// Behind an HTTP proxy, a request for an `http` URL contains the whole URL (RFC 9112, section
  /// 3.2.2), as with curl and browsers. async-http-client would open a tunnel (CONNECT), which squid
  /// and tinyproxy refuse to every port but 443. So a client of its own treats the proxy as the host,
  /// and the target is replaced just before it is encoded.
  private func request(
    for url: RequestURL, by route: Route, _ headers: HTTPHeaders
  ) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: url.text)
    request.headers = headers
    var target = url.target
    if case .forwarded(let proxy) = route {
      request.url = "http://\(proxy.name)\(url.target)"
      target = "http://" + url.name + url.target
      request.headers.add(name: "Host", value: url.name)
      if let authorization = proxy.authorization {
        request.headers.add(name: "Proxy-Authorization", value: authorization.headerValue)
      }
    }
    request.headers.add(name: RequestTarget.header, value: target)
    return request
  }

  /// True for an error of the connection to whoever sends the response.
  private static func isOfConnection(_ error: any Error) -> Bool {
    switch error {
    case is NIOConnectionError, is IOError, ChannelError.connectTimeout: true
    default: error as? HTTPClientError == .connectTimeout
    }
  }

  func shutDown() async {
    for client in clients.values { try? await client.shutdown() }
  }
}

extension ProxySettings.Proxy {
  fileprivate var authorization: HTTPClient.Authorization? {
    user.map { .basic(username: $0, password: password ?? "") }
  }

  fileprivate var configured: HTTPClient.Configuration.Proxy {
    switch kind {
    case .socks: .socksServer(host: host, port: port)
    case .http: .server(host: host, port: port, authorization: authorization)
    }
  }
}
