/// A complete response before it is sent.
package struct Answer: Sendable {
  /// The status, such as 200.
  package var status: Int
  /// The headers in the order in which they are sent; Content-Length is added.
  package var headers: [(name: String, value: String)]
  /// The body without any framing.
  package var body: ArraySlice<UInt8>

  /// Creates a response.
  package init(
    _ status: Int, headers: [(name: String, value: String)] = [], body: ArraySlice<UInt8> = []
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response with a text.
  package init(
    _ status: Int, headers: [(name: String, value: String)] = [], type: String, text: String
  ) {
    self.init(status, headers: headers + [("Content-Type", type)], body: Array(text.utf8)[...])
  }

  /// True if the status requires a body (or its length).
  var hasBody: Bool { status >= 200 && status != 204 && status != 304 }

  /// The status line and the headers, with the empty line at their end.
  static func head(
    _ status: Int, _ headers: [(name: String, value: String)], version: String = "HTTP/1.1"
  ) -> String {
    let fields = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    return "\(version) \(status) \(reasons[status] ?? "Status \(status)")\r\n\(fields)\r\n"
  }

  private static let reasons = [
    100: "Continue", 103: "Early Hints", 200: "OK", 204: "No Content", 206: "Partial Content",
    301: "Moved Permanently", 302: "Found", 303: "See Other", 304: "Not Modified",
    307: "Temporary Redirect", 308: "Permanent Redirect", 403: "Forbidden", 404: "Not Found",
    416: "Range Not Satisfiable", 429: "Too Many Requests", 500: "Internal Server Error",
    503: "Service Unavailable",
  ]
}
