import Crypto
import HubBundle
import HubGuestbook
import HubModel
import HubSystem
import HubViewer

/// A bundle that is ready to be served: its files, whose bytes are checked when they are read.
///
/// A bundle with a viewer is served as it is. For a bundle without one, or if its viewer is not to
/// be shown, hubpack's own viewer is generated from the catalog, which then stays in memory.
final class ServedBundle: Sendable {
  static let versionLength = 12

  let bundle: BundleFile
  /// The shortened id of the bundle, with which the URL paths of a release begin.
  let version: String
  private let viewer: [String: EntryAccount]
  private let made: ViewerFiles?
  /// The pictures at which visitors can leave something; nil without a guestbook.
  let pictures: GuestPictures?
  private let madeNames: Set<String>

  /// Prepares a bundle. O(entries).
  ///
  /// - Parameters:
  ///   - ownViewer: True to ignore the bundle's own pages and data files.
  ///   - hasGuestbook: True if visitors can leave something.
  /// - Throws: `BundleError`.
  init(_ bundle: BundleFile, ownViewer: Bool, hasGuestbook: Bool) throws {
    self.bundle = bundle
    pictures = hasGuestbook ? try GuestPictures(bundle.catalog()) : nil
    let accounts = bundle.manifest.entries.filter { account in
      !ownViewer
        && (account.name == ViewerFiles.start || account.name.hasPrefix(ViewerFiles.prefix))
    }
    viewer = Dictionary(accounts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    made =
      viewer[ViewerFiles.start] == nil
      ? try ViewerFiles(bundle.catalog(), manifest: bundle.manifest) : nil
    madeNames = Set(made?.names ?? [])
    version = String(try Self.identity(of: bundle, made).hex.prefix(Self.versionLength))
  }

  /// Returns the bundle's id; if hubpack generates the pages, combined with their digests, which
  /// depend on its version.
  private static func identity(of bundle: BundleFile, _ made: ViewerFiles?) throws -> HexDigest {
    guard let made else { return bundle.id }
    var hash = SHA256()
    hash.update(data: Array(bundle.id.hex.utf8))
    for name in made.names where !name.hasPrefix(ViewerFiles.dataPrefix) {
      hash.update(data: try made.contents(of: name) ?? [])
    }
    return HexDigest(bytes: hash.finalize())
  }

  enum Source {
    case entry(EntryAccount)
    case made

    /// True if reading and checking the file takes less time than switching to another thread.
    var isSmall: Bool {
      if case .entry(let account) = self { account.size <= 1 << 16 } else { false }
    }
  }

  /// Returns the source of the file with a name; nil if there is none. O(log entries).
  func source(of name: String) -> Source? {
    if let account = viewer[name] ?? bundle.pictureAccount(name) { return .entry(account) }
    return madeNames.contains(name) ? .made : nil
  }

  /// Reads and checks a file. O(its size).
  ///
  /// - Throws: `BundleError` if the file is damaged or cannot be read; ``Overload`` if the budget
  ///   is exhausted.
  func file(_ name: String, from source: Source, budget: ByteBudget) throws -> ServedFile {
    let type = MediaType(ofName: name)
    switch source {
    case .made:
      let bytes = try made?.contents(of: name) ?? []
      return try ServedFile(
        type, digest: HexDigest(bytes: SHA256.hash(data: bytes)), bytes: bytes,
        reservation: budget.take(2 * bytes.count))
    case .entry(let account) where account.size <= ServedFile.memoryLimit:
      // Text needs the same again for the compressed form.
      let reservation = try budget.take((type.isText ? 2 : 1) * account.size)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(account.size)
      try bundle.read(account) { bytes += $0 }
      return ServedFile(type, digest: account.digest, bytes: bytes, reservation: reservation)
    case .entry(let account):
      let spool = try TemporaryFile()
      let reservation = try budget.take(onDisk: account.size)
      try bundle.read(account) { try spool.write($0) }
      return ServedFile(
        type, digest: account.digest, size: account.size, spool: spool, reservation: reservation)
    }
  }
}

struct MediaType {
  let name: String
  /// True if compression makes the file smaller.
  let isText: Bool

  init(ofName name: String) {
    let fileExtension = name.split(separator: ".").last ?? ""
    switch fileExtension {
    case "html": (self.name, isText) = ("text/html; charset=utf-8", true)
    case "js": (self.name, isText) = ("text/javascript; charset=utf-8", true)
    case "css": (self.name, isText) = ("text/css; charset=utf-8", true)
    default:
      let picture = PictureFormat(fileExtension: fileExtension)
      (self.name, isText) = (picture?.mediaType ?? "application/octet-stream", false)
    }
  }
}
