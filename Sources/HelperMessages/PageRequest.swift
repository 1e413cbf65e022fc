/// A request to the page helper: a line on its standard input, followed by the bytes of the page in
/// UTF-8.
package struct PageRequest: Sendable, Hashable {
  /// The size of the page in bytes.
  package let size: Int

  package init(size: Int) {
    self.size = size
  }

  /// Parses a line without its end; nil if it is not a valid request.
  package init?(line: String) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "page", let size = Int(parts[1]),
      (1...(64 << 20)).contains(size)
    else { return nil }
    self.init(size: size)
  }

  /// The request as a line, including its end.
  package var line: String { "page \(size)\n" }
}

/// The marks of the result of the page helper, which lists the parts of a page in order.
///
/// `open` is followed by the name of the element, by the name and value of each attribute, and by
/// an empty text; `text` by a text; `close` by nothing. Each of these texts ends with a zero byte.
package enum PageMark {
  /// The start of an element.
  package static let open = UInt8(ascii: "<")
  /// The end of the innermost open element.
  package static let close = UInt8(ascii: ">")
  package static let text = UInt8(ascii: "t")
}
