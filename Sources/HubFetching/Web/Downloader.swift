import AsyncHTTPClient
import HubModel
import NIOHTTP1
import Synchronization

/// Fetches single files, with retries, redirects and limits on time and size.
struct Downloader: Sendable {
  let options: FetchOptions
  let hosts: HostLimiter
  private let policy: AddressPolicy
  private let transport: Transport
  private let budget: DownloadBudget
  private let watchdog: Watchdog
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

  func shutDown() async { await transport.shutDown() }

  /// Fetches a file into the part, or finds out that it has not changed.
  ///
  /// - Parameters:
  ///   - known: the validators of the version that exists already.
  ///   - keep: stores the contents of the part. The next request to the host starts only
  ///     afterwards, so that a host never has more requests in progress, to be repeated after a
  ///     kill, than its limit.
  ///   - follow: throws if a redirect must not be followed to a URL.
  /// - Returns: the result of `keep`; nil if the file has not changed (304).
  func fetch<Kept>(
    _ url: RequestURL, as kind: FileKind, unless known: Validators?, into part: PartFile,
    keep: (Validators?) throws(FetchFailure) -> Kept,
    follow: (RequestURL) async throws(FetchFailure) -> Void = { _ in }
  ) async throws(FetchFailure) -> Kept? {
    var job = Job(kind: kind, known: known, part: part, timeLeft: options.deadline)
    try budget.take(0)
    while true {
      do throws(AttemptFailure) {
        return try await attempt(&job, url, follow, keep)
      } catch {
        guard error.isWorthRetrying, job.timeLeft > .zero else { throw error.failure }
        if error.isDoubtful { job.known = nil }
        if let wish = error.retryAfter {
          // The host itself is on hold; waiting as it requested is not a failure.
          job.waits += 1
          guard job.waits < options.attempts * 4, wish <= longestWait, wish <= job.timeLeft
          else { throw error.failure }
        } else {
          guard job.attempt < (job.kind == .pictureCheck ? 1 : options.attempts) else {
            throw error.failure
          }
          let pause = options.backoff * (1 << (job.attempt - 1)) * Double.random(in: 0.5...1)
          job.timeLeft -= pause
          guard job.timeLeft > .zero else { throw error.failure }
          do { try await Task.sleep(for: pause) } catch { throw .cancelled }
          job.attempt += 1
        }
      }
    }
  }

  /// The longest pause that a host may request; longer ones are treated as failures.
  private var longestWait: Duration { min(options.patience, options.deadline) }

  /// A file in progress.
  private struct Job {
    let kind: FileKind
    var known: Validators?
    let part: PartFile
    var timeLeft: Duration
    var attempt = 1
    /// The number of pauses that the server requested.
    var waits = 0
    /// The validators of the partial data, if the server can send the rest.
    var resumable: Validators?

    var isFirstRequest = true
  }

  /// Makes one attempt: a request and its redirects.
  private func attempt<Kept>(
    _ job: inout Job, _ url: RequestURL,
    _ follow: (RequestURL) async throws(FetchFailure) -> Void,
    _ keep: (Validators?) throws(FetchFailure) -> Kept
  ) async throws(AttemptFailure) -> Kept? {
    var current = url
    for _ in 0...Limits.redirects {
      switch try await visit(current, isRedirected: current != url, &job, keep) {
      case .kept(let kept): return kept
      case .unchanged: return nil
      case .redirect(let location):
        do {
          current = try current.redirected(to: location)
          try await follow(current)
        } catch {
          throw AttemptFailure(error)
        }
      }
    }
    throw AttemptFailure(.unfetchable("redirected more than \(Limits.redirects) times"))
  }

  private enum Step<Kept> {
    case kept(Kept)
    case unchanged
    case redirect(String)
  }

  /// Sends one request. It is prepared here, so that the connections' thread only has to send it.
  private func visit<Kept>(
    _ url: RequestURL, isRedirected: Bool, _ job: inout Job,
    _ keep: (Validators?) throws(FetchFailure) -> Kept
  ) async throws(AttemptFailure) -> Step<Kept> {
    let request = FileRequest(
      url: url, answeredBy: isRedirected ? url.text : nil, kind: job.kind, known: job.known,
      resumable: job.resumable, part: job.part, options: options, budget: budget,
      policy: policy, hosts: hosts)
    let message: Transport.Message
    do {
      message = try transport.message(for: url, request.headers, isHead: job.kind == .pictureCheck)
    } catch {
      throw AttemptFailure(error, limit: job.kind.byteLimit)
    }
    let answer = FileAnswer(to: request, isProxys: message.isForwarded)
    return try await withTaskExecutorPreference(executor) { () async throws(AttemptFailure) in
      try await turn(of: request, message, answer, &job, keep)
    }
  }

  /// Sends one request when its turn comes, within the remaining time.
  private func turn<Kept>(
    of request: FileRequest, _ message: Transport.Message, _ answer: FileAnswer, _ job: inout Job,
    _ keep: (Validators?) throws(FetchFailure) -> Kept
  ) async throws(AttemptFailure) -> Step<Kept> {
    let host = request.url.name
    let ticket = hosts.newTicket()
    do {
      if job.isFirstRequest {
        // Level files and pages refer to other files.
        try await hosts.enter(host, isUrgent: job.kind != .picture, ticket)
      } else {
        try await watchdog.wait(for: &job.timeLeft) {
          hosts.giveUp(ticket, of: host)
        } until: { () async throws(FetchFailure) in
          try await hosts.enter(host, isUrgent: true, ticket)
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

/// The number of bytes that may still be fetched in total.
final class DownloadBudget: Sendable {
  private let limit: Int
  private let used = Mutex(0)

  init(bytes: Int) { limit = bytes }

  /// Takes bytes from the budget and throws if it is exceeded.
  func take(_ count: Int) throws(FetchFailure) {
    let isOver = used.withLock { used in
      used += count
      return used > limit
    }
    guard !isOver else {
      throw .unfetchable(
        "the download limit of \(limit) bytes was reached (use --max-download to raise it)")
    }
  }
}

extension Duration {
  /// The duration in seconds or milliseconds: "300 s".
  var inWords: String {
    inSeconds >= 10 || inSeconds == inSeconds.rounded()
      ? "\(Int(inSeconds.rounded())) s" : "\(Int((inSeconds * 1000).rounded())) ms"
  }
}
