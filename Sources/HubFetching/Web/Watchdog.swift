import HubModel
import Synchronization

/// Ends requests whose time is over, or to which for a while hardly a byte came, and the waiting between the requests
/// for a file.
///
/// One task looks at all of them now and then; a timer for each would cost more than a small file. Time in
/// which that task did not run is nobody's: the program was stopped, the machine asleep or busy with something
/// else, and what came could not be read.
final class Watchdog: Sendable {
  typealias Outcome = Result<FileRequest.Outcome, AttemptFailure>

  fileprivate struct Watch {
    /// Nil where nothing is expected to come.
    let answer: FileAnswer?
    let giveUp: @Sendable () -> Void
    let start: ContinuousClock.Instant
    var end: ContinuousClock.Instant
    /// Of the time since the start, what does not count.
    var missed = Duration.zero
    /// When it is looked at again whether enough came, and how much there was the last time.
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
  /// How late a verdict may be.
  private let pause: Duration
  private let executor: LoopExecutor
  private let state = Mutex(State())

  /// - Parameter executor: runs the requests.
  init(_ options: FetchOptions, _ executor: LoopExecutor) {
    self.options = options
    self.executor = executor
    pause = min(options.rateWindow, options.deadline) / 20
  }

  /// Lets a request be answered, in the time that is left for it, and takes from that what it needs.
  func watch(
    _ answer: FileAnswer, for time: inout Duration, _ request: () async -> Outcome
  ) async -> Outcome {
    let number = begin(answer, time) { answer.giveUp() }
    let outcome = await request()
    let verdict = end(number, of: &time)
    guard case .failure = outcome, let verdict else { return outcome }
    return .failure(verdict)
  }

  /// Lets a file wait for its next request, in the time that is left for it, and takes from that what it needs.
  ///
  /// - Parameter giveUp: ends the waiting; called again until the waiting is over.
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
    // Where the requests run: what holds them up there is not the server's fault.
    if isFirst { Task(executorPreference: executor) { await self.patrol() } }
    return number
  }

  /// Looks at everything that is watched until there is nothing.
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
          // Again each time: the first may come before there is anything to give up.
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
  /// Does not count a time just over, as far as it was after the start.
  fileprivate mutating func excuse(_ time: Duration, at now: ContinuousClock.Instant) {
    let time = min(time, start.duration(to: now))
    missed += time
    end += time
    next += time
  }

  /// Why it has to end now, if it has to.
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
        ? "nothing came for \(options.rateWindow.inWords)"
        : "less than \(options.minimumRate) bytes a second came")
  }
}
