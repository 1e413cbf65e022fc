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
    self.format = format
    self.edge = edge
    self.quality = quality
    self.size = size
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
