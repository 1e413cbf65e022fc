import Foundation
import HubModel
import Synchronization

/// Hands what a statement gives from the thread that runs it to the one that asked, which never waits for
/// SQLite longer than it wants to.
final class RowHandover: Sendable {
  /// One step of a statement.
  enum Part: Sendable {
    case columns([String])
    case rows([[FieldValue]])
    /// Nothing comes after it.
    case end((any Error)?)
  }

  private let part = Mutex<Part?>(nil)
  private let isGivenUp = Atomic(false)
  private let offered = DispatchSemaphore(value: 0)
  private let taken = DispatchSemaphore(value: 0)

  // MARK: - The thread that runs the statement

  /// Offers a part and waits until it is used; false when nobody wants more.
  func offer(_ part: Part) -> Bool {
    put(part)
    taken.wait()
    return !isGivenUp.load(ordering: .relaxed)
  }

  /// Says that nothing comes any more.
  func end(_ error: (any Error)?) { put(.end(error)) }

  private func put(_ part: Part) {
    self.part.withLock { $0 = part }
    offered.signal()
  }

  // MARK: - The thread that asked

  /// The next part, nil when there is none in time. The statement stands still until ``goOn()``.
  func next(within time: DispatchTimeInterval) -> Part? {
    guard offered.wait(timeout: .now() + time) == .success else { return nil }
    return part.withLock { part in
      defer { part = nil }
      return part
    }
  }

  /// Lets the statement run on.
  func goOn() { taken.signal() }

  /// Wants no more: the statement ends as soon as it can.
  func giveUp() {
    isGivenUp.store(true, ordering: .relaxed)
    taken.signal()
  }
}
