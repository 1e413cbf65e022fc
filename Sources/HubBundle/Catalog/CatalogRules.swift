import GRDB
import HubModel

/// The rules for values and for columns that depend on each other (Docs/Format.md, "Rules").
enum CatalogRules {
  /// The queries of `Resources/rules.sql` in order; each returns the rows that break a rule.
  static let queries = SQLText.queries(of: EmbeddedTexts.rules_sql)

  /// Throws if a row of the catalog breaks a rule. O(rows).
  ///
  /// SQLite's own integrity check must come first, because the queries rely on the types of values.
  ///
  /// - Parameters:
  ///   - query: The query of the rule.
  ///   - day: The day on which the bundle was created: "2026-11-15".
  ///   - omitsFacts: True if the maker omitted facts about people.
  static func check(
    _ query: String, _ database: Database, on day: String, omitsFacts: Bool
  ) throws {
    for function in functions { database.add(function: function) }
    defer { for function in functions { database.remove(function: function) } }
    let parameters: [String: (any DatabaseValueConvertible)?] = ["day": day, "omits": omitsFacts]
    let used = StatementArguments(parameters.filter { query.contains(":\($0.key)") })
    guard let row = try Row.fetchOne(database, sql: query, arguments: used) else { return }
    // Both texts come from the rules, not from the hub or the bundle, so they need no escaping.
    let (table, fault): (String, String) = (row[0], row[2])
    let key = row[1] as DatabaseValue
    let name = String.fromDatabaseValue(key).map { "\"\($0.prefix(80))\"" } ?? key.description
    throw CatalogSchema.refusal("row \(name) of \(table) \(fault)")
  }

  /// The functions of the queries that neither SQLite nor the catalog's connection (`fold`)
  /// provides.
  private static let functions = [
    DatabaseFunction("lower_case", argumentCount: 1, pure: true) { values in
      String.fromDatabaseValue(values[0]).map(KeywordFacts.key)
    },
    // The program that wrote the catalog may have known fewer or more characters than this one.
    DatabaseFunction("is_known", argumentCount: 1, pure: true) { values in
      String.fromDatabaseValue(values[0])?.unicodeScalars.allSatisfy {
        // Noncharacters have an age, too.
        $0.properties.generalCategory != .unassigned
          && $0.properties.age.map { $0 <= (14, 0) } ?? false
      }
    },
  ]

  /// Throws if a text in the tables of format 1 is not UTF-8 or contains U+0000: one program would
  /// repair it, another truncate it, and their content digests would differ. SQLite does not look
  /// (Docs/Format.md, "Texts"). Also throws if the texts of a row are too long. O(size).
  static func checkTexts(in table: String, _ database: Database) throws {
    let columns = try database.columns(in: table).filter { $0.type == "TEXT" }.map(\.name)
    guard !columns.isEmpty else { return }
    let query = "SELECT \(columns.joined(separator: ", ")) FROM \(table)"
    try database.forEachRawRow(query) { row in
      var bytes = 0
      for (index, column) in columns.enumerated() {
        guard let text = row.text(Int32(index)) else { continue }
        bytes += text.count
        guard !isProper(text) else { continue }
        throw CatalogSchema.refusal(
          "a text in \(column) of \(table) is not UTF-8, or contains U+0000")
      }
      guard bytes <= BundleLimits.rowBytes else {
        throw CatalogSchema.refusal(
          "a row of \(table) has more than \(BundleLimits.rowBytes) bytes of text")
      }
    }
  }

  private static func isProper(_ text: UnsafeRawBufferPointer) -> Bool {
    text.allSatisfy { $0 > 0 && $0 < 0x80 }
      || String(validating: text, as: UTF8.self) != nil && !text.contains(0)
  }
}
