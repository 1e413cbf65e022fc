import HubModel
import Synchronization

/// Ends requests whose time is over or that have received almost nothing for a while, and the
/// pauses between the requests for a file.
///
/// One task checks all of them periodically; a timer for each would cost more than a small file.
/// Time in which that task did not run is not counted: the program was stopped, or the machine was
/// asleep or busy, and data could not be read.
final class Watchdog: Sendable {
  typealias Outcome = Result<FileRequest.Outcome, AttemptFailure>

  fileprivate struct Watch {
    /// The response; nil if none is expected.
    let answer: FileAnswer?
    let giveUp: @Sendable () -> Void
    let start: ContinuousClock.Instant
    var end: ContinuousClock.Instant
    /// The part of the time since the start that does not count.
    var missed = Duration.zero
    /// The time of the next check of the data rate, and the number of bytes at the last one.
    var next: ContinuousClock.Instant
    var received: Int
    var verdict: AttemptFailure?
  }

  private struct State {
    var watches: [Int: Watch] = [:]
    var last = 0
    var isAwake = false
  }

  private let options: FetchOptions
  /// The longest delay of a verdict.
  private let pause: Duration
  private let executor: LoopExecutor
  private let state = Mutex(State())

  /// - Parameter executor: the executor of the requests.
  init(_ options: FetchOptions, _ executor: LoopExecutor) {
    self.options = options
    self.executor = executor
    pause = min(options.rateWindow, options.deadline) / 20
  }

  /// Runs a request within the remaining time and subtracts the time that it takes.
  func watch(
    _ answer: FileAnswer, for time: inout Duration, _ request: () async -> Outcome
  ) async -> Outcome {
    let number = begin(answer, time) { answer.giveUp() }
    let outcome = await request()
    let verdict = end(number, of: &time)
    guard case .failure = outcome, let verdict else { return outcome }
    return .failure(verdict)
  }

  /// Waits for the next request of a file within the remaining time and subtracts the time that it
  /// takes.
  ///
  /// - Parameter giveUp: ends the wait; it is called repeatedly until the wait is over.
  func wait(
    for time: inout Duration, giveUp: @escaping @Sendable () -> Void,
    until isOver: () async throws(FetchFailure) -> Void
  ) async throws(FetchFailure) {
    let number = begin(nil, time, giveUp)
    defer { _ = end(number, of: &time) }
    try await isOver()
  }

  private func end(_ number: Int, of time: inout Duration) -> AttemptFailure? {
    let watch = state.withLock { $0.watches.removeValue(forKey: number) }
    if let watch { time -= max(.zero, watch.start.duration(to: .now) - watch.missed) }
    return watch?.verdict
  }

  private func begin(
    _ answer: FileAnswer?, _ time: Duration, _ giveUp: @escaping @Sendable () -> Void
  ) -> Int {
    let now = ContinuousClock.now
    let watch = Watch(
      answer: answer, giveUp: giveUp, start: now, end: now + time, next: now + options.rateWindow,
      received: answer?.received ?? 0)
    let (number, isFirst) = state.withLock { state in
      state.last += 1
      state.watches[state.last] = watch
      defer { state.isAwake = true }
      return (state.last, !state.isAwake)
    }
    // This runs where the requests run, so that delays there are not blamed on the server.
    if isFirst { Task(executorPreference: executor) { await self.patrol() } }
    return number
  }

  /// Checks all watches until none is left.
  private func patrol() async {
    var last = ContinuousClock.now
    while true {
      try? await Task.sleep(for: pause)
      let now = ContinuousClock.now
      let missed = max(.zero, last.duration(to: now) - pause * 2)
      last = now
      let (late, isOver) = state.withLock { state in
        state.isAwake = !state.watches.isEmpty
        var late: [@Sendable () -> Void] = []
        for (number, var watch) in state.watches {
          watch.excuse(missed, at: now)
          watch.verdict = watch.verdict ?? watch.judge(now, options)
          // The call is repeated, because the first one may come before there is anything to give
          // up.
          if watch.verdict != nil { late.append(watch.giveUp) }
          state.watches[number] = watch
        }
        return (late, !state.isAwake)
      }
      for giveUp in late { giveUp() }
      if isOver { return }
    }
  }
}

extension Watchdog.Watch {
  /// Excludes a past period from the time limits, as far as it was after the start.
  fileprivate mutating func excuse(_ time: Duration, at now: ContinuousClock.Instant) {
    let time = min(time, start.duration(to: now))
    missed += time
    end += time
    next += time
  }

  /// Returns the reason to end the request now, if there is one.
  fileprivate mutating func judge(
    _ now: ContinuousClock.Instant, _ options: FetchOptions
  ) -> AttemptFailure? {
    if now >= end {
      return AttemptFailure(.late(options.deadline))
    }
    guard let answer, now >= next else { return nil }
    let came = answer.received - received
    received += came
    next = now + options.rateWindow
    let least = Int(Double(options.minimumRate) * options.rateWindow.inSeconds)
    guard came < least else { return nil }
    return .passing(
      came == 0
        ? "no data received for \(options.rateWindow.inWords)"
        : "received less than \(options.minimumRate) bytes per second")
  }
}
