/// A box of an ISO file: its type of four letters, and its contents.
struct Box {
  let type: String
  var body: BoxCursor
}

/// Reads numbers and boxes from bytes without leaving their range.
struct BoxCursor {
  /// The error of data that ends too early, or of a number that is too large.
  struct Overrun: Error {}

  private var bytes: ArraySlice<UInt8>

  /// The remaining bytes, as a range of the array from which the cursor was created.
  var range: Range<Int> { bytes.startIndex..<bytes.endIndex }

  var rest: ArraySlice<UInt8> { bytes }

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  mutating func type() throws(Overrun) -> String {
    let type = String(decoding: bytes.prefix(4), as: UTF8.self)
    try skip(4)
    return type
  }

  mutating func skip(_ count: Int) throws(Overrun) {
    guard count <= bytes.count else { throw Overrun() }
    bytes = bytes.dropFirst(count)
  }

  /// Reads an unsigned number of 0 to 8 bytes, below 2^62; no bytes give 0.
  mutating func number(_ count: Int) throws(Overrun) -> Int {
    guard count <= min(8, bytes.count) else { throw Overrun() }
    let value = bytes.prefix(count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    bytes = bytes.dropFirst(count)
    guard value < 1 << 62 else { throw Overrun() }
    return Int(value)
  }

  /// Returns the sum of two numbers, or of such sums.
  static func sum(_ first: Int, _ second: Int) throws(Overrun) -> Int {
    let (sum, overflow) = first.addingReportingOverflow(second)
    guard !overflow else { throw Overrun() }
    return sum
  }

  /// Reads the version and flags at the start of many boxes.
  mutating func version() throws(Overrun) -> (number: Int, flags: Int) {
    (number: try number(1), flags: try number(3))
  }

  /// Reads the next box; nil at the end.
  mutating func box() throws(Overrun) -> Box? {
    guard !bytes.isEmpty else { return nil }
    var length = try number(4) - 8
    let type = try type()
    if length == -8 {
      length = bytes.count
    } else if length == -7 {
      length = try number(8) - 16
    }
    guard (0...bytes.count).contains(length) else { throw Overrun() }
    let body = BoxCursor(bytes.prefix(length))
    bytes = bytes.dropFirst(length)
    return Box(type: type, body: body)
  }
}

/// The bytes of an item in a HEIC or AVIF file: an entry of an `iloc` box (ISO/IEC 14496-12, 8.11.3).
struct ItemLocation: Sendable {
  let item: Int
  /// The method by which offsets are counted: 0 from the start of the file, 1 from that of the
  /// `idat` box, 2 in other items.
  let method: Int
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
        let length = try body.number(lengthSize)
        _ = try BoxCursor.sum(offset, length)
        extents.append((offset, length))
      }
      locations.append(
        ItemLocation(item: item, method: method, isExternal: isExternal, extents: extents))
    }
    return locations
  }
}
