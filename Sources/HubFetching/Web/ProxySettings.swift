import Foundation

/// The proxies set in the environment variables `http_proxy`, `https_proxy`, `all_proxy` and
/// `no_proxy`, interpreted as by curl.
///
/// `HTTP_PROXY` in upper case is not read: in a CGI program a client could set it with a header.
package struct ProxySettings: Sendable, Hashable {
  /// A proxy: `http://[user:password@]host:port` or `socks5://host:port`.
  struct Proxy: Sendable, Hashable {
    enum Kind { case http, socks }
    let kind: Kind
    let host: String
    let port: Int
    let user: String?
    let password: String?

    /// The host and port, as in URLs.
    var name: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }
  }

  package static let none = ProxySettings()
  private var byScheme: [String: Proxy] = [:]
  private var exceptions: [String] = []

  private init() {}

  /// Reads the settings from the environment.
  ///
  /// - Throws: ``SourceError`` if a variable contains an unsupported proxy.
  package init(environment: [String: String]) throws {
    func value(_ names: String...) -> (name: String, value: String)? {
      for name in names {
        if let value = environment[name], !value.isEmpty { return (name, value) }
      }
      return nil
    }
    let all = value("all_proxy", "ALL_PROXY")
    let variables = [
      ("http", value("http_proxy") ?? all), ("https", value("https_proxy", "HTTPS_PROXY") ?? all),
    ]
    for (scheme, variable) in variables {
      guard let variable else { continue }
      byScheme[scheme] = try Self.proxy(variable.value, named: variable.name)
    }
    exceptions = (value("no_proxy", "NO_PROXY")?.value ?? "")
      .split(whereSeparator: { ", ".contains($0) }).map { $0.lowercased() }
  }

  private static func proxy(_ text: String, named name: String) throws -> Proxy {
    let url = URL(string: text.contains("://") ? text : "http://" + text)
    guard let url, let host = url.host(), !host.isEmpty else {
      throw SourceError(.unsupported, "\(name): invalid proxy (such as http://proxy.example:3128)")
    }
    let kind: Proxy.Kind
    switch url.scheme?.lowercased() {
    case "http": kind = .http
    case "socks5", "socks5h", "socks": kind = .socks
    case let scheme:
      throw SourceError(
        .unsupported,
        "\(name): unsupported proxy scheme \(scheme ?? "") (use http:// or socks5://)")
    }
    let port = url.port ?? (kind == .http ? 80 : 1080)
    guard (1...65535).contains(port) else {
      throw SourceError(.unsupported, "\(name): invalid port \(port) (expected 1 to 65535)")
    }
    return Proxy(
      kind: kind, host: host, port: port,
      user: url.user(percentEncoded: false), password: url.password(percentEncoded: false))
  }

  var all: Set<Proxy> { Set(byScheme.values) }

  /// Returns the proxy for a request; nil for a direct connection.
  func proxy(scheme: String, host: String, port: Int) -> Proxy? {
    let isException = exceptions.contains { exception in
      let pattern = exception.hasPrefix(".") ? String(exception.dropFirst()) : exception
      return pattern == "*" || host == pattern || "\(host):\(port)" == pattern
        || host.hasSuffix("." + pattern)
    }
    return isException ? nil : byScheme[scheme]
  }
}
