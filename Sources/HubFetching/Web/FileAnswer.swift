import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Synchronization

/// The response to a request for a file. It is checked when its head arrives and stored in the part
/// as data arrives, on the thread that reads it.
///
/// (The client's own byte sequences create a task for each response and wake a thread for it, which
/// takes longer than a small file.)
final class FileAnswer: HTTPClientResponseDelegate, Sendable {
  typealias Outcome = FileRequest.Outcome

  private enum Body {
    /// The body goes into the part, which must then have this size, if it is known.
    case wanted(size: Int?)
    /// At most this many bytes are read, so that the connection can be used again.
    case unwanted(left: Int)
  }

  private struct State {
    /// The task of the request, while it is running.
    var task: HTTPClient.Task<Outcome>?
    var isGivenUp = false
    var body = Body.unwanted(left: 0)
    var outcome: Outcome?
    var finished: Result<Outcome, AttemptFailure>?
    var resumable: Validators?
  }

  /// The error thrown when the body is longer than needed.
  private struct Enough: Error {}

  private let request: FileRequest
  /// True if a proxy sends the request on our behalf.
  private let isProxys: Bool
  private let state = Mutex(State())

  init(to request: FileRequest, isProxys: Bool) {
    self.request = request
    self.isProxys = isProxys
  }

  /// The result of the response, once it no longer depends on the remaining data.
  var finished: Result<Outcome, AttemptFailure>? { state.withLock(\.finished) }

  /// The validators of the partial data, if the server can send the rest.
  var resumable: Validators? { state.withLock(\.resumable) }

  /// The number of bytes received for the file, including earlier requests.
  var received: Int { request.part.received }

  func outcome(of task: HTTPClient.Task<Outcome>) async throws -> Outcome {
    let isGivenUp = state.withLock { state in
      state.task = task
      return state.isGivenUp
    }
    if isGivenUp { task.cancel() }
    // The task refers to this object too, so this breaks the cycle.
    defer { state.withLock { $0.task = nil } }
    return try await withTaskCancellationHandler {
      try await task.get()
    } onCancel: {
      giveUp()
    }
  }

  /// Cancels the request, even one that has not started yet.
  func giveUp() {
    let task = state.withLock { state in
      state.isGivenUp = true
      return state.task
    }
    task?.cancel()
  }

  func didReceiveHead(
    task: HTTPClient.Task<Outcome>, _ head: HTTPResponseHead
  ) -> EventLoopFuture<Void> {
    task.eventLoop.makeCompletedFuture { try judge(head) }
  }

  func didReceiveBodyPart(
    task: HTTPClient.Task<Outcome>, _ buffer: ByteBuffer
  ) -> EventLoopFuture<Void> {
    do {
      try take(buffer)
      return task.eventLoop.makeSucceededVoidFuture()
    } catch {
      return task.eventLoop.makeFailedFuture(error)
    }
  }

  func didFinishRequest(task: HTTPClient.Task<Outcome>) throws -> Outcome {
    let state = state.withLock(\.self)
    if let finished = state.finished { return try finished.get() }
    if case .wanted(let size?) = state.body, request.part.size != size {
      throw AttemptFailure.passing("the response was incomplete")
    }
    guard let outcome = state.outcome else { throw HTTPClientError.remoteConnectionClosed }
    return outcome
  }

  private func judge(_ head: HTTPResponseHead) throws {
    if isProxys, head.status == .proxyAuthenticationRequired {
      throw HTTPClientError.proxyAuthenticationRequired
    }
    let validators = Validators(head.headers, answeredBy: request.answeredBy)
    if validators?.isStrong == true, head.headers.first(name: "Content-Encoding") == nil {
      state.withLock { $0.resumable = validators }
    }
    // WordPress keeps its answers to programs (`pageContent`) out of search results; the page itself
    // says whether it may be copied.
    if request.kind == .galleryPage, head.status.code < 400,
      head.headers["X-Robots-Tag"].contains(where: { RobotsRules.refusal(in: $0) != nil })
    {
      return finish(.failure(AttemptFailure(.leftOut("robots"))))
    }
    switch head.status.code {
    case 200, 203:
      if let failure = Self.refusal(of: head.headers, as: request.kind) {
        return finish(.failure(AttemptFailure(failure)))
      }
      try expectBody(head.headers, validators)
    case 206 where request.isResuming:
      let range = head.headers.first(name: "Content-Range")?
        .wholeMatch(of: /bytes ([0-9]{1,15})-([0-9]{1,15})\/([0-9]{1,15}|\*)/)?.output
      guard let range, Int(range.1) == request.part.size, let end = Int(range.2),
        Int(range.3).map({ $0 == end + 1 }) ?? true,
        validators?.entityTag == request.resumable?.entityTag
      else {
        try request.part.restart()
        throw AttemptFailure.passing("the server sent a different byte range than requested")
      }
      try expectBody(head.headers, validators, size: end + 1)
    case 416 where request.isResuming:
      try request.part.restart()
      throw AttemptFailure.passing("the server does not have the rest of the file")
    case 304 where request.isConditional:
      guard request.known?.agrees(with: validators) == true else {
        throw AttemptFailure(
          doubtful: "the server answered 304 Not Modified for a different version")
      }
      finish(.success(.unchanged))
    case 301, 302, 303, 307, 308:
      guard let location = head.headers.first(name: "Location"), !location.isEmpty else {
        return finish(
          .failure(
            AttemptFailure(.unfetchable("redirected without a location"))))
      }
      finish(.success(.redirect(location)))
    default: finish(.failure(AttemptFailure(status: head.status, head.headers)))
    }
  }

  /// Returns the reason why a page must not be copied, or is none.
  private static func refusal(of headers: HTTPHeaders, as kind: FileKind) -> FetchFailure? {
    let type = headers.first(name: "Content-Type")?.prefix { $0 != ";" }.lowercased()
      .filter { !$0.isWhitespace }
    switch kind {
    case .galleryPage:
      if let type, !["text/html", "application/xhtml+xml"].contains(type) {
        return .notAPage("expected a web page, found \(type.prefix(60))")
      }
    case .pageContent:
      if type != "application/json" { return .notAPage("expected JSON") }
    case .pictureCheck:
      if type?.hasPrefix("image/") != true { return .unreadable("it is not a picture") }
    case .levelFile, .gallery, .picture, .webPage, .robots: break
    }
    return nil
  }

  /// Sets the result; a small body is still read to its end.
  private func finish(_ outcome: Result<Outcome, AttemptFailure>) {
    state.withLock { state in
      state.finished = outcome
      state.body = .unwanted(left: Limits.webPageBytes)
    }
  }

  /// Checks the head of a response that contains the file or the rest of it.
  ///
  /// - Parameter size: the size of the file, if only the rest of it follows.
  private func expectBody(
    _ headers: HTTPHeaders, _ validators: Validators?, size: Int? = nil
  ) throws(FetchFailure) {
    let coding = headers[canonicalForm: "Content-Encoding"].joined(separator: ",")
    let isPlain = coding.isEmpty || coding.lowercased() == "identity"
    guard isPlain || ["gzip", "deflate"].contains(coding.lowercased()) else {
      throw .unfetchable("unexpected content encoding \"\(coding.prefix(40))\"")
    }
    let length = isPlain ? headers.first(name: "Content-Length").flatMap { Int($0) } : nil
    if size == nil { try request.part.restart() }
    let limit = request.kind.byteLimit
    if request.kind != .webPage, let length, length > limit - request.part.size {
      throw .tooLarge(limit: limit)
    }
    state.withLock { state in
      state.outcome = .fetched(validators)
      state.body = .wanted(size: size)
    }
  }

  /// Stores bytes within all limits.
  private func take(_ buffer: ByteBuffer) throws {
    let isWanted = try state.withLock { state in
      guard case .unwanted(let left) = state.body else { return true }
      state.body = .unwanted(left: left - buffer.readableBytes)
      guard left >= buffer.readableBytes else { throw Enough() }
      return false
    }
    guard isWanted else { return }
    try request.budget.take(buffer.readableBytes)
    let part = request.part
    try buffer.withUnsafeReadableBytes { bytes throws(FetchFailure) in try part.append(bytes) }
    if part.size > request.kind.byteLimit {
      guard request.kind == .webPage else {
        throw FetchFailure.tooLarge(limit: request.kind.byteLimit)
      }
      // Only the URL of a web page is kept, so the rest is not needed.
      state.withLock { state in state.finished = state.outcome.map { .success($0) } }
      throw Enough()
    }
  }
}
