/// A request to the imaging helper: a line on its standard input, followed by the bytes of the
/// picture.
package struct ImagingRequest: Sendable, Hashable {
  /// The format of the picture: "jpeg", "png", "gif", "webp", "avif" or "heic". No other format is
  /// tried.
  package let format: String
  /// The largest number of pixels of each side, 1...16384.
  package let edge: Int
  /// The quality of a JPEG, 1...100.
  package let quality: Int
  /// The size of the picture in bytes.
  package let size: Int

  package init(format: String, edge: Int, quality: Int, size: Int) {
    (self.format, self.edge, self.quality, self.size) = (format, edge, quality, size)
  }

  /// Parses a line without its end; nil if it is not a valid request.
  package init?(line: String) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 4, let edge = Int(parts[1]), (1...16_384).contains(edge),
      let quality = Int(parts[2]), (1...100).contains(quality),
      let size = Int(parts[3]), (1...(1 << 30)).contains(size)
    else { return nil }
    self.init(format: String(parts[0]), edge: edge, quality: quality, size: size)
  }

  /// The request as a line, including its end.
  package var line: String { "\(format) \(edge) \(quality) \(size)\n" }
}

/// A request to the page helper: a line on its standard input, followed by the bytes of the page in
/// UTF-8.
package enum PageRequest {
  /// Returns the size of the page in bytes; nil if the line is not a valid request.
  package static func size(in line: String) -> Int? {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "page", let size = Int(parts[1]),
      (1...(64 << 20)).contains(size)
    else { return nil }
    return size
  }

  /// Returns the line for a page of a size in bytes, including its end.
  package static func line(size: Int) -> String { "page \(size)\n" }
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
