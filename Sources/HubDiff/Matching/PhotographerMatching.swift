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
  ) -> [Match<PersonName>] {
    let old = profiles(of: before, without: after) { renamed[$0] ?? $0 }
    let new = profiles(of: after, without: before) { $0 }
    if old.isEmpty || new.isEmpty { return [] }
    let evidence = PersonEvidence(before: holders(in: before), after: holders(in: after))
    let pairs = Candidates.pairs(old.map(\.keys), new.map(\.keys)).map {
      ScoredPair(before: $0, after: $1, evidence: evidence.of(old[$0], new[$1]))
    }
    return Assignment.chosen(from: pairs).map { pair in
      Match(
        before: old[pair.before].facts.name, after: new[pair.after].facts.name,
        evidence: pair.evidence)
    }
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
    for address in hub.sharedAddresses { holders.share(Address.placeForm(address)) }
    for (name, facts) in hub.photographers {
      holders.note(facts.website.map(Address.placeForm), of: name)
      for mark in PersonProfile.marks(of: facts.portrait) { holders.note(mark, of: name) }
    }
    for (identity, facts) in hub.memberships {
      let name = identity.photographer
      holders.note(facts.levelThreeURL.map(Address.placeForm), of: name)
      for mark in PersonProfile.marks(of: facts.featuredImage) { holders.note(mark, of: name) }
    }
    return holders
  }
}
