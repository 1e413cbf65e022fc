import Synchronization

/// A request to end a statement, made on any thread.
final class StatementInterrupt: Sendable {
  private let state = Atomic(false)

  /// Asks the statement to end.
  func request() { state.store(true, ordering: .relaxed) }

  /// Whether somebody asked for that.
  var isRequested: Bool { state.load(ordering: .relaxed) }
}
