package import GRDB

extension Catalog {
  /// Calls `body` for each row of a query, one by one. `body` must not query the catalog.
  ///
  /// - Throws: ``BundleError``, and the errors of `body`.
  package func forEachRow(
    of query: String, _ arguments: StatementArguments = [], _ body: (Row) throws -> Void
  ) throws {
    try read { database in
      let rows = try Row.fetchCursor(
        database.cachedStatement(sql: query), arguments: arguments)
      while let row = try rows.next() { try body(row) }
    }
  }

  /// Returns the rows of a query.
  ///
  /// - Throws: ``BundleError``.
  package func rows(of query: String, _ arguments: StatementArguments = []) throws -> [Row] {
    try read { try Row.fetchAll($0.cachedStatement(sql: query), arguments: arguments) }
  }

  /// Returns what `record` makes of each row of a query. `record` must not query the catalog.
  ///
  /// - Throws: ``BundleError``, and the errors of `record`.
  package func records<Record>(
    of query: String, _ arguments: StatementArguments = [], _ record: (Row) throws -> Record
  ) throws -> [Record] {
    var records: [Record] = []
    try forEachRow(of: query, arguments) { records.append(try record($0)) }
    return records
  }

  /// Returns a condition that a column holds one of some ids; nil stands for all rows.
  static func condition(
    _ column: String, isOneOf ids: [Int64]?
  ) -> (sql: String, arguments: StatementArguments) {
    guard let ids else { return ("TRUE", []) }
    return (
      "\(column) IN (SELECT value FROM json_each(?))",
      ["[" + ids.map(String.init).joined(separator: ",") + "]"]
    )
  }
}
