package import GRDB
public import HubModel

extension Catalog {
  /// Returns the problems in the hub's data: errors, warnings, then notices, each by file, line and
  /// column.
  ///
  /// Problems with a code that this code does not know, because a later hubpack made the bundle,
  /// are skipped.
  public func problems() throws -> [Problem] { try read(Problem.fetchAll) }
}

extension Problem {
  /// Returns all problems of a catalog, in the order of ``Catalog/problems()``.
  package static func fetchAll(_ database: Database) throws -> [Problem] {
    let query = """
      SELECT problems.* FROM problems LEFT JOIN sources ON sources.id = source_id
      ORDER BY severity = 'notice', severity, sources.id, file, line, column_number, problems.id
      """
    // Row by row, because there can be tens of thousands.
    var problems: [Problem] = []
    let rows = try Row.fetchCursor(database, sql: query)
    while let row = try rows.next() {
      guard let code = Problem.Code(rawValue: try row.requiredText("code")) else { continue }
      let position = try row.integer("line").map { line in
        Problem.Position(line: line, column: try row.integer("column_number") ?? 1)
      }
      problems.append(
        Problem(
          code, file: try row.requiredText("file"), position: position,
          path: try row.text("path"), message: try row.requiredText("message"),
          suggestion: try row.text("suggestion")))
    }
    return problems
  }
}
