/// What passes between us and each host: how many requests are under way, in which order the others
/// wait, which hosts have been given up, and what it all came to.
///
/// Hosts take turns, so that a slow one holds up nobody but itself. Each step is O(hosts).
actor Hosts {
  /// What became of one request.
  enum Outcome: Sendable {
    /// It was answered, whatever the answer was; with the bytes of its body.
    case answered(bytes: Int)
    /// What we have is still the same (304).
    case unchanged
    /// Nothing useful came, with the bytes that did come; silent is a host that gave no answer at all.
    case failed(bytes: Int, isSilent: Bool)
  }

  private enum Admission { case admitted, cancelled, givenUp }

  private struct Waiter {
    let ticket: Int
    let continuation: CheckedContinuation<Admission, Never>
  }

  private struct Host {
    var waiting: [Waiter] = []
    /// When each request under way began.
    var underWay: [Int: ContinuousClock.Instant] = [:]
    /// Silences, since it last answered.
    var failuresInARow = 0
    /// Until when it wants to be left alone.
    var heldUntil: ContinuousClock.Instant?
    var tally = FetchReport.Host()
  }

  private let total: Int
  private let perHost: Int
  private let patience: Int
  private var hosts: [String: Host] = [:]
  /// Hosts for which somebody waits, the next one first.
  private var turns: [String] = []
  private var underWay = 0
  private var lastTicket = 0

  init(_ options: FetchOptions) {
    total = max(1, options.connections)
    perHost = max(1, min(options.connectionsPerHost, options.connections))
    patience = max(1, options.failuresUntilGivingUp)
  }

  /// Waits until a request may begin; its ticket has to be handed back.
  ///
  /// - Parameter isUrgent: of a file that is under way already: goes before those not yet begun.
  func enter(_ name: String, isUrgent: Bool) async throws(FetchFailure) -> Int {
    lastTicket += 1
    let ticket = lastTicket
    let admission = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(Waiter(ticket: ticket, continuation: continuation), for: name, isUrgent: isUrgent)
      }
    } onCancel: {
      Task { await cancel(ticket, of: name) }
    }
    switch admission {
    case .admitted: return ticket
    case .cancelled: throw .cancelled
    case .givenUp:
      throw .unreachable("\(name) failed \(patience) times in a row and was not asked again")
    }
  }

  private func wait(_ waiter: Waiter, for name: String, isUrgent: Bool) {
    if Task.isCancelled { return waiter.continuation.resume(returning: .cancelled) }
    if isGivenUp(name) { return waiter.continuation.resume(returning: .givenUp) }
    var host = hosts[name] ?? Host()
    if host.waiting.isEmpty { turns.append(name) }
    host.waiting.insert(waiter, at: isUrgent ? 0 : host.waiting.count)
    hosts[name] = host
    admit()
  }

  private func isGivenUp(_ name: String) -> Bool { hosts[name]?.failuresInARow ?? 0 >= patience }

  /// Lets in whoever may begin.
  private func admit() {
    while underWay < total,
      let turn = turns.firstIndex(where: isFree)
    {
      let name = turns.remove(at: turn)
      guard let waiter = hosts[name]?.waiting.removeFirst() else { continue }
      if hosts[name]?.waiting.isEmpty == false { turns.append(name) }
      hosts[name]?.underWay[waiter.ticket] = .now
      underWay += 1
      waiter.continuation.resume(returning: .admitted)
    }
  }

  private func isFree(_ name: String) -> Bool {
    guard let host = hosts[name], host.underWay.count < perHost else { return false }
    return host.heldUntil.map { $0 <= .now } ?? true
  }

  /// Lets nobody in for a while, as the host wishes.
  private func hold(_ name: String, for pause: Duration) {
    let end = ContinuousClock.now + pause
    guard hosts[name]?.heldUntil.map({ $0 < end }) ?? true else { return }
    hosts[name]?.heldUntil = end
    Task {
      try? await Task.sleep(until: end)
      admit()
    }
  }

  private func cancel(_ ticket: Int, of name: String) {
    guard let index = hosts[name]?.waiting.firstIndex(where: { $0.ticket == ticket }),
      let waiter = hosts[name]?.waiting.remove(at: index)
    else { return }
    if hosts[name]?.waiting.isEmpty == true { turns.removeAll { $0 == name } }
    waiter.continuation.resume(returning: .cancelled)
  }

  /// Hands a ticket back when the request is over.
  ///
  /// - Parameter pause: how long the host wants to be left alone.
  func leave(
    _ name: String, _ ticket: Int, _ outcome: Outcome, holdFor pause: Duration? = nil
  ) {
    guard let start = hosts[name]?.underWay.removeValue(forKey: ticket) else { return }
    underWay -= 1
    hosts[name]?.tally.add(outcome, seconds: start.duration(to: .now).inSeconds)
    if case .failed(_, isSilent: true) = outcome {
      hosts[name]?.failuresInARow += 1
    } else {
      hosts[name]?.failuresInARow = 0
    }
    if let pause { hold(name, for: pause) }
    if isGivenUp(name), let waiting = hosts[name]?.waiting, !waiting.isEmpty {
      hosts[name]?.waiting = []
      turns.removeAll { $0 == name }
      for waiter in waiting { waiter.continuation.resume(returning: .givenUp) }
    }
    admit()
  }

  /// What each host was asked, and what came of it.
  var tallies: [String: FetchReport.Host] { hosts.mapValues(\.tally) }

  /// The hosts with the oldest requests under way, and how old those are.
  func slowest(_ count: Int) -> [(host: String, waiting: Duration)] {
    let now = ContinuousClock.now
    return hosts.compactMap { name, host in
      host.underWay.values.min().map { (host: name, waiting: $0.duration(to: now)) }
    }
    .sorted { $0.waiting > $1.waiting }.prefix(count).map { $0 }
  }
}

extension Duration {
  /// As a number.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
