import Crypto
import Foundation
import HubModel
import Synchronization

/// A file while it is fetched: hashed, and judged if it is a picture, as its bytes go by.
///
/// The task that fetches writes it, and another one watches how fast it grows. A small file, when its size is known
/// in time, goes onto the pile.
final class PartFile: Sendable {
  private struct State {
    var hash = SHA256()
    var inspection: PictureInspection?
    var size = 0
    /// Bytes that came in all, those of broken attempts included.
    var received = 0
    /// Made when the first bytes are expected: many files may wait for their turn.
    var place = Place.none
    var isKept = false
  }

  private enum Place { case none, file(descriptor: Int32), pile(Range<Int>) }

  /// Of the file, if it gets one of its own.
  private let path: String
  private let pile: FilePile?
  private let isPicture: Bool
  private let state: Mutex<State>

  /// A file that is yet to be written.
  ///
  /// - Parameters:
  ///   - path: where it goes, unless it goes onto the pile.
  ///   - pile: nil for a file that is not to go there.
  init(path: String, pile: FilePile?, isPicture: Bool) {
    self.path = path
    self.pile = pile
    self.isPicture = isPicture
    state = Mutex(State())
  }

  /// Removes what did not become whole.
  deinit {
    let (place, isKept) = state.withLock { ($0.place, $0.isKept) }
    guard case .file(let descriptor) = place else { return }
    close(descriptor)
    if !isKept { unlink(path) }
  }

  /// Bytes of the file so far.
  var size: Int { state.withLock(\.size) }

  /// Bytes that came in all.
  var received: Int { state.withLock(\.received) }

  /// Begins the file, or begins it again.
  ///
  /// - Parameter size: the number of bytes it will have, if that is known.
  func restart(expecting size: Int? = nil) throws(FetchFailure) {
    let isReady = state.withLock { state in
      switch (state.place, size) {
      case (.file(let descriptor), _):
        if state.size > 0, ftruncate(descriptor, 0) != 0 { return false }
      case (.pile(let room), let size?) where room.count == size: break
      case (_, let size?) where pile != nil && (0...FilePile.limit).contains(size):
        state.place = pile.map { .pile($0.room(for: size)) } ?? .none
      default:
        let flags = O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { return false }
        state.place = .file(descriptor: descriptor)
      }
      state.hash = SHA256()
      state.inspection = isPicture ? PictureInspection() : nil
      state.size = 0
      return true
    }
    if !isReady { throw storageFailure(path) }
  }

  /// Adds bytes at the end.
  ///
  /// - Throws: `FetchFailure.unreadable` as soon as they cannot be a whole picture any more.
  func append(_ bytes: UnsafeRawBufferPointer) throws(FetchFailure) {
    let outcome: Result<(Place, Int), FetchFailure> = state.withLock { state in
      let offset = state.size
      state.hash.update(bufferPointer: bytes)
      state.size += bytes.count
      state.received += bytes.count
      do throws(PictureFault) {
        try state.inspection?.consume(bytes.bindMemory(to: UInt8.self).span)
      } catch {
        return .failure(.unreadable(error.reason))
      }
      return .success((state.place, offset))
    }
    let (place, offset) = try outcome.get()
    switch place {
    case .none: throw .unreadable("nothing was announced")
    case .file(let descriptor): try write(bytes, at: offset, of: descriptor, path)
    case .pile(let room):
      // The bytes after it are another file's.
      guard let pile, offset + bytes.count <= room.count else {
        throw .unreadable("it is longer than its server said")
      }
      try write(bytes, at: room.lowerBound + offset, of: pile.descriptor, pile.path)
    }
  }

  private func write(
    _ bytes: UnsafeRawBufferPointer, at start: Int, of descriptor: Int32, _ path: String
  ) throws(FetchFailure) {
    var offset = start
    var rest = bytes
    while !rest.isEmpty {
      let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw storageFailure(path) }
      offset += count
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  private func storageFailure(_ path: String) -> FetchFailure {
    .storage("\(path): \(String(cString: strerror(errno)))")
  }

  /// Where the whole file is, which stays, its digest, and what it is when it is a picture.
  func finished() throws(FetchFailure) -> (FileSlice, digest: HexDigest, facts: PictureFacts?) {
    let outcome: Result<(FileSlice, HexDigest, PictureFacts?), FetchFailure> = state.withLock {
      state in
      do throws(PictureFault) {
        let facts = try state.inspection?.finished()
        state.isKept = true
        return .success((slice(state), HexDigest(bytes: state.hash.finalize()), facts))
      } catch {
        return .failure(.unreadable(error.reason))
      }
    }
    return try outcome.get()
  }

  private func slice(_ state: borrowing State) -> FileSlice {
    guard case .pile(let room) = state.place, let pile else { return FileSlice(path: path) }
    return FileSlice(path: pile.path, range: room.prefix(state.size).indices)
  }
}
