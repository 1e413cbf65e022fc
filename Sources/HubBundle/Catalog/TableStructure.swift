import GRDB

/// The structure of a table as SQLite reports it, independent of the wording of its CREATE
/// statement.
struct TableStructure: Equatable {
  /// A column without its name.
  struct Declaration: Equatable {
    /// The declared type: "TEXT".
    let type: String
    let isRequired: Bool
    /// The index in the primary key, from 1; 0 if the column is not part of it.
    let keyIndex: Int
    let hasDefault: Bool
  }

  private let isStrict: Bool
  private let hasRowIDs: Bool
  private(set) var columns: [String: Declaration] = [:]
  /// The columns of each index, including those that SQLite creates for keys, after "UNIQUE" or "".
  private var indexes: Set<[String]> = []
  /// The foreign keys of one column: the column, the table, and the referenced column, or nil for
  /// the primary key. Names are in lower case because SQLite ignores case.
  private var references: Set<[String?]> = []

  /// Returns the reason why this is not a table of format 1, apart from its additional columns; nil
  /// if it is one.
  ///
  /// - Parameters:
  ///   - needed: The table with the additions that the catalog has.
  ///   - today: The table with all additions.
  func fault(as needed: TableStructure, _ today: TableStructure) -> String? {
    guard isStrict == needed.isStrict, hasRowIDs == needed.hasRowIDs else {
      return "is not declared STRICT or WITHOUT ROWID as in format 1"
    }
    // SQLite ignores case in the names of columns.
    if let name = columns.keys.first(where: {
      today.columns[$0] == nil && today.columns[$0.lowercased()] != nil
    }) {
      return "has a column \"\(name)\" where format 1 has \"\(name.lowercased())\""
    }
    for (name, column) in needed.columns.sorted(by: { $0.key < $1.key }) {
      guard let own = columns[name] else { return "has no column \"\(name)\"" }
      guard own == column else { return "has a column \"\(name)\" that differs from format 1" }
    }
    for (name, column) in columns where needed.columns[name] == nil {
      // Rows must be possible without the additional column.
      guard column.keyIndex == 0, !column.isRequired || column.hasDefault else {
        return "has an additional column that is required"
      }
    }
    guard needed.indexes.isSubset(of: indexes) else { return "is missing a key or an index" }
    guard needed.references.isSubset(of: references) else { return "is missing a foreign key" }
    return nil
  }

  /// - Throws: ``BundleError`` for views, virtual tables, computed columns, and indexes on anything
  ///   but columns.
  static func all(of database: Database) throws -> [String: TableStructure] {
    var tables: [String: TableStructure] = [:]
    try forEach(
      "t.name, t.type, t.wr, t.strict FROM pragma_table_list AS t", "t.name", database
    ) { row in
      let name = try row.requiredText("name")
      guard name != "sqlite_schema" else { return }
      guard try row.requiredText("type") == "table" else {
        throw CatalogSchema.refusal("contains a view or a virtual table")
      }
      tables[name] = TableStructure(
        isStrict: try row.flag("strict"), hasRowIDs: try !row.flag("wr"))
    }
    try forEach(
      """
      t.name, c.name AS column, c.type, c."notnull" AS required, c.pk, c.hidden,
        c.dflt_value IS NOT NULL AS has_default
      FROM pragma_table_list AS t, pragma_table_xinfo(t.name, 'main') AS c
      """, "t.name, c.cid", database
    ) { row in
      guard try row.requiredInteger("hidden") == 0 else {
        throw CatalogSchema.refusal("contains a column that is computed")
      }
      tables[try row.requiredText("name")]?.columns[try row.requiredText("column")] = Declaration(
        type: try row.requiredText("type"), isRequired: try row.flag("required"),
        keyIndex: try row.requiredInteger("pk"), hasDefault: try row.flag("has_default"))
    }
    var indexes: [String: (table: String, columns: [String])] = [:]
    // SQLite 3.40 finds no index if the second argument is t.schema.
    try forEach(
      """
      t.name, i.name AS "index", i."unique", i.partial, x.cid, x.name AS column
      FROM pragma_table_list AS t, pragma_index_list(t.name, 'main') AS i,
        pragma_index_xinfo(i.name, 'main') AS x
      """, "i.name, x.seqno", where: "x.key", database
    ) { row in
      guard try !row.flag("partial"), try row.requiredInteger("cid") >= -1 else {
        throw CatalogSchema.refusal("contains an index of an expression or a condition")
      }
      let new = (
        table: try row.requiredText("name"), columns: [try row.flag("unique") ? "UNIQUE" : ""]
      )
      let column = try row.text("column") ?? "rowid"
      indexes[try row.requiredText("index"), default: new].columns.append(column)
    }
    for (table, columns) in indexes.values { tables[table]?.indexes.insert(columns) }
    // A foreign key of several columns is satisfied as soon as one of them is NULL.
    try forEach(
      """
      t.name, lower(f."from") AS "column", lower(f."table") AS "table",
        CASE WHEN lower(f."to") NOT IN (
          SELECT lower(name) FROM pragma_table_info(f."table", 'main') WHERE pk) THEN lower(f."to") END AS key
      FROM pragma_table_list AS t, pragma_foreign_key_list(t.name, 'main') AS f
      """, "t.name", where: "TRUE GROUP BY t.name, f.id HAVING count(*) = 1", database
    ) { row in
      tables[try row.requiredText("name")]?.references.insert(
        [try row.requiredText("column"), try row.requiredText("table"), try row.text("key")])
    }
    return tables
  }

  private static func forEach(
    _ selection: String, _ order: String, where condition: String = "1", _ database: Database,
    _ body: (Row) throws -> Void
  ) throws {
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT \(selection) WHERE t.schema = 'main' AND \(condition) ORDER BY \(order)")
    while let row = try rows.next() { try body(row) }
  }
}

extension [String: TableStructure] {
  /// The names of the columns of all tables: "photographers.wikipedia".
  var columnNames: Set<String> {
    Set(flatMap { name, table in table.columns.keys.map { "\(name).\($0)" } })
  }
}
