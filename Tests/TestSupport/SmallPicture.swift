package import Foundation

/// Small valid pictures with different pixels.
package enum SmallPicture {
  /// Returns a PNG of one grey line whose pixels are the letters of a title.
  package static func png(_ title: String) -> Data {
    let pixels = title.isEmpty ? [0] : Array(title.utf8)
    return PNGFile.grey(width: pixels.count, height: 1, lines: [0] + pixels)
  }
}

/// Writes uncompressed PNG files (RFC 2083).
package enum PNGFile {
  /// Returns a grey picture of 8 bits.
  ///
  /// - Parameter lines: the lines, each preceded by its filter, 0.
  package static func grey(width: Int, height: Int, lines: [UInt8]) -> Data {
    let header =
      bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + Data([8, 0, 0, 0, 0])
    var stream = Data([0x78, 0x01])
    for start in stride(from: 0, to: lines.count, by: 65_535) {
      let block = lines[start..<min(start + 65_535, lines.count)]
      let length = UInt16(block.count)
      let (low, high) = (UInt8(length & 255), UInt8(length >> 8))
      stream += [block.endIndex == lines.count ? 1 : 0, low, high, ~low, ~high]
      stream += block
    }
    stream += bigEndian(adler(lines))
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header) + chunk("IDAT", stream) + chunk("IEND", Data())
  }

  /// Returns the checksum at the end of zlib streams (RFC 1950).
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

  /// Returns the CRC-32 checksum of PNG.
  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
