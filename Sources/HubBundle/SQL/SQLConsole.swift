public import HubModel

/// Runs SQL that a person types against a catalog, which it can only read.
///
/// Time and memory of a statement are bounded, and it can be interrupted. One runs at a time.
///
/// ```swift
/// let console = try bundle.catalog().sqlConsole()
/// try console.run("SELECT town, count(*) FROM organizations GROUP BY town") { print($0) }
/// ```
public final class SQLConsole: @unchecked Sendable {
  // Unchecked, for the connection is used by whoever has the turn that `interruption` gives.
  private let connection: SQLConnection
  private let interruption = Interruption()

  init(bytes: CatalogBytes, tables: [String]) throws(BundleError) {
    let policy = SQLPolicy(tables: tables)
    connection = try SQLConnection(
      bytes: bytes, watch: StatementWatch(policy: policy, interruption: interruption))
  }

  /// Runs one statement: SELECT, VALUES, WITH, EXPLAIN, or a PRAGMA that tells of the schema.
  ///
  /// A blob is given as text, `x'00ff'`; a text that is not UTF-8 is repaired.
  ///
  /// - Parameters:
  ///   - sql: The statement. A semicolon and comments may follow it.
  ///   - limits: What it may take.
  ///   - columns: Called once, with the names of the columns, before the first row and when there is
  ///     none.
  ///   - row: Called with each row. What it throws ends the statement.
  /// - Throws: ``SQLError``, or what the two throw. The next statement is not affected.
  public func run(
    _ sql: String, within limits: SQLLimits = SQLLimits(),
    columns: ([String]) throws -> Void = { _ in }, row: ([FieldValue]) throws -> Void
  ) throws {
    guard interruption.begin() else { throw SQLError(.busy, "another statement is running") }
    defer { interruption.end() }
    connection.watch.begin(limits: limits)
    let statement = try SQLStatement.prepare(sql, on: connection, limits: limits)
    try columns(statement.columns)
    while let values = try statement.next() { try row(values) }
  }

  /// Ends the statement that runs, which then throws; does nothing when none runs.
  ///
  /// Safe to call from any thread, and from a signal handler.
  public func interrupt() { interruption.request() }
}

extension Catalog {
  /// A console for the user's own SQL, on a connection of its own; O(tables). It shares the catalog's
  /// memory, and may outlive it.
  public func sqlConsole() throws -> SQLConsole {
    try SQLConsole(bytes: bytes, tables: tableNames())
  }
}
