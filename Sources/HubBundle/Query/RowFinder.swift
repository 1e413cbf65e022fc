import GRDB
import HubModel

/// Finds the rows that a query asks for: which, and in which order. What they tell is another matter.
struct RowFinder {
  let query: ListQuery
  let database: Database

  private var definition: SubjectDefinition { query.subject.definition }

  /// A query for the ids of the rows, in order.
  func sql() throws -> SQL {
    var wanted = try conditions()
    if let base = definition.base { wanted.append(SQL(sql: base)) }
    if let scope = query.scope { wanted.append(try own(scope)) }
    let order = try order()
    // Only what rows are sorted by may need more tables than what they are found by.
    let tables = order.isEmpty ? definition.scan : definition.tables
    let terms = order + [SQL(sql: definition.order)]
    return """
      SELECT \(sql: definition.id) FROM \(sql: tables)
      WHERE \(Self.all(wanted)) ORDER BY \(terms.joined(separator: ", "))
      LIMIT \(query.limit ?? -1)
      """
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
      return "\(key) IS NULL, \(key) \(sql: term.isDescending ? "DESC" : "ASC")"
    }
  }

  // MARK: - Conditions

  /// Conditions by whose property they are about, as SQL.
  private struct Conditions {
    var wanted: [SQL] = []
    var unwanted: [SQL] = []
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
        + reached([membership, of(person, "photographer")], hidden: .all) {
          try among("o.id", "SELECT m.organization_id FROM memberships m WHERE \($0)")
        }
    case .members:
      return try membership.both + person.both + hidden(.former) + visible("p")
        + (organization.isEmpty ? [] : [members(in: organization.both)])
    case .people:
      return try person.both + visible("p")
        + reached([membership, of(organization, "organization")], hidden: .former) {
          try among("p.id", "SELECT m.photographer_id FROM memberships m WHERE \($0)")
        }
    case .images:
      let all =
        membership.both + of(person, "photographer").both
        + of(organization, "organization").both
      guard !all.isEmpty else { return own(found) + hiddenImages() }
      return try own(found) + [
        among(
          "i.membership_id", "SELECT m.id FROM memberships m WHERE \(Self.all(all + hidden(.all)))")
      ]
    case .keywords:
      let used = [membership, of(person, "photographer"), of(organization, "organization")]
      return try own(found)
        + reached(used, hidden: .all) {
          """
          k.id IN (SELECT keyword_id FROM photographer_keywords WHERE photographer_id IN (
            SELECT m.photographer_id FROM memberships m WHERE \($0)))
          """
        }
    case .languages, .problems, .sources: return own(found)
    }
  }

  private func own(_ found: [Entity: Conditions]) -> [SQL] { found[.own]?.both ?? [] }

  /// Words of `has:` may be about the person as well as about the membership.
  private func entity(of condition: Condition) -> Entity? {
    guard let entity = definition.fields[condition.field] else { return nil }
    return entity == .membership && condition.isPersonal ? .photographer : entity
  }

  /// Conditions on a person or an organization, as conditions on a membership.
  private func of(_ conditions: Conditions, _ entity: String) -> Conditions {
    let (table, alias) = entity == "photographer" ? ("photographers", "p") : ("organizations", "o")
    func onMembership(_ condition: SQL) -> SQL {
      """
      m.\(sql: entity)_id IN (SELECT \(sql: alias).id FROM \(sql: table) \(sql: alias)
        WHERE \(condition))
      """
    }
    // One look at the table for all that is wanted of it.
    let wanted = conditions.wanted.isEmpty ? [] : [onMembership(Self.all(conditions.wanted))]
    return Conditions(wanted: wanted, unwanted: conditions.unwanted.map(onMembership))
  }

  /// What is wanted has to hold together for one of the memberships; what is not wanted, for none of
  /// those for which the rest holds. Where nothing is wanted, no membership is needed.
  ///
  /// - Parameter having: That a row has a membership for which that holds.
  private func reached(
    _ conditions: [Conditions], hidden: Hidden, having: (SQL) throws -> SQL
  ) throws -> [SQL] {
    let hiding = self.hidden(hidden)
    let wanted = conditions.flatMap(\.wanted)
    let isNeeded = !wanted.isEmpty || hidden == .former && !hiding.isEmpty
    let needed = isNeeded ? [try having(Self.all(wanted + hiding))] : []
    return try needed
      + conditions.flatMap(\.unwanted).map {
        "NOT (\(try having(Self.all(wanted + hiding + [$0]))))"
      }
  }

  /// Memberships in some organizations.
  private func members(in conditions: [SQL]) throws -> SQL {
    let ids = "SELECT o.id FROM organizations o WHERE \(Self.all(conditions))" as SQL
    let memberships = "SELECT 1 FROM memberships m WHERE m.organization_id IN (\(ids))" as SQL
    return try isSmall(memberships)
      ? "m.organization_id IN (\(ids))" : "+m.organization_id IN (\(ids))"
  }

  // MARK: - Large and small sets

  /// Whether a column is in a set. SQLite starts from a small set, and tests against a large one.
  private func among(_ column: SQL, _ set: SQL) throws -> SQL {
    try isSmall(set) ? "\(column) IN (\(set))" : "+\(column) IN (\(set))"
  }

  private func isSmall(_ set: SQL) throws -> Bool {
    let bound = query.smallSet + 1
    let count: SQL = "SELECT count(*) FROM (\(set) LIMIT \(bound))"
    return try Int.fetchOne(database, SQLRequest(literal: count)) ?? 0 < bound
  }

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

extension Condition {
  /// Whether all that it asks for is about the person.
  var isPersonal: Bool {
    matches.allSatisfy {
      guard case .equals(let word) = $0 else { return false }
      return field == .has && Choices.personHas.contains { $0.key == word }
    }
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
