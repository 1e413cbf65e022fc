import Foundation
package import GRDB
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
      let finder = RowFinder(query: query, database: database)
      let row = try finder.reader(lacking: schema.lacking)
      let first = try firstRows(of: query, finder)
      for id in first { try row(id).map(body) }
      guard first.count == query.screen else { return }
      let rest = SQLRequest<DatabaseValue>(literal: try finder.sql(offset: first.count))
      let ids = try DatabaseValue.fetchCursor(database, rest)
      while let id = try ids.next() { try row(id).map(body) }
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

extension RowFinder {
  /// Returns a function that reads the columns of the row with an id; nil if there is none.
  ///
  /// - Parameter lacking: The columns of tables that the database does not have.
  fileprivate func reader(
    lacking: Set<String>
  ) throws -> (DatabaseValue) throws -> [FieldValue]? {
    let columns = try query.definitions()
    let users = try usersOfKeyword()
    let values = columns.map { column -> SQL in
      if column.column.name == "people", let users { return users }
      if let counted = column.counted, lacking.contains(counted) { return "NULL" }
      return column.value(query.presentation, query.center)
    }
    let (text, arguments) = try values.joined(separator: ",\n  ").build(database)
    let statement = try database.cachedStatement(
      sql: "SELECT \(text) FROM \(definition.tables(for: text)) WHERE \(definition.id) = ?")
    return { id in
      try Row.fetchOne(statement, arguments: arguments + [id]).map { row in
        try columns.indices.map { try columns[$0].value(at: $0, of: row) }
      }
    }
  }
}

extension ListQuery {
  /// Returns the ids of the rows that the query finds in a database of its subject's tables, and
  /// their columns, in order.
  ///
  /// - Throws: ``QueryError`` if the query is invalid; `DatabaseError`.
  package func rows(in database: Database) throws -> [(id: Int64, columns: [FieldValue])] {
    let finder = RowFinder(query: self, database: database)
    let row = try finder.reader(lacking: [])
    return try Int64.fetchAll(database, SQLRequest(literal: finder.sql())).compactMap { id in
      try row(id.databaseValue).map { (id, $0) }
    }
  }

  /// The parts of the query that determine which rows are found, and in which order.
  fileprivate var finding: ListQuery {
    var query = self
    query.columns = []
    return query
  }
}
