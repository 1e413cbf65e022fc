import CArchive

/// Reads the bytes of one entry, and checks that its local header agrees with the directory and that
/// nothing lies between it and the next entry.
struct EntryReader {
  let file: RandomAccessFile
  let entry: ZipDirectory.Entry
  let name: String

  /// Hands the inflated bytes over in chunks: exactly as many as the directory announces.
  func read(_ consume: (UnsafeRawBufferPointer) throws -> Void) throws {
    if !entry.isDeflated, entry.limit - entry.offset <= Self.blockSize {
      return try readBlock(consume)
    }
    let start = try dataStart()
    if entry.isDeflated {
      try Inflater.inflate(file, entry: entry, name: name, consume)
    } else {
      var offset = start
      let end = start + entry.size
      while offset < end {
        let chunk = try file.read(at: offset, count: min(Self.blockSize, end - offset))
        try chunk.withUnsafeBytes(consume)
        offset += chunk.count
      }
    }
  }

  private static let blockSize = 1 << 18

  /// Reads a small entry with its headers in one go.
  private func readBlock(_ consume: (UnsafeRawBufferPointer) throws -> Void) throws {
    let block = try file.read(at: entry.offset, count: entry.limit - entry.offset)
    let start = try dataStart { offset, count throws(BundleError) in
      let first = offset - entry.offset
      guard count <= block.count, first <= block.count - count else {
        throw BundleError(.damaged, entry: name, "its local header disagrees with the directory")
      }
      return Array(block[first..<(first + count)])
    }
    try block.withUnsafeBytes { bytes in
      let first = start - entry.offset
      try consume(UnsafeRawBufferPointer(rebasing: bytes[first..<(first + entry.size)]))
    }
  }

  /// Checks the local header and the descriptor after the data; the offset of the data.
  func dataStart() throws(BundleError) -> Int {
    try dataStart { offset, count throws(BundleError) in try file.read(at: offset, count: count) }
  }

  private func dataStart(
    _ read: (_ offset: Int, _ count: Int) throws(BundleError) -> [UInt8]
  ) throws(BundleError) -> Int {
    let header = try read(entry.offset, 30)
    let nameLength = header.integer(at: 26, width: 2)
    let extraLength = header.integer(at: 28, width: 2)
    let start = entry.offset + 30 + nameLength + extraLength
    let descriptorSize = entry.hasDescriptor ? 16 : 0
    let flags = entry.hasDescriptor ? 8 : 0
    let method = entry.isDeflated ? 8 : 0
    guard header.integer(at: 0, width: 4) == 0x0403_4B50,
      header.integer(at: 6, width: 2) == flags, header.integer(at: 8, width: 2) == method,
      agrees(header.integer(at: 14, width: 4), Int(entry.crc)),
      agrees(header.integer(at: 18, width: 4), entry.compressedSize),
      agrees(header.integer(at: 22, width: 4), entry.size),
      start + entry.compressedSize + descriptorSize == entry.limit,
      try read(entry.offset + 30, nameLength).elementsEqual(name.utf8)
    else {
      throw BundleError(.damaged, entry: name, "its local header disagrees with the directory")
    }
    if entry.hasDescriptor {
      let descriptor = try read(start + entry.compressedSize, 16)
      guard descriptor.integer(at: 0, width: 4) == 0x0807_4B50,
        descriptor.integer(at: 4, width: 4) == Int(entry.crc),
        descriptor.integer(at: 8, width: 4) == entry.compressedSize,
        descriptor.integer(at: 12, width: 4) == entry.size
      else {
        throw BundleError(.damaged, entry: name, "its data descriptor disagrees with the directory")
      }
    }
    return start
  }

  /// A local header may leave values to the descriptor, as 0.
  private func agrees(_ local: Int, _ central: Int) -> Bool {
    local == central || (entry.hasDescriptor && local == 0)
  }
}

/// Inflates one entry through libarchive, which sees hardly more of the file than that entry.
enum Inflater {
  static func inflate(
    _ file: RandomAccessFile, entry: ZipDirectory.Entry, name: String,
    _ consume: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    func check(_ code: Int32, _ archive: OpaquePointer?) throws {
      guard code == ARCHIVE_OK else {
        let reason =
          archive_error_string(archive).map { String(cString: $0).split(separator: "\n").joined() }
          ?? "cannot be inflated"
        throw BundleError(.damaged, entry: name, reason)
      }
    }
    guard let archive = archive_read_new() else {
      throw BundleError(.inputOutput, "there is no memory left")
    }
    defer { archive_read_free(archive) }
    // Behind the data libarchive looks ahead for a larger descriptor than there may be.
    let window = Window(file: file, range: entry.offset..<min(entry.limit + 64, file.size))
    try check(archive_read_support_format_zip_streamable(archive), archive)
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
        guard offset == total, total + count <= entry.size else {
          throw BundleError(.damaged, entry: name, "holds more bytes than the directory announces")
        }
        total += count
        try consume(UnsafeRawBufferPointer(start: block, count: count))
      }
      guard total == entry.size else {
        throw BundleError(.damaged, entry: name, "holds fewer bytes than the directory announces")
      }
    }
  }
}

/// What libarchive's callback reads from.
private final class Window {
  let file: RandomAccessFile
  var offset: Int
  let end: Int
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  init(file: RandomAccessFile, range: Range<Int>) {
    self.file = file
    offset = range.lowerBound
    end = range.upperBound
  }

  deinit { buffer.deallocate() }

  /// The next bytes, which stay valid until the next call.
  func next() throws(BundleError) -> UnsafeRawBufferPointer {
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
