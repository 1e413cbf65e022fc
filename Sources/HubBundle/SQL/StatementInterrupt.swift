import Synchronization

/// A request to end a statement, which any thread can make.
final class StatementInterrupt: Sendable {
  private let state = Atomic(false)

  /// Requests the end of the statement.
  func request() { state.store(true, ordering: .relaxed) }

  /// True if the end of the statement has been requested.
  var isRequested: Bool { state.load(ordering: .relaxed) }
}
