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
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    hex = String(decoding: text, as: UTF8.self)
  }
}

extension HexDigest: CustomStringConvertible {
  /// The digits.
  public var description: String { hex }
}

private func isLowerHex(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
}
