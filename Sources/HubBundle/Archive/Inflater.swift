import CArchive

/// A reader of the data of one entry. libarchive inflates the data and compares the CRC-32.
///
/// libarchive sees only the data, behind a local header made of the directory's values, so that it
/// cannot interpret anything else in the file, such as extra fields.
struct Inflater {
  private let file: RandomAccessFile
  private let entry: ZipDirectory.Entry
  private let dataStart: Int

  init(_ file: RandomAccessFile, _ entry: ZipDirectory.Entry, dataStart: Int) {
    self.file = file
    self.entry = entry
    self.dataStart = dataStart
  }

  /// Passes the bytes to `consume` in chunks, and throws at the end if they do not match the
  /// directory.
  func inflate(_ name: String, _ consume: (UnsafeRawBufferPointer) throws -> Void) throws {
    func damage(_ message: String) -> BundleError { BundleError(.damaged, entry: name, message) }
    // libarchive does not compare the checksum of empty data.
    guard entry.compressedSize > 0 || !entry.isDeflated && entry.crc == 0 else {
      throw damage("checksum mismatch")
    }
    func check(_ code: Int32, _ archive: OpaquePointer?) throws {
      guard code == ARCHIVE_OK else {
        // libarchive's messages are for programmers; the one about a checksum contains numbers.
        let isChecksum =
          archive_error_string(archive).map { String(cString: $0).contains("CRC") } ?? false
        throw damage(isChecksum ? "checksum mismatch" : "its compressed data is damaged")
      }
    }
    guard let archive = archive_read_new() else {
      throw BundleError(.inputOutput, "not enough memory to decompress")
    }
    defer { archive_read_free(archive) }
    try check(archive_read_support_format_zip_streamable(archive), archive)
    let window = Window(header, file, dataStart..<(dataStart + entry.compressedSize))
    let context = Unmanaged.passUnretained(window).toOpaque()
    try withExtendedLifetime(window) {
      try check(archive_read_open(archive, context, nil, readWindow, nil), archive)
      var header: OpaquePointer?
      try check(archive_read_next_header(archive, &header), archive)
      var total = 0
      while true {
        var block: UnsafeRawPointer?
        var count = 0
        var offset: Int64 = 0
        let code = archive_read_data_block(archive, &block, &count, &offset)
        if code == ARCHIVE_EOF { break }
        try check(code, archive)
        guard offset == total, count <= entry.size - total else {
          throw damage("has more bytes than the directory states")
        }
        total += count
        try consume(UnsafeRawBufferPointer(start: block, count: count))
      }
      guard total == entry.size else {
        throw damage("has fewer bytes than the directory states")
      }
    }
  }

  /// A local header with the directory's values and a name of one letter.
  private var header: [UInt8] {
    func bytes(_ values: [UInt16]) -> [UInt8] {
      values.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    func halves(_ value: Int) -> [UInt16] {
      [UInt16(truncatingIfNeeded: value), UInt16(truncatingIfNeeded: value >> 16)]
    }
    return [0x50, 0x4B, 3, 4]
      + bytes(
        [20, 0, entry.isDeflated ? 8 : 0, 0, 0x21] + halves(Int(entry.crc))
          + halves(entry.compressedSize) + halves(entry.size) + [1, 0]) + [UInt8(ascii: "e")]
  }
}

/// The bytes that libarchive's callback returns: a header, then a part of the file.
private final class Window {
  private let file: RandomAccessFile
  private var offset: Int
  private let end: Int
  private var pending: Int
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  init(_ header: [UInt8], _ file: RandomAccessFile, _ range: Range<Int>) {
    self.file = file
    offset = range.lowerBound
    end = range.upperBound
    pending = header.count
    buffer.copyBytes(from: header)
  }

  deinit { buffer.deallocate() }

  /// Returns the next bytes, which stay valid until the next call; empty at the end.
  func next() throws(BundleError) -> UnsafeRawBufferPointer {
    if pending > 0 {
      defer { pending = 0 }
      return UnsafeRawBufferPointer(rebasing: buffer[..<pending])
    }
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, end - offset)])
    try file.read(at: offset, into: part)
    offset += part.count
    return UnsafeRawBufferPointer(part)
  }
}

/// libarchive's callback: the next bytes of the window, 0 at its end, -1 for an error.
private func readWindow(
  _: OpaquePointer?, context: UnsafeMutableRawPointer?,
  buffer: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Int {
  guard let context, let buffer,
    let part = try? Unmanaged<Window>.fromOpaque(context).takeUnretainedValue().next()
  else { return -1 }
  buffer.pointee = part.baseAddress
  return part.count
}
