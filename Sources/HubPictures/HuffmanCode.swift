/// A canonical Huffman code: shorter codes come first, and the codes of one length follow each
/// other (ITU-T T.81, annex C).
struct HuffmanCode: Sendable {
  /// The number of codes of each length, from one bit on.
  private let counts: [Int]
  /// The symbols in the order of their codes.
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
  func symbol(from source: inout JPEGBits) throws(CleaningFault) -> Int {
    var (code, first, index) = (0, 0, 0)
    for count in counts {
      code |= try source.bit()
      if code - first < count { return symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .unexpected
  }
}
