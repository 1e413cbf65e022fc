package import HubModel

extension PictureFormat {
  /// The number of bytes by which a format is recognized.
  static let headLength = 512

  /// Returns the format according to the first bytes of a file; nil if it is not a picture.
  ///
  /// Only the first 512 bytes are used. ``PictureFacts`` tell whether a complete picture follows.
  package init?(head: [UInt8]) {
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.has("GIF87a") || head.has("GIF89a") {
      self = .gif
    } else if head.has("RIFF"), head.has("WEBP", at: 8) {
      self = .webp
    } else if head.has("ftyp", at: 4), let format = Self.format(ofBrands: head) {
      self = format
    } else {
      return nil
    }
  }

  /// Returns the format according to the brands of an ISO file: the major one, otherwise the first
  /// compatible one that is specific.
  private static func format(ofBrands head: [UInt8]) -> PictureFormat? {
    let size = min(head.count, headLength, head.bigEndian(0, 4))
    var general = false
    // The four bytes after the major brand are its version.
    for offset in [8] + Array(stride(from: 16, to: size, by: 4)) where offset + 4 <= size {
      switch String(decoding: head[offset..<offset + 4], as: UTF8.self) {
      case "avif", "avis": return .avif
      case "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs": return .heic
      // These are still pictures or sequences of any codec; another brand has to tell which.
      case "mif1", "msf1", "miaf": general = true
      // A film may contain a cover in one of these formats but is still a film.
      case _ where offset == 8: return nil
      case _: continue
      }
    }
    // Old HEIC encoders write no other brand.
    return general ? .heic : nil
  }
}
