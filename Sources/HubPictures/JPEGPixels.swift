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

  private mutating func find(in bytes: PictureBytes) throws(CleaningFault) -> Int? {
    var offset = 2
    while let segment = try JPEGSegment.next(in: bytes, from: offset) {
      offset = segment.range.upperBound
      let data = try bytes.bytes(segment.data.lowerBound, segment.data.count)
      switch segment.code {
      case 0xC0, 0xC1: try readFrame(data)
      case 0xC4: try readCodes(data)
      case 0xDD where data.count == 2: interval = data.bigEndian(0, 2)
      case 0xDA:
        offset = try readScan(data, bytes, from: offset)
        if components.allSatisfy(\.isComplete) { return offset }
      case 0xC2...0xCF, 0xDD: throw .unexpected
      default: break
      }
    }
    return nil
  }

  private mutating func readFrame(_ data: [UInt8]) throws(CleaningFault) {
    guard components.isEmpty, data.count >= 9, data.count == 6 + 3 * Int(data[5]) else {
      throw .unexpected
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
    else { throw .unexpected }
    func ceiling(_ size: Int, _ part: Int) -> Int { (size + part - 1) / part }
    units = ceiling(width, 8 * across) * ceiling(height, 8 * down)
    components = samplings.map { sampling in
      Component(
        identifier: sampling.identifier, unitBlocks: sampling.across * sampling.down,
        blocks: ceiling(ceiling(width * sampling.across, across), 8)
          * ceiling(ceiling(height * sampling.down, down), 8))
    }
  }

  private mutating func readCodes(_ data: [UInt8]) throws(CleaningFault) {
    var rest = data[...]
    while let name = rest.popFirst() {
      let counts = rest.prefix(16).map { Int($0) }
      let symbols = rest.dropFirst(16).prefix(counts.reduce(0, +)).map { Int($0) }
      guard counts.count == 16, let code = HuffmanCode(counts: counts, symbols: symbols) else {
        throw .unexpected
      }
      codes[name] = code
      rest = rest.dropFirst(16 + symbols.count)
    }
  }

  /// Reads a scan and returns the offset of its end.
  private mutating func readScan(
    _ data: [UInt8], _ bytes: PictureBytes, from start: Int
  ) throws(CleaningFault) -> Int {
    let count = data.first.map { Int($0) } ?? 0
    guard (1...4).contains(count), data.count == 4 + 2 * count else { throw .unexpected }
    var blocks: [(count: Int, first: HuffmanCode, others: HuffmanCode)] = []
    var units = units
    for index in stride(from: 1, to: 1 + 2 * count, by: 2) {
      guard let component = components.firstIndex(where: { $0.identifier == data[index] }),
        let first = codes[data[index + 1] >> 4], let others = codes[0x10 | data[index + 1] & 15]
      else { throw .unexpected }
      // Each scan adds a component, so that many small scans take no longer than a few large ones.
      guard !components[component].isComplete else { throw .unexpected }
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
