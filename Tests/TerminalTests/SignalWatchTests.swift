import Foundation
import Synchronization
import Terminal
import Testing

/// Signals that are observed instead of having their default action, which is to end the program.
struct SignalWatchTests {
  @Test func `a signal is observed as soon as there is a watch`() async throws {
    let told = Count()
    for round in 1...200 {
      let watch = try SignalWatch(SIGUSR1) { told.add() }
      kill(getpid(), SIGUSR1)
      while told.value < round { try await Task.sleep(for: .milliseconds(1)) }
      withExtendedLifetime(watch) {}
    }
    #expect(told.value == 200)
  }

  @Test func `all watches of a signal are notified, but not those of other signals or ended ones`()
    async throws
  {
    let (first, second, other, gone) = (Count(), Count(), Count(), Count())
    let watches = try [
      SignalWatch(SIGUSR2) { first.add() }, SignalWatch(SIGUSR2) { second.add() },
      SignalWatch(SIGWINCH) { other.add() },
    ]
    _ = try SignalWatch(SIGUSR2) { gone.add() }
    kill(getpid(), SIGUSR2)
    while first.value < 1 || second.value < 1 { try await Task.sleep(for: .milliseconds(1)) }
    withExtendedLifetime(watches) {}
    #expect(other.value == 0 && gone.value == 0)
  }
}

private final class Count: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock(\.self) }

  func add() { number.withLock { $0 += 1 } }
}
