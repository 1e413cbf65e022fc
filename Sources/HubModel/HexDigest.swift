public import Foundation

/// A SHA-256 digest: 32 bytes, written as 64 lower-case hexadecimal digits and sorted by them.
public struct HexDigest: Hashable, Sendable {
  // Four numbers instead of a text, because many digests are held in memory and looked up. The
  // first number is the most significant.
  private let first, second, third, fourth: UInt64

  /// Creates a digest from 64 digits of 0–9 and a–f; nil for any other text.
  public init?(hex: String) {
    let digits = Array(hex.utf8)
    let isHex = digits.allSatisfy { $0.isASCIIDigit || (0x61...0x66).contains($0) }
    guard digits.count == 64, isHex else { return nil }
    func word(_ index: Int) -> UInt64 {
      digits[(16 * index)..<(16 * index + 16)].reduce(0) { number, digit in
        number << 4 | UInt64(digit.isASCIIDigit ? digit - 0x30 : digit - 0x61 + 10)
      }
    }
    (first, second, third, fourth) = (word(0), word(1), word(2), word(3))
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
    let digits = Array("0123456789abcdef".utf8)
    let text = [first, second, third, fourth].flatMap { word in
      stride(from: 60, through: 0, by: -4).map { digits[Int(word >> $0 & 15)] }
    }
    return String(decoding: text, as: UTF8.self)
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
