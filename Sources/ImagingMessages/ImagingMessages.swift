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

  /// Creates a request.
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

/// An answer of the imaging helper: a line on its standard output for each request.
package enum ImagingAnswer: Sendable, Hashable {
  /// A thumbnail, whose bytes follow the line.
  case reduced(size: Int)
  /// A refusal; the reason completes "the picture …".
  case refused(reason: String)

  /// The longest line of an answer, in bytes.
  package static let longestLine = 1 << 10
  /// The largest thumbnail, in bytes.
  package static let largestThumbnail = 64 << 20

  /// Parses a line without its end; nil if it is not a valid answer.
  package init?(line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    switch parts.first {
    case "reduced" where parts.count == 2:
      guard let size = Int(parts[1]), (1...Self.largestThumbnail).contains(size) else { return nil }
      self = .reduced(size: size)
    case "refused" where parts.count == 2 && line.unicodeScalars.allSatisfy(Self.isPrinted):
      self = .refused(reason: String(parts[1]))
    default: return nil
    }
  }

  /// The answer as a line, including its end.
  package var line: String {
    switch self {
    case .reduced(let size): return "reduced \(size)\n"
    case .refused(let reason):
      let printed = reason.unicodeScalars.filter(Self.isPrinted).prefix(Self.longestLine - 10)
      return "refused \(String(String.UnicodeScalarView(printed)))\n"
    }
  }

  /// True for printable ASCII. Nothing else is passed on, because the reason may contain text from
  /// a picture.
  private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value)
  }
}
