import Crypto
import Foundation
import HubModel
import Synchronization

/// A file while it is fetched: hashed, and judged if it is a picture, as its bytes go by.
///
/// The task that fetches writes it, and another one watches how fast it grows.
final class PartFile: Sendable {
  private struct State {
    var hash = SHA256()
    var inspection: PictureInspection?
    var size = 0
    /// Bytes that came in all, those of broken attempts included.
    var received = 0
    /// Opened when the first bytes are expected: many files may wait for their turn.
    var descriptor: Int32 = -1
    var isKept = false
  }

  /// Of the file.
  let path: String
  private let isPicture: Bool
  private let state: Mutex<State>

  /// A file that is yet to be written.
  init(path: String, isPicture: Bool) {
    self.path = path
    self.isPicture = isPicture
    state = Mutex(State())
  }

  /// Removes what did not become whole.
  deinit {
    let (descriptor, isKept) = state.withLock { ($0.descriptor, $0.isKept) }
    guard descriptor >= 0 else { return }
    close(descriptor)
    if !isKept { unlink(path) }
  }

  /// Bytes of the file so far.
  var size: Int { state.withLock(\.size) }

  /// Bytes that came in all.
  var received: Int { state.withLock(\.received) }

  /// Begins the file, or begins it again.
  func restart() throws(FetchFailure) {
    let isOpen = state.withLock { state in
      if state.descriptor < 0 {
        let flags = O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
        state.descriptor = open(path, flags, 0o600)
      } else if state.size > 0, ftruncate(state.descriptor, 0) != 0 {
        return false
      }
      state.hash = SHA256()
      state.inspection = isPicture ? PictureInspection() : nil
      state.size = 0
      return state.descriptor >= 0
    }
    if !isOpen { throw storageFailure() }
  }

  /// Adds bytes at the end.
  ///
  /// - Throws: `FetchFailure.unreadable` as soon as they cannot be a whole picture any more.
  func append(_ bytes: UnsafeRawBufferPointer) throws(FetchFailure) {
    let outcome: Result<(Int, Int32), FetchFailure> = state.withLock { state in
      let offset = state.size
      state.hash.update(bufferPointer: bytes)
      state.size += bytes.count
      state.received += bytes.count
      do throws(PictureFault) {
        try state.inspection?.consume(bytes.bindMemory(to: UInt8.self).span)
      } catch {
        return .failure(.unreadable(error.reason))
      }
      return .success((offset, state.descriptor))
    }
    let descriptor: Int32
    var offset: Int
    (offset, descriptor) = try outcome.get()
    var rest = bytes
    while !rest.isEmpty {
      let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw storageFailure() }
      offset += count
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  private func storageFailure() -> FetchFailure {
    .storage("\(path): \(String(cString: strerror(errno)))")
  }

  /// The digest of the whole file, which stays, and what it is when it is a picture.
  func finished() throws(FetchFailure) -> (digest: HexDigest, facts: PictureFacts?) {
    let outcome: Result<(HexDigest, PictureFacts?), FetchFailure> = state.withLock { state in
      do throws(PictureFault) {
        let facts = try state.inspection?.finished()
        state.isKept = true
        return .success((HexDigest(bytes: state.hash.finalize()), facts))
      } catch {
        return .failure(.unreadable(error.reason))
      }
    }
    return try outcome.get()
  }
}
