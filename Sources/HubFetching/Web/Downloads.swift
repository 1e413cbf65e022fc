import Foundation
import HubModel
import HubSystem
import Synchronization

/// The download cache of one hub, created when the first file is fetched: a hub that is entirely in
/// a folder needs none.
package final class Downloads: Sendable {
  private let caches: String
  private let root: String
  private let opened = Mutex<DownloadCache?>(nil)

  /// - Parameters:
  ///   - caches: the folder of all caches of hubpack.
  ///   - root: the identifier of the hub: its URL, or the path of its folder.
  package init(in caches: String, root: String) {
    self.caches = caches
    self.root = root
  }

  /// Returns the cache and creates it if necessary.
  ///
  /// - Throws: ``FetchFailure/storage(_:)`` if its folder cannot be written.
  package func open() throws(FetchFailure) -> DownloadCache {
    let result: Result<DownloadCache, FetchFailure> = opened.withLock { opened in
      if let opened { return .success(opened) }
      do throws(FileFault) {
        let cache = try DownloadCache(in: caches, root: root)
        opened = cache
        return .success(cache)
      } catch {
        return .failure(.storage(error))
      }
    }
    return try result.get()
  }

  /// Closes the cache.
  ///
  /// - Parameter isDone: true if a bundle was made, so that the downloads are no longer needed.
  ///   Otherwise they are kept, if there are any.
  /// - Returns: true if downloads are kept.
  @discardableResult package func close(isDone: Bool) -> Bool {
    opened.withLock { opened in
      guard let cache = opened.take() else { return false }
      let isKept = !isDone && !cache.isEmpty
      if !isKept { cache.remove() }
      return isKept
    }
  }
}
