import GRDB
import HubModel

extension Catalog {
  /// The names of the tables: those of format 1 in the order in which it has them, then others, that
  /// a later hubpack added, sorted.
  public func tableNames() throws -> [String] {
    let ours = CatalogSchema.tableTexts.map(\.name)
    let others = try otherTables().map(\.name)
    return ours + others
  }

  /// The tables for a person to read: the statements that create them and their indexes, with the
  /// comments of format 1.
  ///
  /// What comes from the catalog itself, a table that format 1 does not have, is as it is there.
  ///
  /// - Parameter table: The only one that is wanted, in upper or lower case; nil for all.
  /// - Throws: ``BundleError`` with ``BundleError/Code/notFound`` and a suggestion when there is no
  ///   such table.
  public func schemaText(table: String? = nil) throws -> String {
    let tables = CatalogSchema.tableTexts + (try otherTables())
    guard let table else { return tables.map(\.text).joined(separator: "\n\n") }
    let name = table.lowercased()
    guard let found = tables.first(where: { $0.name.lowercased() == name }) else {
      let meant = Suggestion.nearest(to: table, among: tables.map(\.name))
      throw BundleError(
        .notFound,
        "the catalog has no table \"\(table)\"" + (meant.map { "; did you mean \($0)?" } ?? ""))
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
  /// The paragraphs of `Resources/catalog.sql` that create a table, each with those that add to it.
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
