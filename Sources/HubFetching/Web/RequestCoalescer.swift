import HubModel
import HubPictures
import HubSystem
import Synchronization

/// The results of all requested files. Each file is fetched once, however many records refer to it.
///
/// It uses a lock, because an actor would cost each file several thread switches.
final class RequestCoalescer: Sendable {
  enum Outcome: Sendable {
    /// The file was downloaded; its bytes are in the cache unless they are no longer needed.
    case fetched(Stored)
    /// The file is as in the earlier bundle.
    case unchanged
    /// The file could not be reached and is taken from the earlier bundle.
    case stale(since: String, reason: String)
    /// The URL responded; nothing of it is kept.
    case answered
    case failed(FetchFailure)
  }

  /// A file in the cache.
  struct Stored: Sendable {
    let slice: FileSlice
    let digest: HexDigest
    let size: Int
    /// The facts of a picture.
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

  /// Returns the result for a file; nil if the caller has to fetch it and call `finish`.
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

  func finish(_ key: String, _ outcome: Outcome) {
    let waiting: [CheckedContinuation<Void, Never>] = state.withLock { state in
      guard case .underWay(let waiting) = state.pages[key] else { return [] }
      state.pages[key] = .finished(outcome)
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func count(_ kind: FileKind, _ path: WritableKeyPath<FetchReport.Kind, Int> & Sendable) {
    state.withLock { $0.kinds[kind, default: FetchReport.Kind()][keyPath: path] += 1 }
  }

  var counts: [FileKind: FetchReport.Kind] { state.withLock(\.kinds) }
}
