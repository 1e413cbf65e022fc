package import Foundation

/// A request as it came in.
package struct RecordedRequest: Sendable {
  /// In upper case: `GET`.
  package let method: String
  /// The target without its query, still percent-encoded.
  package let path: String
  /// What follows the question mark, if there is one.
  package let query: String?
  /// `HTTP/1.1`, `HTTP/2.0`.
  package let version: String
  /// In the order in which they came, names as written.
  package let headers: [(name: String, value: String)]
  /// When the head was complete.
  package let time: Date
  /// Connections are numbered from 1, in the order in which they were accepted.
  package let connection: Int

  /// The first value of a header, whatever the case of its name.
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

  /// The head of a request of HTTP/1, without the empty line that ends it; nil if it is not one.
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

  /// Whether the client takes a compressed body.
  func accepts(encoding: String) -> Bool {
    self["Accept-Encoding"]?.lowercased().contains(encoding) ?? false
  }

  /// Whether the connection stays open once this has been answered correctly.
  var keepsConnection: Bool {
    let wish = self["Connection"]?.lowercased()
    return version == "HTTP/1.0" ? wish == "keep-alive" : wish != "close"
  }
}
