package import HubModel

/// The search for people with a corrected name: those who have one name in the old hub alone and
/// another in the new hub alone.
package enum PhotographerMatching {
  /// Finds the pairs, by the rules of ``OrganizationMatching/matches(from:to:)``. O(people), plus
  /// the pairs that share a fact or much of a name.
  ///
  /// - Parameter renamed: The new names of renamed organizations, by their old names.
  package static func matches(
    from before: HubValues, to after: HubValues,
    renamed: [OrganizationIdentity: OrganizationIdentity]
  ) -> [MatchedPair<PersonName>] {
    let old = profiles(of: before, without: after) { renamed[$0] ?? $0 }
    let new = profiles(of: after, without: before) { $0 }
    if old.isEmpty || new.isEmpty { return [] }
    let evidence = PersonEvidence(
      owners: BothOwners(before: owners(in: before), after: owners(in: after)),
      moves: SiteMoves(from: before, to: after, renamed: renamed))
    return Assignment.matches(old, new) { one, other in
      let found = evidence.of(one, other)
      return areTwoPeople(one, other, found) ? nil : found
    }
  }

  /// True if the names belong to two people, whatever pictures and URLs they share: placeholders
  /// pass to whoever joins next, and couples share a website.
  ///
  /// Two different names are one person with the same birthday, or with the same given name and
  /// number. They are also one person, like Tjeu and Mathieu, with the same family name and facts
  /// that no successor takes over: the number and the day of joining, or the portrait and other
  /// pictures.
  private static func areTwoPeople(
    _ one: PersonProfile, _ other: PersonProfile, _ evidence: [Evidence]
  ) -> Bool {
    func weight(_ kind: Evidence.Kind) -> Int {
      evidence.filter { $0.kind == kind }.score
    }
    guard weight(.name) < 0, weight(.birthday) <= 0 else { return false }
    if one.parts.given.key == other.parts.given.key { return weight(.fotobond) <= 0 }
    guard one.parts.infixAndFamily.isSame(as: other.parts.infixAndFamily) else { return true }
    let isSameMember = weight(.fotobond) > 0 && weight(.dates) > 0
    let hasSamePictures =
      weight(.portrait) > 0 && (weight(.featuredImage) > 0 || weight(.gallery) > 0)
    return !isSameMember && !hasSamePictures
  }

  /// Returns the people of one hub whom the other does not have, sorted by name.
  private static func profiles(
    of hub: HubValues, without other: HubValues,
    naming: (OrganizationIdentity) -> OrganizationIdentity
  ) -> [PersonProfile] {
    let people = hub.photographers.filter { other.photographers[$0.key] == nil }
    var memberships: [PersonName: [OrganizationIdentity: MembershipFacts]] = [:]
    for (identity, facts) in hub.memberships where people[identity.photographer] != nil {
      memberships[identity.photographer, default: [:]][naming(identity.club)] = facts
    }
    return people.keys.inOrder.compactMap { name in
      people[name].map { PersonProfile($0, memberships[name] ?? [:]) }
    }
  }

  private static func owners(in hub: HubValues) -> FactOwners<PersonName> {
    var owners = FactOwners<PersonName>(shared: hub.sharedAddresses)
    for address in hub.sharedAddresses { owners.share(Address.normalized(address)) }
    for (name, facts) in hub.photographers {
      owners.note(facts.website.map(Address.normalized), of: name)
      for mark in PersonProfile.marks(of: facts.portrait) { owners.note(mark, of: name) }
    }
    for (identity, facts) in hub.memberships {
      let name = identity.photographer
      owners.note(facts.levelThreeURL.map(Address.normalized), of: name)
      for mark in PersonProfile.marks(of: facts.featuredImage) { owners.note(mark, of: name) }
    }
    return owners
  }
}
