/// A request to the imaging helper: one line on its standard input, and then the bytes of the picture.
package struct ImagingRequest: Sendable, Hashable {
  /// The format of the picture's bytes: "jpeg", "png", "gif", "webp", "avif" or "heic". Nothing else is tried.
  package let format: String
  /// The most pixels that either side may have: 1...16384.
  package let edge: Int
  /// Of a JPEG: 1...100.
  package let quality: Int
  /// Of the picture, in bytes.
  package let size: Int

  /// A request with all its parts.
  package init(format: String, edge: Int, quality: Int, size: Int) {
    self.format = format
    self.edge = edge
    self.quality = quality
    self.size = size
  }

  /// Reads a line, without its end; nil when it is not a request.
  package init?(line: String) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 4, let edge = Int(parts[1]), (1...16_384).contains(edge),
      let quality = Int(parts[2]), (1...100).contains(quality),
      let size = Int(parts[3]), (1...(1 << 30)).contains(size)
    else { return nil }
    self.init(format: String(parts[0]), edge: edge, quality: quality, size: size)
  }

  /// The request, with the end of its line.
  package var line: String { "\(format) \(edge) \(quality) \(size)\n" }
}

/// An answer of the imaging helper, on its standard output: one line for each request.
package enum ImagingAnswer: Sendable, Hashable {
  /// The bytes of the thumbnail follow, so many.
  case reduced(size: Int)
  /// There is none; the clause completes "the picture …".
  case refused(reason: String)

  /// An answer has fewer bytes than this, a thumbnail not counted.
  package static let longestLine = 1 << 10
  /// A thumbnail has no more bytes than this.
  package static let largestThumbnail = 64 << 20

  /// Reads a line, without its end; nil when it is not an answer that a helper may give.
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

  /// The answer, with the end of its line.
  package var line: String {
    switch self {
    case .reduced(let size): return "reduced \(size)\n"
    case .refused(let reason):
      let printed = reason.unicodeScalars.filter(Self.isPrinted).prefix(Self.longestLine - 10)
      return "refused \(String(String.UnicodeScalarView(printed)))\n"
    }
  }

  /// ASCII alone: the reason may hold what a picture put into it.
  private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value)
  }
}
