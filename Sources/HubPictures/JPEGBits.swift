/// The bits of a scan of a JPEG, in which a byte 0 follows each byte FF (ITU-T T.81, annex F).
struct JPEGBits {
  private let bytes: PictureBytes
  /// The offset of the next byte.
  private(set) var offset: Int
  private var byte = 0
  private var bitsLeft = 0

  init(_ bytes: PictureBytes, offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func bit() throws(CleaningFault) -> Int {
    if bitsLeft == 0 {
      byte = Int(try bytes.byte(offset))
      bitsLeft = 8
      offset += 1
      if byte == 0xFF {
        guard try bytes.byte(offset) == 0 else { throw .unexpected }
        offset += 1
      }
    }
    bitsLeft -= 1
    return byte >> bitsLeft & 1
  }

  private mutating func skip(_ count: Int) throws(CleaningFault) {
    for _ in 0..<count { _ = try bit() }
  }

  /// Reads a block of 64 coefficients: the first, and the others with the zeros between them.
  mutating func skipBlock(_ first: HuffmanCode, _ others: HuffmanCode) throws(CleaningFault) {
    try skip(try first.symbol(from: &self))
    var position = 1
    while position < 64 {
      let symbol = try others.symbol(from: &self)
      let (zeros, digits) = (symbol >> 4, symbol & 15)
      guard digits > 0 || zeros == 15 else { return }
      position += zeros + 1
      try skip(digits)
    }
  }

  /// Reads the mark of a restart, which begins with a whole byte.
  mutating func restart() throws(CleaningFault) {
    bitsLeft = 0
    guard try bytes.byte(offset) == 0xFF else { throw .unexpected }
    while try bytes.byte(offset) == 0xFF { offset += 1 }
    guard (0xD0...0xD7).contains(try bytes.byte(offset)) else { throw .unexpected }
    offset += 1
  }
}
