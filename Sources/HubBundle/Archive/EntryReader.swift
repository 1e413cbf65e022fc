import HubSystem

/// A reader of one entry. It checks that the local header agrees with the directory and that no gap
/// follows the entry.
struct EntryReader {
  let file: any RandomAccess
  let entry: ZipDirectory.Entry
  let name: String

  /// Passes the uncompressed bytes to `consume` in chunks: exactly as many as the directory states.
  ///
  /// - Parameter comparesChecksum: True to throw at the end if the CRC-32 differs from the
  ///   directory. The checksum of deflated entries is always compared.
  func read(
    comparesChecksum: Bool = false, _ consume: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    if entry.isDeflated { return try inflate(consume) }
    var checksum = CRC32()
    try forEachChunk { chunk in
      if comparesChecksum { checksum.update(chunk) }
      try consume(chunk)
    }
    if comparesChecksum, checksum.value != entry.crc { throw damage("checksum mismatch") }
  }

  private func inflate(_ consume: (UnsafeRawBufferPointer) throws -> Void) throws {
    // Not even the end of the data is there.
    guard entry.compressedSize > 0 else { throw damage("checksum mismatch") }
    guard let inflater = try? Inflater(.raw) else {
      throw BundleError(.inputOutput, "not enough memory to decompress")
    }
    var checksum = CRC32()
    var (used, size) = (0, 0)
    do {
      try forEachChunk { chunk in
        used += try inflater.append(chunk) { piece in
          size += piece.count
          // Damaged data may go on for a while, until what follows makes no sense.
          guard size <= entry.size | 0x3FFFF else {
            throw damage("has more bytes than the directory states")
          }
          guard size <= entry.size else { return }
          checksum.update(piece)
          try consume(piece)
        }
      }
    } catch is Inflater.Damaged {
      throw damage("its compressed data is damaged")
    }
    guard inflater.isWhole, used == entry.compressedSize, size == entry.size else {
      throw damage("its compressed data is damaged")
    }
    guard checksum.value == entry.crc else { throw damage("checksum mismatch") }
  }

  /// Passes the bytes as the archive holds them to `body`. A small entry is read together with its
  /// headers in one system call.
  private func forEachChunk(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    try file.prefetch([entry.offset..<entry.limit])
    let head = try file.read(at: entry.offset, count: min(1 << 18, entry.limit - entry.offset))
    let start = try dataStart(head)
    let first = head.dropFirst(start - entry.offset).prefix(entry.compressedSize)
    try first.withUnsafeBytes(body)
    try file.forEachChunk(of: (start + first.count)..<(start + entry.compressedSize), body)
  }

  /// Checks the local header and the data descriptor, and returns the offset of the data.
  ///
  /// - Parameter head: The first bytes of the entry, if they have been read.
  @discardableResult func dataStart(_ head: [UInt8] = []) throws(BundleError) -> Int {
    func read(_ offset: Int, _ count: Int) throws(BundleError) -> [UInt8] {
      let first = offset - entry.offset
      return first + count <= head.count
        ? Array(head[first..<(first + count)]) : try file.read(at: offset, count: count)
    }
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

  private func damage(_ message: String) -> BundleError {
    BundleError(.damaged, entry: name, message)
  }

  private func disagreement(_ record: String) -> BundleError {
    damage("its \(record) does not match the directory")
  }
}
