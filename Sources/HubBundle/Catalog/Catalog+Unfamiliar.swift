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
      return try tables + columns + Self.vocabularies.flatMap { try $0.unfamiliar(database) }
    }
  }

  /// A column whose values are words.
  private struct Vocabulary {
    let kind: String
    let table: String
    let column: String
    let known: [String]

    func unfamiliar(_ database: Database) throws -> [Unfamiliar] {
      let rows = try Row.fetchAll(
        database, sql: "SELECT \(column) AS word, count(*) AS count FROM \(table) GROUP BY 1")
      return try rows.compactMap { row in
        guard let word = try row.text("word"), !known.contains(word) else { return nil }
        return Unfamiliar(kind, word, count: try row.requiredInteger("count"))
      }
    }
  }

  private static var vocabularies: [Vocabulary] {
    let states = RecordedState.known.map(\.rawValue)
    return [
      Vocabulary(
        kind: "kind of organization", table: "organizations", column: "kind",
        known: OrganizationKind.known.map(\.rawValue)),
      Vocabulary(
        kind: "state of members", table: "organizations", column: "members_state",
        known: MembersState.allCases.map(\.rawValue)),
      Vocabulary(
        kind: "role", table: "membership_roles", column: "role", known: Role.known.map(\.rawValue)),
      Vocabulary(
        kind: "status", table: "membership_statuses", column: "status",
        known: Status.known.map(\.rawValue)),
      Vocabulary(
        kind: "role of a file", table: "sources", column: "role",
        known: ["level0", "level1", "level2", "level3", "page-gallery", "web-page"]),
      Vocabulary(kind: "state of a file", table: "sources", column: "state", known: states),
      Vocabulary(kind: "state of a picture", table: "pictures", column: "state", known: states),
      Vocabulary(kind: "state of a gallery", table: "galleries", column: "state", known: states),
      Vocabulary(
        kind: "form of a gallery", table: "galleries", column: "form",
        known: ["juicebox", "level3", "page-gallery", "web-page"]),
      Vocabulary(
        kind: "state of a gallery", table: "exhibition_galleries", column: "state", known: states),
      Vocabulary(
        kind: "form of a gallery", table: "exhibition_galleries", column: "form",
        known: ["juicebox", "level3", "page-gallery", "web-page"]),
      Vocabulary(
        kind: "problem", table: "problems", column: "code",
        known: Problem.Code.allCases.map(\.rawValue)),
      Vocabulary(
        kind: "severity", table: "problems", column: "severity",
        known: Problem.Severity.allCases.map(\.rawValue)),
    ]
  }
}
