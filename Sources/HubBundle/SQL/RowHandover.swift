import Foundation
import HubModel

/// Hands what a statement gives from the thread that runs it to the one that asked, which never waits for
/// SQLite longer than it wants to.
///
/// Unchecked, but safe to share: everything in it is used under `condition` alone.
final class RowHandover: @unchecked Sendable {
  /// One step of a statement.
  enum Part {
    case columns([String])
    /// One row, or as many as have come by now.
    case rows([[FieldValue]])
    /// Nothing comes after it.
    case end((any Error)?)
  }

  /// The statement waits when so much of what it gave has not been taken.
  private static let (mostRows, mostBytes) = (100, 1 << 20)

  private let condition = NSCondition()
  private var columns: [String]?
  private var rows: [[FieldValue]] = []
  private var bytes = 0
  private var end: Part?
  private var isGivenUp = false

  // MARK: - The thread that runs the statement

  /// Offers the names of the columns.
  func offer(columns: [String]) {
    change { self.columns = columns }
  }

  /// Offers a row, and waits while there are many; false when nobody wants more.
  func offer(_ row: [FieldValue], bytes size: Int) -> Bool {
    change {
      rows.append(row)
      bytes += size
      while !isGivenUp, rows.count >= Self.mostRows || bytes > Self.mostBytes {
        condition.signal()
        condition.wait()
      }
      return !isGivenUp
    }
  }

  /// Says that nothing comes any more; returns whether the statement was given up before.
  func end(_ error: (any Error)?) -> Bool {
    change {
      end = .end(error)
      return isGivenUp
    }
  }

  // MARK: - The thread that asked

  /// The next part, nil when there is none in time.
  func next(within seconds: TimeInterval) -> Part? {
    let limit = Date(timeIntervalSinceNow: seconds)
    return change {
      while columns == nil, rows.isEmpty, end == nil {
        guard condition.wait(until: limit) else { return nil }
      }
      if let columns {
        self.columns = nil
        return .columns(columns)
      }
      guard !rows.isEmpty else { return end }
      defer { (rows, bytes) = ([], 0) }
      return .rows(rows)
    }
  }

  /// Wants no more: the statement ends as soon as it can; returns whether it has not ended yet.
  func giveUp() -> Bool {
    change {
      isGivenUp = true
      return end == nil
    }
  }

  /// Changes what both see, and wakes the other.
  private func change<Value>(_ body: () -> Value) -> Value {
    condition.lock()
    defer {
      condition.signal()
      condition.unlock()
    }
    return body()
  }
}
