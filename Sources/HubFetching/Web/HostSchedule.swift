import HubModel

/// The order of the requests to all hosts: the number in progress, the order of the waiting ones,
/// and the hosts that are given up. Nothing here waits.
///
/// Hosts take turns, so that a slow one delays only itself. Each step is O(hosts) and short.
struct HostSchedule {
  typealias Instant = ContinuousClock.Instant

  private struct Host {
    /// The waiting requests by number, the next one first.
    var waiting: ArraySlice<(number: Int, isUrgent: Bool)> = []
    var underWay: [Int: Instant] = [:]
    var lastTurn = 0
    var failuresInARow = 0
    /// The time from the start of a request to that of the next one, and the start of the last one.
    var interval = Duration.zero
    var lastStart: Instant?
    /// The end of the pause that the host requested.
    var heldUntil: Instant?
    /// The total time of such pauses.
    var waited = Duration.zero
    var tally = FetchReport.Host()

    mutating func add(_ number: Int, isUrgent: Bool) {
      let index = isUrgent ? waiting.firstIndex { !$0.isUrgent } : nil
      waiting.insert((number, isUrgent), at: index ?? waiting.endIndex)
    }
  }

  private let options: FetchOptions
  private var hosts: [String: Host] = [:]
  private var turns = 0
  private var isClosed = false
  /// The requests that wait no longer: those that may start, and those that fail.
  var decided: [(number: Int, failure: FetchFailure?)] = []

  init(_ options: FetchOptions) { self.options = options }

  var tallies: [String: FetchReport.Host] { hosts.mapValues(\.tally) }

  /// The start time of the oldest request in progress to each host.
  var oldest: [(host: String, start: Instant)] {
    hosts.compactMap { name, host in host.underWay.values.min().map { (name, $0) } }
  }

  /// Adds a request to those that wait. An urgent one goes before the others of its host.
  mutating func enter(
    _ number: Int, at name: String, isUrgent: Bool, isCancelled: Bool = false, now: Instant = .now
  ) {
    if let failure = isClosed || isCancelled ? .cancelled : refusal(by: name) {
      decided.append((number, failure))
    } else {
      hosts[name, default: Host()].add(number, isUrgent: isUrgent)
      admit(now)
    }
  }

  /// Lets requests start, as many as may.
  mutating func admit(_ now: Instant = .now) {
    while hosts.values.reduce(0, { $0 + $1.underWay.count }) < max(1, options.connections) {
      let free = hosts.filter { isFree($0.value, now) }
      guard let name = free.min(by: { $0.value.lastTurn < $1.value.lastTurn })?.key,
        let next = hosts[name]?.waiting.popFirst()
      else { return }
      turns += 1
      hosts[name]?.lastTurn = turns
      hosts[name]?.underWay[next.number] = now
      hosts[name]?.lastStart = now
      decided.append((next.number, nil))
    }
  }

  private func isFree(_ host: Host, _ now: Instant) -> Bool {
    !host.waiting.isEmpty && host.underWay.count < max(1, options.connectionsPerHost)
      && host.heldUntil.map { $0 <= now } ?? true
      && (host.interval == .zero
        || host.underWay.isEmpty && host.lastStart.map { $0 + host.interval <= now } ?? true)
  }

  /// Sets the time between two requests to a host, which are then sent one after the other.
  mutating func setInterval(_ interval: Duration, at name: String) {
    hosts[name, default: Host()].interval = interval
  }

  /// Returns the time at which the next request to a host may start, if it has to wait for that.
  func nextStart(at name: String) -> Instant? {
    guard let host = hosts[name], host.interval > .zero else { return nil }
    return host.lastStart.map { $0 + host.interval }
  }

  mutating func turnAway(_ number: Int, at name: String) {
    guard let index = hosts[name]?.waiting.firstIndex(where: { $0.number == number }) else {
      return
    }
    hosts[name]?.waiting.remove(at: index)
    decided.append((number, .cancelled))
  }

  mutating func leave(
    _ number: Int, at name: String, _ ending: HostQueue.Ending, bytes: Int,
    holdUntil end: Instant? = nil, now: Instant = .now
  ) {
    guard var host = hosts[name], let start = host.underWay.removeValue(forKey: number) else {
      return
    }
    host.tally.add(ending, bytes: bytes, seconds: start.duration(to: now).inSeconds)
    host.failuresInARow = ending == .silent ? host.failuresInARow + 1 : 0
    if let end {
      let held = max(now, host.heldUntil ?? now)
      host.waited += max(.zero, held.duration(to: end))
      host.heldUntil = max(held, end)
    }
    hosts[name] = host
    if let failure = refusal(by: name) { turnAway(from: name, failure) }
    admit(now)
  }

  /// Returns the reason why a host is no longer contacted, if there is one.
  private func refusal(by name: String) -> FetchFailure? {
    guard let host = hosts[name] else { return nil }
    if host.waited > options.waitingPerHost {
      return .unreachable(
        "\(name) requested pauses (Retry-After) of more than \(options.waitingPerHost.inWords) in "
          + "total and was not contacted again (use --deadline to allow more)")
    }
    let most = max(1, options.failuresUntilGivingUp)
    return host.failuresInARow < most
      ? nil
      : .unreachable("\(name) failed \(most) times in a row and was not contacted again")
  }

  /// Lets no more requests start.
  mutating func close() {
    isClosed = true
    for name in hosts.keys { turnAway(from: name, .cancelled) }
  }

  private mutating func turnAway(from name: String, _ failure: FetchFailure) {
    decided += (hosts[name]?.waiting ?? []).map { ($0.number, failure) }
    hosts[name]?.waiting = []
  }
}
