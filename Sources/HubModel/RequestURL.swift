import Foundation

/// The URL of a request, in canonical spelling.
package struct RequestURL: Sendable, Hashable {
  /// The scheme: "http" or "https".
  package let scheme: String
  /// The host in lower case; an IPv6 address without brackets.
  package let host: String
  /// The port, from 1 to 65535.
  package let port: Int
  /// The whole URL without the fragment.
  package let text: String
  /// The request target: the path, which is never empty, and the query.
  package let target: String
  /// The name of the host in messages and statistics, with the port if it is not the default one.
  package let name: String

  /// Creates the canonical form of a published URL: spaces and non-ASCII letters are
  /// percent-encoded, scheme and host are in lower case.
  ///
  /// - Throws: ``InvalidURL`` for a URL that cannot be requested.
  package init(_ published: String) throws(InvalidURL) {
    guard
      var parts = URLComponents(string: published)
        ?? URL(string: published).flatMap({
          URLComponents(url: $0, resolvingAgainstBaseURL: true)
        }), let scheme = parts.scheme?.lowercased(), let host = parts.encodedHost, !host.isEmpty
    else {
      throw InvalidURL(reason: "invalid URL")
    }
    guard scheme == "http" || scheme == "https" else {
      throw InvalidURL(reason: "unsupported URL scheme \"\(scheme)\"")
    }
    guard parts.user == nil, parts.password == nil else {
      throw InvalidURL(reason: "the URL contains a user name, which hubpack does not send")
    }
    let usual = scheme == "https" ? 443 : 80
    let port = parts.port ?? usual
    guard (1...65535).contains(port) else { throw InvalidURL(reason: "invalid port \(port)") }
    parts.scheme = scheme
    parts.encodedHost = host.lowercased()
    parts.port = port == usual ? nil : port
    parts.fragment = nil
    if parts.percentEncodedQuery?.isEmpty == true { parts.percentEncodedQuery = nil }
    if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    guard let text = parts.string else { throw InvalidURL(reason: "invalid URL") }
    self.scheme = scheme
    self.host = String(host.lowercased().trimmingPrefix("[").prefix { $0 != "]" })
    self.port = port
    self.text = text
    name = Self.name(self.host, port, isUsual: port == usual)
    target = parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
  }

  private static func name(_ host: String, _ port: Int, isUsual: Bool) -> String {
    let host = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
    return isUsual ? host : "\(host):\(port)"
  }
}

/// The error for a URL that cannot be requested.
package struct InvalidURL: Error {
  /// A clause: "invalid port 70000".
  package let reason: String
}
