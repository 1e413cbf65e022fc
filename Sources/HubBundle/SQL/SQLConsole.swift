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
    var current: RowQueue?
    /// The number of statements that have not ended yet, with those that were given up. Each holds
    /// a thread and memory up to its limit.
    var running = 0
  }

  /// The number of statements that may be given up before another one is refused.
  static let mostAbandoned = 4

  let bytes: CatalogBytes
  /// Statements that add the parts of format 1 that the catalog lacks.
  let completion: [String]
  let policy: SQLPolicy
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
    let queue = RowQueue()
    let refusal: SQLError? = state.withLock { state in
      guard state.current == nil else { return SQLError(.busy, "another statement is running") }
      guard state.running < Self.mostAbandoned else {
        return SQLError(
          .busy, "\(state.running) cancelled statements have not ended yet (try again later)")
      }
      state.current = queue
      state.running += 1
      return nil
    }
    if let refusal { throw refusal }
    defer {
      state.withLock { $0.current = nil }
      queue.stop()
    }
    start(sql, within: limits, to: queue)
    while true {
      for part in try next(in: queue, within: limits) {
        switch part {
        case .columns(let names): try columns(names)
        case .row(let values):
          guard !queue.isStopped else { throw SQLError.interrupted }
          try row(values)
        case .end(let error):
          if let error { throw error }
          return
        }
      }
    }
  }

  /// Starts the statement on a thread of its own. SQLite calls the progress handler only at jumps of
  /// its program, so a long row of calls with long texts can run for minutes without it. The caller
  /// therefore waits elsewhere and abandons a statement that does not end in time; its thread ends
  /// when SQLite is done.
  private func start(_ sql: String, within limits: SQLLimits, to queue: RowQueue) {
    let thread = Thread { [self] in
      var failure: (any Error)?
      do { try SQLRun(on: self, limits: limits, to: queue).run(sql) } catch { failure = error }
      state.withLock { $0.running -= 1 }
      queue.add(.end(failure))
    }
    // SQLite's parser and its JSON functions are recursive.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// - Throws: ``SQLError`` if the statement goes on for half a second after it was told to end.
  private func next(
    in queue: RowQueue, within limits: SQLLimits
  ) throws(SQLError) -> [RowQueue.Part] {
    let patience = Duration.milliseconds(500)
    var end = ContinuousClock.now + limits.time + patience
    var isStopped = false
    while true {
      let parts = queue.take(within: 0.05)
      if !parts.isEmpty { return parts }
      if queue.isStopped, !isStopped { (isStopped, end) = (true, ContinuousClock.now + patience) }
      guard ContinuousClock.now < end else {
        throw isStopped ? SQLError.interrupted : SQLError.timedOut(after: limits)
      }
    }
  }

  /// Interrupts the running statement, which then throws. Does nothing if none is running.
  ///
  /// Safe to call from any thread.
  public func interrupt() { state.withLock { $0.current?.stop() } }
}

extension Catalog {
  /// Returns a console for the user's own SQL. It shares the catalog's memory and may outlive the
  /// catalog. O(tables).
  public func sqlConsole() throws -> SQLConsole {
    SQLConsole(bytes: bytes, completion: schema.completion, tables: try tableNames())
  }
}
