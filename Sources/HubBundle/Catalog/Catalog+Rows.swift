package import GRDB

extension Catalog {
  /// Calls `body` for each row of a query, one by one.
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

  /// Returns the codes of the languages in use, sorted.
  package func languagesInUse() throws -> [String] {
    let query = """
      SELECT language FROM remarks UNION SELECT language FROM keyword_names
      UNION SELECT language FROM keyword_usages UNION SELECT language FROM exhibition_remarks ORDER BY 1
      """
    return try rows(of: query).map { try $0.requiredText("language") }
  }
}
