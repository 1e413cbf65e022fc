import Foundation
import HubModel

/// One statement on a thread and a connection of its own.
///
/// SQLite asks whether to go on only where its program jumps: a long row of calls of functions of long
/// texts runs for minutes between two questions. So whoever asked waits elsewhere, and leaves a statement
/// alone that does not end when it should; its thread ends when SQLite does.
struct StatementRun: Sendable {
  let sql: String
  let limits: SQLLimits
  let bytes: CatalogBytes
  /// Statements that add what the catalog lacks of format 1 (``CatalogSchema/completion``).
  let completion: [String]
  let policy: SQLPolicy
  let interruption: StatementInterrupt
  let handover = RowHandover()

  /// Starts the thread.
  ///
  /// - Parameter endedLate: called when the statement ends after it was given up.
  func start(endedLate: @escaping @Sendable () -> Void) {
    let thread = Thread {
      var failure: (any Error)?
      do { try run() } catch { failure = error }
      if handover.end(failure) { endedLate() }
    }
    // SQLite's parser and its JSON functions call themselves.
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
