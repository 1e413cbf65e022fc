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
    if let plain = Self(plain: published) {
      self = plain
    } else {
      try self.init(mending: published)
    }
  }

  /// A URL that is in the one spelling already; nil for any other. Almost all are, and a hub has many: to have
  /// Foundation take each apart and put it together again took a twentieth of the processor's time of fetching.
  init?(plain text: String) {
    var text = text
    let parts = text.withUTF8 { text in
      PlainParts(in: text).map { parts in
        (
          parts.isSecure, parts.port, String(decoding: parts.host, as: UTF8.self),
          String(decoding: parts.target, as: UTF8.self)
        )
      }
    }
    guard let (isSecure, port, host, target) = parts else { return nil }
    scheme = isSecure ? "https" : "http"
    self.host = host
    self.port = port ?? (isSecure ? 443 : 80)
    name = Self.name(host, self.port, isUsual: port == nil)
    self.target = target
    self.text = text
  }

  /// Whether a text is a URL in the one spelling, and no segment of its path is empty or begins with a dot.
  static func isPlainAndDirect(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { PlainParts(in: $0)?.hasOddSegment == false }
  }

  /// Any other URL of the web.
  init(mending published: String) throws(FetchFailure) {
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

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  fileprivate var isPlainInHost: Bool {
    isASCIIDigit || isASCIILetter && self >= UInt8(ascii: "a")
      || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }

  /// What stands for itself in a path or a query (RFC 3986, section 3.3).
  fileprivate var isPlainInURL: Bool {
    if isASCIILetter || isASCIIDigit { return true }
    return switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "&"),
      UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}

/// The parts of a URL in which nothing has to be mended.
private struct PlainParts {
  let isSecure: Bool
  let host: Slice<UnsafeBufferPointer<UInt8>>
  /// Nil for the usual one.
  let port: Int?
  let target: Slice<UnsafeBufferPointer<UInt8>>

  init?(in text: UnsafeBufferPointer<UInt8>) {
    var rest = text[...]
    isSecure = rest.take("https://")
    guard isSecure || rest.take("http://") else { return nil }
    host = rest.prefix(while: \.isPlainInHost)
    guard !host.isEmpty else { return nil }
    rest = rest[host.endIndex...]
    if rest.take(":") {
      let digits = rest.prefix(while: \.isASCIIDigit)
      guard let port = Int(String(decoding: digits, as: UTF8.self)), (1...65535).contains(port),
        port != (isSecure ? 443 : 80), digits.first != UInt8(ascii: "0")
      else { return nil }
      self.port = port
      rest = rest[digits.endIndex...]
    } else {
      port = nil
    }
    guard rest.first == UInt8(ascii: "/"), Self.isPlain(rest) else { return nil }
    target = rest
  }

  /// Whether a segment of the path is empty or begins with a dot.
  var hasOddSegment: Bool {
    var last: UInt8 = 0
    for byte in target {
      if last == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") {
        return true
      }
      last = byte
    }
    return false
  }

  /// Whether nothing has to be encoded in a path and the query behind it, which is not an empty one.
  private static func isPlain(_ target: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var isQuery = false
    var index = target.startIndex
    while index < target.endIndex {
      let byte = target[index]
      index += 1
      if byte.isPlainInURL { continue }
      switch byte {
      case UInt8(ascii: "%"):
        guard index + 1 < target.endIndex, target[index].isHexDigit, target[index + 1].isHexDigit
        else { return false }
        index += 2
      case UInt8(ascii: "?"):
        guard !isQuery, index < target.endIndex else { return false }
        isQuery = true
      default: return false
      }
    }
    return true
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Takes away what stands at the beginning, if it is that.
  fileprivate mutating func take(_ prefix: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
    guard starts(with: bytes) else { return false }
    self = dropFirst(bytes.count)
    return true
  }
}
