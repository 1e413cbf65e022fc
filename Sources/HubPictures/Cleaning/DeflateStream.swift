/// Follows the compressed data of a PNG to their end (RFC 1950, RFC 1951). Nothing is inflated but
/// the first bytes, which is where a colour profile states its size.
struct DeflateStream: BitSource {
  /// The first bytes of the inflated data.
  private(set) var head: [UInt8] = []
  /// The number of inflated bytes.
  private(set) var size = 0
  /// The range of the next byte.
  private(set) var index = 0
  /// The offset of the next byte.
  private(set) var offset: Int

  private let bytes: PictureBytes
  /// The parts of the data in the file, in order.
  private let ranges: [Range<Int>]
  private var byte = 0
  private var bitsLeft = 0

  /// The order in which the lengths of the codes of lengths are stored.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let fixedLiterals = HuffmanCode(
    lengths: ([(8, 144), (9, 112), (7, 24), (8, 8)] as [(Int, Int)]).flatMap { length, count in
      [Int](repeating: length, count: count)
    }[...])
  private static let fixedDistances = HuffmanCode(lengths: [Int](repeating: 5, count: 30)[...])
  /// The maximum number of blocks: programs write one for some ten thousand bytes.
  private static let mostBlocks = 1 << 20

  /// Reads the data up to their end, with the checksum. O(n)
  ///
  /// - Throws: ``CleaningFault`` if the data are invalid or end too early.
  init(_ bytes: PictureBytes, _ ranges: [Range<Int>]) throws(CleaningFault) {
    self.bytes = bytes
    self.ranges = ranges
    offset = ranges.first?.lowerBound ?? 0
    let header = try nextByte() << 8 | nextByte()
    guard header >> 8 & 15 == 8, header % 31 == 0, header & 0x20 == 0 else { throw .unexpected }
    var blocks = 1
    while try !readBlock() {
      blocks += 1
      guard blocks <= Self.mostBlocks else { throw .unexpected }
    }
    bitsLeft = 0
    for _ in 0..<4 { _ = try nextByte() }
  }

  private mutating func nextByte() throws(CleaningFault) -> Int {
    while index < ranges.count, offset == ranges[index].upperBound {
      index += 1
      if index < ranges.count { offset = ranges[index].lowerBound }
    }
    guard index < ranges.count else { throw .unexpected }
    offset += 1
    return Int(try bytes.byte(offset - 1))
  }

  mutating func bit() throws(CleaningFault) -> Int {
    if bitsLeft == 0 {
      byte = try nextByte()
      bitsLeft = 8
    }
    bitsLeft -= 1
    defer { byte >>= 1 }
    return byte & 1
  }

  private mutating func number(_ bits: Int) throws(CleaningFault) -> Int {
    var value = 0
    for position in 0..<bits { value |= try bit() << position }
    return value
  }

  /// Reads a block and returns true if it is the last one.
  private mutating func readBlock() throws(CleaningFault) -> Bool {
    let isLast = try bit() == 1
    switch try number(2) {
    case 0:
      bitsLeft = 0
      let count = try nextByte() | nextByte() << 8
      guard try nextByte() | nextByte() << 8 == count ^ 0xFFFF else { throw .unexpected }
      for _ in 0..<count { add(UInt8(try nextByte())) }
    case 1:
      try readSymbols(Self.fixedLiterals, Self.fixedDistances)
    case 2: try readDynamicBlock()
    default: throw .unexpected
    }
    return isLast
  }

  private mutating func readDynamicBlock() throws(CleaningFault) {
    let literals = try number(5) + 257
    let distances = try number(5) + 1
    var orders = [Int](repeating: 0, count: 19)
    for position in 0..<(try number(4) + 4) {
      orders[Self.lengthOrder[position]] = try number(3)
    }
    guard let code = HuffmanCode(lengths: orders[...]) else { throw .unexpected }
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let symbol = try code.symbol(from: &self)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .unexpected }
        lengths += [Int](repeating: last, count: try number(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try number(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try number(7) + 11)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literals + distances else { throw .unexpected }
    try readSymbols(
      HuffmanCode(lengths: lengths[..<literals]), HuffmanCode(lengths: lengths[literals...]))
  }

  /// Reads literals and matches up to the end of a block.
  private mutating func readSymbols(
    _ literalCode: HuffmanCode?, _ distanceCode: HuffmanCode?
  ) throws(CleaningFault) {
    guard let literalCode, let distanceCode else { throw .unexpected }
    while case let symbol = try literalCode.symbol(from: &self), symbol != 256 {
      guard symbol > 256 else {
        add(UInt8(symbol))
        continue
      }
      let length = try length(symbol)
      let distance = try distance(try distanceCode.symbol(from: &self))
      guard distance <= size else { throw .unexpected }
      var rest = length
      while rest > 0, head.count < ICCProfile.headLength {
        add(head[head.count - distance])
        rest -= 1
      }
      size += rest
    }
  }

  private mutating func length(_ symbol: Int) throws(CleaningFault) -> Int {
    switch symbol {
    case ..<265: return symbol - 254
    case ..<285:
      let extra = (symbol - 261) >> 2
      return ((symbol - 261) & 3 | 4) << extra + 3 + (try number(extra))
    case 285: return 258
    default: throw .unexpected
    }
  }

  private mutating func distance(_ symbol: Int) throws(CleaningFault) -> Int {
    guard (0..<30).contains(symbol) else { throw .unexpected }
    guard symbol > 3 else { return symbol + 1 }
    let extra = symbol >> 1 - 1
    return (symbol & 1 | 2) << extra + 1 + (try number(extra))
  }

  private mutating func add(_ byte: UInt8) {
    if head.count < ICCProfile.headLength { head.append(byte) }
    size += 1
  }
}
