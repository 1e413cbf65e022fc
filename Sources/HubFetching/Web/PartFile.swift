import Crypto
import Foundation
import HubModel
import HubPictures
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
    var descriptor: Int32?
    var isKept = false
  }

  /// Where the file goes.
  private let path: String
  private let isPicture: Bool
  private let state = Mutex(State())

  /// A file that is yet to be written.
  init(path: String, isPicture: Bool) {
    self.path = path
    self.isPicture = isPicture
  }

  /// Removes what did not become whole.
  deinit {
    let (descriptor, isKept) = state.withLock { ($0.descriptor, $0.isKept) }
    guard let descriptor else { return }
    close(descriptor)
    if !isKept { unlink(path) }
  }

  /// Bytes of the file so far.
  var size: Int { state.withLock(\.size) }

  /// Bytes that came in all.
  var received: Int { state.withLock(\.received) }

  /// Begins the file, or begins it again.
  func restart() throws(FetchFailure) {
    let fault: FileFault? = state.withLock { state in
      if let descriptor = state.descriptor {
        guard state.size == 0 || ftruncate(descriptor, 0) == 0 else {
          return FileFault(cannot: "write", path)
        }
      } else {
        let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return FileFault(cannot: "write", path) }
        state.descriptor = file
      }
      state.hash = SHA256()
      state.inspection = isPicture ? PictureInspection() : nil
      state.size = 0
      return nil
    }
    if let fault { throw .storage(fault) }
  }

  /// Adds bytes at the end.
  ///
  /// - Throws: `FetchFailure.unreadable` as soon as they cannot be a whole picture any more.
  func append(_ bytes: UnsafeRawBufferPointer) throws(FetchFailure) {
    let outcome: Result<Void, FetchFailure> = state.withLock { state in
      guard let descriptor = state.descriptor else { return .failure(Self.unannounced) }
      let offset = state.size
      state.hash.update(bufferPointer: bytes)
      state.size += bytes.count
      state.received += bytes.count
      do throws(PictureFault) {
        try state.inspection?.consume(bytes.bindMemory(to: UInt8.self).span)
      } catch {
        return .failure(.unreadable(error.reason))
      }
      do throws(FileFault) {
        try bytes.writeAll(to: descriptor, path, at: offset)
      } catch {
        return .failure(.storage(error))
      }
      return .success(())
    }
    try outcome.get()
  }

  /// Where the whole file is, which stays, its digest, and what it is when it is a picture.
  func finished() throws(FetchFailure) -> (FileSlice, digest: HexDigest, facts: PictureFacts?) {
    let outcome: Result<(HexDigest, PictureFacts?), FetchFailure> = state.withLock { state in
      guard state.descriptor != nil else { return .failure(Self.unannounced) }
      do throws(PictureFault) {
        let facts = try state.inspection?.finished()
        state.isKept = true
        return .success((HexDigest(bytes: state.hash.finalize()), facts))
      } catch {
        return .failure(.unreadable(error.reason))
      }
    }
    let (digest, facts) = try outcome.get()
    return (FileSlice(path: path), digest, facts)
  }

  private static let unannounced = FetchFailure.unreadable("nothing was announced")
}
