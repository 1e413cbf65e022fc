import GRDB

/// The schema of format 1, and the check that a catalog has it.
enum CatalogSchema {
  /// `Resources/catalog.sql`
  static let sql = String(decoding: PackageResources.catalog_sql, as: UTF8.self)
  static let applicationID = 1_215_652_464
  static let userVersion = 1

  /// What `sqlite_schema` says of each table and index.
  private struct Object: Hashable {
    let type: String
    let name: String
    let table: String
    let sql: String?
  }

  /// The tables of format 1.
  static func tables() throws -> [String] {
    try expected().filter { $0.type == "table" }.map(\.name).sorted()
  }

  /// Refuses a database that is no catalog, or that holds anything which runs when it is used.
  ///
  /// Further plain tables are accepted: a later hubpack may have added them. Ours must be as we know
  /// them, without further indexes or planner statistics.
  static func check(_ database: Database) throws {
    func refusal(_ message: String) -> BundleError {
      BundleError(.invalid, entry: EntryName.catalog, message)
    }
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") == applicationID else {
      throw refusal("is not a hubpack catalog")
    }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version == userVersion else {
      throw BundleError(
        .unsupported, entry: EntryName.catalog,
        "has version \(version); this hubpack reads version \(userVersion): use a newer one")
    }
    guard try String.fetchOne(database, sql: "PRAGMA encoding") == "UTF-8" else {
      throw refusal("is not in UTF-8")
    }
    let found = try objects(of: database)
    let expected = try expected()
    let ourTables = Set(expected.map(\.table))
    for object in found where !expected.contains(object) {
      let isPlain = object.type == "table" && object.sql?.hasPrefix("CREATE TABLE ") == true
      let isIndex = object.type == "index" && !ourTables.contains(object.table)
      guard isPlain || isIndex else {
        let article = object.type == "index" ? "an" : "a"
        throw refusal("holds \(article) \(object.type) where only plain tables are allowed")
      }
      guard !object.name.lowercased().hasPrefix("sqlite_stat") else {
        throw refusal("holds planner statistics")
      }
    }
    if let missing = expected.subtracting(found).map(\.name).min() {
      throw refusal("\"\(missing)\" is missing or not as format 1 has it")
    }
  }

  private static func expected() throws -> Set<Object> {
    let empty = try DatabaseQueue()
    return try empty.writeWithoutTransaction { database in
      try database.execute(sql: sql)
      return try objects(of: database)
    }
  }

  private static func objects(of database: Database) throws -> Set<Object> {
    let rows = try Row.fetchAll(
      database, sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema")
    return try Set(
      rows.map { row in
        Object(
          type: try row.requiredText("type"), name: try row.requiredText("name"),
          table: try row.requiredText("tbl_name"), sql: try row.text("sql"))
      })
  }
}
