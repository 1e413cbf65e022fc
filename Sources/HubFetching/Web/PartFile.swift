import Crypto
import Foundation
import HubModel
import HubPictures
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

  private enum Place {
    case none
    case file(descriptor: Int32, path: String)
    case pile(FilePile, Range<Int>)
  }

  /// Where the file goes, if it gets one of its own: few do.
  private let path: @Sendable () -> String
  private let pile: FilePile?
  private let isPicture: Bool
  private let state: Mutex<State>

  /// A file that is yet to be written.
  ///
  /// - Parameters:
  ///   - path: where it goes, unless it goes onto the pile.
  ///   - pile: nil for a file that is not to go there.
  init(
    path: @autoclosure @escaping @Sendable () -> String, pile: FilePile?, isPicture: Bool
  ) {
    self.path = path
    self.pile = pile
    self.isPicture = isPicture
    state = Mutex(State())
  }

  /// Removes what did not become whole.
  deinit {
    let (place, isKept) = state.withLock { ($0.place, $0.isKept) }
    guard case .file(let descriptor, let path) = place else { return }
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
    let outcome: Result<Void, FetchFailure> = state.withLock { state in
      do throws(FetchFailure) {
        state.place = try place(after: state, expecting: size)
      } catch {
        return .failure(error)
      }
      state.hash = SHA256()
      state.inspection = isPicture ? PictureInspection() : nil
      state.size = 0
      return .success(())
    }
    try outcome.get()
  }

  /// An empty place for the file: the one that it has, if that will do.
  private func place(
    after state: borrowing State, expecting size: Int?
  ) throws(FetchFailure) -> Place {
    switch (state.place, size) {
    case (.file(let descriptor, let path), _):
      if state.size > 0, ftruncate(descriptor, 0) != 0 {
        throw .storage(FileFault(cannot: "write", path))
      }
      return state.place
    case (.pile(_, let room), let size?) where room.count == size: return state.place
    default:
      if let pile, let size, (0...FilePile.limit).contains(size) {
        return .pile(pile, pile.room(for: size))
      }
      let path = path()
      let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .storage(FileFault(cannot: "write", path)) }
      return .file(descriptor: descriptor, path: path)
    }
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
    case .file(let descriptor, let path): try write(bytes, at: offset, of: descriptor, path)
    case .pile(let pile, let room):
      // The bytes after it are another file's.
      guard offset + bytes.count <= room.count else {
        throw .unreadable("it is longer than its server said")
      }
      try write(bytes, at: room.lowerBound + offset, of: pile.descriptor, pile.path)
    }
  }

  private func write(
    _ bytes: UnsafeRawBufferPointer, at start: Int, of descriptor: Int32, _ path: String
  ) throws(FetchFailure) {
    do throws(FileFault) {
      try bytes.writeAll(to: descriptor, path, at: start)
    } catch {
      throw .storage(error)
    }
  }

  /// Where the whole file is, which stays, its digest, and what it is when it is a picture.
  func finished() throws(FetchFailure) -> (FileSlice, digest: HexDigest, facts: PictureFacts?) {
    let outcome: Result<(FileSlice, HexDigest, PictureFacts?), FetchFailure> = state.withLock {
      state in
      let slice: FileSlice
      switch state.place {
      case .none: return .failure(.unreadable("nothing was announced"))
      case .file(_, let path): slice = FileSlice(path: path)
      case .pile(let pile, let room):
        slice = FileSlice(path: pile.path, range: room.prefix(state.size).indices)
      }
      do throws(PictureFault) {
        let facts = try state.inspection?.finished()
        state.isKept = true
        return .success((slice, HexDigest(bytes: state.hash.finalize()), facts))
      } catch {
        return .failure(.unreadable(error.reason))
      }
    }
    return try outcome.get()
  }
}
