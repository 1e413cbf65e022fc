/// The central directory of an archive, checked as far as possible without the local headers
/// (Docs/Format.md, "The archive").
///
/// A directory of a million entries fits into memory: names share one buffer, and an entry takes 48
/// bytes.
struct ZipDirectory: Sendable {
  /// The entries in the order of their offsets.
  let entries: [Entry]
  /// The names, with ``separator`` instead of "/".
  private let names: [UInt8]
  /// A byte that sorts before every byte of a name, so that the contents of a folder directly
  /// follow the folder's name.
  private static let separator: UInt8 = 0
  /// The indexes of the entries, sorted by name.
  private let byName: [Int32]

  struct Entry: Sendable {
    fileprivate let nameStart: Int32
    fileprivate let nameLength: Int16
    let isDeflated: Bool
    let hasDescriptor: Bool
    let crc: UInt32
    let offset: Int
    let compressedSize: Int
    /// The uncompressed size, in bytes.
    let size: Int
    /// The offset of the next local header, or of the central directory.
    fileprivate(set) var limit: Int

    /// True if another entry with the same name takes the same bytes, header and all, unless its
    /// file is damaged.
    func isLike(_ other: Entry) -> Bool {
      crc == other.crc && size == other.size && compressedSize == other.compressedSize
        && isDeflated == other.isDeflated && hasDescriptor == other.hasDescriptor
        && limit - offset == other.limit - other.offset
    }
  }

  func name(of entry: Entry) -> String {
    let start = Int(entry.nameStart)
    return Self.text(names[start..<(start + Int(entry.nameLength))])
  }

  private static func text(_ name: some Sequence<UInt8>) -> String {
    String(decoding: name.map { $0 == separator ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
  }

  private static func separated(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.map { $0 == UInt8(ascii: "/") ? separator : $0 }
  }

  subscript(name: String) -> Entry? { index(of: name).map { entries[$0] } }

  /// Returns the index of the entry with a name. O(log n).
  func index(of name: String) -> Int? {
    guard !name.utf8.contains(Self.separator) else { return nil }
    var low = 0
    var high = byName.count
    let wanted = Self.separated(name.utf8)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[Int(byName[middle])]
      let found = names[Int(entry.nameStart)...].prefix(Int(entry.nameLength))
      if found.lexicographicallyPrecedes(wanted) {
        low = middle + 1
      } else if found.elementsEqual(wanted) {
        return Int(byName[middle])
      } else {
        high = middle
      }
    }
    return nil
  }
}

extension ZipDirectory {
  /// Reads the directory of an archive.
  ///
  /// - Parameter count: The number of entries to read from the beginning of the directory, of an
  ///   archive with more than these; nil for all.
  init(of file: any RandomAccess, first count: Int? = nil) throws(BundleError) {
    var end = try EndRecord(of: file)
    guard end.entries <= BundleLimits.entries, end.size <= BundleLimits.directoryBytes else {
      throw BundleError(.invalid, "the archive has too many entries (\(end.entries))")
    }
    let bytes = try file.read(
      at: end.offset, count: count == nil ? end.size : min(end.size, 1 << 10))
    var entries: [Entry] = []
    var names: [UInt8] = []
    let most = min(end.entries, bytes.count / 46)
    entries.reserveCapacity(most)
    names.reserveCapacity(bytes.count - 46 * most)
    var offset = 0
    while offset < bytes.count, entries.count < count.map({ $0 + 1 }) ?? .max {
      let (entry, length) = try Self.entry(at: offset, in: bytes, names: &names)
      entries.append(entry)
      offset += length
    }
    if count != nil, let next = entries.popLast() {
      end.offset = next.offset
      end.entries = entries.count
    }
    guard entries.count == end.entries else {
      throw BundleError(.invalid, "the archive's directory has an unexpected number of entries")
    }
    self.names = names
    try Self.makeConsecutive(&entries, end: end.offset, names: names)
    self.entries = entries
    byName = try Self.sorted(self.entries, names: names)
  }

  private static func entry(
    at offset: Int, in bytes: [UInt8], names: inout [UInt8]
  ) throws(BundleError) -> (Entry, length: Int) {
    guard bytes.count - offset >= 46, bytes.integer(at: offset, width: 4) == 0x0201_4B50 else {
      throw BundleError(.damaged, "the archive's directory is damaged")
    }
    let nameLength = bytes.integer(at: offset + 28, width: 2)
    let extraLength = bytes.integer(at: offset + 30, width: 2)
    let commentLength = bytes.integer(at: offset + 32, width: 2)
    let length = 46 + nameLength + extraLength + commentLength
    guard bytes.count - offset >= length else {
      throw BundleError(.damaged, "the archive's directory is damaged")
    }
    let nameBytes = bytes[(offset + 46)..<(offset + 46 + nameLength)]
    let name = String(decoding: nameBytes, as: UTF8.self)
    guard EntryName.isValid(name) else {
      throw BundleError(.invalid, entry: printable(name), "invalid entry name")
    }
    func refuse(_ reason: String) -> BundleError { BundleError(.invalid, entry: name, reason) }
    let flags = bytes.integer(at: offset + 8, width: 2)
    guard flags & 1 == 0 else { throw refuse("encrypted") }
    let method = bytes.integer(at: offset + 10, width: 2)
    guard flags & ~8 == 0, method == 0 || method == 8, commentLength == 0,
      bytes.integer(at: offset + 34, width: 2) == 0
    else { throw refuse("unsupported compression method or flags") }
    let type = bytes.integer(at: offset + 40, width: 2) & 0o170000
    // MS-DOS has a bit for folders and one for volume labels, which some programs read.
    guard type == 0o100000 || type == 0, bytes[offset + 38] & 0x18 == 0 else {
      throw refuse("not a regular file (a folder, a link or a special file)")
    }
    var sizes = [
      bytes.integer(at: offset + 24, width: 4), bytes.integer(at: offset + 20, width: 4),
      bytes.integer(at: offset + 42, width: 4),
    ]
    let extra = (offset + 46 + nameLength)..<(offset + 46 + nameLength + extraLength)
    guard let blocks = ExtraField.zip64Blocks(in: bytes, extra) else {
      throw refuse(ExtraField.refusal)
    }
    guard ExtraField.widen(&sizes, from: bytes, blocks) else {
      throw refuse("malformed ZIP64 extra field")
    }
    let (size, compressedSize, start) = (sizes[0], sizes[1], sizes[2])
    let limit = name == EntryName.catalog ? BundleLimits.catalogBytes : BundleLimits.entryBytes
    guard size <= limit, compressedSize <= limit else {
      throw refuse("too large: \(max(size, compressedSize)) bytes (maximum \(limit))")
    }
    if method == 8, size / BundleLimits.inflation > compressedSize {
      throw refuse(
        "compression ratio too high: \(compressedSize) "
          + (compressedSize == 1 ? "byte expands" : "bytes expand") + " to \(size)")
    }
    if method == 0, size != compressedSize {
      throw refuse("not compressed, but its sizes differ: \(size) and \(compressedSize) bytes")
    }
    let entry = Entry(
      nameStart: Int32(names.count), nameLength: Int16(nameLength), isDeflated: method == 8,
      hasDescriptor: flags & 8 != 0, crc: UInt32(bytes.integer(at: offset + 16, width: 4)),
      offset: start, compressedSize: compressedSize, size: size, limit: 0)
    names += separated(nameBytes)
    return (entry, length)
  }

  /// Sorts by offset and refuses overlapping entries. Gaps are found when the local headers are
  /// read.
  private static func makeConsecutive(
    _ entries: inout [Entry], end: Int, names: [UInt8]
  ) throws(BundleError) {
    entries.sort { $0.offset < $1.offset }
    guard entries.first?.offset == 0 else {
      throw BundleError(.notABundle, "not a hubpack bundle (it does not begin with a manifest)")
    }
    for index in entries.indices {
      let limit = index + 1 < entries.count ? entries[index + 1].offset : end
      entries[index].limit = limit
      let smallest = 30 + Int(entries[index].nameLength) + entries[index].compressedSize
      guard limit - entries[index].offset >= smallest else {
        let start = Int(entries[index].nameStart)
        let name = names[start...].prefix(Int(entries[index].nameLength))
        throw BundleError(
          .invalid, entry: text(name), "overlaps with the next entry")
      }
    }
  }

  private static func sorted(_ entries: [Entry], names: [UInt8]) throws(BundleError) -> [Int32] {
    func name(_ index: Int32) -> ArraySlice<UInt8> {
      let entry = entries[Int(index)]
      return names[Int(entry.nameStart)...].prefix(Int(entry.nameLength))
    }
    let sorted = entries.indices.map(Int32.init).sorted {
      name($0).lexicographicallyPrecedes(name($1))
    }
    for (first, second) in zip(sorted, sorted.dropFirst())
    where name(second).starts(with: name(first)) {
      switch name(second).dropFirst(name(first).count).first {
      case nil: throw BundleError(.invalid, entry: text(name(first)), "duplicate entry")
      case separator:
        throw BundleError(.invalid, entry: text(name(first)), "used as both an entry and a folder")
      default: continue
      }
    }
    return sorted
  }

  /// Returns a hostile name in printable ASCII, for a terminal.
  private static func printable(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(80).map { scalar in
        scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F ? Character(scalar) : "?"
      })
  }
}

/// The record at the end of the file that holds the offset of the directory.
private struct EndRecord {
  var entries: Int
  var size: Int
  var offset: Int

  init(of file: any RandomAccess) throws(BundleError) {
    guard file.size >= 22 else { throw BundleError(.notABundle, "not a hubpack bundle") }
    let record = file.size - 22
    let bytes = try file.read(at: record, count: 22)
    guard bytes.integer(at: 0, width: 4) == 0x0605_4B50, bytes.integer(at: 20, width: 2) == 0 else {
      throw try Self.refusal(of: file)
    }
    guard bytes.integer(at: 4, width: 4) == 0,
      bytes.integer(at: 8, width: 2) == bytes.integer(at: 10, width: 2)
    else { throw BundleError(.invalid, "the archive is split into several files") }
    entries = bytes.integer(at: 10, width: 2)
    size = bytes.integer(at: 12, width: 4)
    offset = bytes.integer(at: 16, width: 4)
    var end = record
    // Without ZIP64 records, these values are literal; libarchive writes no such records for them.
    let before = try file.read(at: max(0, record - 20), count: 4)
    let isZip64 = before.integer(at: 0, width: 4) == 0x0706_4B50
    if isZip64, size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF || entries == 0xFFFF {
      end = try readZip64(before: record, of: file)
    }
    guard size >= 0, offset >= 0, size <= end, offset == end - size else {
      throw BundleError(.damaged, "the archive's directory is at an unexpected offset")
    }
  }

  private mutating func readZip64(
    before record: Int, of file: any RandomAccess
  ) throws(BundleError) -> Int {
    let malformed = BundleError(.damaged, "the archive's end record is damaged")
    guard record >= 76 else { throw malformed }
    let bytes = try file.read(at: record - 76, count: 76)
    guard bytes.integer(at: 0, width: 4) == 0x0606_4B50, bytes.integer(at: 4, width: 8) == 44,
      bytes.integer(at: 56, width: 4) == 0x0706_4B50,
      bytes.integer(at: 64, width: 8) == record - 76,
      [31, 39, 47, 55].allSatisfy({ bytes[$0] < 0x40 }),
      // The archive is a single file: check the disk numbers and both numbers of entries.
      bytes.integer(at: 16, width: 8) == 0, bytes.integer(at: 60, width: 4) == 0,
      bytes.integer(at: 72, width: 4) == 1,
      bytes.integer(at: 24, width: 8) == bytes.integer(at: 32, width: 8)
    else { throw malformed }
    entries = bytes.integer(at: 32, width: 8)
    size = bytes.integer(at: 40, width: 8)
    offset = bytes.integer(at: 48, width: 8)
    return record - 76
  }

  /// Returns the error for a file that does not end in an end record: it may be truncated, something
  /// may follow the record, or it is not a bundle.
  private static func refusal(of file: any RandomAccess) throws(BundleError) -> BundleError {
    let head = try file.read(at: 0, count: min(file.size, 43))
    guard head.starts(with: [0x50, 0x4B, 3, 4]) else {
      return BundleError(.notABundle, "not a hubpack bundle")
    }
    let tail = try file.read(at: max(0, file.size - 65_557), count: min(file.size, 65_557))
    let hasRecord = tail.indices.dropLast(21).contains { offset in
      tail[offset] == 0x50 && tail.integer(at: offset, width: 4) == 0x0605_4B50
    }
    return BundleError(
      .damaged,
      hasRecord
        ? "data was appended to the file; download or copy it again"
        : "the file is incomplete (truncated); download or copy it again")
  }
}
