import GRDB
import HubModel

/// The rules that tie columns together and bound their values (Docs/Format.md, "Rules").
enum CatalogRules {
  /// The queries of `Resources/rules.sql`, in order; each finds the rows that break a rule.
  private static let queries = SQLText.queries(
    of: String(decoding: PackageResources.rules_sql, as: UTF8.self))

  /// Refuses a catalog in which one row breaks a rule; O(rows).
  ///
  /// SQLite's own check of the tables has to come first: the queries trust in the types of values.
  ///
  /// - Parameters:
  ///   - day: of the bundle's creation, "2026-11-15".
  ///   - omitsFacts: Whether the maker left out facts about people.
  static func check(_ database: Database, on day: String, omitsFacts: Bool) throws {
    let parameters: [String: (any DatabaseValueConvertible)?] = ["day": day, "omits": omitsFacts]
    for function in functions { database.add(function: function) }
    defer { for function in functions { database.remove(function: function) } }
    for query in queries {
      let used = StatementArguments(parameters.filter { query.contains(":\($0.key)") })
      guard let row = try Row.fetchOne(database, sql: query, arguments: used) else { continue }
      // Neither the hub nor the bundle has a say in the table and the fault.
      let (table, fault): (String, String) = (row[0], row[2])
      let key = row[1] as DatabaseValue
      let name = String.fromDatabaseValue(key).map { "\"\($0.prefix(80))\"" } ?? key.description
      throw BundleError(.invalid, entry: EntryName.catalog, "row \(name) of \(table) \(fault)")
    }
  }

  /// The functions of the queries that neither SQLite nor the catalog's connection (`fold`) has.
  private static let functions = [
    DatabaseFunction("lower_case", argumentCount: 1, pure: true) { values in
      String.fromDatabaseValue(values[0]).map(KeywordDefinition.key)
    },
    // Whoever wrote the catalog may have known fewer characters than we do, or more.
    DatabaseFunction("is_known", argumentCount: 1, pure: true) { values in
      String.fromDatabaseValue(values[0])?.unicodeScalars.allSatisfy {
        // Noncharacters have an age, too.
        $0.properties.generalCategory != .unassigned
          && $0.properties.age.map { $0 <= (14, 0) } ?? false
      }
    },
  ]
}
