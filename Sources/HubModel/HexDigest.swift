public import Foundation

/// A SHA-256 digest: 32 bytes, written as 64 lower-case hexadecimal digits and sorted by them.
public struct HexDigest: Hashable, Sendable {
  // Four numbers instead of a text, because many digests are held in memory and looked up. The
  // first number is the most significant.
  private let first, second, third, fourth: UInt64

  /// Creates a digest from 64 digits of 0–9 and a–f; nil for any other text.
  public init?(hex: String) {
    var hex = hex
    let words = hex.withUTF8 { digits -> [UInt64]? in
      guard digits.count == 64 else { return nil }
      var words: [UInt64] = [0, 0, 0, 0]
      for (index, digit) in digits.enumerated() {
        guard let value = value(ofDigit: digit) else { return nil }
        words[index / 16] = words[index / 16] << 4 | value
      }
      return words
    }
    guard let words else { return nil }
    (first, second, third, fourth) = (words[0], words[1], words[2], words[3])
  }

  /// Creates a digest from the bytes of a hash function.
  ///
  /// - Precondition: there are 32 bytes.
  public init(bytes: some ContiguousBytes) {
    (first, second, third, fourth) = bytes.withUnsafeBytes { bytes in
      precondition(bytes.count == 32, "a SHA-256 digest has 32 bytes")
      func word(_ index: Int) -> UInt64 {
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
      return (word(0), word(1), word(2), word(3))
    }
  }

  /// The 64 hexadecimal digits.
  public var hex: String {
    String(unsafeUninitializedCapacity: 64) { text in
      for (index, word) in [first, second, third, fourth].enumerated() {
        for nibble in 0..<16 {
          let value = UInt8(truncatingIfNeeded: word >> (60 - 4 * nibble)) & 15
          text.initializeElement(at: index * 16 + nibble, to: digit(value))
        }
      }
      return 64
    }
  }
}

extension HexDigest: Comparable {
  /// Compares the digits lexicographically.
  public static func < (one: HexDigest, other: HexDigest) -> Bool {
    (one.first, one.second, one.third, one.fourth)
      < (other.first, other.second, other.third, other.fourth)
  }
}

extension HexDigest: CustomStringConvertible {
  /// The 64 hexadecimal digits.
  public var description: String { hex }
}

private func digit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

private func value(ofDigit digit: UInt8) -> UInt64? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
  default: nil
  }
}
