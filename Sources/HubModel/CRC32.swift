/// The CRC-32 checksum of ZIP and PNG files (ISO 3309), computed incrementally.
package struct CRC32: Sendable {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  private var state = UInt32.max

  package init() {}

  package var value: UInt32 { ~state }

  /// Adds the next bytes. O(n)
  package mutating func update(_ bytes: Span<UInt8>) {
    var sum = state
    Self.table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        for byte in bytes {
          sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
        }
      }
    }
    state = sum
  }

  /// Returns the checksum of the given bytes. O(n)
  package static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var checksum = CRC32()
    checksum.update(Array(bytes).span)
    return checksum.value
  }
}
