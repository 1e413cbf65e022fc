import HubModel
import Synchronization

/// Schedules the requests to each host: the number in progress, the order of the waiting ones, and
/// the hosts that are given up. It also collects the statistics.
///
/// Hosts take turns, so that a slow one delays only itself. Each step is O(hosts) and short. It
/// uses a lock, because an actor would cost each file several thread switches.
final class HostLimiter: Sendable {
  enum Outcome: Sendable {
    /// The server responded in any way; with the number of body bytes.
    case answered(bytes: Int)
    /// The file has not changed (304).
    case unchanged
    /// The response was not useful; with the number of bytes received. A silent host sent no
    /// response at all.
    case failed(bytes: Int, isSilent: Bool)
  }

  private enum Admission { case admitted, cancelled, givenUp, late, waitedEnough }

  private struct Waiter {
    let ticket: Int
    let isUrgent: Bool
    let continuation: CheckedContinuation<Admission, Never>
  }

  /// The state of a host. It is a class, because it is looked up by name several times for each
  /// request.
  private final class Host {
    var waiting: ArraySlice<Waiter> = []
    /// The start time of each request in progress.
    var underWay: [Int: ContinuousClock.Instant] = [:]
    /// The number of consecutive requests without a response.
    var failuresInARow = 0
    /// The end of the pause that the host requested.
    var heldUntil: ContinuousClock.Instant?
    /// The total time of such pauses.
    var waited = Duration.zero
    /// True if the host requested longer pauses than allowed.
    var isOverBudget = false
    var tally = FetchReport.Host()

    func add(_ waiter: Waiter) {
      let index = waiter.isUrgent ? waiting.firstIndex { !$0.isUrgent } : nil
      waiting.insert(waiter, at: index ?? waiting.endIndex)
    }
  }

  private let rules: Rules
  private let state: Mutex<State>

  init(_ options: FetchOptions) {
    rules = Rules(
      total: max(1, options.connections),
      perHost: max(1, min(options.connectionsPerHost, options.connections)),
      patience: max(1, options.failuresUntilGivingUp), waiting: options.waitingPerHost,
      deadline: options.deadline)
    state = Mutex(State(rules: rules))
  }

  /// Returns a number for a new request.
  func newTicket() -> Int { state.withLock { $0.newTicket() } }

  /// Waits until the request may start; its ticket must be returned with `leave`. An urgent request
  /// goes before the others.
  func enter(_ name: String, isUrgent: Bool, _ ticket: Int) async throws(FetchFailure) {
    let admission = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = Waiter(ticket: ticket, isUrgent: isUrgent, continuation: continuation)
        // The check happens under the lock that the cancellation handler below takes.
        change { state in
          if Task.isCancelled { return state.wake(waiter, .cancelled) }
          state.wait(waiter, for: name)
        }
      }
    } onCancel: {
      change { $0.turnAway(ticket, of: name, .cancelled) }
    }
    switch admission {
    case .admitted: return
    case .cancelled: throw .cancelled
    case .givenUp:
      throw .unreachable(
        "\(name) failed \(rules.patience) times in a row and was not contacted again")
    case .late: throw .late(rules.deadline)
    case .waitedEnough:
      throw .unreachable(
        "\(name) requested pauses (Retry-After) of more than \(rules.waiting.inWords) in total "
          + "and was not contacted again (use --deadline to allow more)")
    }
  }

  /// Fails a waiting request because the time for its file is over.
  func giveUp(_ ticket: Int, of name: String) {
    change { $0.turnAway(ticket, of: name, .late) }
  }

  /// Returns the ticket of a finished request.
  ///
  /// - Parameter pause: the pause that the host requested.
  func leave(
    _ name: String, _ ticket: Int, _ outcome: Outcome, holdFor pause: Duration? = nil
  ) {
    let end = pause.map { ContinuousClock.now + $0 }
    let isHeld = change { $0.leave(name, ticket, outcome, holdUntil: end) }
    guard isHeld, let end else { return }
    Task {
      try? await Task.sleep(until: end)
      change { $0.admit() }
    }
  }

  /// Lets no more requests start.
  ///
  /// Cancelled tasks find out one after the other. A turn that the first one returns must not go to
  /// another that does not know yet and would fetch a file in vain.
  func close() { change { $0.close() } }

  /// Changes the state under the lock and wakes tasks only after releasing it. Waking a task takes
  /// the task's own lock, which may be held by a cancellation handler that waits for this one.
  private func change<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
    let (result, woken) = state.withLock { state in
      let result = change(&state)
      defer { state.woken = [] }
      return (result, state.woken)
    }
    for (waiter, admission) in woken { waiter.continuation.resume(returning: admission) }
    return result
  }

  var tallies: [String: FetchReport.Host] { state.withLock { $0.hosts.mapValues(\.tally) } }

  /// Returns the hosts with the oldest requests in progress, and the age of those.
  func slowest(_ count: Int) -> [(host: String, waiting: Duration)] {
    let now = ContinuousClock.now
    let oldest = state.withLock { state in
      state.hosts.compactMap { name, host in
        host.underWay.values.min().map { (host: name, waiting: $0.duration(to: now)) }
      }
    }
    return oldest.sorted { $0.waiting > $1.waiting }.prefix(count).map { $0 }
  }

  private struct Rules {
    /// The maximum number of requests in progress.
    let total: Int
    /// The maximum number of requests in progress to one host.
    let perHost: Int
    let patience: Int
    /// The maximum total time of the pauses that one host requests.
    let waiting: Duration
    /// The time limit for one file.
    let deadline: Duration
  }

  private struct State {
    let rules: Rules
    var hosts: [String: Host] = [:]
    /// The hosts with waiting requests, the next one first.
    private var turns: [String] = []
    /// The requests to wake after the lock is released.
    var woken: [(Waiter, Admission)] = []
    /// The number of requests in progress.
    private var underWay = 0
    private var lastTicket = 0
    private var isClosed = false

    init(rules: Rules) { self.rules = rules }

    mutating func newTicket() -> Int {
      lastTicket += 1
      return lastTicket
    }

    mutating func wake(_ waiter: Waiter, _ admission: Admission) {
      woken.append((waiter, admission))
    }

    mutating func wait(_ waiter: Waiter, for name: String) {
      if isClosed { return wake(waiter, .cancelled) }
      if let refusal = refusal(by: name) { return wake(waiter, refusal) }
      let host = host(name)
      if host.waiting.isEmpty { turns.append(name) }
      host.add(waiter)
      admit()
    }

    private mutating func host(_ name: String) -> Host {
      if let known = hosts[name] { return known }
      let host = Host()
      hosts[name] = host
      return host
    }

    /// Returns the reason why a host is no longer contacted, if there is one.
    private func refusal(by name: String) -> Admission? {
      guard let host = hosts[name] else { return nil }
      return host.isOverBudget
        ? .waitedEnough : host.failuresInARow >= rules.patience ? .givenUp : nil
    }

    mutating func admit() {
      while underWay < rules.total, let turn = turns.firstIndex(where: isFree) {
        let name = turns.remove(at: turn)
        guard let host = hosts[name], let waiter = host.waiting.popFirst() else { continue }
        if !host.waiting.isEmpty { turns.append(name) }
        host.underWay[waiter.ticket] = .now
        underWay += 1
        wake(waiter, .admitted)
      }
    }

    private func isFree(_ name: String) -> Bool {
      guard let host = hosts[name], host.underWay.count < rules.perHost else { return false }
      return host.heldUntil.map { $0 <= .now } ?? true
    }

    mutating func turnAway(_ ticket: Int, of name: String, _ admission: Admission) {
      guard let host = hosts[name],
        let index = host.waiting.firstIndex(where: { $0.ticket == ticket })
      else { return }
      let waiter = host.waiting.remove(at: index)
      if host.waiting.isEmpty { turns.removeAll { $0 == name } }
      wake(waiter, admission)
    }

    /// Returns true if the host is on hold from now on.
    mutating func leave(
      _ name: String, _ ticket: Int, _ outcome: Outcome, holdUntil end: ContinuousClock.Instant?
    ) -> Bool {
      guard let host = hosts[name], let start = host.underWay.removeValue(forKey: ticket) else {
        return false
      }
      underWay -= 1
      host.tally.add(outcome, seconds: start.duration(to: .now).inSeconds)
      if case .failed(_, isSilent: true) = outcome {
        host.failuresInARow += 1
      } else {
        host.failuresInARow = 0
      }
      let isHeld = end.map { hold(host, until: $0) } ?? false
      if let refusal = refusal(by: name) { turnAway(name, refusal) }
      admit()
      return isHeld
    }

    /// Puts a host on hold unless its time for pauses is used up. Returns true if it is on hold for
    /// longer than before.
    private func hold(_ host: Host, until end: ContinuousClock.Instant) -> Bool {
      let start = max(.now, host.heldUntil ?? .now)
      guard start < end else { return false }
      host.waited += start.duration(to: end)
      host.isOverBudget = host.waited > rules.waiting
      host.heldUntil = end
      return true
    }

    mutating func close() {
      isClosed = true
      for name in turns { turnAway(name, .cancelled) }
    }

    /// Removes all waiting requests of a host.
    private mutating func turnAway(_ name: String, _ admission: Admission) {
      guard let host = hosts[name], !host.waiting.isEmpty else { return }
      for waiter in host.waiting { wake(waiter, admission) }
      host.waiting = []
      turns.removeAll { $0 == name }
    }
  }
}

extension FetchFailure {
  /// Returns the failure for a file whose time is over.
  static func late(_ deadline: Duration) -> FetchFailure {
    .unreachable("no complete response within \(deadline.inWords) (use --deadline to wait longer)")
  }
}
