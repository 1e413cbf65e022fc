package import HubModel

/// Finds people whose name was corrected: of those that only the old hub has, the ones that are in the new
/// one under another name.
package enum PhotographerMatching {
  /// As ``OrganizationMatching/matches(from:to:)``. O(people), and what shares a fact or much of a name.
  ///
  /// - Parameter renamed: what organizations of the old hub are called in the new one.
  package static func matches(
    from before: HubValues, to after: HubValues,
    renamed: [OrganizationIdentity: OrganizationIdentity]
  ) -> [MatchedPair<PersonName>] {
    let old = profiles(of: before, without: after) { renamed[$0] ?? $0 }
    let new = profiles(of: after, without: before) { $0 }
    if old.isEmpty || new.isEmpty { return [] }
    let evidence = PersonEvidence(
      before: holders(in: before), after: holders(in: after),
      moves: SiteMoves(from: before, to: after, renamed: renamed))
    let pairs = Candidates.pairs(old.map(\.keys), new.map(\.keys)).compactMap { before, after in
      let found = evidence.of(old[before], new[after])
      return areTwoPeople(old[before], new[after], found)
        ? nil : ScoredPair(before: before, after: after, evidence: found)
    }
    return Assignment.chosen(from: pairs).map { pair in
      MatchedPair(
        before: old[pair.before].facts.name, after: new[pair.after].facts.name,
        evidence: pair.evidence)
    }
  }

  /// Whether the names are those of two people, whatever pictures and addresses they share: those of a
  /// placeholder go on to whoever joins next, and couples have a website. A birthday says otherwise, or
  /// the same given name with the same number. Tjeu is Mathieu, too, where the family name is the same and so
  /// is what no successor takes over: the number with the day of joining, or the portrait with other pictures.
  private static func areTwoPeople(
    _ one: PersonProfile, _ other: PersonProfile, _ evidence: [Evidence]
  ) -> Bool {
    func weight(_ kind: Evidence.Kind) -> Int {
      evidence.filter { $0.kind == kind }.reduce(0) { $0 + $1.weight }
    }
    guard weight(.name) < 0, weight(.birthday) <= 0 else { return false }
    if one.parts.given.key == other.parts.given.key { return weight(.fotobond) <= 0 }
    guard one.parts.infixAndFamily.isSame(as: other.parts.infixAndFamily) else { return true }
    let isSameMember = weight(.fotobond) > 0 && weight(.dates) > 0
    let hasSamePictures =
      weight(.portrait) > 0 && (weight(.featuredImage) > 0 || weight(.gallery) > 0)
    return !isSameMember && !hasSamePictures
  }

  /// The people of one hub that the other does not have, by name.
  private static func profiles(
    of hub: HubValues, without other: HubValues,
    naming: (OrganizationIdentity) -> OrganizationIdentity
  ) -> [PersonProfile] {
    let people = hub.photographers.filter { other.photographers[$0.key] == nil }
    var memberships: [PersonName: [OrganizationIdentity: MembershipFacts]] = [:]
    for (identity, facts) in hub.memberships where people[identity.photographer] != nil {
      memberships[identity.photographer, default: [:]][naming(identity.club)] = facts
    }
    return people.values.map { PersonProfile($0, memberships[$0.name] ?? [:]) }
      .sorted { order($0.facts.name) < order($1.facts.name) }
  }

  private static func order(_ name: PersonName) -> String {
    name.sortKey + "\u{1}"
      + [name.familyName, name.givenName, name.infixName].joined(
        separator: "\u{1}")
  }

  private static func holders(in hub: HubValues) -> Holders<PersonName> {
    var holders = Holders<PersonName>(shared: hub.sharedAddresses)
    for address in hub.sharedAddresses { holders.share(Address.normalized(address)) }
    for (name, facts) in hub.photographers {
      holders.note(facts.website.map(Address.normalized), of: name)
      for mark in PersonProfile.marks(of: facts.portrait) { holders.note(mark, of: name) }
    }
    for (identity, facts) in hub.memberships {
      let name = identity.photographer
      holders.note(facts.levelThreeURL.map(Address.normalized), of: name)
      for mark in PersonProfile.marks(of: facts.featuredImage) { holders.note(mark, of: name) }
    }
    return holders
  }
}
