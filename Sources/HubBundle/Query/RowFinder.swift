import GRDB
import HubModel

/// Finds the rows that a query asks for: which, and in which order. What they tell is another matter.
struct RowFinder {
  let query: ListQuery
  let database: Database

  var definition: SubjectDefinition { query.subject.definition }

  /// A query for the ids of the rows, in order.
  ///
  /// - Parameters:
  ///   - offset: How many of the first rows are not wanted.
  ///   - limit: How many rows are wanted at most; nil for all that the query wants.
  func sql(offset: Int = 0, limit: Int? = nil) throws -> SQL {
    var wanted = try conditions()
    if let base = definition.base { wanted.append(SQL(sql: base)) }
    if let scope = query.scope { wanted.append(try own(scope)) }
    let order = try order()
    // Only what rows are sorted by may need more tables than what they are found by.
    let terms = (order + [SQL(sql: definition.order)]).joined(separator: ", ")
    let tables = try order.isEmpty ? definition.scan : sortedTables(terms)
    return """
      SELECT \(sql: definition.id) FROM \(sql: tables)
      WHERE \(Self.all(wanted)) ORDER BY \(terms)
      LIMIT \(limit ?? query.limit.map { max(0, $0 - offset) } ?? -1) OFFSET \(offset)
      """
  }

  /// The tables that rows are sorted by, with the totals of counts.
  private func sortedTables(_ terms: SQL) throws -> String {
    let expressions = try terms.build(database).sql
    let sorting = Set(query.order.map(\.column))
    let totals = definition.columns.filter { sorting.contains($0.column.name) }.compactMap {
      column in
      column.totals.map {
        "LEFT JOIN (\($0)) AS \(column.joined) ON \(column.joined).id = \(definition.id)"
      }
    }
    return ([orderedTables(expressions)] + totals).joined(separator: " ")
  }

  /// SQLite does not see by itself that clubs in order make members in the order of clubs.
  private func orderedTables(_ expressions: String) -> String {
    switch (query.subject, query.order.first?.column) {
    case (.members, "name"):
      definition.scan + " LEFT JOIN organizations o ON o.id = m.organization_id"
    case (.members, "club"), (.members, "town"):
      """
      organizations o CROSS JOIN memberships m ON m.organization_id = o.id \
      CROSS JOIN photographers p ON p.id = m.photographer_id
      """
    case (.images, "person"):
      """
      photographers p CROSS JOIN memberships m ON m.photographer_id = p.id \
      CROSS JOIN images i ON i.membership_id = m.id \
      CROSS JOIN organizations o ON o.id = m.organization_id \
      LEFT JOIN pictures AS full ON full.id = i.picture_id \
      LEFT JOIN pictures AS thumb ON thumb.id = i.thumbnail_picture_id \
      LEFT JOIN assets AS asset ON asset.id = coalesce(full.asset_id, thumb.asset_id)
      """
    default: definition.tables(for: expressions)
    }
  }

  static func all(_ conditions: [SQL]) -> SQL {
    conditions.isEmpty
      ? "1" : conditions.map { "(\($0))" as SQL }.joined(separator: "\n  AND ")
  }

  /// The condition that keeps rows within a scope.
  private func own(_ scope: ListQuery.Scope) throws -> SQL {
    switch (scope, query.subject) {
    case (.organization(let id), .members):
      return """
        m.organization_id = \(id)
        AND p.id IN (SELECT photographer_id FROM memberships WHERE organization_id = \(id))
        """
    case (.organization(let id), .exhibitions): return "e.organization_id = \(id)"
    case (.photographer(let id), .members): return "p.id = \(id)"
    case (.row(let id), _): return "\(sql: definition.id) = \(id)"
    case (.membership(let id), .images): return "i.membership_id = \(id)"
    case (.keyword(let id), .people):
      return "p.id IN (SELECT photographer_id FROM photographer_keywords WHERE keyword_id = \(id))"
    case (.organization(let id), .images):
      return "i.membership_id IN (SELECT id FROM memberships WHERE organization_id = \(id))"
    case (.photographer(let id), .images):
      return "i.membership_id IN (SELECT id FROM memberships WHERE photographer_id = \(id))"
    default: throw QueryError("\(query.subject.rawValue) belong to nobody")
    }
  }

  private func order() throws -> [SQL] {
    try query.order.map { term in
      guard let definition = definition.columns.first(where: { $0.column.name == term.column })
      else { throw QueryError("\(query.subject.rawValue) have no column \"\(term.column)\"") }
      let users = term.column == "people" ? try usersOfKeyword() : nil
      let key = users ?? definition.sortKey(query.presentation, query.center)
      // "NULLS LAST", said in this way, does not keep SQLite from using an index.
      return term.isDescending ? "\(key) DESC" : "\(key) ASC NULLS LAST"
    }
  }
}

extension ColumnDefinition {
  /// The alias of its totals where they are joined.
  fileprivate var joined: String { column.name + "_totals" }

  /// The key that a list is sorted by: texts without regard to case and diacritics.
  func sortKey(_ presentation: Presentation, _ center: Coordinates?) -> SQL {
    if let order { return order(presentation, center) }
    if totals != nil { return "coalesce(\(sql: joined).number, 0)" }
    let value = value(presentation, center)
    switch column.kind {
    case .text, .list: return "fold(\(value))"
    case .country: return presentation.countryOrder(value)
    default: return value
    }
  }
}

extension Presentation {
  /// Countries sort by their names.
  fileprivate func countryOrder(_ code: SQL) -> SQL {
    guard !countryNames.isEmpty else { return code }
    let names = countryNames.sorted { $0.key < $1.key }
      .map { "WHEN \($0.key) THEN \(Text.folded($0.value))" as SQL }
    return "CASE \(code) \(names.joined(separator: " ")) ELSE \(code) END"
  }
}
