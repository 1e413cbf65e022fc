import Synchronization

/// Whose turn it is, and whether it shall end. Safe to use from any thread and from a signal handler.
final class Interruption: Sendable {
  private enum State: UInt8, AtomicRepresentable { case idle, running, interrupted }

  private let state = Atomic(State.idle)

  /// Whether the turn is taken; false when it is somebody else's.
  func begin() -> Bool {
    state.compareExchange(expected: .idle, desired: .running, ordering: .acquiring).exchanged
  }

  /// Gives the turn back.
  func end() { state.store(.idle, ordering: .releasing) }

  /// Asks whoever has the turn to end; nothing when nobody has it.
  func request() {
    _ = state.compareExchange(expected: .running, desired: .interrupted, ordering: .relaxed)
  }

  /// Whether somebody asked for that since the turn began.
  var isRequested: Bool { state.load(ordering: .relaxed) == .interrupted }
}
