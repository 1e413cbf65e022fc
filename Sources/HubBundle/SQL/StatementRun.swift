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
  let policy: SQLPolicy
  let interruption: Interruption
  let handover = RowHandover()

  /// Starts the thread.
  func start() {
    let thread = Thread {
      do {
        try run()
        handover.end(nil)
      } catch { handover.end(error) }
    }
    // SQLite's parser and its JSON functions call themselves.
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func run() throws {
    let connection = try SQLConnection(
      bytes: bytes, watch: StatementWatch(policy: policy, interruption: interruption))
    connection.watch.begin(limits: limits)
    let statement = try SQLStatement.prepare(sql, on: connection, limits: limits)
    handover.offer(columns: statement.columns)
    while let (row, bytes) = try statement.next() {
      guard handover.offer(row, bytes: bytes) else { return }
    }
  }
}
