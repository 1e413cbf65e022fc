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
    let sql: String?
  }

  /// Refuses a database that is no catalog, or that holds anything which runs when it is used.
  ///
  /// Further plain tables and indexes are accepted: a later hubpack may have added them.
  static func check(_ database: Database) throws {
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") == applicationID else {
      throw BundleError(.invalid, entry: EntryName.catalog, "is not a hubpack catalog")
    }
    guard try Int.fetchOne(database, sql: "PRAGMA user_version") == userVersion else {
      throw BundleError(.unsupported, entry: EntryName.catalog, "has another version")
    }
    let found = try objects(of: database)
    for object in found {
      let isPlain =
        (object.type == "table" && object.sql?.hasPrefix("CREATE TABLE ") == true)
        || (object.type == "index" && object.sql?.hasPrefix("CREATE ") ?? true)
      guard isPlain else {
        throw BundleError(
          .invalid, entry: EntryName.catalog,
          "holds a \(object.type) where only plain tables and indexes are allowed")
      }
    }
    if let missing = try expected().subtracting(found).map(\.name).min() {
      throw BundleError(
        .invalid, entry: EntryName.catalog, "\"\(missing)\" is missing or not as format 1 has it")
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
    let rows = try Row.fetchAll(database, sql: "SELECT type, name, sql FROM sqlite_schema")
    return try Set(
      rows.map { row in
        Object(
          type: try row.requiredText("type"), name: try row.requiredText("name"),
          sql: try row.text("sql"))
      })
  }
}
