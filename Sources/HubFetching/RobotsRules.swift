import Foundation
import HubModel

/// The rules of a site for programs that copy its pages: `robots.txt` (RFC 9309), and those in `meta`
/// elements and the header `X-Robots-Tag`.
package struct RobotsRules: Sendable, Hashable {
  /// The name by which `robots.txt` addresses this program.
  static let name = "hubpack"

  private struct Rule: Sendable, Hashable {
    let pattern: [UInt8]
    let isAllowed: Bool
  }

  private let rules: [Rule]
  /// The time that the site wants between two requests, as far as it is bearable (`Crawl-delay`).
  let delay: Duration

  /// The longest such time that is kept: with it, a portfolio of a hundred pages takes minutes.
  private static let longestDelay = Duration.seconds(5)

  /// Allows everything, like a site without `robots.txt`.
  static let allowingAll = RobotsRules(contents: [])
  /// Allows nothing, like a site whose `robots.txt` cannot be read for a fault of the server.
  static let forbiddingAll = RobotsRules(contents: Array("User-agent: *\nDisallow: /".utf8))

  /// Reads a `robots.txt`; lines that are no rules are ignored. O(n)
  package init(contents: [UInt8]) {
    var own: [Rule] = []
    var general: [Rule] = []
    var (ownDelay, generalDelay) = (Duration.zero, Duration.zero)
    var isNamed = false
    var agents: Set<String> = []
    var hasRules = false
    let lines = contents.withoutMark.split { $0 == 0x0A || $0 == 0x0D }
    for line in lines {
      let text = String(decoding: line, as: UTF8.self).prefix { $0 != "#" }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let key = parts[0].trimmingCharacters(in: .whitespaces).lowercased()
      let value = parts[1].trimmingCharacters(in: .whitespaces)
      switch key {
      case "user-agent":
        // Consecutive names share the rules that follow them.
        if hasRules { (agents, hasRules) = ([], false) }
        agents.insert(
          value.prefix { $0.isLetter || $0 == "_" || $0 == "-" || $0 == "*" }.lowercased())
        if agents.contains(Self.name) { isNamed = true }
      case "allow", "disallow":
        hasRules = true
        guard !value.isEmpty else { continue }
        let rule = Rule(pattern: Self.canonical(value, isPattern: true), isAllowed: key == "allow")
        if agents.contains(Self.name) { own.append(rule) }
        if agents.contains("*") { general.append(rule) }
      case "crawl-delay":
        hasRules = true
        guard let seconds = Double(value), seconds >= 0, seconds.isFinite else { continue }
        let delay = min(Duration.seconds(min(seconds, 1000)), Self.longestDelay)
        if agents.contains(Self.name) { ownDelay = delay }
        if agents.contains("*") { generalDelay = delay }
      default: continue
      }
    }
    rules = isNamed ? own : general
    delay = isNamed ? ownDelay : generalDelay
  }

  /// Returns true if the rules allow a path with its query. The longest pattern that matches
  /// decides, and `Allow` if there are two (RFC 9309, section 2.2.2).
  package func allow(_ path: String) -> Bool {
    let path = Self.canonical(path, isPattern: false)
    let best = rules.filter { Self.matches($0.pattern[...], path[...]) }
      .max { ($0.pattern.count, $0.isAllowed ? 1 : 0) < ($1.pattern.count, $1.isAllowed ? 1 : 0) }
    return best?.isAllowed ?? true
  }

  /// Returns the rule in a list such as "noindex, nofollow" that forbids copies; nil if none does.
  /// The commas may be missing. Rules for another program do not count: "googlebot: noindex, hubpack:
  /// noai" has one for hubpack.
  package static func refusal(in list: String) -> String? { refusal(in: list, now: .now) }

  static func refusal(in list: String, now: Date) -> String? {
    let texts = list.lowercased()
    if let match = texts.firstMatch(of: /unavailable_after:\s*(.*?)\s*$/),
      let end = date(String(match.1)), end < now
    {
      return "unavailable_after"
    }
    var (isMeant, isValue) = (true, false)
    for word in texts.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      // A value belongs to its rule: "max-image-preview: none".
      if parts.count == 2, parts[0].hasPrefix("max-") || parts[0] == "unavailable_after" {
        isValue = parts[1].isEmpty && parts[0].hasPrefix("max-")
        continue
      }
      if parts.count == 2 { isMeant = parts[0] == name }
      if isMeant, !isValue, let rule = parts.last, forbidding.contains(String(rule)) {
        return String(rule)
      }
      isValue = false
    }
    return nil
  }

  private static let forbidding: Set = [
    "noindex", "none", "noimageindex", "noarchive", "noai", "noimageai",
  ]

  /// Reads a date as HTTP writes it (RFC 9110, section 5.6.7), or of ISO 8601.
  private static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for format in ["EEE, dd MMM yyyy HH:mm:ss zzz", "dd MMM yyyy HH:mm:ss zzz", "yyyy-MM-dd"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  /// Returns a path without escapes, except that an asterisk or a dollar sign that is no wildcard
  /// is escaped: every one of a path, and an escaped one of a pattern.
  private static func canonical(_ path: String, isPattern: Bool) -> [UInt8] {
    var result: [UInt8] = []
    let bytes = Array(path.utf8)
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      var isLiteral = !isPattern
      if byte == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        byte = value
        isLiteral = true
        index += 2
      }
      index += 1
      switch byte {
      case UInt8(ascii: "*") where isLiteral: result += "%2a".utf8
      case UInt8(ascii: "$") where isLiteral || index < bytes.count: result += "%24".utf8
      default: result.append(byte)
      }
    }
    return result
  }

  /// Matches a pattern with `*`, and with `$` at its end, with the start of a path. O(n · m)
  private static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    let isAnchored = pattern.last == UInt8(ascii: "$")
    let parts = (isAnchored ? pattern.dropLast() : pattern)
      .split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    var rest = path
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.starts(with: part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1, isAnchored {
        return part.count <= rest.count && rest.suffix(part.count).elementsEqual(part)
      } else {
        while !rest.starts(with: part) {
          guard !rest.isEmpty else { return false }
          rest = rest.dropFirst()
        }
        rest = rest.dropFirst(part.count)
      }
    }
    return !isAnchored || rest.isEmpty
  }
}
