import GRDB
import HubModel

extension Catalog {
  /// Returns the tables, columns and words that this code does not know, sorted within each kind.
  /// O(rows).
  func unfamiliar() throws -> [Unfamiliar] {
    try read { database in
      let expected = try CatalogSchema.model().tables
      let found = try TableStructure.all(of: database).sorted { $0.key < $1.key }
      let tables = found.filter { expected[$0.key] == nil }.map { Unfamiliar("table", $0.key) }
      let columns = found.flatMap { name, table -> [Unfamiliar] in
        guard let own = expected[name] else { return [] }
        return table.columns.keys.filter { own.columns[$0] == nil }.sorted()
          .map { Unfamiliar("column", "\(name).\($0)") }
      }
      return try tables + columns
        + Self.vocabularies.flatMap { kind, column, known -> [Unfamiliar] in
          let (table, name) = (column.prefix { $0 != "." }, column.drop { $0 != "." }.dropFirst())
          let rows = try Row.fetchAll(
            database, sql: "SELECT \(name) AS word, count(*) AS count FROM \(table) GROUP BY 1")
          return try rows.compactMap { row in
            guard let word = try row.text("word"), !known.contains(word) else { return nil }
            return Unfamiliar(kind, word, count: try row.requiredInteger("count"))
          }
        }
    }
  }

  /// The columns whose values are words, each with the words that this code knows.
  private static var vocabularies: [(kind: String, column: String, known: [String])] {
    let states = RecordedState.known.map(\.rawValue)
    let forms = ["juicebox", "level3", "list", "page-gallery", "web-page"]
    return [
      ("kind of organization", "organizations.kind", OrganizationKind.known.map(\.rawValue)),
      (
        "state of members", "organizations.members_state",
        MembersState.allCases.map(\.rawValue)
      ),
      ("role", "membership_roles.role", Role.known.map(\.rawValue)),
      ("status", "membership_statuses.status", Status.known.map(\.rawValue)),
      ("role of a file", "sources.role", RecordedSource.roles),
      ("state of a file", "sources.state", states),
      ("state of a picture", "pictures.state", states),
      ("state of a gallery", "galleries.state", states),
      ("form of a gallery", "galleries.form", forms),
      ("state of a gallery", "exhibition_galleries.state", states),
      ("form of a gallery", "exhibition_galleries.form", forms),
      ("problem", "problems.code", Problem.Code.allCases.map(\.rawValue)),
      ("severity", "problems.severity", Problem.Severity.allCases.map(\.rawValue)),
    ]
  }
}
