import Foundation
import HubBundle
import HubModel
import HubPictures
import ImagingMessages

/// A helper with its queue of pictures.
///
/// Unchecked, but safe to share: `helper` is used only on the serial queue.
final class ImagingWorker: @unchecked Sendable {
  private let program: String
  private let memory: Int
  /// The queue on which helpers are waited for, since that blocks a thread, which must not be one
  /// of the few that run tasks.
  private let queue = DispatchQueue(label: "hubpack.imaging")
  private var helper: HelperProcess?

  init(program: String, memory: Int) {
    self.program = program
    self.memory = memory
  }

  /// Makes a thumbnail with the helper, and checks the result.
  func reduce(
    _ slice: FileSlice, _ thumbnail: ThumbnailRequest, deadline: Duration
  ) async -> Result<ReducedPicture, ImagingFailure> {
    let cancellation = CancellationToken()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { [self] in
          continuation.resume(
            returning: Result { () throws(ImagingFailure) in
              try perform(slice, thumbnail, cancellation, deadline)
            })
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// Ends the helper after the queued pictures.
  func shutDown() async {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        helper?.end()
        helper = nil
        continuation.resume()
      }
    }
  }

  /// Returns the process id of the helper; nil if none is running.
  func process() async -> Int32? {
    await withCheckedContinuation { continuation in
      queue.async { [self] in continuation.resume(returning: helper?.identifier) }
    }
  }

  private static let removed = "it was removed during the export (export again)"

  private func perform(
    _ slice: FileSlice, _ thumbnail: ThumbnailRequest, _ cancellation: CancellationToken,
    _ deadline: Duration
  ) throws(ImagingFailure) -> ReducedPicture {
    guard let size = slice.size, size > 0 else { throw .refused(Self.removed) }
    let request = ImagingRequest(
      format: thumbnail.format.rawValue, edge: thumbnail.edge, quality: thumbnail.quality,
      size: size)
    let helper = try liveHelper()
    guard cancellation.begin(with: helper.identifier) else { throw .cancelled }
    let answer = Result { () throws(HelperProcess.Silence) in
      try helper.exchange(request, of: slice, until: .now + deadline)
    }
    if cancellation.finish() {
      abandonHelper()
      throw .cancelled
    }
    switch answer {
    case .success(.refused(let reason)): throw .refused(reason)
    case .success(.thumbnail(let bytes)):
      guard let picture = Self.checked(bytes, thumbnail) else {
        abandonHelper()
        throw .nonsense
      }
      try Self.write(bytes, to: thumbnail.output)
      return picture
    case .failure(let silence):
      let status = abandonHelper()
      switch silence {
      case .late: throw .tooSlow(seconds: Int(deadline.components.seconds))
      case .gone: throw .refused(Self.removed)
      case .nonsense: throw .nonsense
      case .ended where status & 0x7F == 0: throw .ended(code: status >> 8 & 0xFF)
      case .ended: throw .crashed(signal: status & 0x7F)
      }
    }
  }

  /// Kills the helper, whose next answer could not be trusted; returns its status.
  @discardableResult
  private func abandonHelper() -> Int32 {
    let status = helper?.kill() ?? 0
    helper = nil
    return status
  }

  /// Returns the helper, or a new one if it has ended: a crash must not affect the next picture.
  private func liveHelper() throws(ImagingFailure) -> HelperProcess {
    if let helper, helper.isReady, !helper.isSpent { return helper }
    abandonHelper()
    let fresh = try HelperProcess(program: program, memory: memory)
    helper = fresh
    return fresh
  }

  /// Inspects a thumbnail; returns nil if it is invalid, because a picture may have taken control
  /// of the helper.
  private static func checked(_ bytes: [UInt8], _ thumbnail: ThumbnailRequest) -> ReducedPicture? {
    var inspection = PictureInspection()
    guard (try? inspection.consume(bytes)) != nil, let facts = try? inspection.finished(),
      facts.format == .jpeg || facts.format == .png, facts.isPlain,
      max(facts.width, facts.height) <= thumbnail.edge
    else { return nil }
    return ReducedPicture(format: facts.format, width: facts.width, height: facts.height)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(ImagingFailure) {
    unlink(path)
    do throws(FileFault) {
      let file = try WrittenFile(new: path)
      try file.write(bytes)
      try file.close()
    } catch {
      throw .storage(error.description)
    }
  }
}

/// A request for a thumbnail.
struct ThumbnailRequest {
  /// The format of the picture; the helper tries no other.
  let format: PictureFormat
  /// The largest number of pixels of each side.
  let edge: Int
  /// The quality of a JPEG, 1...100.
  let quality: Int
  /// The path of the thumbnail.
  let output: String
}

/// A token to cancel the processing of a picture from another thread.
///
/// Unchecked, but safe to share: its state is used only under the lock.
private final class CancellationToken: @unchecked Sendable {
  private let lock = NSLock()
  private var isCancelled = false
  private var process: Int32?

  /// Starts with a process; returns false if the token was cancelled before.
  func begin(with process: Int32) -> Bool {
    lock.withLock {
      if !isCancelled { self.process = process }
      return !isCancelled
    }
  }

  /// Returns true if the token was cancelled. After this, the process id may belong to another
  /// process.
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
