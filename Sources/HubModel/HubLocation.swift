import Foundation

/// The location of a file in a hub.
///
/// A file in a folder is identified by its path inside the folder, so that a bundle reveals nothing
/// about the machine and does not depend on the location of the folder.
package enum HubLocation: Hashable, Sendable {
  /// A path inside the hub's folder: decoded, separated by "/", without "." and "..".
  case local(String)
  /// An absolute http or https URL without fragment.
  case remote(String)

  /// The reason why a reference cannot be resolved.
  package enum ReferenceError: Error {
    /// The path leads out of the hub's folder, or a `file:` URL was published.
    case outsideHub
    /// The scheme cannot be fetched, such as `mailto:`.
    case unsupported(scheme: String)
  }

  /// Creates a location from its ``description``.
  package init(_ description: String) {
    if Self.scheme(of: description) != nil {
      self = .remote(description)
    } else {
      self = .local(
        String(description.hasPrefix("./") ? description.dropFirst(2) : description[...]))
    }
  }

  /// Resolves a reference that is published in the file at this location, as browsers do (WHATWG URL,
  /// "basic URL parser"): line breaks and tabs in it do not count, a backslash in its path is a slash,
  /// and what a URL cannot have is percent-encoded. A backslash that is meant is published as `%5C`.
  package func resolve(_ reference: String) throws(ReferenceError) -> HubLocation {
    var whole = reference.utf8.prefix { $0 != UInt8(ascii: "#") }
      .filter { !"\t\n\r".utf8.contains($0) }
    let scheme = Self.scheme(of: String(decoding: whole, as: UTF8.self))
    if ["http", "https", nil].contains(scheme) {
      let end = whole.firstIndex(of: UInt8(ascii: "?")) ?? whole.endIndex
      for index in whole[..<end].indices where whole[index] == UInt8(ascii: "\\") {
        whole[index] = UInt8(ascii: "/")
      }
    }
    let reference = String(decoding: whole, as: UTF8.self)
    switch scheme {
    case "http", "https": return HubLocation.remote(Self.encoded(reference)).normalized
    case "file": throw .outsideHub
    case let scheme?: throw .unsupported(scheme: scheme)
    case nil: break
    }
    switch self {
    case .local where reference.hasPrefix("//"):
      return HubLocation.remote("https:" + Self.encoded(reference)).normalized
    case .local(let path): return .local(try Self.join(path, reference))
    case .remote(let base):
      guard let url = URL(string: Self.encoded(reference), relativeTo: URL(string: base)) else {
        throw .unsupported(scheme: reference)
      }
      return HubLocation.remote(url.absoluteString).normalized
    }
  }

  /// Percent-encodes what a URL cannot have behind its host, and a percent sign that encodes nothing.
  private static func encoded(_ reference: String) -> String {
    let bytes = Array(reference.utf8)
    let slashes = Array("//".utf8)
    var start = 0
    if let host = bytes.indices.first(where: { bytes[$0...].starts(with: slashes) }),
      !bytes[..<host].contains(where: { "/?".utf8.contains($0) })
    {
      start = bytes[(host + 2)...].firstIndex { "/?".utf8.contains($0) } ?? bytes.endIndex
    }
    var result = Array(bytes[..<start])
    for index in start..<bytes.count {
      let byte = bytes[index]
      let isEscape =
        byte == UInt8(ascii: "%") && bytes[index...].dropFirst().prefix(2).count == 2
        && bytes[index...].dropFirst().prefix(2)
          .allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      if byte.isASCIILetter || byte.isASCIIDigit || isEscape
        || "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
      {
        result.append(byte)
      } else {
        let digits = Array("0123456789ABCDEF".utf8)
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the location of a file with that name in the same folder.
  package func sibling(_ name: String) -> HubLocation {
    switch self {
    case .local(let path):
      return .local((Self.segments(of: path).dropLast() + [name]).joined(separator: "/"))
    case .remote(let url):
      let folder = url.prefix { $0 != "?" }
      let encoded = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
      return .remote(folder[...(folder.lastIndex(of: "/") ?? folder.startIndex)] + encoded)
    }
  }

  /// The last component of the path, decoded: "clubsNL.level1.json"; nil for a folder.
  package var lastComponent: String? {
    switch self {
    case .local(let path): return Self.segments(of: path).last
    case .remote(let url):
      let path = url.utf8.prefix { $0 != UInt8(ascii: "?") }
      let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard let last = parts.dropFirst(3).last, !last.isEmpty else { return nil }
      return Substring(last).removingPercentEncoding ?? String(Substring(last))
    }
  }

  /// The location in its canonical spelling: scheme and host in lower case, without default port,
  /// fragment and empty query, and percent-encoded where necessary. Anything but a web URL stays
  /// unchanged.
  package var normalized: HubLocation {
    guard case .remote(let published) = self, let url = try? RequestURL(published) else {
      return self
    }
    return .remote(url.text)
  }

  /// The path; for a URL, the part after scheme and host.
  package var path: String {
    switch self {
    case .local(let path): path
    case .remote(let url): URL(string: url)?.path() ?? url
    }
  }

  /// The location as a reference that is the same in every file: a URL, or a path from the top of the
  /// folder.
  package var reference: String {
    guard case .local(let path) = self else { return description }
    return "/"
      + path.replacing("%", with: "%25").replacing("?", with: "%3F").replacing("#", with: "%23")
      .replacing("\\", with: "%5C")
  }

  /// The host of a URL in lower case, without "www."; nil for a path.
  package var host: String? {
    guard case .remote(let url) = self, let host = URL(string: url)?.host()?.lowercased() else {
      return nil
    }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// The location without what the spellings of one page's URL differ in: the scheme, and "www.".
  /// Sites lead from one spelling to another, or answer to each.
  package var address: String {
    guard case .remote(let url) = self else { return description }
    let rest = url.range(of: "://").map { url[$0.upperBound...] } ?? url[...]
    return String(rest.hasPrefix("www.") ? rest.dropFirst(4) : rest)
  }

  /// The location of a part of a page, which a fragment names; a page in a folder has no parts.
  package func part(_ fragment: String?) -> HubLocation {
    guard case .remote(let url) = self, let fragment, !fragment.isEmpty else { return self }
    return .remote(url + "#" + fragment)
  }

  /// The page of a ``part(_:)``.
  package var page: HubLocation {
    guard case .remote(let url) = self else { return self }
    return .remote(String(url.prefix { $0 != "#" }))
  }

  /// The fragment of a ``part(_:)``, decoded.
  package var fragment: String? {
    guard case .remote(let url) = self, let sign = url.firstIndex(of: "#") else { return nil }
    let fragment = url[url.index(after: sign)...]
    return fragment.removingPercentEncoding ?? String(fragment)
  }

  /// True for a path, and for a URL that can be requested.
  package var isRequestable: Bool {
    guard case .remote(let url) = self else { return true }
    return (try? RequestURL(url)) != nil
  }

  /// True for http and https URLs.
  package var isOnTheWeb: Bool {
    guard case .remote(let url) = self else { return false }
    return ["http", "https"].contains(Self.scheme(of: url))
  }

  /// True for placeholder hosts, which are reserved for documentation and never respond (RFC 2606).
  package var isPlaceholder: Bool {
    guard case .remote(let url) = self else { return false }
    return URL(string: url)?.host()?.lowercased().isPlaceholderHost ?? false
  }

  /// Returns the scheme of a reference in lower case; nil if there is none.
  package static func scheme(of reference: String) -> String? {
    guard let colon = reference.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = reference[..<colon]
    guard let first = scheme.utf8.first, first.isASCIILetter,
      scheme.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) })
    else { return nil }
    return scheme.lowercased()
  }

  /// Joins paths according to RFC 3986, except that leaving the hub's folder is an error.
  private static func join(_ base: String, _ reference: String) throws(ReferenceError) -> String {
    let path = String(reference.prefix { $0 != "?" })
    var segments = Array(Self.segments(of: base).dropLast(path.isEmpty ? 0 : 1))
    if path.hasPrefix("/") { segments = [] }
    for segment in Self.segments(of: path) {
      let name = segment.removingPercentEncoding ?? segment
      switch name {
      case ".": continue
      case "..":
        if segments.popLast() == nil { throw .outsideHub }
      default:
        if name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) { throw .outsideHub }
        segments.append(name)
      }
    }
    return segments.joined(separator: "/")
  }

  /// Returns the components of a path. A slash that carries a combining mark is a slash to every
  /// file system.
  package static func segments(of path: String) -> [String] {
    path.unicodeScalars.split(separator: "/").map { String($0) }
  }
}

extension String {
  private static let placeholders = [
    "example", "test", "invalid", "example.com", "example.org", "example.net",
  ]

  /// True for a lower-case placeholder host, reserved for documentation (RFC 2606).
  fileprivate var isPlaceholderHost: Bool {
    let dot = UInt8(ascii: ".")
    var host = utf8[...]
    while host.last == dot { host.removeLast() }
    return Self.placeholders.contains { name in
      let above = host.dropLast(name.utf8.count)
      return host[above.endIndex...].elementsEqual(name.utf8)
        && (above.isEmpty || above.last == dot)
    }
  }
}

extension HubLocation: CustomStringConvertible {
  /// The path or the URL. A local path that could be mistaken for a URL starts with "./"; the hub's
  /// folder itself is ".".
  package var description: String {
    switch self {
    case .local(""): "."
    case .local(let path): Self.scheme(of: path) == nil ? path : "./" + path
    case .remote(let url): url
    }
  }
}
