import HubModel
import HubPictures
import Synchronization

/// What became of every file that was asked for, so that each is fetched once, however many records
/// name it.
///
/// Behind a lock, for an actor would cost each file several changes of its thread.
final class RequestCoalescer: Sendable {
  /// What became of a file.
  enum Outcome: Sendable {
    /// It was fetched, and its bytes are in the cache, unless they are not needed any more.
    case fetched(Stored)
    /// It is as the earlier bundle has it.
    case unchanged
    /// It could not be reached, and is taken from the earlier bundle.
    case stale(since: String, reason: String)
    /// Something answered, of which nothing is kept.
    case answered
    /// It could not be had.
    case failed(FetchFailure)
  }

  /// Bytes in the cache.
  struct Stored: Sendable {
    let slice: FileSlice
    let digest: HexDigest
    let size: Int
    /// Of a picture.
    let facts: PictureFacts?
    let validators: Validators?
  }

  private enum Page {
    case underWay([CheckedContinuation<Void, Never>])
    case finished(Outcome)
  }

  private struct State {
    var pages: [String: Page] = [:]
    var kinds: [FileKind: FetchReport.Kind] = [:]
  }

  private let state = Mutex(State())

  private enum Claim {
    case known(Outcome)
    case ours, underWay
  }

  /// What is known of a file; nil when the caller is the one to fetch it, and then has to settle it.
  func claim(_ key: String) async -> Outcome? {
    while true {
      let claim: Claim = state.withLock { state in
        switch state.pages[key] {
        case nil:
          state.pages[key] = .underWay([])
          return .ours
        case .finished(let outcome): return .known(outcome)
        case .underWay: return .underWay
        }
      }
      switch claim {
      case .ours: return nil
      case .known(let outcome): return outcome
      case .underWay: await completion(of: key)
      }
    }
  }

  private func completion(of key: String) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        guard case .underWay(let waiting) = state.pages[key] else { return true }
        state.pages[key] = .underWay(waiting + [continuation])
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  /// Notes what became of a file.
  func finish(_ key: String, _ outcome: Outcome) {
    let waiting: [CheckedContinuation<Void, Never>] = state.withLock { state in
      guard case .underWay(let waiting) = state.pages[key] else { return [] }
      state.pages[key] = .finished(outcome)
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Counts a file.
  func count(_ kind: FileKind, _ path: WritableKeyPath<FetchReport.Kind, Int> & Sendable) {
    state.withLock { $0.kinds[kind, default: FetchReport.Kind()][keyPath: path] += 1 }
  }

  /// How many there are of each kind.
  var counts: [FileKind: FetchReport.Kind] { state.withLock(\.kinds) }
}
