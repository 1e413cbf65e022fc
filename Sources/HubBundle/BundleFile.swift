import Crypto
public import Foundation
public import HubModel

/// A `.hubpack` file, opened: the manifest is read and the archive's directory is known to be sound.
///
/// Nothing that it hands out is unchecked. It keeps one descriptor open for its whole life, so the
/// file may be renamed or replaced meanwhile.
///
/// ```swift
/// let bundle = try BundleFile(path: "lumen-hub-2026.11.hubpack")
/// print(bundle.manifest.release, bundle.manifest.counts.clubs)
/// for problem in try bundle.catalog().problems() { print(problem) }
/// ```
public final class BundleFile: Sendable {
  /// What the bundle says of itself.
  public let manifest: Manifest
  /// The bundle's id: the digest of its manifest's bytes.
  public let id: HexDigest
  /// Of the whole file, in bytes.
  public let size: Int
  /// The numbers that the manifest has: one of an earlier hubpack may have fewer.
  let announced: (counts: [String: Int], leftOut: [String: Int])
  /// The members and entries of the manifest that this code does not know: a later version wrote them.
  public let unfamiliar: [Unfamiliar]
  let directory: ZipDirectory
  private let file: RandomAccessFile

  /// Opens a bundle and checks its manifest and directory; O(entries), without reading them.
  ///
  /// - Throws: ``BundleError``.
  public init(path: String) throws {
    file = try RandomAccessFile(path: path)
    size = file.size
    let head = try ManifestHead(of: file)
    let json = Result { () throws(BundleError) in try ManifestDocument.parse(head?.bytes ?? []) }
    // First, for a later version may have changed everything else.
    if head?.isWhole == true, let json = try? json.get() { try ManifestDocument.checkVersion(json) }
    directory = try ZipDirectory(of: file)
    guard let first = directory.entries.first, directory.name(of: first) == EntryName.manifest
    else {
      throw BundleError(.notABundle, "not a hubpack bundle (it does not begin with a manifest)")
    }
    guard !first.isDeflated, first.size <= BundleLimits.manifestBytes else {
      throw Manifest.refusal("is deflated or too large")
    }
    _ = try EntryReader(file: file, entry: first, name: EntryName.manifest).dataStart()
    guard let head else { throw Manifest.refusal("its local header does not have its size") }
    // Everything else has a digest that leads back to the manifest; it alone relies on the archive's.
    guard CRC32.checksum(of: head.bytes) == first.crc else {
      throw BundleError(.damaged, entry: EntryName.manifest, "checksum mismatch")
    }
    id = HexDigest(bytes: SHA256.hash(data: head.bytes))
    let document = try ManifestDocument(json.get())
    manifest = document.manifest
    announced = document.announced
    unfamiliar = document.unfamiliar
    try checkAccounts()
  }

  /// Every entry is one that the manifest lists, or a level file or picture, which the catalog lists.
  private func checkAccounts() throws(BundleError) {
    var accounted = Set([EntryName.manifest])
    for account in manifest.entries {
      _ = try entry(account.name, size: account.size)
      accounted.insert(account.name)
    }
    for entry in directory.entries {
      let name = directory.name(of: entry)
      guard
        name.hasPrefix(EntryName.sourcePrefix) || name.hasPrefix(EntryName.assetPrefix)
          || accounted.contains(name)
      else {
        throw BundleError(.invalid, entry: name, "is not accounted for")
      }
    }
  }

  /// The catalog, after its digest was checked; O(its size) each time.
  public func catalog() throws -> Catalog {
    guard let account = manifest.entries.first(where: { $0.name == EntryName.catalog }),
      let digest = HexDigest(hex: account.sha256)
    else {
      throw BundleError(.invalid, entry: EntryName.manifest, "does not account for the catalog")
    }
    return try Catalog(size: account.size) { buffer in
      var offset = 0
      try check(EntryName.catalog, digest: digest, size: account.size) { chunk in
        UnsafeMutableRawBufferPointer(rebasing: buffer[offset...]).copyMemory(from: chunk)
        offset += chunk.count
      }
    }
  }

  /// The bytes of a picture, after its digest was checked.
  public func contents(of asset: Asset) throws -> Data {
    try contents(of: asset.entry, digest: asset.digest, size: asset.size)
  }

  /// The bytes of a level file as they are in the bundle, after their digest was checked; nil when
  /// the bundle does not hold them.
  public func contents(of source: RecordedSource) throws -> Data? {
    try source.entry.map { try contents(of: $0.name, digest: $0.digest, size: $0.size) }
  }

  private func contents(of name: String, digest: HexDigest, size: Int) throws -> Data {
    var data = Data()
    try check(name, digest: digest, size: size) { data.append(contentsOf: $0) }
    return data
  }

  /// The entries that the manifest accounts for. O(their number).
  package var manifestAccounts: [EntryAccount] {
    manifest.entries.compactMap { entry in
      HexDigest(hex: entry.sha256).map { EntryAccount(entry.name, entry.size, $0) }
    }
  }

  /// Reads a whole entry, and throws at its end unless it is what it is accounted for. Bytes that
  /// `consume` gets are not to be used before.
  ///
  /// - Parameter comparesChecksum: also the archive's own, which adds nothing to the digest but takes time: other
  ///   programs go by it.
  func check(
    _ name: String, digest: HexDigest, size: Int, comparesChecksum: Bool = false,
    _ consume: (UnsafeRawBufferPointer) throws -> Void = { _ in }
  ) throws {
    let entry = try entry(name, size: size)
    var hash = SHA256()
    try EntryReader(file: file, entry: entry, name: name).read(
      comparesChecksum: comparesChecksum
    ) { chunk in
      hash.update(bufferPointer: chunk)
      try consume(chunk)
    }
    guard HexDigest(bytes: hash.finalize()) == digest else {
      throw BundleError(.damaged, entry: name, "checksum mismatch")
    }
  }

  /// The entry of that name, which has to be there and to have that size.
  func entry(_ name: String, size: Int) throws(BundleError) -> ZipDirectory.Entry {
    guard let entry = directory[name] else {
      throw BundleError(.damaged, entry: name, "is missing from the archive")
    }
    guard entry.size == size else {
      throw BundleError(
        .damaged, entry: name,
        "size mismatch: accounted for with \(size) bytes, the archive has \(entry.size)")
    }
    return entry
  }

  /// Checks the place of an entry in the archive: its local header, and that no gap follows it.
  func checkPosition(of entry: ZipDirectory.Entry) throws(BundleError) {
    _ = try EntryReader(file: file, entry: entry, name: directory.name(of: entry)).dataStart()
  }
}
