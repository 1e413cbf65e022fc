/// A source of single bits, as compressed pixels consist of.
protocol BitSource {
  /// Reads the next bit: 0 or 1.
  mutating func bit() throws(CleaningFault) -> Int
}

/// A canonical Huffman code: shorter codes come first, and the codes of one length follow each
/// other (ITU-T T.81, annex C; RFC 1951, 3.2.2).
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

  /// Creates a code from the length of each symbol's code, at most 15; 0 stands for none.
  init?(lengths: ArraySlice<Int>) {
    var counts = [Int](repeating: 0, count: 15)
    for length in lengths where length > 0 { counts[length - 1] += 1 }
    // The position of the next symbol of each length.
    var positions = counts.indices.map { counts[..<$0].reduce(0, +) }
    var symbols = [Int](repeating: 0, count: counts.reduce(0, +))
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[positions[length - 1]] = symbol
      positions[length - 1] += 1
    }
    self.init(counts: counts, symbols: symbols)
  }

  /// Reads a symbol. O(length of its code)
  func symbol(from source: inout some BitSource) throws(CleaningFault) -> Int {
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
