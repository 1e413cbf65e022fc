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
    guard handover.offer(.columns(statement.columns)) else { return }
    var rows: [[FieldValue]] = []
    var size = 0
    do {
      while let row = try statement.next(countingBytes: &size) {
        rows.append(row)
        guard rows.count == Self.heldRows || size > Self.heldBytes else { continue }
        guard handover.offer(.rows(rows)) else { return }
        (rows, size) = ([], 0)
      }
    } catch {
      // What was found before the error is told before it.
      if rows.isEmpty || handover.offer(.rows(rows)) { throw error }
      return
    }
    if !rows.isEmpty { _ = handover.offer(.rows(rows)) }
  }

  /// To hand over single rows would take longer than to find them.
  private static let heldRows = 100
  private static let heldBytes = 1 << 20
}
