import GRDB

extension RowFinder {
  private struct Conditions {
    var wanted: [Clause] = []
    var unwanted: [Clause] = []
    var isEmpty: Bool { wanted.isEmpty && unwanted.isEmpty }
    var both: [Clause] { wanted + unwanted.map { clause in clause.map { "(\($0)) IS NOT TRUE" } } }
  }

  private func conditionsByEntity() throws -> [Entity: Conditions] {
    let predicate = Predicate(query: query, database: database)
    var found: [Entity: Conditions] = [:]
    for condition in query.conditions {
      guard let entity = entity(of: condition) else {
        throw QueryError(
          "\(query.subject.rawValue) have no field \"\(condition.field.rawValue)\"")
      }
      let clause = try predicate.clause(condition)
      if condition.isNegated {
        found[entity, default: Conditions()].unwanted.append(clause)
      } else {
        found[entity, default: Conditions()].wanted.append(clause)
      }
    }
    return found
  }

  /// Returns the number of people who use keyword `k` and meet the conditions on people; nil without
  /// such conditions.
  func usersOfKeyword() throws -> SQL? {
    guard query.subject == .keywords else { return nil }
    var people = self.query
    people.conditions.removeAll { definition.fields[$0.field]?.entity == .own }
    guard !people.conditions.isEmpty else { return nil }
    let found = try RowFinder(query: people, database: database).conditionsByEntity()
    let conditions = [
      found[.membership] ?? Conditions(), found[.photographer] ?? Conditions(),
      ofOrganization(found[.organization] ?? Conditions()),
    ].flatMap(\.both)
    return """
      (SELECT count(*) FROM photographer_keywords WHERE keyword_id = k.id AND photographer_id IN (
        \(memberships("m.photographer_id", nil, conditions + hidden(.all)))))
      """
  }

  func conditions() throws -> [SQL] {
    if let joint = query.conditions.firstIndex(where: \.needsAll) {
      return try query.conditions[joint].matches.flatMap { match in
        var single = query
        single.conditions[joint].matches = [match]
        single.conditions[joint].needsAll = false
        return try RowFinder(query: single, database: database, isCounting: isCounting)
          .conditions()
      }
    }
    let found = try conditionsByEntity()
    let organization = found[.organization] ?? Conditions()
    let person = found[.photographer] ?? Conditions()
    let membership = found[.membership] ?? Conditions()
    switch query.subject {
    case .clubs, .museums:
      return try organization.both.map(\.tested)
        + reached([membership, person], hidden: .all) { conditions in
          try among("o.id") { memberships("m.organization_id", $0, conditions) }
        }
    case .members:
      // The deceased are former members of every club (rules.sql), so few rows need a second look.
      let isVisible =
        isCounting
        ? visible(nil).map { "NOT m.is_former OR \($0)" as SQL } : visible("p")
      let people = person.both.map(\.tested) + isVisible
      let memberships = ofOrganization(organization).both + membership.both + hidden(.former)
      // People are read in order; if few memberships match, only their people are.
      return people + memberships.map(\.tested)
        + (try isCounting ? [] : fewPeople(with: memberships).map { [$0] } ?? [])
    case .people:
      return try person.both.map(\.tested) + visible("p")
        + reached([membership, ofOrganization(organization)], hidden: .former) { conditions in
          try among("p.id") { memberships("m.photographer_id", $0, conditions) }
        }
    case .images:
      let all = [membership, person, ofOrganization(organization)]
      guard all.contains(where: { !$0.isEmpty }) else { return own(found) + hiddenImages() }
      let conditions = all.flatMap(\.both) + hidden(.all)
      return try own(found) + [
        among("i.membership_id") { memberships("m.id", $0, conditions) }
      ]
    case .keywords:
      let all = [membership, person, ofOrganization(organization)]
      return try own(found)
        + reached(all, hidden: .all) { conditions in
          """
          k.id IN (SELECT keyword_id FROM photographer_keywords WHERE photographer_id IN (
            \(memberships("m.photographer_id", nil, conditions))))
          """
        }
    case .exhibitions: return own(found) + (found[.exhibition]?.both.map(\.tested) ?? [])
    case .languages, .problems, .sources, .entries: return own(found)
    }
  }

  private func own(_ found: [Entity: Conditions]) -> [SQL] {
    found[.own]?.both.map(\.tested) ?? []
  }

  /// Returns the entity of a condition. Words of `has:` may refer to the person or to the
  /// membership.
  private func entity(of condition: Condition) -> Entity? {
    guard let entity = definition.fields[condition.field]?.entity else { return nil }
    return entity == .membership && condition.isPersonal ? .photographer : entity
  }

  /// Returns a query for the memberships that meet conditions: among all, or among those of one
  /// row.
  private func memberships(_ column: SQL, _ row: SQL?, _ conditions: [Clause]) -> SQL {
    // The row is the person, so no join is needed for them; SQLite omits a join that nothing uses.
    let isPerson = row != nil && query.subject == .people
    let people: SQL = isPerson ? "" : " LEFT JOIN photographers p ON p.id = m.photographer_id"
    let all =
      row.map { ["\(column) = \($0)"] + conditions.map(\.tested) }
      ?? conditions.map(\.finding)
    return "SELECT \(column) FROM memberships m\(people) WHERE \(Self.all(all))"
  }

  /// Converts conditions on an organization to conditions on a membership. There are few
  /// organizations.
  private func ofOrganization(_ conditions: Conditions) -> Conditions {
    func inOrganization(_ condition: SQL) -> Clause {
      Clause(
        column: "m.organization_id", in: "SELECT o.id FROM organizations o WHERE \(condition)")
    }
    let wanted = conditions.wanted.map(\.tested)
    return Conditions(
      wanted: wanted.isEmpty ? [] : [inOrganization(Self.all(wanted))],
      unwanted: conditions.unwanted.map { inOrganization($0.tested) })
  }

  /// Returns conditions that a row has a membership that meets all wanted conditions, and none that
  /// meets both those and an unwanted one. If nothing is wanted, no membership is needed.
  ///
  /// - Parameter having: Returns the condition that a row has a membership with certain properties.
  private func reached(
    _ conditions: [Conditions], hidden: Hidden, having: ([Clause]) throws -> SQL
  ) throws -> [SQL] {
    let hiding = self.hidden(hidden)
    let wanted = conditions.flatMap(\.wanted)
    let isNeeded = !wanted.isEmpty || hidden == .former && !hiding.isEmpty
    return try (isNeeded ? [having(wanted + hiding)] : [])
      + conditions.flatMap(\.unwanted).map { "NOT (\(try having(wanted + hiding + [$0])))" }
  }

  // MARK: - Large and small sets

  /// Returns a condition that a column is in a set. SQLite starts from a small set; for a large
  /// one, it reads the rows and tests each.
  private func among(_ column: SQL, _ set: (SQL?) -> SQL) throws -> SQL {
    try isSmall(set(nil)) ? "\(column) IN (\(set(nil)))" : "EXISTS (\(set(column)))"
  }

  /// Returns a condition that a person has a membership that meets conditions; nil if too many have
  /// one.
  private func fewPeople(with conditions: [Clause]) throws -> SQL? {
    let set = memberships("m.photographer_id", nil, conditions)
    return try !conditions.isEmpty && isSmall(set) ? "p.id IN (\(set))" : nil
  }

  private func isSmall(_ set: SQL) throws -> Bool {
    let bound = query.smallSet + 1
    let count: SQL = "SELECT count(*) FROM (\(set) LIMIT \(bound))"
    return try Int.fetchOne(database, SQLRequest(literal: count)) ?? 0 < bound
  }

  // MARK: - Hidden people

  private enum Hidden { case all, former }

  private func hidden(_ which: Hidden) -> [Clause] {
    var conditions: [Clause] = []
    if !query.showsFormer { conditions.append(Clause("NOT m.is_former")) }
    if !query.showsDeceased, which == .all {
      conditions += visible(nil).map(Clause.init)
    }
    return conditions
  }

  /// - Parameter alias: The alias of the people; nil where only their memberships are read.
  private func visible(_ alias: String?) -> [SQL] {
    guard !query.showsDeceased else { return [] }
    return [
      alias.map { "NOT \(sql: $0).is_deceased" }
        ?? "m.photographer_id NOT IN (SELECT id FROM photographers WHERE is_deceased = 1)"
    ]
  }

  private func hiddenImages() -> [SQL] {
    var memberships: [SQL] = []
    if !query.showsFormer { memberships.append("is_former") }
    if !query.showsDeceased {
      memberships.append("photographer_id IN (SELECT id FROM photographers WHERE is_deceased = 1)")
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
  var isPersonal: Bool {
    matches.allSatisfy {
      guard case .equals(let word) = $0 else { return false }
      return field == .has && MemberFields.hasOfPerson.contains { $0.key == word }
    }
  }
}

extension ListQuery {
  /// True if a condition asks for this status; the people who have it are then shown regardless of
  /// ``visibility``.
  private func asks(for word: String) -> Bool {
    conditions.contains {
      !$0.isNegated && [.status, .is].contains($0.field) && $0.matches.contains(.equals(word))
    }
  }

  var showsDeceased: Bool { visibility.deceased || asks(for: "deceased") }
  // The deceased are former members of every club.
  var showsFormer: Bool {
    // Whoever has left is a former member.
    let asksForEnd = conditions.contains { $0.field == .left && !$0.isNegated }
    return visibility.former || asks(for: "former") || asksForEnd || showsDeceased
  }
}
