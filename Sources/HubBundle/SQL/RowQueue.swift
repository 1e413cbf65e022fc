import Foundation
import HubModel
import Synchronization

/// The answer to a statement, on its way from the thread that runs it to the one that asked, which
/// can stop waiting at any time.
///
/// Unchecked, but safe to share: all its state is guarded by `condition`.
final class RowQueue: @unchecked Sendable {
  enum Part {
    case columns([String])
    case row([FieldValue])
    /// The end, with the error if there was one.
    case end((any Error)?)
  }

  /// The limits on what is in the queue; the statement waits while they are exceeded.
  private static let (mostParts, mostBytes) = (100, 1 << 20)

  private let condition = NSCondition()
  private var parts: [Part] = []
  private var bytes = 0
  private let stopped = Atomic(false)

  /// True if the statement has to end, because it was interrupted or nobody waits for its rows.
  var isStopped: Bool { stopped.load(ordering: .relaxed) }

  func stop() {
    condition.withLock {
      stopped.store(true, ordering: .relaxed)
      condition.signal()
    }
  }

  /// Adds a part, and waits while the queue is full.
  func add(_ part: Part, bytes size: Int = 0) {
    condition.withLock {
      parts.append(part)
      bytes += size
      condition.signal()
      while !isStopped, parts.count >= Self.mostParts || bytes > Self.mostBytes { condition.wait() }
    }
  }

  /// Takes all parts that are there; none if none arrives in time.
  func take(within seconds: TimeInterval) -> [Part] {
    let limit = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while parts.isEmpty, condition.wait(until: limit) {}
      defer {
        (parts, bytes) = ([], 0)
        condition.signal()
      }
      return parts
    }
  }
}
