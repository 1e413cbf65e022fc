import Foundation
import HubModel

/// The names under which browsers may ask this server for pages.
///
/// A page on another web site can give its own name the address of this machine (DNS rebinding),
/// and its script could then read what is served here. It cannot change the `Host` field, though,
/// which contains that name. An address instead of a name is therefore always allowed.
package struct AllowedHosts: Sendable {
  private let names: Set<String>

  /// - Parameters:
  ///   - names: The allowed names, in addition to `localhost` and the names of this machine.
  ///   - machine: The host name of this machine, with or without its domain.
  init(_ names: [String], machine: String = ProcessInfo.processInfo.hostName) {
    let machine = Self.normalized(machine)
    let label = String(machine.prefix { $0 != "." })
    self.names = Set(names.map(Self.normalized) + ["localhost", machine, label, "\(label).local"])
      .subtracting(["", ".local"])
  }

  /// Returns true if a request may have this `Host` field, with or without a port.
  func allow(_ field: String) -> Bool {
    guard let host = Self.host(in: field) else { return false }
    return names.contains(host) || host.hasSuffix(".localhost") || Self.isAddress(host)
  }

  /// Returns the reason why no browser asks for pages under a name, with advice; nil for a name
  /// that browsers can use.
  package static func refusal(of name: String) -> String? {
    if isAddress(name.hasPrefix("[") ? host(in: name) ?? name : name) { return nil }
    if name.wholeMatch(of: /(?:[A-Za-z0-9_-]{1,63}\.)*[A-Za-z0-9_-]{1,63}\.?/) != nil { return nil }
    if name.contains("*") { return "wildcards are not supported; give each name" }
    let rest = name.split(separator: "://", maxSplits: 1).last.map(String.init) ?? ""
    if let host = host(in: String(rest.prefix { $0 != "/" })), host != name, !host.isEmpty,
      refusal(of: host) == nil
    {
      return "use \(host)"
    }
    return "use the name as browsers send it, without port and path, such as kiosk.example"
  }

  /// Returns the host in a `Host` field, without brackets and port; nil if something else follows it.
  static func host(in field: String) -> String? {
    if field.hasPrefix("[") {
      guard let end = field.firstIndex(of: "]"), isPort(field[end...].dropFirst()) else {
        return nil
      }
      return String(field[..<end].dropFirst())
    }
    let host = field.prefix { $0 != ":" }
    return isPort(field[host.endIndex...]) ? normalized(String(host)) : nil
  }

  /// True for nothing, or a colon and a port.
  private static func isPort(_ text: Substring) -> Bool {
    if text.isEmpty { return true }
    let number = text.dropFirst()
    return text.first == ":" && number.utf8.allSatisfy(\.isASCIIDigit) && UInt16(number) != nil
  }

  private static func normalized(_ name: String) -> String {
    let name = name.lowercased()
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }

  private static func isAddress(_ host: String) -> Bool {
    var storage = in6_addr()
    return inet_pton(AF_INET, host, &storage) == 1 || inet_pton(AF_INET6, host, &storage) == 1
  }
}
