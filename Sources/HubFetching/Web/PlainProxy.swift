import AsyncHTTPClient
import NIOCore
import NIOHTTP1

// Files of `http` URLs behind an HTTP proxy: it is asked for the whole URL (RFC 9112, section 3.2.2), as
// curl and browsers do. async-http-client would open a tunnel (CONNECT), which squid and tinyproxy refuse
// to every port but 443. So a client of its own takes the proxy for the host, and what is asked of it is
// written as the proxy wants it just before it is encoded; all else is as it is without a proxy.

extension ProxySettings.Proxy {
  /// The request that has the proxy ask for a file, by a client that asks for whole URLs.
  func request(for url: RequestURL, _ headers: HTTPHeaders) throws -> HTTPClient.Request {
    let name = host.contains(":") ? "[\(host)]" : host
    var request = try HTTPClient.Request(
      url: "http://\(name):\(port)\(url.target)", headers: headers)
    request.headers.replaceOrAdd(name: "Host", value: url.name)
    if let authorization {
      request.headers.replaceOrAdd(name: "Proxy-Authorization", value: authorization.headerValue)
    }
    return request
  }

  /// What the proxy is told of who is asking.
  var authorization: HTTPClient.Authorization? {
    user.map { .basic(username: $0, password: password ?? "") }
  }
}

extension HTTPClient.Configuration {
  /// Has requests name all of the URL instead of its path and query alone.
  mutating func askForWholeURLs() {
    // The only place where the client lets others into its pipeline.
    http1_1ConnectionDebugInitializer = { channel in
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        let encoder = try pipeline.handler(type: HTTPRequestEncoder.self)
        try pipeline.addHandler(WholeURL(), position: .after(encoder))
      }
    }
  }
}

/// Puts scheme and host in front of what is asked for.
private final class WholeURL: ChannelOutboundHandler {
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    var part = unwrapOutboundIn(data)
    if case .head(var head) = part, let host = head.headers.first(name: "Host") {
      head.uri = "http://" + host + head.uri
      part = .head(head)
    }
    context.write(wrapOutboundOut(part), promise: promise)
  }
}
