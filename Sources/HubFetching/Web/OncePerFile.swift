import Synchronization

/// The results of all requested files. Each file is fetched once, however many records refer to it.
final class OncePerFile: Sendable {
  typealias Outcome = Result<FileCopy, FetchFailure>

  private enum Progress {
    case underWay([CheckedContinuation<Outcome, Never>])
    case finished(Outcome)
  }

  private let files = Mutex<[String: Progress]>([:])

  /// Returns the result for a file; the first caller fetches it.
  func outcome(for key: String, _ fetch: () async -> Outcome) async -> Outcome {
    let isFirst = files.withLock { files in
      guard files[key] == nil else { return false }
      files[key] = .underWay([])
      return true
    }
    return isFirst ? await finish(key, with: fetch()) : await result(of: key)
  }

  private func result(of key: String) async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome: Outcome? = files.withLock { files in
        switch files[key] {
        case .finished(let outcome): return outcome
        case .underWay(let waiting): files[key] = .underWay(waiting + [continuation])
        case nil: break
        }
        return nil
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  private func finish(_ key: String, with outcome: Outcome) -> Outcome {
    let waiting = files.withLock { files in
      let progress = files.updateValue(.finished(outcome), forKey: key)
      if case .underWay(let waiting) = progress { return waiting }
      return []
    }
    for continuation in waiting { continuation.resume(returning: outcome) }
    return outcome
  }
}
