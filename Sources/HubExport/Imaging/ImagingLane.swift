import Foundation
import HubBundle
import HubModel
import HubSource
import ImagingMessages

/// One helper, and the pictures that wait for it.
///
/// Sendable, for `helper` is only touched on the serial queue.
final class ImagingLane: @unchecked Sendable {
  private let program: String
  /// Waiting for a helper blocks a thread, which must not be one of the few that tasks run on.
  private let queue = DispatchQueue(label: "hubpack.imaging")
  private var helper: HelperProcess?

  init(program: String) {
    self.program = program
  }

  /// Has the helper do what is asked, and checks what it did.
  func reduce(
    _ request: ImagingRequest, of place: FileSlice, deadline: Duration
  ) async -> Result<ReducedPicture, ImagingFailure> {
    let errand = Errand()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { [self] in
          continuation.resume(
            returning: Result { () throws(ImagingFailure) in
              try prepare(request, of: place)
              defer { if request.input != place.path { unlink(request.input) } }
              return try perform(request, errand, deadline)
            })
        }
      }
    } onCancel: {
      errand.cancel()
    }
  }

  /// Ends the helper, after what is queued.
  func shutDown() async {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        helper?.end()
        helper = nil
        continuation.resume()
      }
    }
  }

  /// Of the helper, nil when none runs.
  func process() async -> Int32? {
    await withCheckedContinuation { continuation in
      queue.async { [self] in continuation.resume(returning: helper?.identifier) }
    }
  }

  /// Makes sure that the helper's input is a file of its own.
  private func prepare(
    _ request: ImagingRequest, of place: FileSlice
  ) throws(ImagingFailure) {
    guard request.input != place.path else { return }
    guard let bytes = place.contents() else { throw .refused("is gone") }
    do { _ = try StagingFile(path: request.input).append(bytes) } catch {
      unlink(request.input)
      throw .refused("cannot be copied: \(error)")
    }
  }

  private func perform(
    _ request: ImagingRequest, _ errand: Errand, _ deadline: Duration
  ) throws(ImagingFailure) -> ReducedPicture {
    let helper = try liveHelper()
    guard errand.begin(with: helper.identifier) else { throw .cancelled }
    let outcome = helper.exchange(Self.line(request), until: .now + deadline)
    let wasCancelled = errand.finish()
    do throws(ImagingFailure) {
      if wasCancelled { throw .cancelled }
      return try Self.check(outcome, request, deadline)
    } catch {
      if case .refused = error { throw error }
      // What this helper says next would be worth nothing.
      self.helper = nil
      let status = helper.kill()
      guard case .ended = error else { throw error }
      throw status & 0x7F == 0
        ? .ended(code: status >> 8 & 0xFF) : .crashed(signal: status & 0x7F)
    }
  }

  /// The helper, or another one when it ended meanwhile: that is no fault of the next picture.
  private func liveHelper() throws(ImagingFailure) -> HelperProcess {
    if let helper, helper.isReady { return helper }
    helper?.kill()
    helper = nil
    let fresh = try HelperProcess(program: program)
    helper = fresh
    return fresh
  }

  private static func line(_ request: ImagingRequest) -> [UInt8] {
    // A request holds nothing that JSON cannot.
    Array(((try? JSONEncoder().encode(request)) ?? Data()) + Data("\n".utf8))
  }

  /// Believes the thumbnail's bytes, not the helper, of which a picture may have taken hold.
  private static func check(
    _ outcome: HelperProcess.Outcome, _ request: ImagingRequest, _ deadline: Duration
  ) throws(ImagingFailure) -> ReducedPicture {
    let answer: ImagingAnswer?
    switch outcome {
    case .late: throw .tooSlow(seconds: Int(deadline.components.seconds))
    case .ended: throw .ended(code: 0)
    case .answer(let line):
      answer = try? JSONDecoder().decode(ImagingAnswer.self, from: Data(line))
    }
    if case .refused(let reason) = answer { throw .refused(reason) }
    guard let bytes = FileManager.default.contents(atPath: request.output) else { throw .nonsense }
    let facts: PictureFacts
    do throws(PictureFault) {
      var inspection = PictureInspection()
      try inspection.consume([UInt8](bytes))
      facts = try inspection.finished()
    } catch {
      throw .nonsense
    }
    let isAnswered =
      answer
      == .reduced(format: facts.format.rawValue, width: facts.width, height: facts.height)
    guard isAnswered, facts.isPlain, max(facts.width, facts.height) <= request.edge else {
      throw .nonsense
    }
    return ReducedPicture(format: facts.format, width: facts.width, height: facts.height)
  }
}

/// A picture that a helper is at, which another thread may give up.
///
/// Sendable, for its state is only touched under the lock.
private final class Errand: @unchecked Sendable {
  private let lock = NSLock()
  private var isCancelled = false
  private var process: Int32?

  /// False when it was cancelled before.
  func begin(with process: Int32) -> Bool {
    lock.withLock {
      if !isCancelled { self.process = process }
      return !isCancelled
    }
  }

  /// Whether it was cancelled. The process may be waited for after this, and its id be another's.
  func finish() -> Bool {
    lock.withLock {
      process = nil
      return isCancelled
    }
  }

  func cancel() {
    lock.withLock {
      isCancelled = true
      if let process { kill(process, SIGKILL) }
    }
  }
}
