import Foundation
import GRDB
public import HubModel
import Synchronization

extension Catalog {
  /// Runs a query and calls `body` with the values of each row's columns, in order.
  ///
  /// - Parameter body: A closure that may throw to end the list; the error is rethrown.
  /// - Throws: ``QueryError`` if the query is invalid, ``BundleError`` if the catalog is damaged,
  ///   `CancellationError` after an interruption.
  public func forEachRow(of query: ListQuery, _ body: ([FieldValue]) throws -> Void) throws {
    try read { database in
      let definition = query.subject.definition
      let columns = try query.definitions()
      let finder = RowFinder(query: query, database: database)
      let users = try finder.usersOfKeyword()
      let values = columns.map { column -> SQL in
        if column.column.name == "people", let users { return users }
        if let counted = column.counted, schema.lacking.contains(counted) { return "NULL" }
        return column.value(query.presentation, query.center)
      }
      let (text, arguments) = try values.joined(separator: ",\n  ").build(database)
      let statement = try database.cachedStatement(
        sql: "SELECT \(text) FROM \(definition.tables(for: text)) WHERE \(definition.id) = ?")
      func tell(_ id: DatabaseValue) throws {
        guard let row = try Row.fetchOne(statement, arguments: arguments + [id]) else { return }
        try body(columns.indices.map { try columns[$0].value(at: $0, of: row) })
      }
      let first = try firstRows(of: query, finder)
      for id in first { try tell(id) }
      guard first.count == query.screen else { return }
      let rest = SQLRequest<DatabaseValue>(literal: try finder.sql(offset: first.count))
      let ids = try DatabaseValue.fetchCursor(database, rest)
      while let id = try ids.next() { try tell(id) }
    }
  }

  /// Returns the ids of the rows on the first screen, which takes less time than sorting all rows.
  /// Those of recent lists are kept: they save time if a list is asked for again with other columns,
  /// in another form or written to a file.
  private func firstRows(of query: ListQuery, _ finder: RowFinder) throws -> [DatabaseValue] {
    let wanted = query.finding
    let known = firstRows.withLock { $0.last { $0.query as? ListQuery == wanted }?.ids }
    if let known { return known }
    let count = min(query.screen, query.limit ?? query.screen)
    let request = SQLRequest<DatabaseValue>(literal: try finder.sql(limit: count))
    let found = try DatabaseValue.fetchAll(finder.database, request)
    firstRows.withLock { $0 = $0.suffix(Self.mostFirstRows - 1) + [(wanted, found)] }
    return found
  }

  /// The largest number of lists, whose ids take some hundred kilobytes.
  private static let mostFirstRows = 50

  /// Returns the number of rows that a query finds.
  public func count(of query: ListQuery) throws -> Int {
    let count = try counts(of: query, [])[0]
    return query.limit.map { min($0, count) } ?? count
  }

  /// Returns the number of rows that a query finds without its limit, and the numbers of those that
  /// it finds with each of some visibilities, which show less.
  package func counts(of query: ListQuery, _ visibilities: [Visibility]) throws -> [Int] {
    try read { database in
      let counts = try RowFinder(query: query, database: database).counts(visibilities)
      guard let row = try Row.fetchOne(database, SQLRequest(literal: counts)) else { return [] }
      return try row.databaseValues.map { value in
        guard let count = Int.fromDatabaseValue(value) else { throw row.malformed("count") }
        return count
      }
    }
  }
}

extension ListQuery {
  /// Returns the columns of the query's rows.
  ///
  /// - Throws: ``QueryError`` for a column that the subject does not have.
  public func shownColumns() throws -> [Column] { try definitions().map(\.column) }

  func definitions() throws -> [ColumnDefinition] {
    let definition = subject.definition
    var names = columns
    if names.isEmpty {
      names = definition.usual
      let hasDistance = definition.columns.contains { $0.column.name == "distance" }
      if center != nil, hasDistance { names.append("distance") }
      // Show what the rows are sorted or filtered by.
      let asked = order.map(\.column) + conditions.map(\.field.rawValue)
      names += asked.filter { name in
        definition.columns.contains {
          $0.column.name == name && [.date, .birthday, .number].contains($0.column.kind)
        }
      }
      var seen = Set<String>()
      names = names.filter { seen.insert($0).inserted }
    }
    return try names.map { name in
      guard let column = definition.columns.first(where: { $0.column.name == name }) else {
        throw QueryError("\(subject.rawValue) have no column \"\(name)\"")
      }
      return column
    }
  }
}

extension ListQuery {
  /// The parts of the query that determine which rows are found, and in which order.
  fileprivate var finding: ListQuery {
    var query = self
    query.columns = []
    return query
  }
}
