import GRDB
import HubModel

extension Catalog {
  /// Returns the names of the tables: first those of format 1 in the order of the schema, then
  /// those that a later hubpack added, sorted.
  public func tableNames() throws -> [String] {
    let ours = CatalogSchema.tableTexts.map(\.name)
    let others = try otherTables().map(\.name)
    return ours + others
  }

  /// Returns the columns of each table, in the order of ``tableNames()``.
  package func tableColumns() throws -> [(table: String, columns: [String])] {
    let tables = try tableNames()
    return try read { database in
      try tables.map { ($0, try database.columns(in: $0).map(\.name)) }
    }
  }

  /// Returns the SQL statements that create the tables and their indexes, with the comments of
  /// format 1.
  ///
  /// A table that format 1 does not have is shown as the catalog declares it.
  ///
  /// - Parameter table: The name of the only table wanted, in upper or lower case; nil for all
  ///   tables.
  /// - Throws: ``BundleError`` with ``BundleError/Code/notFound`` and a suggestion if there is no
  ///   such table.
  public func schemaText(table: String? = nil) throws -> String {
    let tables = CatalogSchema.tableTexts + (try otherTables())
    guard let table else { return tables.map(\.text).joined(separator: "\n\n") }
    let name = table.lowercased()
    guard let found = tables.first(where: { $0.name.lowercased() == name }) else {
      let meant = Suggestion.nearest(to: table, among: tables.map(\.name))
      throw BundleError(
        .notFound,
        "the catalog has no table \"\(table)\"" + (meant.map { " (did you mean \"\($0)\"?)" } ?? "")
      )
    }
    return found.text
  }

  private func otherTables() throws -> [(name: String, text: String)] {
    let ours = Set(CatalogSchema.tableTexts.map(\.name))
    return try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      return try rows.compactMap { row in
        let name = try row.requiredText("name")
        return ours.contains(name) ? nil : (name, (try row.text("sql") ?? "") + ";")
      }
    }
  }
}

extension CatalogSchema {
  /// The paragraphs of `Resources/catalog.sql` that create a table, each followed by those that
  /// alter it.
  static let tableTexts: [(name: String, text: String)] = {
    var texts: [(name: String, text: String)] = []
    for paragraph in sql.split(separator: "\n\n") {
      let lines = paragraph.split(separator: "\n")
      let text = lines.joined(separator: "\n")
      for line in lines {
        let words = line.split(separator: " ")
        guard words.count > 2, words[1] == "TABLE" else { continue }
        if words[0] == "CREATE" {
          texts.append((String(words[2]), text))
        } else if let index = texts.firstIndex(where: { $0.name == words[2] }) {
          texts[index].text += "\n\n" + text
        }
      }
    }
    return texts
  }()
}
