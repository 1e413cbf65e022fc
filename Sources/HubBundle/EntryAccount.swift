package import HubModel

/// An entry of a bundle as the manifest describes it.
package struct EntryAccount: Sendable, Hashable {
  /// In the archive.
  package let name: String
  /// In bytes, inflated.
  package let size: Int
  /// Of those bytes.
  package let digest: HexDigest

  init(_ name: String, _ size: Int, _ digest: HexDigest) {
    self.name = name
    self.size = size
    self.digest = digest
  }
}

extension BundleFile {
  /// A picture that the archive has under a name. The name itself says what its bytes have to be. Nil
  /// when it is none of a picture, or nothing is called so. O(log entries).
  ///
  /// Somebody may have added pictures that the catalog does not list, but nothing that is none by its name.
  package func pictureAccount(_ name: String) -> EntryAccount? {
    guard name.hasPrefix(EntryName.assetPrefix), let entry = directory[name] else { return nil }
    let file = name.dropFirst(EntryName.assetPrefix.count + 3)
    guard let format = PictureFormat(fileExtension: file.drop { $0 != "." }.dropFirst()),
      let digest = HexDigest(hex: String(file.prefix { $0 != "." })),
      name == EntryName.asset(digest, fileExtension: format.fileExtension)
    else { return nil }
    return EntryAccount(name, entry.size, digest)
  }

  /// Reads an entry in chunks, and throws at its end unless its bytes are what they have to be. What
  /// `consume` gets is not to be used before. O(its size).
  package func read(
    _ account: EntryAccount, _ consume: (UnsafeRawBufferPointer) throws -> Void = { _ in }
  ) throws {
    try check(account.name, digest: account.digest, size: account.size, consume)
  }
}
