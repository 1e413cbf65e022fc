import GRDB

/// The rules that tie columns together (Docs/Format.md, "Rules").
enum CatalogRules {
  /// The queries of `Resources/rules.sql`, in order; each finds the rows that break a rule.
  private static let queries = SQLText.queries(of: PackageResources.rules_sql)

  /// Refuses a catalog in which one row breaks a rule; O(rows).
  ///
  /// SQLite's own check of the tables has to come first: the queries trust in the types of values.
  static func check(_ database: Database) throws {
    for query in queries {
      guard let row = try Row.fetchOne(database, sql: query) else { continue }
      // Neither the hub nor the bundle has a say in these three.
      let (table, id, fault): (String, Int64, String) = (row[0], row[1], row[2])
      throw BundleError(.invalid, entry: EntryName.catalog, "row \(id) of \(table) \(fault)")
    }
  }
}

/// SQL that is kept in a resource.
enum SQLText {
  /// Its queries, in order, without the lines that are comments.
  static func queries(of resource: [UInt8]) -> [String] {
    String(decoding: resource, as: UTF8.self).split(separator: ";").map { statement in
      statement.split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n")
    }
    .filter { !$0.isEmpty }
  }
}
