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
    let evidence = OrganizationEvidence(owners: owners(in: before, after), density: density)
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

  private static func owners(
    in before: HubValues, _ after: HubValues
  ) -> BothOwners<OrganizationIdentity> {
    let old = Array(before.organizations.values)
    // Most organizations are the same in both hubs, so their facets are computed once.
    let isSame = old.map { after.organizations[$0.identity] == $0 }
    let changed = after.organizations.values.filter { before.organizations[$0.identity] != $0 }
    let all = old + changed
    let middle = all.count / 2
    let halves = inParallel(
      { all[..<middle].map(facets(of:)) }, { all[middle...].map(facets(of:)) })
    let facets = halves.0 + halves.1
    let both = inParallel(
      { owners(of: facets[..<old.count], sharedAddresses: before.sharedAddresses) },
      {
        owners(
          of: zip(facets, isSame).lazy.filter(\.1).map(\.0) + facets[old.count...],
          sharedAddresses: after.sharedAddresses)
      })
    return BothOwners(before: both.0, after: both.1)
  }

  private static func facets(of facts: OrganizationFacts) -> OrganizationFacets {
    OrganizationFacets(
      identity: facts.identity, facets: OrganizationProfile(facts, members: []).facets)
  }

  private static func owners(
    of all: some Sequence<OrganizationFacets>, sharedAddresses: Set<String>
  ) -> FactOwners<OrganizationIdentity> {
    var owners = FactOwners<OrganizationIdentity>()
    for organization in all {
      for facet in organization.facets { owners.note(facet, of: organization.identity) }
    }
    for address in sharedAddresses {
      for kind in ["website", "wikipedia"] {
        owners.share("\(kind) \(Address.normalized(address))")
      }
    }
    return owners
  }
}

private struct OrganizationFacets: Sendable {
  let identity: OrganizationIdentity
  let facets: [String]
}
