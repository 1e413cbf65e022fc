import HubSystem

/// The manifest, read where every version of the format stores it: as the first entry, at offset 0,
/// stored, with its sizes in its local header (Docs/Format.md, "Compatibility").
///
/// A reader can thus detect a later version before it looks at anything that version may have
/// changed.
struct ManifestHead {
  let bytes: [UInt8]
  /// True if the bytes match the checksum in the local header or in the data descriptor.
  let isWhole: Bool

  /// Reads the manifest; nil if the file does not begin with one.
  ///
  /// - Throws: `BundleError` if the file cannot be read.
  init?(of file: any RandomAccess) throws(BundleError) {
    let name = EntryName.manifest
    guard let header = try file.bytes(at: 0, count: 30 + name.utf8.count),
      header.integer(at: 0, width: 4) == 0x0403_4B50,
      header.integer(at: 26, width: 2) == name.utf8.count,
      header[30...].elementsEqual(name.utf8)
    else { return nil }
    let flags = header.integer(at: 6, width: 2)
    let size = header.integer(at: 22, width: 4)
    let start = header.count + header.integer(at: 28, width: 2)
    guard flags & 1 == 0, header.integer(at: 8, width: 2) == 0,
      header.integer(at: 18, width: 4) == size, (1...BundleLimits.manifestBytes).contains(size),
      let bytes = try file.bytes(at: start, count: size)
    else { return nil }
    self.bytes = bytes
    var checksum = header.integer(at: 14, width: 4)
    if flags & 8 != 0, checksum == 0,
      let descriptor = try file.bytes(at: start + size, count: 8),
      descriptor.integer(at: 0, width: 4) == 0x0807_4B50
    {
      checksum = descriptor.integer(at: 4, width: 4)
    }
    isWhole = Int(CRC32.checksum(of: bytes)) == checksum
  }
}

extension RandomAccess {
  fileprivate func bytes(at offset: Int, count: Int) throws(BundleError) -> [UInt8]? {
    offset + count <= size ? try read(at: offset, count: count) : nil
  }
}
