import AsyncHTTPClient
import Foundation
import HubModel
import NIOCore
import Synchronization

/// Fetches single files, with retries, redirects and limits on time and size.
final class Downloader: Sendable {
  let options: FetchOptions
  let hosts: HostQueue
  let transport: Transport
  private let policy: AddressPolicy
  private let bytes = Mutex(0)

  init(_ options: FetchOptions, rootHost: String?) throws {
    self.options = options
    hosts = HostQueue(options)
    policy = AddressPolicy(rootHost: rootHost, allowsEverything: options.allowsPrivateNetwork)
    transport = try Transport(options)
  }

  /// Fetches a file into the part, or finds out that it has not changed.
  ///
  /// - Parameters:
  ///   - site: the site of the page on which a picture was found, if it was.
  ///   - known: the validators of the version that exists already.
  ///   - keep: stores the contents of the part. The next request to the host starts only
  ///     afterwards, so that a host never has more requests in progress, to be repeated after a
  ///     kill, than its limit.
  ///   - follow: throws if a redirect must not be followed to a URL.
  /// - Returns: the result of `keep`; nil if the file has not changed (304).
  func fetch<Kept: Sendable>(
    _ url: RequestURL, as kind: FileKind, from site: String?, unless known: Validators?,
    into part: any Download.Part,
    keep: (Validators?) throws(FetchFailure) -> Kept,
    follow: (RequestURL) async throws(FetchFailure) -> Void
  ) async throws(FetchFailure) -> Kept? {
    var download = Download(
      kind, into: part, from: site, unless: known, timeLeft: options.deadline)
    try count(0)
    while true {
      do throws(AttemptFailure) {
        return try await attempt(&download, url, keep, follow)
      } catch {
        let pause = try download.pause(after: error, options)
        do { try await Task.sleep(for: pause) } catch { throw .cancelled }
      }
    }
  }

  /// Fetches ranges of a file, or the whole file where there are none.
  func fetch(_ url: RequestURL, into request: RangeRequest) async throws(FetchFailure) {
    _ = try await fetch(url, as: .bundle, from: nil, unless: nil, into: request) {
      _ throws(FetchFailure) in
      try request.finish()
    } follow: { _ in
    }
  }

  /// Makes one attempt: a request and its redirects.
  private func attempt<Kept: Sendable>(
    _ download: inout Download, _ url: RequestURL,
    _ keep: (Validators?) throws(FetchFailure) -> Kept,
    _ follow: (RequestURL) async throws(FetchFailure) -> Void
  ) async throws(AttemptFailure) -> Kept? {
    var current = url
    for _ in 0...Limits.redirects {
      download.answeredBy = current == url ? nil : current.text
      switch try await request(current, &download, keep) {
      case .content(let kept): return kept
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

  /// Sends one request when its turn comes, within the remaining time.
  private func request<Kept: Sendable>(
    _ url: RequestURL, _ download: inout Download,
    _ keep: (Validators?) throws(FetchFailure) -> Kept
  ) async throws(AttemptFailure) -> Download.Answer<Kept> {
    let turn = try await turn(at: url.name, &download)
    let received = download.part.received
    let answer = await download.limited(options, isReceiving: true) { download in
      do throws(AttemptFailure) {
        return .success(try await self.answer(from: url, to: download))
      } catch {
        var failure = error
        // A request for the rest of a file may fail where one for the whole file succeeds.
        if download.isResuming, failure.resumable == nil, failure.failure.fatal == nil {
          failure.isWorthRetrying = true
        }
        return .failure(failure)
      }
    }
    let bytes = download.part.received - received
    download.resumable = nil
    switch answer {
    case .success(.content(let body)):
      defer { hosts.leave(turn, .answered, bytes: bytes) }
      do { return .content(try keep(body.validators)) } catch { throw AttemptFailure(error) }
    case .success(.unchanged):
      hosts.leave(turn, .unchanged, bytes: bytes)
      return .unchanged
    case .success(.redirect(let location)):
      hosts.leave(turn, .answered, bytes: bytes)
      return .redirect(location)
    case .failure(let failure):
      download.resumable = failure.resumable
      if case .cancelled = failure.failure { hosts.close() }
      hosts.leave(
        turn, failure.ending, bytes: bytes,
        holdFor: failure.retryAfter.flatMap { $0 <= options.longestWait ? $0 : nil })
      throw failure
    }
  }

  /// Waits for the turn of a request. The time limit of a file begins with its first request.
  private func turn(
    at host: String, _ download: inout Download
  ) async throws(AttemptFailure) -> HostQueue.Turn {
    guard download.isStarted else {
      download.isStarted = true
      // Level files and pages refer to other files.
      let isUrgent = download.kind != .picture
      do { return try await hosts.enter(host, isUrgent: isUrgent) } catch {
        throw AttemptFailure(error)
      }
    }
    let turn = await download.limited(options, isReceiving: false) { [hosts] _ in
      do throws(FetchFailure) {
        return .success(try await hosts.enter(host, isUrgent: true))
      } catch {
        return .failure(AttemptFailure(error))
      }
    }
    return try turn.get()
  }

  /// Sends a request, and stores the body of the response in the part.
  private func answer(
    from url: RequestURL, to download: Download
  ) async throws(AttemptFailure) -> Download.Answer<Download.Body> {
    let response: HTTPClientResponse
    do {
      try await policy.check(url.host, isResolved: transport.isDirect(url))
      response = try await transport.send(
        url, download.headers(userAgent: options.userAgent),
        isHead: download.kind == .pictureCheck)
    } catch {
      throw AttemptFailure(error, limit: download.kind.byteLimit)
    }
    let answer = Result { () throws(AttemptFailure) in
      try download.answer(to: response.status, response.headers)
    }
    guard case .success(.content(let body)) = answer else {
      await drain(response.body)
      return try answer.get()
    }
    do {
      try await store(response.body, body, into: download)
      return .content(body)
    } catch {
      var failure = AttemptFailure(error, limit: download.kind.byteLimit)
      if failure.isWorthRetrying, download.part.size > 0 { failure.resumable = body.resumable }
      throw failure
    }
  }

  private func store(
    _ chunks: HTTPClientResponse.Body, _ body: Download.Body, into download: Download
  ) async throws {
    let (part, limit) = (download.part, download.kind.byteLimit)
    let inflater = body.coding.map { BodyInflater($0) }
    func take(_ bytes: UnsafeRawBufferPointer) throws {
      try count(bytes.count)
      try part.append(bytes)
      guard part.size <= limit || download.kind == .webPage else {
        throw FetchFailure.tooLarge(limit: limit)
      }
    }
    if body.size == nil { try part.restart() }
    for try await chunk in chunks {
      try chunk.withUnsafeReadableBytes { bytes in
        if let inflater { try inflater.append(bytes, take) } else { try take(bytes) }
      }
      // Only the URL of a web page is kept, so the rest is not needed.
      if part.size > limit { return }
    }
    try inflater?.finish(take)
    if let size = body.size, part.size != size {
      throw AttemptFailure.passing("the response was incomplete")
    }
  }

  /// Reads a small body that is not needed to its end, so that the connection can be used again.
  private func drain(_ chunks: HTTPClientResponse.Body) async {
    var left = Limits.webPageBytes
    do {
      for try await chunk in chunks {
        left -= chunk.readableBytes
        if left < 0 { return }
      }
    } catch {
      // Errors in the rest of the body do not matter here.
    }
  }

  /// Counts bytes and throws if there are more than allowed.
  private func count(_ count: Int) throws(FetchFailure) {
    let total = bytes.withLock { bytes in
      bytes += count
      return bytes
    }
    guard total <= options.totalBytes else {
      throw .unfetchable(
        "the download limit of \(options.totalBytes) bytes was reached (use --max-download to "
          + "raise it)")
    }
  }
}

extension AttemptFailure {
  /// The statistics count as failures only files that could not be reached.
  fileprivate var ending: HostQueue.Ending {
    guard case .unreachable = failure else { return .answered }
    return isAnswered ? .failed : .silent
  }
}

extension RequestURL {
  func redirected(to location: String) throws(FetchFailure) -> RequestURL {
    let name = location.withoutPasswords.prefix(200)
    guard let url = URL(string: location, relativeTo: URL(string: text)) else {
      throw .unfetchable("redirected to an invalid URL: \(name)")
    }
    let next: RequestURL
    do {
      next = try RequestURL(url.absoluteString)
    } catch {
      throw .unfetchable("redirected to \(name), which cannot be fetched")
    }
    guard scheme != "https" || next.scheme == "https" else {
      throw .unfetchable(
        "redirected from https to \(next.text.prefix(200)), which is not encrypted"
      )
    }
    return next
  }
}
