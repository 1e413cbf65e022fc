import Crypto
import HubBundle
import HubModel
import HubViewer

/// One bundle, made ready to be served: which files there are, and their bytes, each checked.
///
/// A bundle with a viewer is served as it is. For one without, or when that is not to be shown, the viewer that
/// hubpack carries is made from the catalog, which then stays in memory.
final class ServedBundle: Sendable {
  static let versionLength = 12

  let bundle: BundleFile
  /// The bundle's id, shortened: what the addresses of one release begin with.
  let version: String
  private let viewer: [String: EntryAccount]
  private let made: ViewerFiles?
  private let madeNames: Set<String>

  /// O(entries).
  ///
  /// - Parameter ownViewer: whether the bundle's own pages and pieces of data are left alone.
  /// - Throws: `BundleError`.
  init(_ bundle: BundleFile, ownViewer: Bool) throws {
    self.bundle = bundle
    let accounts = bundle.manifestAccounts.filter { account in
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

  /// The bundle's id; with pages that hubpack made, another hubpack makes another site of it.
  private static func identity(of bundle: BundleFile, _ made: ViewerFiles?) throws -> HexDigest {
    guard let made else { return bundle.id }
    var hash = SHA256()
    hash.update(data: Array(bundle.id.hex.utf8))
    for name in made.names where !name.hasPrefix(ViewerFiles.dataPrefix) {
      hash.update(data: try made.contents(of: name) ?? [])
    }
    return HexDigest(bytes: hash.finalize())
  }

  /// Where a file's bytes come from.
  enum Source {
    case entry(EntryAccount)
    case made(String)

    /// Whether to read and check it takes less than to ask another thread to do it.
    var isSmall: Bool {
      if case .entry(let account) = self { account.size <= 1 << 16 } else { false }
    }

    /// Whether it takes a moment to make it.
    var isMade: Bool { if case .made = self { true } else { false } }
  }

  /// The source of the file with that name; nil when the site has none. O(log entries).
  func source(of name: String) -> Source? {
    if let account = viewer[name] ?? bundle.pictureAccount(name) { return .entry(account) }
    guard madeNames.contains(name) else { return nil }
    return .made(name)
  }

  /// Reads a file and checks it; O(its size).
  ///
  /// - Throws: `BundleError` when its bytes are not what they have to be, or cannot be read;
  ///   ``Overload``.
  func file(_ name: String, from source: Source, budget: ByteBudget) throws -> ServedFile {
    let type = MediaType(ofName: name)
    switch source {
    case .made:
      let bytes = try made?.contents(of: name) ?? []
      return try ServedFile(
        type, digest: HexDigest(bytes: SHA256.hash(data: bytes)), bytes: bytes,
        reservation: budget.take(2 * bytes.count))
    case .entry(let account) where account.size <= ServedFile.memoryLimit:
      // Once more for the compressed form.
      let reservation = try budget.take((type.isText ? 2 : 1) * account.size)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(account.size)
      try bundle.read(account) { bytes += $0 }
      return try ServedFile(type, digest: account.digest, bytes: bytes, reservation: reservation)
    case .entry(let account):
      let spool = try Spool()
      let reservation = try budget.take(onDisk: account.size)
      try bundle.read(account) { try spool.append($0) }
      return ServedFile(
        type, digest: account.digest, size: account.size, spool: spool, reservation: reservation)
    }
  }
}

/// What kinds of files there are.
struct MediaType {
  let name: String
  /// Whether it becomes smaller when it is compressed.
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
