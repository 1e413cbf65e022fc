import Foundation
import HubModel

/// The URL of one request, in the one spelling of it that is sent.
struct RequestURL: Sendable, Hashable {
  /// "http" or "https"
  let scheme: String
  /// In lower case; an IPv6 address without its brackets.
  let host: String
  /// From 1 to 65535.
  let port: Int
  /// All of it, without fragment.
  let text: String
  /// What is asked of the host: the path, which is never empty, and the query.
  let target: String
  /// The host as it is told to people and counted by: with the port where it is not the usual one.
  let name: String

  /// The place of a published URL: spaces and letters that are not ASCII are encoded, host and scheme
  /// are written in lower case.
  ///
  /// - Throws: `FetchFailure.unreadable` for what cannot be asked for.
  init(_ published: String) throws(FetchFailure) {
    guard
      var parts = URLComponents(string: published)
        ?? URL(string: published).flatMap({
          URLComponents(url: $0, resolvingAgainstBaseURL: true)
        }), let scheme = parts.scheme?.lowercased(), let host = parts.encodedHost, !host.isEmpty
    else {
      throw .unreadable("it is not the URL of a web page")
    }
    guard scheme == "http" || scheme == "https" else {
      throw .unreadable("\(scheme): cannot be fetched")
    }
    guard parts.user == nil, parts.password == nil else {
      throw .unreadable("its URL holds a user name, which is not sent")
    }
    let usual = scheme == "https" ? 443 : 80
    let port = parts.port ?? usual
    guard (1...65535).contains(port) else { throw .unreadable("it has no port \(port)") }
    parts.scheme = scheme
    parts.encodedHost = host.lowercased()
    parts.port = port == usual ? nil : port
    parts.fragment = nil
    if parts.percentEncodedQuery?.isEmpty == true { parts.percentEncodedQuery = nil }
    if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    guard let text = parts.string else { throw .unreadable("it is not the URL of a web page") }
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

  /// Where a redirect leads.
  func redirected(to location: String) throws(FetchFailure) -> RequestURL {
    guard let url = URL(string: location, relativeTo: URL(string: text)) else {
      throw .unreadable("it is redirected to nowhere: \(location.prefix(200))")
    }
    let next: RequestURL
    do {
      next = try RequestURL(url.absoluteString)
    } catch {
      throw .unreadable("it is redirected to \(location.prefix(200)), where nothing can be fetched")
    }
    guard scheme != "https" || next.scheme == "https" else {
      throw .unreadable(
        "it is redirected from https to \(next.text.prefix(200)), which anybody on the way could change"
      )
    }
    return next
  }
}
