import Testing

@testable import HubFetching

/// The order of requests to hosts.
struct HostsTests {
  private let start = ContinuousClock.now

  private func schedule(perHost: Int, total: Int = 16) -> HostSchedule {
    var options = FetchOptions()
    options.connections = total
    options.connectionsPerHost = perHost
    options.waitingPerHost = .seconds(3)
    options.failuresUntilGivingUp = 3
    return HostSchedule(options)
  }

  /// Waking a task takes the task's own lock, which may be held by a cancellation. So no task may
  /// be woken under a lock that a cancellation waits for.
  @Test(.timeLimit(.minutes(5)))
  func `requests that are cancelled while others end leave no task waiting`() async {
    var options = FetchOptions()
    options.connections = 2
    options.connectionsPerHost = 1
    let hosts = HostQueue(options)
    for _ in 0..<3000 {
      let round = Task {
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<24 {
            group.addTask {
              let host = "host\(number % 3)"
              guard let turn = try? await hosts.enter(host, isUrgent: false) else { return }
              await Task.yield()
              hosts.leave(turn, .unchanged, bytes: 0)
            }
          }
        }
      }
      for _ in 0..<Int.random(in: 0..<40) { await Task.yield() }
      round.cancel()
      await round.value
    }
  }

  /// An interrupted export has fetched in vain only the files in progress, and not one more.
  @Test func `a turn returned after the first cancellation is not passed on`() {
    var hosts = schedule(perHost: 1)
    for number in 1...2 { hosts.enter(number, at: "a", isUrgent: false) }
    #expect(hosts.decisions() == ["1 may start"])
    hosts.close()
    hosts.leave(1, at: "a", .answered, bytes: 0)
    hosts.enter(3, at: "b", isUrgent: false)
    #expect(hosts.decisions() == ["2 was not read: interrupted", "3 was not read: interrupted"])
  }

  @Test func `a host that wants time between requests gets them one by one`() {
    var hosts = schedule(perHost: 4)
    hosts.setInterval(.seconds(2), at: "a")
    for number in 1...3 { hosts.enter(number, at: "a", isUrgent: false, now: start) }
    #expect(hosts.decisions() == ["1 may start"])
    hosts.leave(1, at: "a", .answered, bytes: 0, now: start + .seconds(1))
    #expect(hosts.decisions() == [])
    #expect(hosts.nextStart(at: "a") == start + .seconds(2))
    hosts.admit(start + .seconds(2))
    #expect(hosts.decisions() == ["2 may start"])
    hosts.admit(start + .seconds(9))
    #expect(hosts.decisions() == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a request that comes in such a time starts at its end`() async throws {
    let hosts = HostQueue(FetchOptions())
    hosts.leave(try await hosts.enter("a", isUrgent: false), .answered, bytes: 0)
    hosts.setInterval(.milliseconds(200), at: "a")
    for _ in 0..<2 {
      hosts.leave(try await hosts.enter("a", isUrgent: false), .answered, bytes: 0)
    }
  }

  @Test func `hosts take turns, and urgent requests go first`() {
    var hosts = schedule(perHost: 2, total: 3)
    for number in 1...4 { hosts.enter(number, at: "a", isUrgent: number == 4) }
    for number in 5...7 { hosts.enter(number, at: "b", isUrgent: number == 7) }
    #expect(hosts.decisions() == ["1 may start", "2 may start", "5 may start"])
    hosts.leave(1, at: "a", .answered, bytes: 0)
    #expect(hosts.decisions() == ["4 may start"])
    hosts.leave(2, at: "a", .answered, bytes: 0)
    #expect(hosts.decisions() == ["7 may start"])
    hosts.leave(4, at: "a", .answered, bytes: 0)
    #expect(hosts.decisions() == ["3 may start"])
  }

  @Test func `a host that is silent several times in a row is given up`() {
    var hosts = schedule(perHost: 1)
    for number in 1...6 { hosts.enter(number, at: "a", isUrgent: false) }
    for (number, ending) in [HostQueue.Ending.silent, .failed, .silent, .silent].enumerated() {
      hosts.leave(number + 1, at: "a", ending, bytes: 0)
    }
    #expect(
      hosts.decisions() == (1...5).map { "\($0) may start" })
    hosts.leave(5, at: "a", .silent, bytes: 0)
    hosts.enter(7, at: "a", isUrgent: true)
    let reason = "could not be reached: a failed 3 times in a row and was not contacted again"
    #expect(hosts.decisions() == ["6 \(reason)", "7 \(reason)"])
    #expect(hosts.tallies["a"]?.failures == 5)
  }

  @Test func `a host on hold gets no request until its pause is over`() {
    var hosts = schedule(perHost: 1)
    hosts.enter(1, at: "a", isUrgent: false, now: start)
    hosts.leave(
      1, at: "a", .failed, bytes: 0, holdUntil: start + .seconds(2), now: start)
    hosts.enter(2, at: "a", isUrgent: false, now: start + .seconds(1))
    hosts.enter(3, at: "b", isUrgent: false, now: start + .seconds(1))
    #expect(hosts.decisions() == ["1 may start", "3 may start"])
    hosts.admit(start + .seconds(2))
    #expect(hosts.decisions() == ["2 may start"])
  }

  @Test func `pauses that overlap count once, and too many end all requests`() {
    var hosts = schedule(perHost: 2)
    for number in 1...3 { hosts.enter(number, at: "a", isUrgent: false, now: start) }
    for number in 1...2 {
      hosts.leave(number, at: "a", .failed, bytes: 0, holdUntil: start + .seconds(2), now: start)
    }
    hosts.admit(start + .seconds(2))
    #expect(hosts.decisions() == (1...3).map { "\($0) may start" })
    hosts.enter(4, at: "a", isUrgent: false, now: start + .seconds(2))
    hosts.enter(5, at: "a", isUrgent: false, now: start + .seconds(2))
    hosts.leave(
      3, at: "a", .failed, bytes: 0, holdUntil: start + .seconds(4), now: start + .seconds(2))
    #expect(
      hosts.decisions() == [
        "4 may start",
        "5 could not be reached: a requested pauses (Retry-After) of more than 3 s in total and was "
          + "not contacted again (use --deadline to allow more)",
      ])
  }
}

extension HostSchedule {
  /// Takes the decisions since the last call, in words.
  fileprivate mutating func decisions() -> [String] {
    defer { decided = [] }
    return decided.map { "\($0) \($1?.reason ?? "may start")" }
  }
}
