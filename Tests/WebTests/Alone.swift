import Testing

/// Makes a suite wait until no other suite of this kind is running: their tests depend on timing or
/// count the descriptors of the process, and would disturb one another.
struct Alone: SuiteTrait, TestScoping {
  private static let turn = Turn()

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.turn.take()
    do {
      try await function()
    } catch {
      await Self.turn.pass()
      throw error
    }
    await Self.turn.pass()
  }
}

extension Trait where Self == Alone {
  /// Runs the suite while no other suite with this trait is running.
  static var alone: Self { Alone() }
}

/// A lock that only one suite can hold at a time.
private actor Turn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Releases the lock.
  func pass() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
