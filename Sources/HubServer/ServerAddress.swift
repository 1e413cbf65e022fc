import Foundation
import NIOCore

/// An error that prevents a server from listening on its address.
package struct ServerError: Error, CustomStringConvertible {
  package let description: String

  /// - Parameter other: The other host and port, on which the club decides; nil for none.
  init(_ error: any Error, host: String, port: Int, other: (host: String, port: Int)? = nil) {
    switch error {
    case let error as IOError:
      let reason = String(cString: strerror(error.errnoCode))
      let option = other == nil ? "--port" : "--port or --operator-port"
      let advice = error.errnoCode == EADDRINUSE ? " (choose another \(option))" : ""
      let second = other.map { " or \($0.host), port \($0.port)" } ?? ""
      description = "\(host), port \(port)\(second): \(reason)\(advice)"
    case let error as SocketAddressError.UnknownHost:
      let option = error.host == host ? "--host" : "--operator-host"
      description =
        "\(option): \"\(error.host)\" is not an address of this machine "
        + "(such as 127.0.0.1, ::1 or 0.0.0.0)"
    default:
      // The messages of the libraries would not help the user.
      description = "\(host), port \(port): the server stopped unexpectedly (start it again)"
    }
  }
}

/// The addresses of this machine under which others can reach a server that listens on all of them.
enum NetworkAddresses {
  /// Returns the current addresses; none if the system does not tell.
  ///
  /// - Parameter wildcard: The address that the server listens on: `0.0.0.0` or `::`.
  static func current(for wildcard: String) -> [String] {
    let devices = (try? System.enumerateDevices()) ?? []
    return reachable(devices.compactMap { $0.address?.ipAddress }, for: wildcard)
  }

  /// Returns those addresses that browsers on other machines can use, IPv4 first.
  static func reachable(_ addresses: [String], for wildcard: String) -> [String] {
    let short = addresses.filter { !$0.contains(":") && !$0.hasPrefix("127.") }
    guard wildcard == "::" else { return short }
    // A link-local address is valid only together with an interface, which a URL cannot name.
    return short
      + addresses.filter { $0.contains(":") && $0 != "::1" && !$0.hasPrefix("fe80:") }
  }
}
