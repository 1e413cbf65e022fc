import HubModel
import Synchronization

/// What passes between us and each host: how many requests are under way, in which order the others
/// wait, which hosts have been given up, and what it all came to.
///
/// Hosts take turns, so that a slow one holds up nobody but itself. Each step is O(hosts), and short: a
/// lock is held for it, since an actor would cost each file several changes of its thread.
final class HostLimiter: Sendable {
  /// What became of one request.
  enum Outcome: Sendable {
    /// It was answered, whatever the answer was; with the bytes of its body.
    case answered(bytes: Int)
    /// What we have is still the same (304).
    case unchanged
    /// Nothing useful came, with the bytes that did come; silent is a host that gave no answer at all.
    case failed(bytes: Int, isSilent: Bool)
  }

  private enum Admission { case admitted, cancelled, givenUp, late, waitedEnough }

  /// How a request waits for its turn, and what it counts then.
  struct Manner: OptionSet {
    let rawValue: Int

    /// Of a file that is under way already, or that names others: goes before the rest.
    static let urgent = Manner(rawValue: 1)
    /// Asks only whether what we have is still the same, and is most likely answered in a line.
    static let light = Manner(rawValue: 2)
  }

  private struct Waiter {
    let ticket: Int
    let manner: Manner
    let continuation: CheckedContinuation<Admission, Never>
  }

  /// Known by reference, for it is looked up by its name several times for each request.
  private final class Host {
    var waiting: ArraySlice<Waiter> = []
    /// When each request under way began, and what it weighs.
    var underWay: [Int: (start: ContinuousClock.Instant, weight: Int)] = [:]
    /// Of all these.
    var load = 0
    /// Whether its requests share a connection (HTTP/2).
    var isShared = false
    /// Silences, since it last answered.
    var failuresInARow = 0
    /// Until when it wants to be left alone.
    var heldUntil: ContinuousClock.Instant?
    /// How long it has had everybody wait so far.
    var waited = Duration.zero
    /// Whether it asked for more waiting than a host gets.
    var isOverBudget = false
    var tally = FetchReport.Host()

    func add(_ waiter: Waiter) {
      let isUrgent = waiter.manner.contains(.urgent)
      let index = isUrgent ? waiting.firstIndex { !$0.manner.contains(.urgent) } : nil
      waiting.insert(waiter, at: index ?? waiting.endIndex)
    }

    func begin(_ waiter: Waiter) -> Int {
      let weight = isShared && waiter.manner.contains(.light) ? 1 : HostLimiter.fullWeight
      underWay[waiter.ticket] = (.now, weight)
      load += weight
      return weight
    }
  }

  /// Of a request that may transfer a file. A light one to a host whose requests share a connection weighs 1:
  /// what a limit is to spare the host are connections and transfers, and it is neither.
  private static let fullWeight = 8

  private let rules: Rules
  private let state: Mutex<State>

  init(_ options: FetchOptions) {
    rules = Rules(
      total: max(1, options.connections) * Self.fullWeight,
      perHost: max(1, min(options.connectionsPerHost, options.connections)) * Self.fullWeight,
      patience: max(1, options.failuresUntilGivingUp), waiting: options.waitingPerHost,
      deadline: options.deadline)
    state = Mutex(State(rules: rules))
  }

  /// A number for a request that is to begin.
  func newTicket() -> Int { state.withLock { $0.newTicket() } }

  /// Waits until the request with a ticket may begin; the ticket has to be handed back.
  func enter(_ name: String, _ manner: Manner, _ ticket: Int) async throws(FetchFailure) {
    let admission = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = Waiter(ticket: ticket, manner: manner, continuation: continuation)
        // Looked at under the lock, under which the handler below looks for who waits.
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
      throw .unreachable("\(name) failed \(rules.patience) times in a row and was not asked again")
    case .late: throw .late(rules.deadline)
    case .waitedEnough:
      throw .unreachable(
        "\(name) asked for more waiting (Retry-After) than the \(rules.waiting.inWords) that one "
          + "host gets, and was not asked again; a longer --deadline allows more")
    }
  }

  /// Has a request that still waits for its turn fail: the time for its file is over.
  func giveUp(_ ticket: Int, of name: String) {
    change { $0.turnAway(ticket, of: name, .late) }
  }

  /// Hands a ticket back when the request is over.
  ///
  /// - Parameter pause: how long the host wants to be left alone.
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

  /// Notes that the host's requests share a connection.
  func share(_ name: String) {
    change { state in
      guard state.hosts[name]?.isShared == false else { return }
      state.hosts[name]?.isShared = true
      state.admit()
    }
  }

  /// Lets nobody in any more.
  ///
  /// Whoever is cancelled is one of many, who learn of it one after the other: a turn that the first one hands back
  /// is not for another who does not know yet, and would ask for a file in vain.
  func close() { change { $0.close() } }

  /// Changes the state, and wakes who may go on only when the lock is free again. To wake a task takes a lock of
  /// that task's, which is held by who cancels it, who waits for this lock in the handler above.
  private func change<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
    let (result, woken) = state.withLock { state in
      let result = change(&state)
      defer { state.woken = [] }
      return (result, state.woken)
    }
    for (waiter, admission) in woken { waiter.continuation.resume(returning: admission) }
    return result
  }

  /// What each host was asked, and what came of it.
  var tallies: [String: FetchReport.Host] { state.withLock { $0.hosts.mapValues(\.tally) } }

  /// The hosts with the oldest requests under way, and how old those are.
  func slowest(_ count: Int) -> [(host: String, waiting: Duration)] {
    let now = ContinuousClock.now
    let oldest = state.withLock { state in
      state.hosts.compactMap { name, host in
        host.underWay.values.map(\.start).min().map { (host: name, waiting: $0.duration(to: now)) }
      }
    }
    return oldest.sorted { $0.waiting > $1.waiting }.prefix(count).map { $0 }
  }

  private struct Rules {
    /// Of the weight of all requests.
    let total: Int
    /// Of that of one host's.
    let perHost: Int
    let patience: Int
    /// How long one host may have everybody wait, all in all.
    let waiting: Duration
    /// Of one file.
    let deadline: Duration
  }

  /// What the lock guards.
  private struct State {
    let rules: Rules
    var hosts: [String: Host] = [:]
    /// Hosts for which somebody waits, the next one first.
    private var turns: [String] = []
    /// Who is to be woken when the lock is free.
    var woken: [(Waiter, Admission)] = []
    private var load = 0
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

    /// Why a host is not asked any more, if it is not.
    private func refusal(by name: String) -> Admission? {
      guard let host = hosts[name] else { return nil }
      return host.isOverBudget
        ? .waitedEnough : host.failuresInARow >= rules.patience ? .givenUp : nil
    }

    /// Lets in whoever may begin.
    mutating func admit() {
      while load < rules.total, let turn = turns.firstIndex(where: isFree) {
        let name = turns.remove(at: turn)
        guard let host = hosts[name], let waiter = host.waiting.popFirst() else { continue }
        if !host.waiting.isEmpty { turns.append(name) }
        load += host.begin(waiter)
        wake(waiter, .admitted)
      }
    }

    private func isFree(_ name: String) -> Bool {
      guard let host = hosts[name], host.load < rules.perHost else { return false }
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

    /// Returns whether the host is to be left alone from now on until the end.
    mutating func leave(
      _ name: String, _ ticket: Int, _ outcome: Outcome, holdUntil end: ContinuousClock.Instant?
    ) -> Bool {
      guard let host = hosts[name], let (start, weight) = host.underWay.removeValue(forKey: ticket)
      else { return false }
      host.load -= weight
      load -= weight
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

    /// Leaves a host alone, unless it has used up what it gets of that. Returns whether it is to be left alone
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

    /// Nobody waits for the host any longer.
    private mutating func turnAway(_ name: String, _ admission: Admission) {
      guard let host = hosts[name], !host.waiting.isEmpty else { return }
      for waiter in host.waiting { wake(waiter, admission) }
      host.waiting = []
      turns.removeAll { $0 == name }
    }
  }
}

extension FetchFailure {
  /// The time for a file is over.
  static func late(_ deadline: Duration) -> FetchFailure {
    .unreachable("no complete answer within the deadline of \(deadline.inWords) (--deadline)")
  }
}
