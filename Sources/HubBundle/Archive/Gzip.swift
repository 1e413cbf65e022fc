import CArchive

package enum Gzip {
  /// Returns the bytes as a gzip file without name and time, so that equal input gives equal
  /// output. Nil if the result would not be smaller. O(bytes).
  package static func compressed(_ bytes: [UInt8]) throws -> [UInt8]? {
    guard let archive = archive_write_new(), let entry = archive_entry_new() else {
      throw BundleError(.inputOutput, "not enough memory to compress")
    }
    defer {
      archive_entry_free(entry)
      archive_write_free(archive)
    }
    var used = 0
    var output = [UInt8](repeating: 0, count: bytes.count + 64)
    let isSmaller = output.withUnsafeMutableBytes { buffer in
      archive_entry_set_pathname(entry, "data")
      archive_entry_set_filetype(entry, UInt32(0o100000))
      let codes = [
        archive_write_set_format_raw(archive), archive_write_add_filter_gzip(archive),
        archive_write_set_options(archive, "gzip:!timestamp"),
        archive_write_set_bytes_per_block(archive, 0),
        archive_write_open_memory(archive, buffer.baseAddress, buffer.count, &used),
        archive_write_header(archive, entry),
      ]
      // Output that does not fit into the buffer is an error.
      return codes.allSatisfy { $0 == ARCHIVE_OK }
        && archive_write_data(archive, bytes, bytes.count) == bytes.count
        && archive_write_close(archive) == ARCHIVE_OK
    }
    guard isSmaller, used < bytes.count else { return nil }
    output.removeLast(output.count - used)
    return output
  }
}
