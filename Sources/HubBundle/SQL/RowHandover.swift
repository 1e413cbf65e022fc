import Foundation
import HubModel

/// A queue of rows from the thread that runs a statement to the one that asked for them, which can
/// stop waiting at any time.
///
/// Unchecked, but safe to share: all its state is guarded by `condition`.
final class RowHandover: @unchecked Sendable {
  /// A part of the answer to a statement.
  enum Part {
    case columns([String])
    /// One or more rows, as many as are available.
    case rows([[FieldValue]])
    /// The end, with the error if there was one.
    case end((any Error)?)
  }

  /// The limits on rows in the queue; the statement waits while they are exceeded.
  private static let (mostRows, mostBytes) = (100, 1 << 20)

  private let condition = NSCondition()
  private var columns: [String]?
  private var rows: [[FieldValue]] = []
  private var bytes = 0
  private var end: Part?
  private var isGivenUp = false

  // MARK: - The thread that runs the statement

  func offer(columns: [String]) {
    change { self.columns = columns }
  }

  /// Adds a row, and waits while the queue is full; returns false if no more rows are wanted.
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

  /// Marks the end of the answer; returns true if the statement has been given up.
  func end(_ error: (any Error)?) -> Bool {
    change {
      end = .end(error)
      return isGivenUp
    }
  }

  // MARK: - The thread that asked

  /// Returns the next part; nil if none arrives in time.
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

  /// Ends the statement as soon as possible; returns true if it has not ended yet.
  func giveUp() -> Bool {
    change {
      isGivenUp = true
      return end == nil
    }
  }

  /// Changes the shared state and wakes the other thread.
  private func change<Value>(_ body: () -> Value) -> Value {
    condition.lock()
    defer {
      condition.signal()
      condition.unlock()
    }
    return body()
  }
}
