import HubViewer
import Synchronization

/// The release that is served, and the one before it, for pages that still show that.
///
/// Where releases come and go, the addresses of each begin with its version, so that no page mixes the
/// people of one with the pictures of another.
final class ServedReleases: Sendable {
  /// A file beside each release's own: it tells which release is the present one.
  static let currentPiece = ViewerFiles.dataPrefix + "current.js"

  /// The present one first.
  private let shelves: Mutex<[FileCache]>
  private let areVersioned: Bool

  init(_ cache: FileCache, areVersioned: Bool) {
    shelves = Mutex([cache])
    self.areVersioned = areVersioned
  }

  /// Serves another release from now on, or the same out of another file.
  func replace(with cache: FileCache) {
    shelves.withLock { shelves in
      let isSame = shelves[0].servedBundle.version == cache.servedBundle.version
      shelves = [cache] + (isSame ? shelves.dropFirst() : shelves.prefix(1))
    }
  }

  /// The version of the present release.
  var version: String { shelves.withLock { $0[0].servedBundle.version } }

  /// Where the present release begins, for somebody who asked with a query.
  func address(_ asked: String?) -> String {
    let present = shelves.withLock { $0[0] }
    let query = present.query ?? asked
    return (areVersioned ? "/\(present.servedBundle.version)/" : "/")
      + (query.map { "?" + $0 } ?? "")
  }

  /// What a path leads to.
  struct Target {
    /// Nil when it leads nowhere.
    var cache: FileCache?
    /// Of the file.
    var name: String
    /// Whether a page may be shown at this address; otherwise it has moved.
    var isPresent: Bool
    /// Whether there will never be anything else at the address.
    var isImmutable: Bool
  }

  /// Finds the release and the file that a path names.
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
      // Pages of a release that is gone have moved, and pictures are what their names say.
      target.cache = index.map { shelves[$0] } ?? (Self.isData(name) ? nil : shelves[0])
    }
    target.name = name.isEmpty ? ViewerFiles.start : String(name)
    target.isImmutable = target.isImmutable || name.hasPrefix("assets/")
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
