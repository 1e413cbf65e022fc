import AsyncHTTPClient
import HubModel
import NIOHTTP1
import Synchronization

/// Fetches single files: attempts, redirects, and bounds on time and size.
struct Downloader: Sendable {
  let options: FetchOptions
  let hosts: HostLimiter
  private let policy: AddressPolicy
  private let transport: Transport
  private let budget: DownloadBudget
  private let watchdog: Watchdog
  /// Runs the requests.
  let executor = LoopExecutor()

  init(_ options: FetchOptions, rootHost: String?) throws {
    self.options = options
    hosts = HostLimiter(options)
    policy = AddressPolicy(
      rootHost: rootHost, allowsEverything: options.allowsPrivateNetwork)
    transport = try Transport(options, on: executor.loop)
    budget = DownloadBudget(bytes: options.totalBytes)
    watchdog = Watchdog(options, executor)
  }

  /// Closes all connections.
  func shutDown() async { await transport.shutDown() }

  /// Fetches a file into the part, or learns that it is as it was.
  ///
  /// - Parameters:
  ///   - known: of what there is already.
  ///   - keep: keeps what is in the part. Only then may the next request to the host begin: so a host has never more
  ///     under way, and to be fetched again after a kill, than its limit.
  /// - Returns: what was kept; nil for what is as it was (304).
  func fetch<Kept>(
    _ url: RequestURL, as kind: FileKind, unless known: Validators?, into part: PartFile,
    keep: (Validators?) throws(FetchFailure) -> Kept
  ) async throws(FetchFailure) -> Kept? {
    var job = Job(kind: kind, known: known, part: part, timeLeft: options.deadline)
    try budget.take(0)
    while true {
      do throws(AttemptFailure) {
        return try await attempt(&job, url, keep)
      } catch {
        guard error.isWorthRetrying, job.timeLeft > .zero else { throw error.failure }
        if error.isDoubtful { job.known = nil }
        if let wish = error.retryAfter {
          // The host itself is held; whoever waits as it wishes has not failed.
          job.waits += 1
          guard job.waits < options.attempts * 4, wish <= longestWait, wish <= job.timeLeft
          else { throw error.failure }
        } else {
          guard job.attempt < options.attempts else { throw error.failure }
          let pause = options.backoff * (1 << (job.attempt - 1)) * Double.random(in: 0.5...1)
          job.timeLeft -= pause
          guard job.timeLeft > .zero else { throw error.failure }
          do { try await Task.sleep(for: pause) } catch { throw .cancelled }
          job.attempt += 1
        }
      }
    }
  }

  /// How long a host is left alone at its wish; who wishes for more is not waited for.
  private var longestWait: Duration { min(options.patience, options.deadline) }

  /// A file under way.
  private struct Job {
    let kind: FileKind
    var known: Validators?
    let part: PartFile
    var timeLeft: Duration
    var attempt = 1
    /// How often it was put off because the server asked for that.
    var waits = 0
    /// What the bytes in the part belong to, when the server can send the rest of them.
    var resumable: Validators?

    var isFirstRequest = true

    var manner: HostLimiter.Manner {
      var manner: HostLimiter.Manner = isFirstRequest && kind == .picture ? [] : .urgent
      if known != nil, resumable == nil { manner.insert(.light) }
      return manner
    }
  }

  /// One attempt: a request, and those to which it is redirected.
  private func attempt<Kept>(
    _ job: inout Job, _ url: RequestURL, _ keep: (Validators?) throws(FetchFailure) -> Kept
  ) async throws(AttemptFailure) -> Kept? {
    var current = url
    for _ in 0...Limits.redirects {
      switch try await visit(current, isRedirected: current != url, &job, keep) {
      case .kept(let kept): return kept
      case .unchanged: return nil
      case .redirect(let location):
        do { current = try current.redirected(to: location) } catch { throw AttemptFailure(error) }
      }
    }
    throw AttemptFailure(.unreadable("it is redirected more than \(Limits.redirects) times"))
  }

  private enum Step<Kept> {
    case kept(Kept)
    case unchanged
    case redirect(String)
  }

  /// One request. It is made ready here, so that the thread of the connections has only to send it.
  private func visit<Kept>(
    _ url: RequestURL, isRedirected: Bool, _ job: inout Job,
    _ keep: (Validators?) throws(FetchFailure) -> Kept
  ) async throws(AttemptFailure) -> Step<Kept> {
    let request = FileRequest(
      url: url, answeredBy: isRedirected ? url.text : nil, kind: job.kind, known: job.known,
      resumable: job.resumable, part: job.part, options: options, budget: budget,
      policy: policy, hosts: hosts)
    let message: Transport.Message
    do { message = try transport.message(for: url, request.headers) } catch {
      throw AttemptFailure(error, limit: job.kind.byteLimit)
    }
    let answer = FileAnswer(to: request, isProxys: message.isForwarded)
    return try await withTaskExecutorPreference(executor) { () async throws(AttemptFailure) in
      try await turn(of: request, message, answer, &job, keep)
    }
  }

  /// One request, in its turn, and in the time that is left.
  private func turn<Kept>(
    of request: FileRequest, _ message: Transport.Message, _ answer: FileAnswer, _ job: inout Job,
    _ keep: (Validators?) throws(FetchFailure) -> Kept
  ) async throws(AttemptFailure) -> Step<Kept> {
    let host = request.url.name
    let ticket = hosts.newTicket()
    do {
      if job.isFirstRequest {
        try await hosts.enter(host, job.manner, ticket)
      } else {
        let manner = job.manner
        try await watchdog.wait(for: &job.timeLeft) {
          hosts.giveUp(ticket, of: host)
        } until: { () async throws(FetchFailure) in
          try await hosts.enter(host, manner, ticket)
        }
      }
    } catch {
      throw AttemptFailure(error)
    }
    job.isFirstRequest = false
    let received = job.part.received
    let outcome = await watchdog.watch(answer, for: &job.timeLeft) {
      await request.run(message, answer)
    }
    let bytes = job.part.received - received
    switch outcome {
    case .success(.fetched(let validators)):
      defer { hosts.leave(host, ticket, .answered(bytes: bytes)) }
      do { return .kept(try keep(validators)) } catch { throw AttemptFailure(error) }
    case .success(.unchanged):
      hosts.leave(host, ticket, .unchanged)
      return .unchanged
    case .success(.redirect(let location)):
      job.resumable = nil
      hosts.leave(host, ticket, .answered(bytes: bytes))
      return .redirect(location)
    case .failure(let failure):
      job.resumable = failure.resumable
      var isUnreachable = false
      if case .unreachable = failure.failure { isUnreachable = true }
      if case .cancelled = failure.failure { hosts.close() }
      hosts.leave(
        host, ticket,
        isUnreachable
          ? .failed(bytes: bytes, isSilent: !failure.isAnswered) : .answered(bytes: bytes),
        holdFor: failure.retryAfter.flatMap { $0 <= longestWait ? $0 : nil })
      throw failure
    }
  }
}

/// How many bytes may still be fetched in all.
final class DownloadBudget: Sendable {
  private let limit: Int
  private let used = Mutex(0)

  init(bytes: Int) { limit = bytes }

  /// Takes bytes; throws when there are not so many left.
  func take(_ count: Int) throws(FetchFailure) {
    let isOver = used.withLock { used in
      used += count
      return used > limit
    }
    guard !isOver else {
      throw .unreadable(
        "all files together have more than \(limit) bytes; --max-download raises that")
    }
  }
}

extension Duration {
  /// "300 s"
  var inWords: String {
    inSeconds >= 10 || inSeconds == inSeconds.rounded()
      ? "\(Int(inSeconds.rounded())) s" : "\(Int((inSeconds * 1000).rounded())) ms"
  }
}
