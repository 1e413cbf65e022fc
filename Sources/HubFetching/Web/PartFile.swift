import Crypto
import Foundation
import HubModel
import HubPictures
import HubSystem
import Synchronization

/// A file being downloaded. It is hashed as data arrives and, if it is a picture, inspected at its
/// end.
///
/// One task writes the file while another watches its growth.
final class PartFile: Download.Part {
  private struct State {
    var hash = SHA256()
    var size = 0
    /// The number of bytes received, including failed attempts.
    var received = 0
    /// Opened when the first bytes are expected, because many files may be waiting.
    var descriptor: Int32?
    var isKept = false
  }

  private let path: String
  private let isPicture: Bool
  private let state = Mutex(State())

  init(path: String, isPicture: Bool) {
    self.path = path
    self.isPicture = isPicture
  }

  deinit {
    let (descriptor, isKept) = state.withLock { ($0.descriptor, $0.isKept) }
    guard let descriptor else { return }
    close(descriptor)
    if !isKept { unlink(path) }
  }

  var size: Int { state.withLock(\.size) }

  /// The number of bytes received in total.
  var received: Int { state.withLock(\.received) }

  func restart() throws(FetchFailure) {
    try state.withLock { state throws(FetchFailure) in
      if let descriptor = state.descriptor {
        guard state.size == 0 || ftruncate(descriptor, 0) == 0 else {
          throw .storage(FileFault(cannot: "write", path))
        }
      } else {
        let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .storage(FileFault(cannot: "write", path)) }
        state.descriptor = file
      }
      state.hash = SHA256()
      state.size = 0
    }
  }

  /// - Throws: `FetchFailure.unreadable` if the first bytes are not those of a picture.
  func append(_ bytes: UnsafeRawBufferPointer) throws(FetchFailure) {
    try state.withLock { state throws(FetchFailure) in
      guard let descriptor = state.descriptor else { throw Self.unannounced }
      let offset = state.size
      state.hash.update(bufferPointer: bytes)
      state.size += bytes.count
      state.received += bytes.count
      do throws(PictureFault) {
        if isPicture, offset == 0 { try PictureFacts.check(head: bytes) }
      } catch {
        throw .unreadable(error.reason)
      }
      do throws(FileFault) {
        try bytes.writeAll(to: descriptor, path, at: offset)
      } catch {
        throw .storage(error)
      }
    }
  }

  /// Keeps the complete file and returns its location, its digest and, for a picture, its facts.
  func finished() throws(FetchFailure) -> (FileSlice, digest: HexDigest, facts: PictureFacts?) {
    let slice = FileSlice(path: path)
    return try state.withLock { state throws(FetchFailure) in
      guard state.descriptor != nil else { throw Self.unannounced }
      do throws(PictureFault) {
        let facts = isPicture ? try PictureFacts(of: slice, size: state.size) : nil
        state.isKept = true
        return (slice, HexDigest(bytes: state.hash.finalize()), facts)
      } catch {
        throw .unreadable(error.reason)
      }
    }
  }

  private static let unannounced = FetchFailure.unreadable("unexpected data")
}
