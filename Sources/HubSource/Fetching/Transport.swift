import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL

/// Single requests over the network: connections are kept and shared, redirects are not followed.
///
/// Has to be shut down.
struct Transport: Sendable {
  private let clients: [ProxySettings.Proxy?: HTTPClient]
  private let proxies: ProxySettings

  init(_ options: FetchOptions) throws {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .nanoseconds(Int64(options.connectTimeout.inSeconds * 1e9))
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
        throw SourceError(.unsupported, "\(file): holds no certificates in PEM form (\(error))")
      }
      tls.trustRoots = .file(file)
      configuration.tlsConfiguration = tls
    }
    proxies = options.proxies
    var clients: [ProxySettings.Proxy?: HTTPClient] = [:]
    for proxy in [nil] + options.proxies.all {
      configuration.proxy = proxy?.configured
      clients[proxy] = HTTPClient(configuration: configuration)
    }
    self.clients = clients
  }

  /// Whether names of hosts are looked up by us.
  func isDirect(_ url: RequestURL) -> Bool { proxy(for: url) == nil }

  private func proxy(for url: RequestURL) -> ProxySettings.Proxy? {
    proxies.proxy(scheme: url.scheme, host: url.host, port: url.port)
  }

  /// Asks for a file; the answer's body is still to come.
  func get(_ url: RequestURL, _ headers: HTTPHeaders) async throws -> HTTPClientResponse {
    var request = HTTPClientRequest(url: url.text)
    request.headers = headers
    guard let client = clients[proxy(for: url)] else { throw HTTPClientError.alreadyShutdown }
    // Deadlines are the caller's, who cancels.
    return try await client.execute(request, deadline: .distantFuture)
  }

  /// Closes all connections.
  func shutDown() async {
    for client in clients.values { try? await client.shutdown() }
  }
}

extension ProxySettings.Proxy {
  fileprivate var configured: HTTPClient.Configuration.Proxy {
    switch kind {
    case .socks: return .socksServer(host: host, port: port)
    case .http:
      let authorization = user.map {
        HTTPClient.Authorization.basic(username: $0, password: password ?? "")
      }
      return .server(host: host, port: port, authorization: authorization)
    }
  }
}
