import CZlib

/// The CRC-32 checksum of ZIP and PNG files (ISO 3309), computed incrementally.
package struct CRC32: Sendable {
  private var state: UInt = 0

  package init() {}

  package var value: UInt32 { UInt32(truncatingIfNeeded: state) }

  /// Adds the next bytes. O(n)
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    state = crc32_z(state, bytes.bindMemory(to: Bytef.self).baseAddress, bytes.count)
  }

  /// Adds the next bytes. O(n)
  package mutating func update(_ bytes: Span<UInt8>) { bytes.bytes.withUnsafeBytes { update($0) } }

  /// Returns the checksum of the given bytes. O(n)
  package static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var checksum = CRC32()
    checksum.update(Array(bytes).span)
    return checksum.value
  }
}
