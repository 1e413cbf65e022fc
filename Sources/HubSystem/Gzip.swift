import CZlib

extension [UInt8] {
  /// The bytes as a gzip file without name and time, so that equal input gives equal output. Nil if
  /// the result would not be smaller. O(bytes).
  package var gzipped: [UInt8]? {
    var stream = z_stream()
    // zlib keeps the address of the stream.
    return withUnsafeMutablePointer(to: &stream) { stream in
      guard hub_zlib_begin_gzip(stream) == Z_OK else { return nil }
      defer { deflateEnd(stream) }
      let output = [UInt8](unsafeUninitializedCapacity: count) { room, size in
        withUnsafeBufferPointer { bytes in
          // zlib does not change its input.
          stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
          stream.pointee.avail_in = UInt32(bytes.count)
          stream.pointee.next_out = room.baseAddress
          stream.pointee.avail_out = UInt32(room.count)
          if deflate(stream, Z_FINISH) == Z_STREAM_END { size = Int(stream.pointee.total_out) }
        }
      }
      return output.isEmpty || output.count == count ? nil : output
    }
  }
}
