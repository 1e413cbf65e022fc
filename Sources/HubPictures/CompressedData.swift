import HubSystem

/// The compressed data in a PNG (RFC 1950), followed to their end.
struct CompressedData {
  /// The first bytes of the inflated data, which is where a colour profile states its size.
  private(set) var head: [UInt8] = []
  private(set) var size = 0
  /// The range in which the data end.
  private(set) var index = 0
  /// The offset of the first byte behind the data.
  private(set) var offset = 0

  /// Reads the data up to their end, with the checksum. O(n)
  ///
  /// - Parameters:
  ///   - ranges: The parts of the data in the file, in order.
  ///   - most: The maximum number of inflated bytes; pixels take at most eight bytes each.
  /// - Throws: An error if the data are invalid or end too early.
  init(
    _ bytes: PictureBytes, _ ranges: [Range<Int>], atMost most: Int = 8 * PictureLimits.pixels
  ) throws {
    let inflater = try Inflater(.zlib)
    for (index, range) in ranges.enumerated() {
      for part in range.parts {
        let data = try bytes.bytes(part)
        let used = try data.withUnsafeBytes { try inflater.append($0) { add($0) } }
        guard size <= most else { throw Inflater.Damaged() }
        if inflater.isWhole {
          (self.index, offset) = (index, part.lowerBound + used)
          return
        }
      }
    }
    throw Inflater.Damaged()
  }

  private mutating func add(_ piece: UnsafeRawBufferPointer) {
    head += piece.prefix(ICCProfile.headLength - head.count)
    size += piece.count
  }
}

/// The first bytes of a colour profile (ICC.1:2022, 7.2).
enum ICCProfile {
  /// The number of bytes that tell a profile from other data.
  static let headLength = 40
  /// The maximum length of a profile; those of printers have a few million bytes.
  static let mostBytes = 1 << 25

  /// Returns true if data of this length are a profile. Up to three bytes of padding may follow it.
  static func isProfile(head: [UInt8], length: Int) -> Bool {
    head.count >= headLength && head.has("acsp", at: 36)
      && (0...3).contains(length - head.bigEndian(0, 4))
  }
}
