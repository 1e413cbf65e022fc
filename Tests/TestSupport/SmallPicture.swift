public import Foundation

/// Small valid pictures, each with pixels of its own.
public enum SmallPicture {
  /// A PNG of one grey line, whose pixels are the letters of a title.
  public static func png(_ title: String) -> Data {
    let pixels = title.isEmpty ? [0] : Array(title.utf8)
    let line = [0] + pixels  // without a filter
    let header = bigEndian(UInt32(pixels.count)) + Data([0, 0, 0, 1, 8, 0, 0, 0, 0])
    // One block of zlib's, stored.
    let length = UInt16(line.count)
    let block = [
      1, UInt8(length & 255), UInt8(length >> 8), ~UInt8(length & 255), ~UInt8(length >> 8),
    ]
    let stream = Data([0x78, 0x01] + block + line) + bigEndian(adler(line))
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header) + chunk("IDAT", stream) + chunk("IEND", Data())
  }

  /// The checksum at the end of zlib's streams (RFC 1950).
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    let (low, high) = bytes.reduce((1, 0) as (UInt32, UInt32)) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    return high << 16 | low
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
