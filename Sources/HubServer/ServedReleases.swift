import HubBundle
import HubGuestbook
import HubModel
import HubViewer
import Synchronization

/// The current release and the previous one, which open pages may still show.
///
/// If the file is watched, URL paths begin with the version of the release, so that no page mixes
/// the people of one release with the pictures of another.
final class ServedReleases: Sendable {
  /// The name of the file from which pages learn which release is current.
  static let currentPiece = ViewerFiles.dataPrefix + "current.js"

  /// The caches of both releases, the current one first.
  private let shelves: Mutex<[FileCache]>
  private let areVersioned: Bool

  init(_ cache: FileCache, areVersioned: Bool) {
    shelves = Mutex([cache])
    self.areVersioned = areVersioned
  }

  /// Serves another release from now on, or the same release from another file.
  func replace(with cache: FileCache) {
    shelves.withLock { shelves in
      let isSame = shelves[0].servedBundle.version == cache.servedBundle.version
      shelves = [cache] + (isSame ? shelves.dropFirst() : shelves.prefix(1))
    }
  }

  var bundle: BundleFile { shelves.withLock { $0[0].servedBundle.bundle } }

  var version: String { shelves.withLock { $0[0].servedBundle.version } }

  /// Returns whose picture a file is, by its digest (``GuestPictures``).
  func picture(_ version: HexDigest, by photographer: String?) -> GuestPicture? {
    shelves.withLock { $0 }.lazy.compactMap { $0.servedBundle.pictures?[version, photographer] }
      .first
  }

  /// Returns the names of all versions of a picture, by the digest that a guestbook knows.
  func names(of digest: HexDigest) -> Set<String> {
    shelves.withLock { $0 }.reduce(into: []) { names, shelf in
      names.formUnion(shelf.servedBundle.pictures?.names(of: digest) ?? [])
    }
  }

  /// Returns a checked file of the current release; nil if it has none with this name.
  ///
  /// - Throws: The errors of ``FileCache/file(_:)``.
  func file(_ name: String) async throws -> ServedFile? {
    try await shelves.withLock { $0[0] }.file(name)
  }

  /// Returns the start URL of the current release for a request with a query.
  func address(_ asked: String?) -> String {
    let present = shelves.withLock { $0[0] }
    let query = present.query(for: asked)
    return (areVersioned ? "/\(present.servedBundle.version)/" : "/")
      + (query.map { "?" + $0 } ?? "")
  }

  struct Target {
    /// The cache of the release; nil if there is none.
    var cache: FileCache?
    var name: String
    /// True if pages may be shown at this URL; otherwise they have moved.
    var isPresent: Bool
    /// True if the contents at this URL never change.
    var isImmutable: Bool
  }

  func target(of path: Substring) -> Target {
    let shelves = shelves.withLock { $0 }
    var name = path.hasPrefix("/") ? path.dropFirst() : path
    var target = Target(
      cache: shelves[0], name: "", isPresent: !areVersioned, isImmutable: false)
    if areVersioned, let version = Self.version(in: name) {
      name = name.dropFirst(version.count + 1)
      let index = shelves.firstIndex { $0.servedBundle.version == version }
      target.isPresent = index == 0
      target.isImmutable = index != nil
      // Pages of a release that is gone have moved; pictures are identified by their names.
      target.cache = index.map { shelves[$0] } ?? (Self.isData(name) ? nil : shelves[0])
    }
    target.name = name.isEmpty ? ViewerFiles.start : String(name)
    // A browser that kept the start page would never learn that it has moved.
    target.isImmutable =
      target.isImmutable && target.name != ViewerFiles.start || name.hasPrefix("assets/")
    return target
  }

  private static func version(in path: Substring) -> Substring? {
    let version = path.prefix { $0 != "/" }
    let isOne =
      version.utf8.count == ServedBundle.versionLength && version.count < path.count
      && version.allSatisfy(\.isHexDigit)
    return isOne ? version : nil
  }

  private static func isData(_ name: Substring) -> Bool {
    name.hasPrefix(ViewerFiles.prefix) && name != currentPiece
  }
}
