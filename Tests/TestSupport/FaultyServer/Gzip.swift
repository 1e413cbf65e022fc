import Foundation

/// Gzip without compression, and endless streams.
package enum Gzip {
  /// The header of a gzip member without name and time.
  static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  /// Returns the bytes in stored blocks.
  package static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
    var result = header
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(0xFFFF)
      result.append(rest.isEmpty ? 1 : 0)
      let count = UInt16(block.count)
      result += littleEndian(count) + littleEndian(~count) + block
    } while !rest.isEmpty
    return result + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
  }

  /// A stream of 16 MiB of zeros, compressed to a thousandth, in blocks that can be repeated.
  static let sixteenMebibytesOfZeros = Array(repeatElement(mebibyteOfZeros, count: 16).joined())

  /// The output of Python's zlib for 1 MiB of zeros, up to a full flush.
  private static let mebibyteOfZeros: [UInt8] =
    [0xEC, 0xC1, 0x31, 0x01, 0, 0, 0, 0xC2, 0xA0, 0xF5, 0x4F, 0x6D, 0x08, 0x5F, 0xA0]
    + [UInt8](repeating: 0, count: 1016) + [0x3E, 0x03, 0, 0, 0xFF, 0xFF]

  /// The end of a stream of 10 GiB of zeros.
  static let endOfTenGibibytes: [UInt8] =
    [1, 0, 0, 0xFF, 0xFF] + littleEndian(UInt32(0xF41D_912F))
    + littleEndian(UInt32(truncatingIfNeeded: 10 << 30))

  /// Three layers of gzip around 1 GiB of zeros.
  static let nestedBomb = [UInt8](
    Data(
      base64Encoded: """
        H4sIAAAAAAACA5Pv5mAAASbmt1c2CjoYSLQ9fGJy8xCPWIGZQYPTYtNO1Z4E1pnuq9V6Dn4WOXk3vu5otL7mnnXJ\
        +Uk/P1d9K5a6zvDHL3qqWAejAluDBEMSA50YSQxJCmxQip72pjEaCjALMBsyQKkjDALMDjwM9GAMlL0MRxx4HHiO\
        wKgRYC8DUkAb0tfezQ0SHYwdjRJQin4Je+DsRcrJIGoE2MuACGgQRU97I5Fy1BF6JuyBs5dhtMSmm70HdAauah4o\
        e+lYctYYs32s3GbD+/TSXTU95rfiJgIMANcj1krACQAA
        """) ?? Data())

  private static func littleEndian<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns the CRC-32 checksum.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
