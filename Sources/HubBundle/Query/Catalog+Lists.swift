import Foundation
import GRDB
public import HubModel

extension Catalog {
  /// Finds the rows that a query asks for, and tells the values of its columns of one after another.
  ///
  /// - Parameter body: may throw to end the list; the error is thrown on.
  /// - Throws: ``QueryError`` when the query makes no sense, ``BundleError``,
  ///   `CancellationError`.
  public func forEachRow(of query: ListQuery, _ body: ([FieldValue]) throws -> Void) throws {
    try read { database in
      let definition = query.subject.definition
      let columns = try query.definitions()
      let values = columns.map { $0.value(query.presentation, query.center) }
      let telling: SQL = """
        SELECT \(values.joined(separator: ",\n  ")) FROM \(sql: definition.tables)
        """
      let (text, arguments) = try telling.build(database)
      let statement = try database.cachedStatement(sql: "\(text) WHERE \(definition.id) = ?")
      let finder = RowFinder(query: query, database: database)
      func tell(_ found: SQL) throws -> Int {
        var count = 0
        let ids = try DatabaseValue.fetchCursor(database, SQLRequest(literal: found))
        while let id = try ids.next() {
          count += 1
          guard let row = try Row.fetchOne(statement, arguments: arguments + [id]) else { continue }
          try body(columns.indices.map { columns[$0].value(at: $0, of: row) })
        }
        return count
      }
      // To sort everything takes long; the first screen's rows are found without.
      let first =
        query.order.isEmpty ? 0 : try tell(finder.sql(limit: min(screen, query.limit ?? screen)))
      if query.order.isEmpty || first == screen { _ = try tell(finder.sql(offset: first)) }
    }
  }

  /// More rows than a screen has.
  private var screen: Int { 250 }

  /// How many rows a query finds.
  public func count(of query: ListQuery) throws -> Int {
    try read { database in
      let found = try RowFinder(query: query, database: database).sql()
      return try Int.fetchOne(database, SQLRequest(literal: "SELECT count(*) FROM (\(found))")) ?? 0
    }
  }
}

extension ListQuery {
  /// The columns that it tells.
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
    }
    return try names.map { name in
      guard let column = definition.columns.first(where: { $0.column.name == name }) else {
        throw QueryError("\(subject.rawValue) have no column \"\(name)\"")
      }
      return column
    }
  }
}

/// The functions that our SQL calls.
enum CatalogFunctions {
  /// ``HubModel/Text/folded(_:)``; NULL for what is no text.
  static let fold = DatabaseFunction("fold", argumentCount: 1, pure: true) { values in
    String.fromDatabaseValue(values[0]).map(Text.folded)
  }

  /// Kilometres between two places, each a latitude and a longitude; NULL when one is not known.
  static let distance = DatabaseFunction("distance", argumentCount: 4, pure: true) { values in
    let degrees = values.compactMap { Double.fromDatabaseValue($0) }
    guard degrees.count == 4,
      let one = Coordinates(latitude: degrees[0], longitude: degrees[1]),
      let other = Coordinates(latitude: degrees[2], longitude: degrees[3])
    else { return nil }
    return one.kilometres(to: other)
  }
}
