import Foundation
public import HubModel
import Synchronization

/// A read-only console for SQL statements that a person types.
///
/// The time and memory of a statement are limited, and it can be interrupted:
/// ``run(_:within:columns:row:)`` returns within a second, whatever SQLite is doing. One statement
/// runs at a time.
///
/// ```swift
/// let console = try bundle.catalog().sqlConsole()
/// try console.run("SELECT town, count(*) FROM organizations GROUP BY town") { print($0) }
/// ```
public final class SQLConsole: Sendable {
  private struct State {
    var current: StatementInterrupt?
    /// The number of statements that were given up and have not ended yet. Each holds a thread and
    /// memory up to its limit.
    var abandoned = 0
  }

  /// The number of statements that may be given up before another one is refused.
  static let mostAbandoned = 4

  private let bytes: CatalogBytes
  private let completion: [String]
  private let policy: SQLPolicy
  private let state = Mutex(State())

  init(bytes: CatalogBytes, completion: [String], tables: [String]) {
    (self.bytes, self.completion) = (bytes, completion)
    policy = SQLPolicy(tables: tables)
  }

  /// Runs one statement: SELECT, VALUES, WITH, EXPLAIN, or a PRAGMA that describes the schema.
  ///
  /// A blob is returned as the text `x'00ff'`; a text that is not UTF-8 is repaired.
  ///
  /// - Parameters:
  ///   - sql: The statement. A semicolon and comments may follow it.
  ///   - limits: The limits on time and memory.
  ///   - columns: Called once with the names of the columns, even if there are no rows.
  ///   - row: Called with each row. An error that it throws ends the statement.
  /// - Throws: ``SQLError``, ``BundleError`` if SQLite cannot open the catalog, and the errors of
  ///   the two closures. Later statements are not affected.
  public func run(
    _ sql: String, within limits: SQLLimits = SQLLimits(),
    columns: ([String]) throws -> Void = { _ in }, row: ([FieldValue]) throws -> Void
  ) throws {
    let interruption = StatementInterrupt()
    let refusal: SQLError? = state.withLock { state in
      guard state.current == nil else { return SQLError(.busy, "another statement is running") }
      guard state.abandoned < Self.mostAbandoned else {
        return SQLError(
          .busy,
          "\(state.abandoned) cancelled statements have not ended yet (try again later)"
        )
      }
      state.current = interruption
      return nil
    }
    if let refusal { throw refusal }
    defer { state.withLock { $0.current = nil } }
    let run = StatementRun(
      sql: sql, limits: limits, bytes: bytes, completion: completion, policy: policy,
      interruption: interruption)
    run.start { self.state.withLock { $0.abandoned -= 1 } }
    do {
      while true {
        switch try next(of: run) {
        case .columns(let names): try columns(names)
        case .rows(let rows):
          for values in rows {
            guard !interruption.isRequested else { throw SQLError.interrupted }
            try row(values)
          }
        case .end(let error):
          if let error { throw error }
          return
        }
      }
    } catch {
      state.withLock { if run.handover.giveUp() { $0.abandoned += 1 } }
      throw error
    }
  }

  /// - Throws: ``SQLError`` if the statement goes on for half a second after it was told to end.
  private func next(of run: StatementRun) throws(SQLError) -> RowHandover.Part {
    let patience = Duration.milliseconds(500)
    let clock = ContinuousClock()
    let end = clock.now + run.limits.time + patience
    var interrupted: ContinuousClock.Instant?
    while true {
      if let part = run.handover.next(within: 0.05) { return part }
      if run.interruption.isRequested {
        let start = interrupted ?? clock.now
        if clock.now >= start + patience { throw .interrupted }
        interrupted = start
      } else if clock.now >= end {
        // SQLite does not react in time, so do not wait for it.
        run.interruption.request()
        throw .timedOut(after: run.limits)
      }
    }
  }

  /// Interrupts the running statement, which then throws. Does nothing if none is running.
  ///
  /// Safe to call from any thread.
  public func interrupt() { state.withLock { $0.current?.request() } }
}

extension Catalog {
  /// Returns a console for the user's own SQL. It shares the catalog's memory and may outlive the
  /// catalog. O(tables).
  public func sqlConsole() throws -> SQLConsole {
    SQLConsole(bytes: bytes, completion: schema.completion, tables: try tableNames())
  }
}
