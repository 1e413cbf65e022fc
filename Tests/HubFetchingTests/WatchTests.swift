import Testing

@testable import HubFetching

/// The time limits of a download.
struct WatchTests {
  private let start = ContinuousClock.now
  private let options: FetchOptions = {
    var options = FetchOptions()
    options.deadline = .seconds(100)
    options.rateWindow = .seconds(20)
    options.minimumRate = 100
    return options
  }()

  /// Looks every second and returns the first verdict with its second.
  private func verdict(
    timeLeft: Int = 100, stopped: ClosedRange<Int> = 0...0, _ bytes: (Int) -> Int?
  ) -> String? {
    var watch = Watch(options, timeLeft: .seconds(timeLeft), received: bytes(0), at: start)
    for second in 1...200 where !stopped.contains(second) {
      watch.look(at: start + .seconds(second))
      if let failure = watch.verdict(received: bytes(second)) {
        return "\(second): \(failure.failure.reason)"
      }
    }
    return nil
  }

  private static let late = "no complete response within 100 s (use --deadline to wait longer)"

  @Test func `a server that stalls is given up after a rate window`() {
    #expect(verdict { _ in 0 } == "20: could not be reached: no data received for 20 s")
    #expect(
      verdict { $0 < 50 ? $0 * 1000 : 50_000 }
        == "80: could not be reached: no data received for 20 s")
    #expect(
      verdict { $0 * 99 } == "20: could not be reached: received less than 100 bytes per second")
  }

  @Test func `a body that would take for ever without being slow is given up`() {
    #expect(verdict { $0 * 100 } == "100: could not be reached: \(Self.late)")
    #expect(verdict(timeLeft: 7) { $0 * 100 } == "7: could not be reached: \(Self.late)")
  }

  @Test func `a wait without data has the time that is left`() {
    #expect(verdict(timeLeft: 60) { _ in nil } == "60: could not be reached: \(Self.late)")
  }

  /// A suspended program and a busy machine look like this: nobody looks for a while.
  @Test func `time in which the program itself was stopped is not counted`() {
    // The look after the pause counts for two seconds.
    #expect(
      verdict(stopped: 11...90) { _ in 0 }
        == "99: could not be reached: no data received for 20 s")
    #expect(
      verdict(timeLeft: 30, stopped: 11...90) { _ in nil }
        == "109: could not be reached: \(Self.late)")
  }

  @Test func `a step that is over in time is not disturbed, and its time is subtracted`() async {
    var download = download()
    let result = await download.limited(options, isReceiving: true) { _ in
      try? await Task.sleep(for: .milliseconds(20))
      return .success(7)
    }
    #expect((try? result.get()) == 7)
    #expect(download.timeLeft < .seconds(100) && download.timeLeft > .seconds(50))
  }

  @Test(.timeLimit(.minutes(5)))
  func `a wait for a host on hold ends when the time is over`() async throws {
    var options = FetchOptions()
    options.deadline = .seconds(1)
    let hosts = HostQueue(options)
    hosts.leave(
      try await hosts.enter("a", isUrgent: false), .answered, bytes: 0, holdFor: .seconds(200))
    var download = download()
    download.timeLeft = .milliseconds(100)
    let result = await download.limited(options, isReceiving: false) { _ in
      do throws(FetchFailure) {
        return .success(try await hosts.enter("a", isUrgent: true))
      } catch {
        return .failure(AttemptFailure(error))
      }
    }
    let failure = #expect(throws: AttemptFailure.self) { try result.get() }
    #expect(
      failure?.failure.reason
        == "could not be reached: no complete response within 1 s (use --deadline to wait longer)")
    #expect(download.timeLeft <= .zero)
  }

  private func download() -> Download {
    Download(
      .levelFile, into: PartFile(path: "/nowhere", isPicture: false), unless: nil,
      timeLeft: .seconds(100))
  }
}
