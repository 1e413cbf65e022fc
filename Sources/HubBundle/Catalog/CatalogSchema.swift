import Foundation
import GRDB

/// The parts of format 1's schema that a catalog has (Docs/Format.md, "Opening it"). A bundle of an
/// earlier version may lack tables and columns that were added later; one of a later version may
/// have more.
package struct CatalogSchema {
  /// The SQL of format 1's schema, `Resources/catalog.sql`.
  package static let sql = EmbeddedTexts.catalog_sql
  /// A query for the languages that texts are in.
  package static let languagesUsed = """
    SELECT language FROM remarks UNION SELECT language FROM keyword_names
    UNION SELECT language FROM keyword_usages UNION SELECT language FROM exhibition_remarks
    UNION SELECT language FROM exhibition_wall_texts
    """

  static let applicationID = 1_215_652_464
  static let userVersion = 1

  /// The tables of format 1 that the catalog has, sorted.
  let tables: [String]
  /// The columns of format 1 that the catalog lacks, with their tables: "photographers.wikipedia".
  let lacking: Set<String>
  /// Statements that create temporary views for hubpack's own queries, in place of tables that
  /// differ from format 1. Missing columns are NULL and missing tables empty. Unknown columns are
  /// hidden, because their names could make a join ambiguous.
  let views: [String]
  /// The same views for the queries of users, in which unknown columns are visible.
  let completion: [String]

  struct Model {
    let tables: [String: TableStructure]
    private let base: String
    private let additions: [Addition]

    /// Statements that were added to the schema together. A bundle has all tables and columns that
    /// they create, or none of them.
    private struct Addition {
      let sql: String
      let columns: Set<String>
    }

    /// Reads a schema, in which each addition begins with the line `-- Addition: …`.
    init(of sql: String) throws {
      let parts = sql.components(separatedBy: "\n-- Addition: ")
      base = parts[0]
      (tables, additions) = try DatabaseQueue().writeWithoutTransaction { database in
        try database.execute(sql: parts[0])
        var tables = try TableStructure.all(of: database)
        let additions = try parts.dropFirst().map { part in
          let part = "-- " + part
          try database.execute(sql: part)
          let known = tables.columnNames
          tables = try TableStructure.all(of: database)
          return Addition(sql: part, columns: tables.columnNames.subtracting(known))
        }
        return (tables, additions)
      }
    }

    /// Returns the tables that a catalog needs: all except those of additions that it lacks.
    func tables(asIn found: [String: TableStructure]) throws -> [String: TableStructure] {
      let columns = found.columnNames
      let had = additions.filter { !$0.columns.isDisjoint(with: columns) }
      if had.count == additions.count { return tables }
      return try DatabaseQueue().writeWithoutTransaction { database in
        for sql in [base] + had.map(\.sql) { try database.execute(sql: sql) }
        return try TableStructure.all(of: database)
      }
    }
  }

  /// Returns format 1, as described by `Resources/catalog.sql`.
  static func model() throws -> Model { try known.get() }

  private static let known = Result { try Model(of: sql) }

  /// Throws if a database is not a catalog, if it lacks a part of format 1 other than a whole
  /// addition, or if it contains anything that is executed when it is used. Additional plain
  /// tables, columns and indexes are allowed.
  init(of database: Database) throws {
    try self.init(of: database, expecting: Self.model())
  }

  init(of database: Database, expecting model: Model) throws {
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") == Self.applicationID else {
      throw Self.refusal("not a hubpack catalog")
    }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version > 0 else { throw Self.refusal("invalid version \(version)") }
    guard version == Self.userVersion else {
      throw BundleError(
        .unsupported, entry: EntryName.catalog,
        "has version \(version), but this hubpack reads version \(Self.userVersion) "
          + "(use a newer hubpack)")
    }
    guard try String.fetchOne(database, sql: "PRAGMA encoding") == "UTF-8" else {
      throw Self.refusal("not in UTF-8")
    }
    try Self.checkStatements(of: database)
    let found = try TableStructure.all(of: database)
    // SQLite ignores case in the names of tables and columns.
    if let name = found.keys.first(where: {
      model.tables[$0] == nil && model.tables[$0.lowercased()] != nil
    }) {
      throw Self.refusal("has a table \"\(name)\" where format 1 has \"\(name.lowercased())\"")
    }
    let needed = try model.tables(asIn: found)
    var (views, completion): ([String], [String]) = ([], [])
    for (name, today) in model.tables.sorted(by: { $0.key < $1.key }) {
      let columns = today.columns.keys.sorted()
      guard let needed = needed[name] else {
        let nothing = columns.map { "NULL AS \($0)" }.joined(separator: ", ")
        views.append("CREATE TEMP VIEW \(name) AS SELECT \(nothing) WHERE 0")
        completion.append(views[views.count - 1])
        continue
      }
      guard let table = found[name] else { throw Self.refusal("has no table \"\(name)\"") }
      if let fault = table.fault(as: needed, today) {
        throw Self.refusal("table \"\(name)\" \(fault)")
      }
      let absent = columns.filter { table.columns[$0] == nil }
      if !absent.isEmpty {
        let nulls = absent.map { ", NULL AS \($0)" }.joined()
        completion.append("CREATE TEMP VIEW \(name) AS SELECT *\(nulls) FROM main.\(name)")
      }
      if table.columns.keys.sorted() != columns {
        let values = columns.map { table.columns[$0] == nil ? "NULL AS \($0)" : $0 }
        views.append(
          "CREATE TEMP VIEW \(name) AS SELECT \(values.joined(separator: ", ")) FROM main.\(name)")
      }
    }
    tables = needed.keys.sorted()
    lacking = model.tables.columnNames.subtracting(needed.columnNames)
    (self.views, self.completion) = (views, completion)
  }

  static func refusal(_ message: String) -> BundleError {
    BundleError(.invalid, entry: EntryName.catalog, message)
  }

  /// Throws if there is anything but tables and indexes, or an expression in one of them.
  private static func checkStatements(of database: Database) throws {
    let rows = try Row.fetchCursor(database, sql: "SELECT type, name, sql FROM sqlite_schema")
    while let row = try rows.next() {
      let (type, name) = (try row.requiredText("type"), try row.requiredText("name"))
      guard type == "table" || type == "index" else {
        throw refusal("contains a \(type): only tables and indexes are allowed")
      }
      // SQLite creates the indexes of keys itself.
      guard let sql = try row.text("sql") else { continue }
      let words = SQLWords.words(of: sql)
      let isPlain =
        words.starts(with: ["CREATE", "TABLE"]) || words.starts(with: ["CREATE", "INDEX"])
        || words.starts(with: ["CREATE", "UNIQUE", "INDEX"])
      // A table with such a name would be used instead of SQLite's own.
      guard isPlain, !["sqlite_", "pragma_", "json_"].contains(where: name.lowercased().hasPrefix)
      else {
        throw refusal("contains a table or an index with a reserved name or of an unsupported kind")
      }
      guard !words.contains(where: ["CHECK", "COLLATE", "AS", "WHERE"].contains),
        !zip(words, words.dropFirst()).contains(where: { $0 == ("DEFAULT", "(") })
      else { throw refusal("contains a table or an index with an expression") }
    }
  }
}

enum SQLWords {
  /// Returns keywords, unquoted names and single characters in upper case, without comments, texts
  /// and quoted names. O(n).
  static func words(of sql: String) -> [String] {
    var words: [String] = []
    var rest = Array(sql.utf8)[...]
    func skip(past end: [UInt8]) {
      while !rest.isEmpty, !rest.starts(with: end) { rest = rest.dropFirst() }
      rest = rest.dropFirst(end.count)
    }
    while let first = rest.first {
      switch first {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        // A doubled quote ends one text and begins the next.
        rest = rest.dropFirst()
        skip(past: [first])
      case UInt8(ascii: "["): skip(past: [UInt8(ascii: "]")])
      case UInt8(ascii: "-") where rest.starts(with: "--".utf8): skip(past: [0x0A])
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        rest = rest.dropFirst(2)
        skip(past: Array("*/".utf8))
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20: rest = rest.dropFirst()
      default:
        let word = rest.prefix(while: isPartOfWord)
        let length = max(1, word.count)
        words.append(String(decoding: rest.prefix(length), as: UTF8.self).uppercased())
        rest = rest.dropFirst(length)
      }
    }
    return words
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
