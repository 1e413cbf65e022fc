import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Synchronization

/// The answer to a request for a file: judged by its head, and taken into the part as it comes, on the thread
/// that reads it.
///
/// (The client's own sequences of bytes make a task for each answer, and wake a thread for it, which takes longer
/// than a small file.)
final class FileAnswer: HTTPClientResponseDelegate, Sendable {
  typealias Outcome = FileRequest.Outcome

  /// What is done with the body.
  private enum Body {
    /// It goes into the part, which has so many bytes then, if that is known.
    case wanted(size: Int?)
    /// So much of it is read, for the connection to serve again.
    case unwanted(left: Int)
  }

  private struct State {
    /// What it is the answer to, while that is on its way.
    var task: HTTPClient.Task<Outcome>?
    var isGivenUp = false
    var body = Body.unwanted(left: 0)
    var outcome: Outcome?
    var finished: Result<Outcome, AttemptFailure>?
    var resumable: Validators?
  }

  /// There is more than anybody wants.
  private struct Enough: Error {}

  private let request: FileRequest
  /// Whether a proxy asks in our stead.
  private let isProxys: Bool
  private let state = Mutex(State())

  init(to request: FileRequest, isProxys: Bool) {
    self.request = request
    self.isProxys = isProxys
  }

  /// What the answer means, when that is known whatever is still to come of it.
  var finished: Result<Outcome, AttemptFailure>? { state.withLock(\.finished) }

  /// What the bytes that came belong to, when the server can send the rest of them.
  var resumable: Validators? { state.withLock(\.resumable) }

  /// Bytes of the file that came in all, those of earlier requests included.
  var received: Int { request.part.received }

  /// Waits until it is over.
  func outcome(of task: HTTPClient.Task<Outcome>) async throws -> Outcome {
    let isGivenUp = state.withLock { state in
      state.task = task
      return state.isGivenUp
    }
    if isGivenUp { task.cancel() }
    // The task refers to this, too.
    defer { state.withLock { $0.task = nil } }
    return try await withTaskCancellationHandler {
      try await task.get()
    } onCancel: {
      giveUp()
    }
  }

  /// Nobody waits for it any longer: the request fails, whether it has begun or not.
  func giveUp() {
    let task = state.withLock { state in
      state.isGivenUp = true
      return state.task
    }
    task?.cancel()
  }

  /// Judges the head.
  func didReceiveHead(
    task: HTTPClient.Task<Outcome>, _ head: HTTPResponseHead
  ) -> EventLoopFuture<Void> {
    task.eventLoop.makeCompletedFuture { try judge(head) }
  }

  /// Takes some of the body.
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

  /// All of it is there.
  func didFinishRequest(task: HTTPClient.Task<Outcome>) throws -> Outcome {
    let state = state.withLock(\.self)
    if let finished = state.finished { return try finished.get() }
    if case .wanted(let size?) = state.body, request.part.size != size {
      throw AttemptFailure.passing("the answer breaks off")
    }
    guard let outcome = state.outcome else { throw HTTPClientError.remoteConnectionClosed }
    return outcome
  }

  private func judge(_ head: HTTPResponseHead) throws {
    if isProxys, head.status == .proxyAuthenticationRequired {
      throw HTTPClientError.proxyAuthenticationRequired
    }
    if head.version.major > 1 { request.hosts.share(request.url.name) }
    let validators = Validators(head.headers, answeredBy: request.answeredBy)
    if validators?.isStrong == true, head.headers.first(name: "Content-Encoding") == nil {
      state.withLock { $0.resumable = validators }
    }
    switch head.status.code {
    case 200, 203: try expectBody(head.headers, validators)
    case 206 where request.isResuming:
      let range = head.headers.first(name: "Content-Range")?
        .wholeMatch(of: /bytes ([0-9]{1,15})-([0-9]{1,15})\/([0-9]{1,15}|\*)/)?.output
      guard let range, Int(range.1) == request.part.size, let end = Int(range.2),
        Int(range.3).map({ $0 == end + 1 }) ?? true,
        validators?.entityTag == request.resumable?.entityTag
      else {
        try request.part.restart()
        throw AttemptFailure.passing("the server sent another part than the one asked for")
      }
      try expectBody(head.headers, validators, size: end + 1)
    case 416 where request.isResuming:
      try request.part.restart()
      throw AttemptFailure.passing("the server does not have the rest of it")
    case 304 where request.isConditional:
      guard request.known?.agrees(with: validators) == true else {
        throw AttemptFailure(doubtful: "the server takes another version for ours")
      }
      finish(.success(.unchanged))
    case 301, 302, 303, 307, 308:
      guard let location = head.headers.first(name: "Location"), !location.isEmpty else {
        return finish(
          .failure(
            AttemptFailure(.unreadable("it is redirected without being told where"))))
      }
      finish(.success(.redirect(location)))
    default: finish(.failure(AttemptFailure(status: head.status, head.headers)))
    }
  }

  /// Says what the answer means; of a small body the end is read.
  private func finish(_ outcome: Result<Outcome, AttemptFailure>) {
    state.withLock { state in
      state.finished = outcome
      state.body = .unwanted(left: Limits.webPageBytes)
    }
  }

  /// Judges the head of an answer that has the file, or the rest of it.
  ///
  /// - Parameter size: of the file, when only the rest of it comes.
  private func expectBody(
    _ headers: HTTPHeaders, _ validators: Validators?, size: Int? = nil
  ) throws(FetchFailure) {
    let coding = headers[canonicalForm: "Content-Encoding"].joined(separator: ",")
    let isPlain = coding.isEmpty || coding.lowercased() == "identity"
    guard isPlain || ["gzip", "x-gzip", "deflate"].contains(coding.lowercased()) else {
      throw .unreadable("it is compressed as \"\(coding.prefix(40))\", which nobody asked for")
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

  /// Takes bytes, within all bounds.
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
      // Of a web page nothing is kept but its address.
      state.withLock { state in state.finished = state.outcome.map { .success($0) } }
      throw Enough()
    }
  }
}
