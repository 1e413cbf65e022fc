import Crypto
public import Foundation
public import HubModel
import HubSystem
import Synchronization

/// An open `.hubpack` file with a decoded manifest and a checked archive directory.
///
/// It returns only data that has been checked. It keeps one descriptor open for its whole life, so
/// the file may be renamed or replaced meanwhile. The directory of a file on the web is checked when
/// an entry besides the manifest and the catalog is needed: it may be the largest part of them.
///
/// ```swift
/// let bundle = try BundleFile(path: "lumen-hub-2026.11.hubpack")
/// print(bundle.manifest.release, bundle.manifest.counts[.clubs])
/// for problem in try bundle.catalog().problems() { print(problem) }
/// ```
public final class BundleFile: Sendable {
  /// The manifest: the description that the bundle gives of itself.
  public let manifest: Manifest
  /// The bundle's id: the digest of its manifest's bytes.
  public let id: HexDigest
  /// The size of the whole file, in bytes.
  public let size: Int
  /// The members and entries of the manifest that this code does not know because a later version
  /// wrote them.
  public let unfamiliar: [Unfamiliar]
  let file: any RandomAccess
  /// True if reading has to wait for the network.
  package var isRemote: Bool { file.isRemote }
  private let checkedDirectory = Mutex<ZipDirectory?>(nil)

  /// The bytes with which every bundle begins: the signature of a local header of a ZIP file.
  package static let start: [UInt8] = [0x50, 0x4B, 3, 4]

  /// Opens a bundle and checks its manifest and directory. O(entries); reads no entry but the
  /// manifest.
  ///
  /// - Throws: ``BundleError``.
  public convenience init(path: String) throws { try self.init(RandomAccessFile(path: path)) }

  /// Opens the bundle in a file.
  ///
  /// - Throws: ``BundleError``.
  package init(_ file: any RandomAccess) throws {
    self.file = file
    size = file.size
    let head = try ManifestHead(of: file)
    let json = Result { try ManifestDocument.parse(head?.bytes ?? []) }
    // Before all other checks, because a later version may have changed everything else.
    if head?.isWhole == true, let json = try? json.get() { try ManifestDocument.checkVersion(json) }
    // Then only the directory can tell what is wrong with the manifest.
    let isUnclear = head?.isWhole != true
    let directory = isUnclear || !file.isRemote ? try Self.directory(of: file, head) : nil
    guard let head else { throw Manifest.refusal("its local header does not state its size") }
    id = HexDigest(bytes: SHA256.hash(data: head.bytes))
    let document = try ManifestDocument(json.get())
    manifest = document.manifest
    unfamiliar = document.unfamiliar
    if let directory {
      try checkAccounts(directory)
      checkedDirectory.withLock { $0 = directory }
    }
  }

  /// The directory of the archive, which is read at most once. O(entries)
  var directory: ZipDirectory {
    get throws {
      try checkedDirectory.withLock { checked in
        if let checked { return checked }
        let directory = try Self.directory(of: file, ManifestHead(of: file))
        try checkAccounts(directory)
        checked = directory
        return directory
      }
    }
  }

  /// Reads the directory, and checks that it begins with the manifest.
  private static func directory(
    of file: any RandomAccess, _ head: ManifestHead?
  ) throws -> ZipDirectory {
    let directory = try ZipDirectory(of: file)
    guard let first = directory.entries.first, directory.name(of: first) == EntryName.manifest
    else {
      throw BundleError(.notABundle, "not a hubpack bundle (it does not begin with a manifest)")
    }
    guard !first.isDeflated, first.size <= BundleLimits.manifestBytes else {
      throw Manifest.refusal("compressed or too large")
    }
    try EntryReader(file: file, entry: first, name: EntryName.manifest).dataStart()
    // Every other entry has a digest that leads back to the manifest, which has only the archive's
    // checksum.
    if let head, CRC32.checksum(of: head.bytes) != first.crc {
      throw BundleError(.damaged, entry: EntryName.manifest, "checksum mismatch")
    }
    return directory
  }

  /// Checks that the manifest lists every entry except level files and pictures, which the catalog
  /// lists.
  private func checkAccounts(_ directory: ZipDirectory) throws(BundleError) {
    var accounted = Set([EntryName.manifest])
    for account in manifest.entries {
      _ = try Self.entry(account, in: directory)
      accounted.insert(account.name)
    }
    for entry in directory.entries {
      let name = directory.name(of: entry)
      guard
        name.hasPrefix(EntryName.sourcePrefix) || name.hasPrefix(EntryName.assetPrefix)
          || accounted.contains(name)
      else {
        throw BundleError(.invalid, entry: name, BundleError.notListed)
      }
    }
  }

  /// Returns the catalog after checking its digest. O(its size) on each call.
  ///
  /// - Throws: ``BundleError`` if the catalog is damaged or breaks a rule of the format.
  public func catalog() throws -> Catalog {
    guard let account = manifest.entries.first(where: { $0.name == EntryName.catalog }) else {
      throw Manifest.refusal("does not list the catalog")
    }
    return try Catalog(size: account.size) { buffer in
      var offset = 0
      try read(account) { chunk in
        UnsafeMutableRawBufferPointer(rebasing: buffer[offset...]).copyMemory(from: chunk)
        offset += chunk.count
      }
    }
  }

  /// Returns the bytes of a picture after checking their digest.
  ///
  /// - Throws: ``BundleError`` if the entry is missing or damaged.
  public func contents(of asset: Asset) throws -> Data {
    try contents(of: asset.account)
  }

  /// Returns the bytes of a level file as stored in the bundle, after checking their digest; nil if
  /// the bundle does not hold them.
  ///
  /// - Throws: ``BundleError`` if the entry is missing or damaged.
  public func contents(of source: RecordedSource) throws -> Data? {
    try source.entry.map(contents)
  }

  private func contents(of account: EntryAccount) throws -> Data {
    var data = Data()
    try read(account) { data.append(contentsOf: $0) }
    return data
  }

  /// Reads an entry in chunks and throws at its end if its size or digest is wrong. The bytes passed
  /// to `consume` must not be used before this method returns. O(its size).
  ///
  /// - Parameter comparesChecksum: True to compare the archive's CRC-32, too. It adds nothing to
  ///   the digest and takes time, but other programs rely on it.
  package func read(
    _ account: EntryAccount, comparesChecksum: Bool = false,
    _ consume: (UnsafeRawBufferPointer) throws -> Void = { _ in }
  ) throws {
    let reader = EntryReader(file: file, entry: try entry(account), name: account.name)
    var hash = SHA256()
    try reader.read(comparesChecksum: comparesChecksum) { chunk in
      hash.update(bufferPointer: chunk)
      try consume(chunk)
    }
    guard HexDigest(bytes: hash.finalize()) == account.digest else {
      throw BundleError(.damaged, entry: account.name, "checksum mismatch")
    }
  }

  /// Returns the entry of an account, and throws if it is missing or has another size.
  func entry(_ account: EntryAccount) throws -> ZipDirectory.Entry {
    if account.name == EntryName.catalog, file.isRemote, checkedDirectory.withLock({ $0 == nil }),
      // The first two entries, if their offsets are in order.
      let start = try? ZipDirectory(of: file, first: 2), start[account.name] != nil
    {
      return try Self.entry(account, in: start)
    }
    return try Self.entry(account, in: directory)
  }

  private static func entry(
    _ account: EntryAccount, in directory: ZipDirectory
  ) throws(BundleError) -> ZipDirectory.Entry {
    let (name, size) = (account.name, account.size)
    guard let entry = directory[name] else {
      throw BundleError(.damaged, entry: name, "missing from the archive")
    }
    guard entry.size == size else {
      let isListedByCatalog = [EntryName.sourcePrefix, EntryName.assetPrefix]
        .contains(where: name.hasPrefix)
      throw BundleError(
        .damaged, entry: name,
        "size mismatch: the \(isListedByCatalog ? "catalog" : "manifest") says \(size) bytes, "
          + "the archive has \(entry.size)")
    }
    return entry
  }

  /// Checks the local header of an entry, and that no gap follows the entry.
  func checkPosition(of entry: ZipDirectory.Entry, named name: String) throws(BundleError) {
    try EntryReader(file: file, entry: entry, name: name).dataStart()
  }

  /// Returns the picture entry with a name, which states the digest of its bytes. Nil if the name
  /// is not that of a picture, or if there is no such entry. O(log entries).
  ///
  /// A bundle may hold pictures that its catalog does not list; only the name is checked here.
  package func pictureAccount(_ name: String) -> EntryAccount? {
    guard name.hasPrefix(EntryName.assetPrefix), let entry = try? directory[name] else {
      return nil
    }
    let file = name.dropFirst(EntryName.assetPrefix.count + 3)
    guard let format = PictureFormat(fileExtension: file.drop { $0 != "." }.dropFirst()),
      let digest = HexDigest(hex: String(file.prefix { $0 != "." })),
      name == EntryName.asset(digest, fileExtension: format.fileExtension)
    else { return nil }
    return EntryAccount(name, entry.size, digest)
  }
}
