import Foundation
import HubModel
import Synchronization

/// The cache of one hub's downloads, which is made when the first file is fetched: a hub that is all in
/// a folder needs none.
package final class Downloads: Sendable {
  private let caches: String
  private let root: String
  private let opened = Mutex<DownloadCache?>(nil)

  /// - Parameters:
  ///   - caches: the folder of all of hubpack's caches.
  ///   - root: what names the hub: its URL, or the path of its folder.
  package init(in caches: String, root: String) {
    self.caches = caches
    self.root = root
  }

  /// The cache.
  ///
  /// - Throws: ``FetchFailure/storage(_:)`` when its folder cannot be written.
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

  /// Ends the use of the cache.
  ///
  /// - Parameter isDone: whether a bundle was made; what was fetched is not needed any more then. Else
  ///   it is kept, if there is anything.
  /// - Returns: whether something is kept.
  @discardableResult package func close(isDone: Bool) -> Bool {
    opened.withLock { opened in
      guard let cache = opened.take() else { return false }
      let isKept = !isDone && !cache.isEmpty
      if !isKept { cache.remove() }
      return isKept
    }
  }
}
