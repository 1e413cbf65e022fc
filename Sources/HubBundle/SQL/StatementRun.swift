import Foundation
import HubModel

/// A statement with its own thread and connection.
///
/// SQLite calls the progress handler only at jumps of its program, so a long row of calls with long
/// texts can run for minutes without it. The caller therefore waits on another thread and abandons
/// a statement that does not end in time; its thread ends when SQLite is done.
struct StatementRun: Sendable {
  let sql: String
  let limits: SQLLimits
  let bytes: CatalogBytes
  /// Statements that add the parts of format 1 that the catalog lacks
  /// (``CatalogSchema/completion``).
  let completion: [String]
  let policy: SQLPolicy
  let interruption: StatementInterrupt
  let handover = RowHandover()

  /// - Parameter endedLate: Called if the statement ends after it was given up.
  func start(endedLate: @escaping @Sendable () -> Void) {
    let thread = Thread {
      var failure: (any Error)?
      do { try run() } catch { failure = error }
      if handover.end(failure) { endedLate() }
    }
    // SQLite's parser and its JSON functions are recursive.
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func run() throws {
    let connection = try SQLConnection(
      bytes: bytes, completion: completion,
      watch: StatementWatch(policy: policy, interruption: interruption))
    connection.watch.begin(limits: limits)
    let statement = try SQLStatement.prepare(sql, on: connection, limits: limits)
    handover.offer(columns: statement.columns)
    while let (row, bytes) = try statement.next() {
      guard handover.offer(row, bytes: bytes) else { return }
    }
  }
}
