import Synchronization
import Testing

@testable import HubFetching

/// The order of requests to a host.
struct HostsTests {
  /// Waking a task takes the task's own lock, which may be held by a cancellation. So no task may
  /// be woken under a lock that a cancellation waits for.
  @Test(.timeLimit(.minutes(5)))
  func `requests that are cancelled while others end leave no task waiting`() async {
    var options = FetchOptions()
    options.connections = 2
    options.connectionsPerHost = 1
    let hosts = HostLimiter(options)
    for _ in 0..<3000 {
      let round = Task {
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<24 {
            group.addTask {
              let name = "host\(number % 3)"
              guard let ticket = try? await hosts.enter(name) else { return }
              await Task.yield()
              hosts.leave(name, ticket, .unchanged)
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
  @Test func `a turn returned after the first cancellation is not passed on`() async throws {
    var options = FetchOptions()
    options.connectionsPerHost = 1
    let hosts = HostLimiter(options)
    let ticket = try await hosts.enter("a host")
    let waiting = Task { try await hosts.enter("a host") }
    // The request is rejected whether it is already waiting or comes later.
    await Task.yield()
    hosts.close()
    hosts.leave("a host", ticket, .answered(bytes: 0))
    let errors = await [
      #expect(throws: FetchFailure.self) { _ = try await waiting.value },
      #expect(throws: FetchFailure.self) { _ = try await hosts.enter("another") },
    ]
    for error in errors { #expect(error?.reason == FetchFailure.cancelled.reason) }
  }

  /// The time may be over even before the request waits: the first call that ends the wait has no
  /// effect and must be repeated.
  @Test(.timeLimit(.minutes(5)), arguments: [false, true])
  func `a request that waits for a host on hold fails when its time is over`(isLate: Bool)
    async throws
  {
    var options = FetchOptions()
    options.deadline = .seconds(1)
    let hosts = HostLimiter(options)
    let first = try await hosts.enter("a host")
    hosts.leave("a host", first, .answered(bytes: 0), holdFor: .seconds(200))
    let executor = LoopExecutor()
    let watchdog = Watchdog(options, executor)
    let late = await Task(executorPreference: executor) {
      let calls = Atomic(0)
      var time = Duration.milliseconds(100)
      let ticket = hosts.newTicket()
      do throws(FetchFailure) {
        try await watchdog.wait(for: &time) {
          hosts.giveUp(ticket, of: "a host")
          calls.add(1, ordering: .relaxed)
        } until: { () async throws(FetchFailure) in
          while isLate, calls.load(ordering: .relaxed) == 0 { await Task.yield() }
          try await hosts.enter("a host", isUrgent: true, ticket)
        }
        return "it was let in"
      } catch {
        return time <= .zero ? error.reason : "too early"
      }
    }.value
    #expect(
      late
        == "could not be reached: no complete response within 1 s (use --deadline to wait longer)")
  }
}

extension HostLimiter {
  /// Waits until a request may start; its ticket must be returned.
  fileprivate func enter(_ name: String) async throws(FetchFailure) -> Int {
    let ticket = newTicket()
    try await enter(name, isUrgent: false, ticket)
    return ticket
  }
}
