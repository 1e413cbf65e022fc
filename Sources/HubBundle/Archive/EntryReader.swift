/// A reader of one entry. It checks that the local header agrees with the directory and that no gap
/// follows the entry.
struct EntryReader {
  let file: RandomAccessFile
  let entry: ZipDirectory.Entry
  let name: String

  /// Passes the uncompressed bytes to `consume` in chunks: exactly as many as the directory states.
  ///
  /// - Parameter comparesChecksum: True to throw at the end if the CRC-32 differs from the
  ///   directory. The checksum of deflated entries is always compared.
  func read(
    comparesChecksum: Bool = false, _ consume: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let isPlain = !entry.isDeflated && !comparesChecksum
    if isPlain, entry.limit - entry.offset <= Self.blockSize { return try readBlock(consume) }
    let start = try dataStart()
    if !isPlain {
      try Inflater(file, entry, dataStart: start).inflate(name, consume)
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

  /// Reads a small entry together with its headers in one system call.
  private func readBlock(_ consume: (UnsafeRawBufferPointer) throws -> Void) throws {
    let block = try file.read(at: entry.offset, count: entry.limit - entry.offset)
    let start = try dataStart { offset, count throws(BundleError) in
      let first = offset - entry.offset
      guard count <= block.count, first <= block.count - count else {
        throw disagreement("local header")
      }
      return Array(block[first..<(first + count)])
    }
    try block.withUnsafeBytes { bytes in
      let first = start - entry.offset
      try consume(UnsafeRawBufferPointer(rebasing: bytes[first..<(first + entry.size)]))
    }
  }

  /// Checks the local header and the data descriptor, and returns the offset of the data.
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
      start + entry.compressedSize + descriptorSize == entry.limit
    else { throw disagreement("local header") }
    let rest = try read(entry.offset + 30, nameLength + extraLength)
    guard rest.prefix(nameLength).elementsEqual(name.utf8) else {
      throw disagreement("local header")
    }
    guard ExtraField.zip64Blocks(in: rest, nameLength..<rest.count) != nil else {
      throw BundleError(.invalid, entry: name, ExtraField.refusal)
    }
    if entry.hasDescriptor {
      let descriptor = try read(start + entry.compressedSize, 16)
      guard descriptor.integer(at: 0, width: 4) == 0x0807_4B50,
        descriptor.integer(at: 4, width: 4) == Int(entry.crc),
        descriptor.integer(at: 8, width: 4) == entry.compressedSize,
        descriptor.integer(at: 12, width: 4) == entry.size
      else { throw disagreement("data descriptor") }
    }
    return start
  }

  /// True if two values are equal, or if the local header leaves the value to the descriptor as 0.
  private func agrees(_ local: Int, _ central: Int) -> Bool {
    local == central || (entry.hasDescriptor && local == 0)
  }

  private func disagreement(_ record: String) -> BundleError {
    BundleError(.damaged, entry: name, "its \(record) does not match the directory")
  }
}
