import GRDB
import HubModel

/// Finds the rows that a query asks for: which, and in which order. What they tell is another matter.
struct RowFinder {
  let query: ListQuery
  let database: Database

  private var definition: SubjectDefinition { query.subject.definition }

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
    let tables = order.isEmpty ? definition.scan : sortedTables
    let terms = order + [SQL(sql: definition.order)]
    return """
      SELECT \(sql: definition.id) FROM \(sql: tables)
      WHERE \(Self.all(wanted)) ORDER BY \(terms.joined(separator: ", "))
      LIMIT \(limit ?? query.limit.map { max(0, $0 - offset) } ?? -1) OFFSET \(offset)
      """
  }

  /// SQLite does not see by itself that clubs in order make members in the order of clubs.
  private var sortedTables: String {
    switch (query.subject, query.order.first?.column) {
    case (.members, "club"), (.members, "town"):
      """
      organizations o CROSS JOIN memberships m ON m.organization_id = o.id \
      CROSS JOIN photographers p ON p.id = m.photographer_id
      """
    case (.images, "person"):
      """
      photographers p CROSS JOIN memberships m ON m.photographer_id = p.id \
      CROSS JOIN images i ON i.membership_id = m.id
      """
    default: definition.tables
    }
  }

  private static func all(_ conditions: [SQL]) -> SQL {
    conditions.isEmpty
      ? "1" : conditions.map { "(\($0))" as SQL }.joined(separator: "\n  AND ")
  }

  /// What the rows of a scope have in common.
  private func own(_ scope: ListQuery.Scope) throws -> SQL {
    switch (scope, query.subject) {
    case (.row(let id), _): return "\(sql: definition.id) = \(id)"
    case (.organization(let id), .members): return "m.organization_id = \(id)"
    case (.photographer(let id), .members): return "m.photographer_id = \(id)"
    case (.membership(let id), .images): return "i.membership_id = \(id)"
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
      let key = definition.sortKey(query.presentation, query.center)
      // "NULLS LAST", said in this way, does not keep SQLite from using an index.
      return term.isDescending ? "\(key) DESC" : "\(key) ASC NULLS LAST"
    }
  }

  // MARK: - Conditions

  /// Conditions by whose property they are about, as SQL.
  private struct Conditions {
    var wanted: [SQL] = []
    var unwanted: [SQL] = []
    /// Those that a membership has to meet at the same time.
    var isEmpty: Bool { wanted.isEmpty && unwanted.isEmpty }
    var both: [SQL] { wanted + unwanted.map { "(\($0)) IS NOT TRUE" } }
  }

  private func conditions() throws -> [SQL] {
    let predicate = Predicate(subject: query.subject, query: query, database: database)
    var found: [Entity: Conditions] = [:]
    for condition in query.conditions {
      guard let entity = entity(of: condition) else {
        throw QueryError(
          "\(query.subject.rawValue) cannot be asked for \"\(condition.field.rawValue)\"")
      }
      var positive = condition
      positive.isNegated = false
      let sql = try predicate.sql(positive)
      if condition.isNegated {
        found[entity, default: Conditions()].unwanted.append(sql)
      } else {
        found[entity, default: Conditions()].wanted.append(sql)
      }
    }
    let organization = found[.organization] ?? Conditions()
    let person = found[.photographer] ?? Conditions()
    let membership = found[.membership] ?? Conditions()
    switch query.subject {
    case .clubs, .museums:
      return try organization.both
        + reached(by: "o.id", "m.organization_id", membership, person, hidden: .all)
    case .members:
      return try small("m.id", "memberships m", membership.both) + person.both + hidden(.former)
        + visible("p")
        + (organization.isEmpty ? [] : [members(in: organization.both)])
    case .people:
      return try person.both + visible("p")
        + reached(
          by: "p.id", "m.photographer_id", membership, ofOrganization(organization),
          hidden: .former)
    case .images:
      let all = [membership, person, ofOrganization(organization)]
      guard all.contains(where: { !$0.isEmpty }) else { return own(found) + hiddenImages() }
      let conditions = all.flatMap(\.both) + hidden(.all)
      return try own(found) + [
        among("i.membership_id") { memberships("m.id", $0, conditions, of: person) }
      ]
    case .keywords:
      let all = [membership, person, ofOrganization(organization)]
      guard all.contains(where: { !$0.isEmpty }) else { return own(found) }
      let people = memberships(
        "m.photographer_id", nil, all.flatMap(\.both) + hidden(.all), of: person)
      return own(found) + [
        """
        k.id IN (SELECT keyword_id FROM photographer_keywords WHERE photographer_id IN (\(people)))
        """
      ]
    case .languages, .problems, .sources: return own(found)
    }
  }

  private func own(_ found: [Entity: Conditions]) -> [SQL] { found[.own]?.both ?? [] }

  /// Words of `has:` may be about the person as well as about the membership.
  private func entity(of condition: Condition) -> Entity? {
    guard let entity = definition.fields[condition.field] else { return nil }
    let isPersonal = condition.matches.allSatisfy {
      guard case .equals(let word) = $0 else { return false }
      return condition.field == .has && Choices.personHas.contains { $0.key == word }
    }
    return entity == .membership && isPersonal ? .photographer : entity
  }

  /// The memberships that meet conditions: of all, or of those of one row.
  private func memberships(
    _ column: SQL, _ row: SQL?, _ conditions: [SQL], of person: Conditions? = nil
  ) -> SQL {
    let isPersonal = person?.isEmpty == false
    let people: SQL = isPersonal ? " JOIN photographers p ON p.id = m.photographer_id" : ""
    let all = (row.map { ["\(column) = \($0)"] } ?? []) + conditions
    return "SELECT \(column) FROM memberships m\(people) WHERE \(Self.all(all))"
  }

  /// Conditions on an organization, as conditions on a membership. There are few organizations.
  private func ofOrganization(_ conditions: Conditions) -> Conditions {
    func inOrganization(_ condition: SQL) -> SQL {
      "m.organization_id IN (SELECT o.id FROM organizations o WHERE \(condition))"
    }
    let wanted = conditions.wanted.isEmpty ? [] : [inOrganization(Self.all(conditions.wanted))]
    return Conditions(wanted: wanted, unwanted: conditions.unwanted.map(inOrganization))
  }

  /// What is wanted has to hold together for one of the memberships; what is not wanted, for none of
  /// those for which the rest holds.
  private func reached(
    by id: SQL, _ column: SQL, _ membership: Conditions, _ other: Conditions, hidden: Hidden
  ) throws -> [SQL] {
    let hiding = self.hidden(hidden)
    let isAsked = !membership.isEmpty || !other.isEmpty
    guard isAsked || hidden == .former && !hiding.isEmpty else { return [] }
    let isPeople = query.subject == .people
    func met(_ conditions: [SQL]) throws -> SQL {
      try among(id) { memberships(column, $0, conditions, of: isPeople ? nil : other) }
    }
    let wanted = membership.wanted + other.wanted + hiding
    // A club without members has none of those who are not wanted.
    let mustHaveSome = wanted.count > hiding.count || isPeople
    return try (mustHaveSome ? [met(wanted)] : [])
      + (membership.unwanted + other.unwanted).map { "NOT (\(try met(wanted + [$0])))" }
  }

  /// Memberships in some organizations.
  private func members(in conditions: [SQL]) throws -> SQL {
    let ids = "SELECT o.id FROM organizations o WHERE \(Self.all(conditions))" as SQL
    let memberships = "SELECT 1 FROM memberships m WHERE m.organization_id IN (\(ids))" as SQL
    return try isSmall(memberships)
      ? "m.organization_id IN (\(ids))" : "+m.organization_id IN (\(ids))"
  }

  // MARK: - Large and small sets

  /// Whether a column is in a set. SQLite starts from a small set; for a large one it goes through
  /// the rows, and asks of each.
  private func among(_ column: SQL, _ set: (SQL?) -> SQL) throws -> SQL {
    try isSmall(set(nil)) ? "\(column) IN (\(set(nil)))" : "EXISTS (\(set(column)))"
  }

  /// Conditions on a table, as a set of its rows when that is small.
  private func small(_ id: SQL, _ table: SQL, _ conditions: [SQL]) throws -> [SQL] {
    guard !conditions.isEmpty else { return [] }
    let set: SQL = "SELECT \(id) FROM \(table) WHERE \(Self.all(conditions))"
    return try isSmall(set) ? ["\(id) IN (\(set))"] : conditions
  }

  private func isSmall(_ set: SQL) throws -> Bool {
    let bound = Self.smallSet + 1
    let count: SQL = "SELECT count(*) FROM (\(set) LIMIT \(bound))"
    return try Int.fetchOne(database, SQLRequest(literal: count)) ?? 0 < bound
  }

  /// So many rows are found and sorted in the time in which a screen is filled.
  static let smallSet = 10_000

  // MARK: - Hidden people

  private enum Hidden { case all, former }

  /// Conditions on memberships that hide what the settings hide.
  private func hidden(_ which: Hidden) -> [SQL] {
    var conditions: [SQL] = []
    if !query.showsFormer { conditions.append("NOT m.is_former") }
    if !query.showsDeceased, which == .all {
      conditions.append(
        "m.photographer_id NOT IN (SELECT id FROM photographers WHERE is_deceased)")
    }
    return conditions
  }

  private func visible(_ alias: String) -> [SQL] {
    query.showsDeceased ? [] : ["NOT \(sql: alias).is_deceased"]
  }

  private func hiddenImages() -> [SQL] {
    var memberships: [SQL] = []
    if !query.showsFormer { memberships.append("is_former") }
    if !query.showsDeceased {
      memberships.append("photographer_id IN (SELECT id FROM photographers WHERE is_deceased)")
    }
    guard !memberships.isEmpty else { return [] }
    return [
      """
      i.membership_id NOT IN
        (SELECT id FROM memberships WHERE \(memberships.joined(separator: " OR ")))
      """
    ]
  }
}

extension ListQuery {
  /// Asking for them shows them, whatever the settings.
  private func asks(for word: String) -> Bool {
    conditions.contains {
      !$0.isNegated && [.status, .is].contains($0.field) && $0.matches.contains(.equals(word))
    }
  }

  var showsDeceased: Bool { visibility.deceased || asks(for: "deceased") }
  var showsFormer: Bool { visibility.former || asks(for: "former") || asks(for: "deceased") }
}

extension ColumnDefinition {
  /// What a list is sorted by: texts without regard to case and diacritics.
  func sortKey(_ presentation: Presentation, _ center: Coordinates?) -> SQL {
    if let order { return order(presentation, center) }
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
