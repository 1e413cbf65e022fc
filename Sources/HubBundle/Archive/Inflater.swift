import CArchive

/// Reads the data of one entry through libarchive, which inflates them and compares the CRC-32.
///
/// libarchive sees nothing but the data, behind a local header that is made of the directory's values: what else
/// stands in the file, extra fields above all, is not for it to interpret.
struct Inflater {
  private let file: RandomAccessFile
  private let entry: ZipDirectory.Entry
  private let dataStart: Int

  init(_ file: RandomAccessFile, _ entry: ZipDirectory.Entry, dataStart: Int) {
    self.file = file
    self.entry = entry
    self.dataStart = dataStart
  }

  /// Hands the bytes over in chunks, and throws at their end unless they are as the directory announces.
  func inflate(_ name: String, _ consume: (UnsafeRawBufferPointer) throws -> Void) throws {
    func damage(_ message: String) -> BundleError { BundleError(.damaged, entry: name, message) }
    // libarchive looks at no checksum of what has no data.
    guard entry.compressedSize > 0 || !entry.isDeflated && entry.crc == 0 else {
      throw damage("checksum mismatch")
    }
    func check(_ code: Int32, _ archive: OpaquePointer?) throws {
      guard code == ARCHIVE_OK else {
        // Its own words are for programmers; what it says of a checksum has numbers of it.
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
          throw damage("holds more bytes than the directory announces")
        }
        total += count
        try consume(UnsafeRawBufferPointer(start: block, count: count))
      }
      guard total == entry.size else {
        throw damage("holds fewer bytes than the directory announces")
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

/// The bytes that libarchive's callback hands out: a header, then a part of the file.
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

  /// The next bytes, which stay valid until the next call; none at the end.
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
