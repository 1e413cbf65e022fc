import GRDB
import HubModel

/// The search for the rows of a query and their order, without the values of their columns.
struct RowFinder {
  let query: ListQuery
  let database: Database
  var isCounting = false

  var definition: SubjectDefinition { query.subject.definition }

  /// Returns a query for the ids of the rows, in order.
  ///
  /// - Parameters:
  ///   - offset: The number of rows to skip.
  ///   - limit: The largest number of rows; nil for the limit of the query.
  func sql(offset: Int = 0, limit: Int? = nil) throws -> SQL {
    var wanted = try conditions()
    if let base = definition.base { wanted.append(SQL(sql: base)) }
    if let scope = query.scope { wanted.append(try own(scope)) }
    let order = try order()
    // Only the sort keys may need more tables than the conditions.
    let terms = (order + [SQL(sql: definition.order)]).joined(separator: ", ")
    let tables = try order.isEmpty ? definition.scan : sortedTables(terms)
    return """
      SELECT \(sql: definition.id) FROM \(sql: tables)
      WHERE \(Self.all(wanted)) ORDER BY \(terms)
      LIMIT \(limit ?? query.limit.map { max(0, $0 - offset) } ?? -1) OFFSET \(offset)
      """
  }

  /// Returns the tables that the sort keys need, with the totals of counts.
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

  /// Returns the tables in an order that makes SQLite produce sorted rows, e.g. members by club.
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

  /// Returns a query for the numbers of rows: of those found, and of those found with each of some
  /// visibilities. One scan, in no order.
  func counts(_ visibilities: [Visibility]) throws -> SQL {
    let base = definition.base.map { [SQL(sql: $0)] } ?? []
    let scope = try query.scope.map { [try own($0)] } ?? []
    var counting = self
    counting.isCounting = true
    let wanted = Self.all(try counting.conditions() + base + scope)
    let shown = try visibilities.map { visibility in
      var query = query
      query.visibility = visibility
      return Self.all(
        try RowFinder(query: query, database: database, isCounting: true).conditions())
    }
    let sums = (["count(*)"] + shown.map { "count(CASE WHEN \($0) THEN 1 END)" as SQL })
      .joined(separator: ", ")
    // Memberships need not be reached by way of their people.
    let expressions = try (shown + [wanted]).joined(separator: " ").build(database).sql
    let isAlone = query.subject == .members && !expressions.contains("p.")
    return
      "SELECT \(sums) FROM \(sql: isAlone ? definition.table : definition.scan) WHERE \(wanted)"
  }

  static func all(_ conditions: [SQL]) -> SQL {
    conditions.isEmpty
      ? "1" : conditions.map { "(\($0))" as SQL }.joined(separator: "\n  AND ")
  }

  /// Returns the SQL condition for the rows of one record, such as the members of a club.
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
    default: throw QueryError("\(query.subject.rawValue) cannot be restricted to this record")
    }
  }

  private func order() throws -> [SQL] {
    try query.order.map { term in
      guard let definition = definition.columns.first(where: { $0.column.name == term.column })
      else { throw QueryError("\(query.subject.rawValue) have no column \"\(term.column)\"") }
      let users = term.column == "people" ? try usersOfKeyword() : nil
      let key = users ?? definition.sortKey(query.presentation, query.center)
      // Written in this way, "NULLS LAST" does not keep SQLite from using an index.
      return term.isDescending ? "\(key) DESC" : "\(key) ASC NULLS LAST"
    }
  }
}

extension ColumnDefinition {
  fileprivate var joined: String { column.name + "_totals" }

  /// Returns the sort key of the column: texts without regard to case and diacritics.
  func sortKey(_ presentation: Presentation, _ center: Coordinates?) -> SQL {
    if let order {
      let key = SQL(sql: order)
      guard column.kind == .town else { return key }
      return Presentation.order(value(presentation, center), by: presentation.townNames, else: key)
    }
    if totals != nil { return "iif(\(sql: joined).id IS NULL, 0, \(sql: joined).number)" }
    let value = value(presentation, center)
    switch column.kind {
    case .text, .list: return "fold(\(value))"
    case .country: return Presentation.order(value, by: presentation.countryNames, else: value)
    default: return value
    }
  }
}

extension Presentation {
  /// Returns the sort key of a value: its name, or another key if it has none.
  fileprivate static func order(_ value: SQL, by names: [String: String], else key: SQL) -> SQL {
    guard !names.isEmpty else { return key }
    let cases = names.sorted { $0.key < $1.key }
      .map { "WHEN \($0.key) THEN \(Text.folded($0.value))" as SQL }
    return "CASE \(value) \(cases.joined(separator: " ")) ELSE \(key) END"
  }
}
