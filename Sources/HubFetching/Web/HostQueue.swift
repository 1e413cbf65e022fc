import HubModel
import Synchronization

/// The queue of the requests to all hosts, with the statistics.
///
/// It uses a lock, because each step is short.
final class HostQueue: Sendable {
  /// The right to send a request; it must be given back with `leave`.
  struct Turn: Sendable {
    let host: String
    fileprivate let number: Int
  }

  /// The result of a request for its host.
  enum Ending: Sendable {
    /// The server responded in any way.
    case answered
    /// The file has not changed (304).
    case unchanged
    /// The response was not useful.
    case failed
    /// There was no response at all.
    case silent
  }

  private struct State {
    var schedule: HostSchedule
    var waiting: [Int: CheckedContinuation<FetchFailure?, Never>] = [:]
    var lastNumber = 0
  }

  private let state: Mutex<State>

  init(_ options: FetchOptions) {
    state = Mutex(State(schedule: HostSchedule(options)))
  }

  /// Waits until a request may start. An urgent one goes before the others.
  func enter(_ host: String, isUrgent: Bool) async throws(FetchFailure) -> Turn {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let failure = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The check happens under the lock that the cancellation handler below takes.
        change { state in
          state.waiting[number] = continuation
          state.schedule.enter(
            number, at: host, isUrgent: isUrgent, isCancelled: Task.isCancelled)
        }
      }
    } onCancel: {
      change { $0.schedule.turnAway(number, at: host) }
    }
    if let failure { throw failure }
    return Turn(host: host, number: number)
  }

  /// Ends a turn.
  ///
  /// - Parameters:
  ///   - bytes: the number of bytes received.
  ///   - pause: the pause that the host requested.
  func leave(_ turn: Turn, _ ending: Ending, bytes: Int, holdFor pause: Duration? = nil) {
    var end = pause.map { ContinuousClock.now + $0 }
    change {
      $0.schedule.leave(turn.number, at: turn.host, ending, bytes: bytes, holdUntil: end)
      end = [end, $0.schedule.nextStart(at: turn.host)].compactMap(\.self).max()
    }
    if let end { admit(at: end) }
  }

  func setInterval(_ interval: Duration, at host: String) {
    guard interval > .zero else { return }
    var start: ContinuousClock.Instant?
    change {
      $0.schedule.setInterval(interval, at: host)
      start = $0.schedule.nextStart(at: host)
    }
    if let start { admit(at: start) }
  }

  /// Lets waiting requests start at a time when they may.
  private func admit(at time: ContinuousClock.Instant) {
    Task {
      try? await Task.sleep(until: time)
      change { $0.schedule.admit() }
    }
  }

  /// Lets no more requests start.
  ///
  /// Cancelled tasks find out one after the other. A turn that the first one returns must not go to
  /// another that does not know yet and would fetch a file in vain.
  func close() { change { $0.schedule.close() } }

  /// Changes the state under the lock and wakes tasks only after releasing it. Waking a task takes
  /// the task's own lock, which may be held by a cancellation handler that waits for this one.
  private func change(_ change: (inout State) -> Void) {
    let woken = state.withLock { state in
      change(&state)
      let woken = state.schedule.decided.map { number, failure in
        (state.waiting.removeValue(forKey: number), failure)
      }
      state.schedule.decided = []
      return woken
    }
    for (continuation, failure) in woken { continuation?.resume(returning: failure) }
  }

  var tallies: [String: FetchReport.Host] { state.withLock(\.schedule.tallies) }

  /// Returns the hosts with the oldest requests in progress, and the age of those.
  func slowest(_ count: Int) -> [(host: String, waiting: Duration)] {
    let oldest = state.withLock(\.schedule.oldest)
    return oldest.map { (host: $0, waiting: $1.duration(to: .now)) }
      .sorted { $0.waiting > $1.waiting }.prefix(count).map { $0 }
  }
}
