package import HubModel

/// The name, size and digest of an entry, as the manifest states them.
package struct EntryAccount: Sendable, Hashable {
  package let name: String
  /// The uncompressed size, in bytes.
  package let size: Int
  /// The SHA-256 of the uncompressed bytes.
  package let digest: HexDigest

  init(_ name: String, _ size: Int, _ digest: HexDigest) {
    self.name = name
    self.size = size
    self.digest = digest
  }
}

extension BundleFile {
  /// Returns the picture entry with a name, which states the digest of its bytes. Nil if the name
  /// is not that of a picture, or if there is no such entry. O(log entries).
  ///
  /// A bundle may hold pictures that its catalog does not list; only the name is checked here.
  package func pictureAccount(_ name: String) -> EntryAccount? {
    guard name.hasPrefix(EntryName.assetPrefix), let entry = directory[name] else { return nil }
    let file = name.dropFirst(EntryName.assetPrefix.count + 3)
    guard let format = PictureFormat(fileExtension: file.drop { $0 != "." }.dropFirst()),
      let digest = HexDigest(hex: String(file.prefix { $0 != "." })),
      name == EntryName.asset(digest, fileExtension: format.fileExtension)
    else { return nil }
    return EntryAccount(name, entry.size, digest)
  }

  /// Reads an entry in chunks and throws at its end if its bytes are damaged. The bytes passed to
  /// `consume` must not be used before this method returns. O(its size).
  package func read(
    _ account: EntryAccount, _ consume: (UnsafeRawBufferPointer) throws -> Void = { _ in }
  ) throws {
    try check(account.name, digest: account.digest, size: account.size, consume)
  }
}
