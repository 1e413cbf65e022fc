import Foundation
import GRDB

/// The schema of format 1 as a catalog has it: with all of it or only the parts that bundles have had from the beginning,
/// and with or without more (Docs/Format.md, "Opening it").
struct CatalogSchema {
  /// `Resources/catalog.sql`
  static let sql = String(decoding: PackageResources.catalog_sql, as: UTF8.self)
  static let applicationID = 1_215_652_464
  static let userVersion = 1

  /// The tables of format 1 that the catalog has, sorted.
  let tables: [String]
  /// Statements that let a connection ask the catalog as if it had all of format 1: columns that it lacks are NULL,
  /// tables that it lacks are empty. A connection's own views stand before the catalog's tables of the same names.
  let completion: [String]

  /// The tables of format 1, as SQLite understands `Resources/catalog.sql`: those of its first version, and those of
  /// today.
  static func expected() throws -> (
    first: [String: TableStructure], today: [String: TableStructure]
  ) {
    let end = sql.range(of: "\n-- Additions:")?.lowerBound ?? sql.endIndex
    return try DatabaseQueue().writeWithoutTransaction { database in
      try database.execute(sql: String(sql[..<end]))
      let first = try TableStructure.all(of: database)
      try database.execute(sql: String(sql[end...]))
      return (first, try TableStructure.all(of: database))
    }
  }

  /// Refuses a database that is no catalog, that lacks a part of format 1's first version, or that holds anything which
  /// runs when it is used. Further plain tables, columns and indexes are fine: a later hubpack may have added them.
  init(of database: Database) throws {
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") == Self.applicationID else {
      throw Self.refusal("is not a hubpack catalog")
    }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version > 0 else { throw Self.refusal("has version \(version), which no format has") }
    guard version == Self.userVersion else {
      throw BundleError(
        .unsupported, entry: EntryName.catalog,
        "has version \(version); this hubpack reads version \(Self.userVersion): use a newer one")
    }
    guard try String.fetchOne(database, sql: "PRAGMA encoding") == "UTF-8" else {
      throw Self.refusal("is not in UTF-8")
    }
    try Self.checkStatements(of: database)
    let found = try TableStructure.all(of: database)
    let (first, today) = try Self.expected()
    var (tables, completion): ([String], [String]) = ([], [])
    for (name, expected) in today.sorted(by: { $0.key < $1.key }) {
      guard let table = found[name] else {
        guard first[name] == nil else { throw Self.refusal("has no table \"\(name)\"") }
        let columns = expected.columns.keys.sorted().map { "NULL AS \($0)" }
        completion.append(
          "CREATE TEMP VIEW \(name) AS SELECT \(columns.joined(separator: ", ")) WHERE 0")
        continue
      }
      if let fault = table.fault(as: expected, first: first[name] ?? expected) {
        throw Self.refusal("table \"\(name)\" \(fault)")
      }
      tables.append(name)
      let lacking = expected.columns.keys.filter { table.columns[$0] == nil }.sorted()
      guard !lacking.isEmpty else { continue }
      let columns = lacking.map { ", NULL AS \($0)" }.joined()
      completion.append("CREATE TEMP VIEW \(name) AS SELECT *\(columns) FROM main.\(name)")
    }
    (self.tables, self.completion) = (tables, completion)
  }

  static func refusal(_ message: String) -> BundleError {
    BundleError(.invalid, entry: EntryName.catalog, message)
  }

  /// Nothing but tables and indexes, and no expression in them.
  private static func checkStatements(of database: Database) throws {
    let rows = try Row.fetchCursor(database, sql: "SELECT type, name, sql FROM sqlite_schema")
    while let row = try rows.next() {
      let (type, name) = (try row.requiredText("type"), try row.requiredText("name"))
      guard type == "table" || type == "index" else {
        throw refusal("holds a \(type): only tables and indexes are allowed")
      }
      // SQLite makes the indexes of keys by itself.
      guard let sql = try row.text("sql") else { continue }
      let words = SQLWords.words(of: sql)
      let isPlain =
        words.starts(with: ["CREATE", "TABLE"]) || words.starts(with: ["CREATE", "INDEX"])
        || words.starts(with: ["CREATE", "UNIQUE", "INDEX"])
      // A table of such a name would be asked instead of SQLite's own.
      guard isPlain, !["sqlite_", "pragma_", "json_"].contains(where: name.lowercased().hasPrefix)
      else {
        throw refusal("holds a table or an index that is not a plain one")
      }
      guard !words.contains(where: ["CHECK", "COLLATE", "AS", "WHERE"].contains),
        !zip(words, words.dropFirst()).contains(where: { $0 == ("DEFAULT", "(") })
      else { throw refusal("holds a table or an index with an expression") }
    }
  }
}

/// The words of an SQL statement.
enum SQLWords {
  /// Keywords, unquoted names and single characters, in upper case. Comments, texts and quoted names are left out. O(n).
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
        // A doubled quote is the end of one text and the beginning of the next.
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
