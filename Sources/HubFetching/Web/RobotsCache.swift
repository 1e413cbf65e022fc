import Synchronization

/// The rules of the hosts that were asked so far, by scheme and host.
final class RobotsCache: Sendable {
  private let rules = Mutex<[String: RobotsRules]>([:])

  subscript(origin: String) -> RobotsRules? {
    get { rules.withLock { $0[origin] } }
    set { rules.withLock { $0[origin] = newValue } }
  }
}
