import HubModel

/// What became of every file that was asked for, so that each is fetched once, however many records
/// name it.
actor FetchLedger {
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
    let path: String
    let digest: HexDigest
    let size: Int
    /// Of a picture.
    let facts: PictureFacts?
    let validators: Validators?
  }

  private enum Page {
    case underWay([CheckedContinuation<Void, Never>])
    case settled(Outcome)
  }

  private var pages: [String: Page] = [:]
  private var kinds: [FileKind: FetchReport.Kind] = [:]

  /// What is known of a file; nil when the caller is the one to fetch it, and then has to settle it.
  func claim(_ key: String) async -> Outcome? {
    while true {
      switch pages[key] {
      case nil:
        pages[key] = .underWay([])
        return nil
      case .settled(let outcome): return outcome
      case .underWay:
        await withCheckedContinuation { continuation in
          guard case .underWay(let waiting) = pages[key] else { return continuation.resume() }
          pages[key] = .underWay(waiting + [continuation])
        }
      }
    }
  }

  /// Notes what became of a file.
  func settle(_ key: String, _ outcome: Outcome) {
    guard case .underWay(let waiting) = pages[key] else { return }
    pages[key] = .settled(outcome)
    for continuation in waiting { continuation.resume() }
  }

  /// Counts a file.
  func count(_ kind: FileKind, _ path: WritableKeyPath<FetchReport.Kind, Int> & Sendable) {
    kinds[kind, default: FetchReport.Kind()][keyPath: path] += 1
  }

  /// How many there are of each kind.
  var counts: [FileKind: FetchReport.Kind] { kinds }
}
