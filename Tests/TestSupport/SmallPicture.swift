public import Foundation

/// Valid pictures of one pixel, each with bytes of its own.
public enum SmallPicture {
  /// A PNG that differs from those of other titles.
  public static func png(_ title: String) -> Data {
    let head = Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0,
      0,
      1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0x37, 0x6E, 0xF9, 0x24, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54,
      0x78, 0x01, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x73, 0x75, 0x01, 0x18,
    ])
    let end = Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    return head + chunk("tEXt", Data("Title\0\(title)".utf8)) + end
  }

  private static func chunk(_ kind: String, _ data: Data) -> Data {
    let body = Data(kind.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  private static func bigEndian(_ value: UInt32) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  /// CRC-32 as PNG has it.
  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
