import Synchronization

/// A request to end a statement, which any thread can make.
final class StatementInterrupt: Sendable {
  private let state = Atomic(false)

  func request() { state.store(true, ordering: .relaxed) }

  var isRequested: Bool { state.load(ordering: .relaxed) }
}
