import CArchive
import HubModel
import HubSystem

/// A writer of the ZIP file of a bundle. It uses libarchive and checks every return code.
///
/// Entries carry no times, because libarchive would write them in the local time zone. Owner, mode
/// and order are fixed, so the same entries always give the same bytes.
struct ArchiveWriter: ~Copyable {
  private let archive: OpaquePointer
  private let entry: OpaquePointer
  private let file: WrittenFile

  static func create(path: String) throws -> ArchiveWriter {
    let file = try WrittenFile(new: path, mode: 0o666)
    guard let archive = archive_write_new(), let entry = archive_entry_new() else {
      throw BundleError(.inputOutput, "not enough memory to write the bundle")
    }
    let writer = ArchiveWriter(archive: archive, entry: entry, file: file)
    try writer.check(archive_write_set_format_zip(archive))
    // Without padding at the end, and with fewer calls than for libarchive's 10 KiB.
    try writer.check(archive_write_set_bytes_in_last_block(archive, 1))
    try writer.check(archive_write_set_bytes_per_block(archive, 1 << 18))
    try writer.check(archive_write_open_fd(archive, file.descriptor))
    return writer
  }

  deinit {
    archive_entry_free(entry)
    archive_write_free(archive)
  }

  /// Adds an entry of exactly `size` bytes, which `produce` passes to the closure it receives.
  func add(
    _ name: String, size: Int, _ produce: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    archive_entry_clear(entry)
    archive_entry_set_pathname(entry, name)
    archive_entry_set_size(entry, Int64(size))
    archive_entry_set_filetype(entry, UInt32(0o100000))
    archive_entry_set_perm(entry, 0o644)
    // Pictures are compressed already, and the manifest is read before the archive is understood.
    let isStored = name == EntryName.manifest || name.hasPrefix(EntryName.assetPrefix)
    try check(
      isStored
        ? archive_write_zip_set_compression_store(archive)
        : archive_write_zip_set_compression_deflate(archive))
    try check(archive_write_header(archive, entry))
    var written = 0
    try produce { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = archive_write_data(archive, rest.baseAddress, rest.count)
        guard count > 0 else { throw failure() }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        written += count
      }
    }
    guard written == size else {
      throw BundleError(
        .inputOutput, entry: name, "changed during the export (export again)")
    }
    try check(archive_write_finish_entry(archive))
  }

  /// Writes the directory, waits until all data is on the disk, and closes the file.
  ///
  /// The local header of the manifest, which is the first entry, gets its sizes (Docs/Format.md,
  /// section 2.4): since version 3.7, libarchive leaves them to the data descriptor.
  func finish(manifestSize: Int? = nil) throws(FileFault) {
    try check(archive_write_close(archive))
    if let manifestSize {
      let size = (0..<4).map { UInt8(truncatingIfNeeded: manifestSize >> (8 * $0)) }
      try file.write(size + size, at: 18)
    }
    try file.synchronize()
    try file.close()
  }

  private func check(_ code: Int32) throws(FileFault) {
    guard code == ARCHIVE_OK else { throw failure() }
  }

  private func failure() -> FileFault {
    let number = archive_errno(archive)
    // Negative numbers are libarchive's own, for misuse by its caller.
    return number > 0
      ? FileFault(cannot: "write", file.path, number)
      : FileFault(file.path, "cannot be written as a ZIP file")
  }
}
