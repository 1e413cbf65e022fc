import AsyncHTTPClient
import HubModel
import NIOCore
import NIOHTTP1

// Files of `http` URLs behind an HTTP proxy: the request contains the whole URL (RFC 9112, section
// 3.2.2), as with curl and browsers. async-http-client would open a tunnel (CONNECT), which squid
// and tinyproxy refuse to every port but 443. So a client of its own treats the proxy as the host,
// and the request target is replaced just before it is encoded; everything else works as without a
// proxy.

extension ProxySettings.Proxy {
  /// The host and port, as in URLs.
  var name: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  /// Returns the request that asks the proxy for a file.
  func request(
    for url: RequestURL, _ method: HTTPMethod, _ headers: HTTPHeaders
  ) throws -> HTTPClient.Request {
    var request = try HTTPClient.Request(
      url: "http://\(name)\(url.target)", method: method, headers: headers)
    request.headers.replaceOrAdd(name: "Host", value: url.name)
    request.headers.replaceOrAdd(
      name: RequestTarget.header, value: "http://" + url.name + url.target)
    if let authorization {
      request.headers.replaceOrAdd(name: "Proxy-Authorization", value: authorization.headerValue)
    }
    return request
  }

  var authorization: HTTPClient.Authorization? {
    user.map { .basic(username: $0, password: password ?? "") }
  }
}
