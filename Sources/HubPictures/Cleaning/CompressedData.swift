import HubSystem

/// The compressed data in a PNG (RFC 1950), followed to their end.
struct CompressedData {
  /// The first bytes of the inflated data, which is where a colour profile states its size.
  private(set) var head: [UInt8] = []
  /// The number of inflated bytes.
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
  /// - Throws: ``CleaningFault`` if the data are invalid or end too early.
  init(
    _ bytes: PictureBytes, _ ranges: [Range<Int>], atMost most: Int = 8 * PictureLimits.pixels
  ) throws(CleaningFault) {
    guard let inflater = try? Inflater(.zlib) else { throw .unexpected }
    for (index, range) in ranges.enumerated() {
      var offset = range.lowerBound
      while offset < range.upperBound {
        let part = try bytes.bytes(offset, min(1 << 16, range.upperBound - offset))
        let used = try? part.withUnsafeBytes { try inflater.append($0) { add($0) } }
        guard let used, size <= most else { throw .unexpected }
        offset += used
        if inflater.isWhole {
          (self.index, self.offset) = (index, offset)
          return
        }
      }
    }
    throw .unexpected
  }

  private mutating func add(_ piece: UnsafeRawBufferPointer) {
    head += piece.prefix(ICCProfile.headLength - head.count)
    size += piece.count
  }
}
