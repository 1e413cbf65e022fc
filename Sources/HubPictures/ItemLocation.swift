/// The bytes of an item in a HEIC or AVIF file: an entry of an `iloc` box (ISO/IEC 14496-12, 8.11.3).
struct ItemLocation {
  /// The number of the item.
  let item: Int
  /// The method by which offsets are counted: 0 from the start of the file, 1 from that of the
  /// `idat` box, 2 in other items.
  let method: Int
  /// True if the bytes are in another file.
  let isExternal: Bool
  /// The extents, in order. A length of 0 stands for the rest of the file or box.
  let extents: [(offset: Int, length: Int)]

  static func all(in body: inout BoxCursor) throws(BoxCursor.Overrun) -> [ItemLocation] {
    let version = try body.version().number
    let sizes = try body.number(2)
    let (offsetSize, lengthSize) = (sizes >> 12 & 15, sizes >> 8 & 15)
    let (baseSize, indexSize) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
    var locations: [ItemLocation] = []
    for _ in 0..<(try body.number(version < 2 ? 2 : 4)) {
      let item = try body.number(version < 2 ? 2 : 4)
      let method = version == 0 ? 0 : try body.number(2) & 15
      let isExternal = try body.number(2) != 0
      let base = try body.number(baseSize)
      let count = try body.number(2)
      // Empty extents could go on for hours.
      guard count <= 1 || offsetSize + lengthSize > 0 else { throw BoxCursor.Overrun() }
      var extents: [(offset: Int, length: Int)] = []
      for _ in 0..<count {
        try body.skip(indexSize)
        let offset = try BoxCursor.sum(base, try body.number(offsetSize))
        extents.append((offset, try body.number(lengthSize)))
      }
      locations.append(
        ItemLocation(item: item, method: method, isExternal: isExternal, extents: extents))
    }
    return locations
  }
}
