/// Finds the end of the pixels of a JPEG whose end marker is missing, or may be that of other data
/// (ITU-T T.81, annex F).
///
/// Huffman codes are followed, but no pixels are computed. It takes O(size) time. Progressive
/// pictures are not followed: the length of their later scans depends on all coefficients.
struct JPEGPixels {
  private struct Component {
    let identifier: UInt8
    /// The number of blocks in a unit of a scan of several components.
    let unitBlocks: Int
    /// The number of blocks of a scan of this component alone.
    let blocks: Int
    var isComplete = false
  }

  private var components: [Component] = []
  /// The number of units of a scan of several components.
  private var units = 0
  /// The codes, by the byte that names one in its table.
  private var codes: [UInt8: HuffmanCode] = [:]
  /// The number of units between marks of restarts; 0 for no marks.
  private var interval = 0

  /// Returns the offset of the end of the last pixel; nil if pixels are missing, or if the kind of
  /// JPEG is not supported: progressive, lossless, with arithmetic codes, or without a height in its
  /// header.
  static func end(in bytes: PictureBytes) -> Int? {
    var pixels = JPEGPixels()
    return try? pixels.find(in: bytes)
  }

  private mutating func find(in bytes: PictureBytes) throws(PictureFault) -> Int? {
    var offset = 2
    while true {
      let segment = try JPEGSegment.next(in: bytes, from: offset)
      offset = segment.range.upperBound
      let data = try bytes.bytes(segment.data)
      switch segment.code {
      case JPEGSegment.end: return nil
      case 0xC0, 0xC1: try readFrame(data)
      case 0xC4: try readCodes(data)
      case 0xDD where data.count == 2: interval = data.bigEndian(0, 2)
      case 0xDA:
        offset = try readScan(data, bytes, from: offset)
        if components.allSatisfy(\.isComplete) { return offset }
      case 0xC2...0xCF, 0xDD: throw .unfollowed
      default: break
      }
    }
  }

  private mutating func readFrame(_ data: [UInt8]) throws(PictureFault) {
    guard components.isEmpty, data.count >= 9, data.count == 6 + 3 * Int(data[5]) else {
      throw .unfollowed
    }
    let (height, width) = (data.bigEndian(1, 2), data.bigEndian(3, 2))
    // The sampling of each component along the width and height.
    let samplings = stride(from: 6, to: data.count, by: 3).map { index in
      (identifier: data[index], across: Int(data[index + 1] >> 4), down: Int(data[index + 1] & 15))
    }
    let across = samplings.map { $0.across }.max() ?? 0
    let down = samplings.map { $0.down }.max() ?? 0
    guard height > 0, width > 0, across <= 4, down <= 4,
      samplings.allSatisfy({ $0.across > 0 && $0.down > 0 })
    else { throw .unfollowed }
    func ceiling(_ size: Int, _ part: Int) -> Int { (size + part - 1) / part }
    units = ceiling(width, 8 * across) * ceiling(height, 8 * down)
    components = samplings.map { sampling in
      Component(
        identifier: sampling.identifier, unitBlocks: sampling.across * sampling.down,
        blocks: ceiling(ceiling(width * sampling.across, across), 8)
          * ceiling(ceiling(height * sampling.down, down), 8))
    }
  }

  private mutating func readCodes(_ data: [UInt8]) throws(PictureFault) {
    var rest = data[...]
    while let name = rest.popFirst() {
      let counts = rest.prefix(16).map { Int($0) }
      let symbols = rest.dropFirst(16).prefix(counts.reduce(0, +)).map { Int($0) }
      guard counts.count == 16, let code = HuffmanCode(counts: counts, symbols: symbols) else {
        throw .unfollowed
      }
      codes[name] = code
      rest = rest.dropFirst(16 + symbols.count)
    }
  }

  /// Reads a scan and returns the offset of its end.
  private mutating func readScan(
    _ data: [UInt8], _ bytes: PictureBytes, from start: Int
  ) throws(PictureFault) -> Int {
    let count = data.first.map { Int($0) } ?? 0
    guard (1...4).contains(count), data.count == 4 + 2 * count else { throw .unfollowed }
    var blocks: [(count: Int, first: HuffmanCode, others: HuffmanCode)] = []
    var units = units
    for index in stride(from: 1, to: 1 + 2 * count, by: 2) {
      guard let component = components.firstIndex(where: { $0.identifier == data[index] }),
        let first = codes[data[index + 1] >> 4], let others = codes[0x10 | data[index + 1] & 15]
      else { throw .unfollowed }
      // Each scan adds a component, so that many small scans take no longer than a few large ones.
      guard !components[component].isComplete else { throw .unfollowed }
      components[component].isComplete = true
      if count == 1 { units = components[component].blocks }
      blocks.append((count == 1 ? 1 : components[component].unitBlocks, first, others))
    }
    var bits = JPEGBits(bytes, offset: start)
    for unit in 0..<units {
      if interval > 0, unit > 0, unit % interval == 0 { try bits.restart() }
      for (count, first, others) in blocks {
        for _ in 0..<count { try bits.skipBlock(first, others) }
      }
    }
    return bits.offset
  }
}

/// The bits of a scan of a JPEG, in which a byte 0 follows each byte FF (ITU-T T.81, annex F).
private struct JPEGBits {
  private let bytes: PictureBytes
  private(set) var offset: Int
  private var byte = 0
  private var bitsLeft = 0

  init(_ bytes: PictureBytes, offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func bit() throws(PictureFault) -> Int {
    if bitsLeft == 0 {
      byte = Int(try bytes.byte(offset))
      bitsLeft = 8
      offset += 1
      if byte == 0xFF {
        guard try bytes.byte(offset) == 0 else { throw .unfollowed }
        offset += 1
      }
    }
    bitsLeft -= 1
    return byte >> bitsLeft & 1
  }

  private mutating func skip(_ count: Int) throws(PictureFault) {
    for _ in 0..<count { _ = try bit() }
  }

  /// Reads a block of 64 coefficients: the first, and the others with the zeros between them.
  mutating func skipBlock(_ first: HuffmanCode, _ others: HuffmanCode) throws(PictureFault) {
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
  mutating func restart() throws(PictureFault) {
    bitsLeft = 0
    guard try bytes.byte(offset) == 0xFF else { throw .unfollowed }
    while try bytes.byte(offset) == 0xFF { offset += 1 }
    guard (0xD0...0xD7).contains(try bytes.byte(offset)) else { throw .unfollowed }
    offset += 1
  }
}

/// A canonical Huffman code: shorter codes come first, and the codes of one length follow each
/// other (ITU-T T.81, annex C).
private struct HuffmanCode {
  /// The number of codes of each length, from one bit on.
  private let counts: [Int]
  private let symbols: [Int]

  /// Creates a code; nil if it has more codes than there is room for.
  init?(counts: [Int], symbols: [Int]) {
    var room = 1
    for count in counts {
      room = 2 * room - count
      guard room >= 0 else { return nil }
    }
    guard counts.reduce(0, +) == symbols.count else { return nil }
    self.counts = counts
    self.symbols = symbols
  }

  /// Reads a symbol. O(length of its code)
  func symbol(from source: inout JPEGBits) throws(PictureFault) -> Int {
    var (code, first, index) = (0, 0, 0)
    for count in counts {
      code |= try source.bit()
      if code - first < count { return symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .unfollowed
  }
}

extension PictureFault {
  /// The pixels are missing or invalid, or of a kind that is not followed.
  fileprivate static let unfollowed = PictureFault.broken("the pixels cannot be followed")
}
