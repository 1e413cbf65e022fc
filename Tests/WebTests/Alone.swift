import Testing

/// Has a suite wait until no other one of this kind runs: their tests go by the clock, or count the
/// process's descriptors, and would upset one another.
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
  /// Not while another suite with this trait runs.
  static var alone: Self { Alone() }
}

/// What only one can have at a time.
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

  /// Lets the next one have it.
  func pass() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
