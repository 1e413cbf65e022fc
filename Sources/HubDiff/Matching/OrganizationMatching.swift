package import HubModel

/// The search for renamed organizations: those that have one name or town in the old hub alone and
/// another in the new hub alone.
package enum OrganizationMatching {
  /// Finds the pairs, one to one, the best first.
  ///
  /// No pair is better than a wrong pair: if two candidates are about equally likely, neither is
  /// taken. Comparing backwards gives the same pairs. O(organizations and memberships), plus the
  /// pairs that share a fact.
  package static func matches(
    from before: HubValues, to after: HubValues
  ) -> [MatchedPair<OrganizationIdentity>] {
    let kinds = Set(before.organizations.values.map(\.kind))
    return OrganizationKind.sorted(kinds).flatMap { kind in matches(of: kind, before, after) }
      .sorted { $1.evidence.score < $0.evidence.score }
  }

  private static func matches(
    of kind: OrganizationKind, _ before: HubValues, _ after: HubValues
  ) -> [MatchedPair<OrganizationIdentity>] {
    let old = profiles(of: kind, in: before, without: after)
    let new = profiles(of: kind, in: after, without: before)
    if old.isEmpty || new.isEmpty { return [] }
    var density = LocationDensity()
    for hub in [before, after] {
      density.note(hub.organizations.values.filter { $0.kind == kind }.compactMap(\.coordinates))
    }
    let both = inParallel({ owners(in: before) }, { owners(in: after) })
    let evidence = OrganizationEvidence(
      owners: BothOwners(before: both.0, after: both.1), density: density)
    return Assignment.matches(old, new) { evidence.of($0, $1) }
  }

  /// Returns the organizations of one hub that the other does not have, sorted by name.
  private static func profiles(
    of kind: OrganizationKind, in hub: HubValues, without other: HubValues
  ) -> [OrganizationProfile] {
    let own = hub.organizations.filter {
      $0.value.kind == kind && other.organizations[$0.key] == nil
    }
    var members: [OrganizationIdentity: Set<String>] = [:]
    for identity in hub.memberships.keys where own[identity.club] != nil {
      members[identity.club, default: []].insert(signature(of: identity.photographer))
    }
    return own.values.map { OrganizationProfile($0, members: members[$0.identity] ?? []) }
      .sorted {
        ($0.facts.identity.fullName, $0.facts.identity.town)
          < ($1.facts.identity.fullName, $1.facts.identity.town)
      }
  }

  /// The letters of a full name in alphabetical order. They stay the same when an accent, a hyphen
  /// or the order of the names is corrected.
  private static func signature(of name: PersonName) -> String {
    let letters = Spelling.letters(of: Text.folded(name.fullName))
    return Spelling.text(letters.sorted())
  }

  private static func owners(in hub: HubValues) -> FactOwners<OrganizationIdentity> {
    var owners = FactOwners<OrganizationIdentity>()
    for facts in hub.organizations.values {
      for facet in OrganizationProfile(facts, members: []).facets {
        owners.note(facet, of: facts.identity)
      }
    }
    for address in hub.sharedAddresses.map(Address.normalized) {
      for kind in ["website", "wikipedia"] { owners.share("\(kind) \(address)") }
    }
    return owners
  }
}
