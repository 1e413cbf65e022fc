package import Foundation

/// A request as received.
package struct RecordedRequest: Sendable {
  /// The method in upper case: `GET`.
  package let method: String
  /// The target without its query, still percent-encoded.
  package let path: String
  /// The query, if there is one.
  package let query: String?
  /// The version: `HTTP/1.0`, `HTTP/1.1`.
  package let version: String
  /// The headers in the order in which they arrived, with names as written.
  package let headers: [(name: String, value: String)]
  /// The time at which the head was complete.
  package let time: Date
  /// The number of the connection, from 1 in the order of acceptance.
  package let connection: Int

  /// Returns the first value of a header; the case of its name is ignored.
  package subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  init(
    method: String, target: String, version: String, headers: [(name: String, value: String)],
    connection: Int
  ) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.method = method
    self.path = parts.first.map(String.init) ?? ""
    self.query = parts.count > 1 ? String(parts[1]) : nil
    self.version = version
    self.headers = headers
    self.time = Date()
    self.connection = connection
  }

  /// Parses the head of an HTTP/1 request, without the empty line at its end; nil if it is invalid.
  init?(head: [UInt8], connection: Int) {
    let lines = String(decoding: head, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    self.init(
      method: words[0].uppercased(), target: String(words[1]), version: String(words[2]),
      headers: lines.dropFirst().compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        return (
          name: String(line[..<colon]),
          value: line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        )
      },
      connection: connection)
  }

  /// Returns true if the client accepts a body with this encoding.
  func accepts(encoding: String) -> Bool {
    self["Accept-Encoding"]?.lowercased().contains(encoding) ?? false
  }

  /// True if the connection stays open after a correct response.
  var keepsConnection: Bool {
    let wish = self["Connection"]?.lowercased()
    return version == "HTTP/1.0" ? wish == "keep-alive" : wish != "close"
  }
}
