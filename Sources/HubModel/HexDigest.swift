/// A SHA-256 digest: 32 bytes, written as 64 lower-case hexadecimal digits.
public struct HexDigest: Hashable, Sendable {
  /// The digits.
  public let hex: String

  /// Nil unless `hex` consists of 64 digits of 0–9 and a–f.
  public init?(hex: some StringProtocol) {
    guard hex.utf8.count == 64, hex.utf8.allSatisfy(isLowerHex) else { return nil }
    self.hex = String(hex)
  }

  /// The digest that a hash function returned as bytes.
  public init(bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    hex = String(unsafeUninitializedCapacity: bytes.count * 2) { text in
      for (index, byte) in bytes.enumerated() {
        text.initializeElement(at: index * 2, to: hexDigit(byte >> 4))
        text.initializeElement(at: index * 2 + 1, to: hexDigit(byte & 15))
      }
      return bytes.count * 2
    }
  }
}

extension HexDigest: CustomStringConvertible {
  /// The digits.
  public var description: String { hex }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

private func isLowerHex(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
}
