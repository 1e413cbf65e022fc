import HubModel

/// The time that a step of a download takes, and the data that arrives in it.
///
/// It is looked at periodically. Time in which nobody looked is not counted: the program was
/// stopped, or the machine was asleep or busy, and data could not be read.
struct Watch: Sendable {
  typealias Instant = ContinuousClock.Instant

  private let options: FetchOptions
  private let timeLeft: Duration
  private var last: Instant
  /// The time that counts: in all, and since the data rate was checked.
  private(set) var elapsed = Duration.zero
  private var window = Duration.zero
  /// The number of bytes when the data rate was checked; nil if no data is expected.
  private var received: Int?

  /// - Parameter received: the number of bytes so far; nil if no data is expected.
  init(_ options: FetchOptions, timeLeft: Duration, received: Int? = nil, at start: Instant = .now)
  {
    self.options = options
    self.timeLeft = timeLeft
    self.received = received
    last = start
  }

  /// The time between two looks, which is also the longest delay of a verdict.
  var pause: Duration { min(options.rateWindow, options.deadline) / 20 }

  /// Counts the time since the last look.
  mutating func look(at now: Instant = .now) {
    let step = min(last.duration(to: now), pause * 2)
    last = now
    elapsed += step
    window += step
  }

  /// Returns the reason to end the step now, if there is one.
  mutating func verdict(received total: Int?) -> AttemptFailure? {
    if elapsed >= timeLeft { return AttemptFailure(.late(options.deadline)) }
    guard let total, let before = received, window >= options.rateWindow else { return nil }
    (received, window) = (total, .zero)
    let least = Double(options.minimumRate) * options.rateWindow.inSeconds
    guard total - before < Int(least) else { return nil }
    return .passing(
      total == before
        ? "no data received for \(options.rateWindow.inWords)"
        : "received less than \(options.minimumRate) bytes per second")
  }
}

extension Download {
  /// Runs a step within the remaining time, from which it subtracts the time that the step takes.
  ///
  /// - Parameter isReceiving: true if data must arrive all the time.
  mutating func limited<Value: Sendable>(
    _ options: FetchOptions, isReceiving: Bool,
    _ step: @escaping @Sendable (Download) async -> Result<Value, AttemptFailure>
  ) async -> Result<Value, AttemptFailure> {
    let part = isReceiving ? part : nil
    let start = Watch(options, timeLeft: timeLeft, received: part?.received)
    let task = Task { [self] in await step(self) }
    let watching = Task {
      var watch = start
      var verdict: AttemptFailure?
      while verdict == nil, (try? await Task.sleep(for: watch.pause)) != nil {
        watch.look()
        verdict = watch.verdict(received: part?.received)
      }
      if verdict != nil { task.cancel() } else { watch.look() }
      return (watch.elapsed, verdict)
    }
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    watching.cancel()
    let (elapsed, verdict) = await watching.value
    timeLeft -= elapsed
    if case .failure = result, let verdict { return .failure(verdict) }
    return result
  }
}

extension FetchFailure {
  /// Returns the failure for a file whose time is over.
  static func late(_ deadline: Duration) -> FetchFailure {
    .unreachable("no complete response within \(deadline.inWords) (use --deadline to wait longer)")
  }
}

extension Duration {
  /// The duration in seconds or milliseconds: "300 s".
  var inWords: String {
    inSeconds >= 10 || inSeconds == inSeconds.rounded()
      ? "\(Int(inSeconds.rounded())) s" : "\(Int((inSeconds * 1000).rounded())) ms"
  }
}
