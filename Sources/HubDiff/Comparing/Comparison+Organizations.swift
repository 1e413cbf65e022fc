import HubModel

extension Comparison {
  /// Compares the organizations that are on both sides. ``compareMemberships()`` notes added and
  /// removed ones, together with their members.
  mutating func compareOrganizations() {
    let placeholders =
      options.isStrict
      ? Edit([], []) : Edit(before.hub.clubsWithPlaceholders, after.hub.clubsWithPlaceholders)
    for (identity, old) in before.hub.organizations {
      if let new = after.hub.organizations[clubs.after(identity)] {
        compare(Edit(old, new), placeholders)
      } else if let reason = after.knowledge.unknownOrganizations[identity] {
        noteUnknown(.organization(identity, old.kind), on: .after, reason)
      }
    }
    for (identity, new) in after.hub.organizations
    where before.hub.organizations[clubs.before(identity)] == nil {
      if let reason = before.knowledge.unknownOrganizations[identity] {
        noteUnknown(.organization(identity, new.kind), on: .before, reason)
      }
    }
  }

  private mutating func compare(
    _ facts: Edit<OrganizationFacts>, _ placeholders: Edit<Set<OrganizationIdentity>>
  ) {
    let (old, new, subject) = (facts.before, facts.after, Change.Subject.organization(facts))
    // A club's own file overrides Level 1, so facts are uncertain if one side could not read it.
    let members = Set([old.members, new.members])
    let isCertain = members != [.read, .unknown]
    for (term, edit) in edits(of: OrganizationFacts.ownFacts, old, new) {
      // Without a nickname the full name stands in; then a new name is not a new nickname.
      if term == .nickName, old.hasNoNickName, new.hasNoNickName { continue }
      note(subject, .field(term, edit))
    }
    if isCertain {
      let corrected = OrganizationDetails.facts.filter {
        !isOmitted($0.term, of: "organizations", [.clubs, .museums])
      }
      for (term, edit) in edits(of: corrected, old.details, new.details) {
        note(subject, .field(term, edit))
      }
      note(subject, coordinates: facts.map(\.coordinates))
      note(subject, .remark, facts.map(\.remarks))
    }
    // Members and portfolios that could not be read.
    let lacksRecords =
      before.knowledge.lacksRecords(of: old.identity)
      || after.knowledge.lacksRecords(of: new.identity)
    if !members.contains(.unknown), !lacksRecords, old.level != new.level {
      // A placeholder is not a portfolio.
      let level = Edit(
        placeholders.before.contains(old.identity) ? min(2, old.level) : old.level,
        placeholders.after.contains(new.identity) ? min(2, new.level) : new.level)
      if level.before != level.after { note(subject, .level(level)) }
    }
  }

  static let reasonForAge = "the bundle was made before hubpack recorded them"

  /// Notes if one side lacks such facts, because its maker omitted them or because it is too old.
  ///
  /// - Parameter table: The table of the catalog that has the facts.
  /// - Returns: True if at least one side lacks them.
  mutating func isOmitted(_ fact: FactTerm, of table: String, _ aspects: Set<Aspect>) -> Bool {
    let isLacking = isOmitted(.omitted(fact.name, of: aspects), Self.reasonForAge) {
      $0.lackingColumns.contains("\(table).\(fact.column)")
    }
    guard let omission = fact.omission else { return isLacking }
    let isLeftOut = isOmitted(.omitted(omission, of: aspects), "the bundle's maker omitted them") {
      $0.omitted.contains(omission)
    }
    return isLeftOut || isLacking
  }

  /// Notes if one side lacks something and the other does not.
  ///
  /// - Returns: True if at least one side lacks it.
  mutating func isOmitted(
    _ facts: Unknown.Facts, _ reason: String, _ lacks: (Gaps) -> Bool
  ) -> Bool {
    let sides: [(Unknown.Side, HubValues)] = [(.before, before.hub), (.after, after.hub)]
    let lacking = sides.filter { lacks($0.1.gaps) }
    if lacking.count == 1 { noteUnknown(facts, on: lacking[0].0, reason) }
    return !lacking.isEmpty
  }
}

extension HubValues {
  /// The clubs whose only portfolios are placeholders. If a club has portfolios in one of two hubs
  /// only, all of them differ, so they are loaded.
  fileprivate var clubsWithPlaceholders: Set<OrganizationIdentity> {
    let links = memberships.values.compactMap { facts in
      facts.levelThreeURL.map { (facts.identity.club, Address.isPlaceholder($0)) }
    }
    return Set(links.lazy.filter(\.1).map(\.0)).subtracting(links.lazy.filter { !$0.1 }.map(\.0))
  }
}

extension OrganizationFacts {
  fileprivate var hasNoNickName: Bool { nickName == identity.fullName }
}
