import Synchronization

/// The rules of the hosts that were asked so far, by scheme and host.
final class RobotsCache: Sendable {
  private let rules = Mutex<[String: RobotsRules]>([:])

  subscript(origin: String) -> RobotsRules? {
    get { rules.withLock { $0[origin] } }
    set { rules.withLock { $0[origin] = newValue } }
  }

  /// The pages and pictures of which it is unknown whether they may be copied, by URL, with the
  /// reason.
  private let unknown = Mutex<[String: String]>([:])

  /// Notes that a file is not to be fetched, because its `robots.txt` could not be.
  func noteUnknown(_ url: String, _ reason: String) { unknown.withLock { $0[url] = reason } }

  /// Returns the reason why a file is not to be fetched; nil if there is none.
  func unknown(_ url: String) -> String? { unknown.withLock { $0[url] } }
}
