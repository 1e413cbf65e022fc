package import HubModel

/// Finds organizations that were renamed: of those that only the old hub has, the ones that are in the new
/// one under another name or in another town.
package enum OrganizationMatching {
  /// One to one, the best first. No pair is better than a wrong pair: where two candidates are about as
  /// likely, neither is taken. The other way round gives the same pairs.
  /// O(organizations and memberships), and what shares a fact.
  package static func matches(
    from before: HubValues, to after: HubValues
  ) -> [Match<OrganizationIdentity>] {
    OrganizationKind.allCases.flatMap { kind in matches(of: kind, before, after) }
      .sorted { $1.score < $0.score }.map(\.match)
  }

  private static func matches(
    of kind: OrganizationKind, _ before: HubValues, _ after: HubValues
  ) -> [(match: Match<OrganizationIdentity>, score: Int)] {
    let old = profiles(of: kind, in: before, without: after)
    let new = profiles(of: kind, in: after, without: before)
    if old.isEmpty || new.isEmpty { return [] }
    var crowds = Crowds()
    for hub in [before, after] {
      crowds.note(hub.organizations.values.filter { $0.kind == kind }.compactMap(\.coordinates))
    }
    let evidence = OrganizationEvidence(
      before: holders(in: before), after: holders(in: after), crowds: crowds)
    let pairs = Candidates.pairs(old.map(\.keys), new.map(\.keys)).map {
      ScoredPair(before: $0, after: $1, evidence: evidence.of(old[$0], new[$1]))
    }
    return Assignment.chosen(from: pairs).map { pair in
      let match = Match(
        before: old[pair.before].facts.identity, after: new[pair.after].facts.identity,
        evidence: pair.evidence)
      return (match, pair.score)
    }
  }

  /// The organizations of one hub that the other does not have, by name.
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

  /// The letters of a full name in order of the alphabet: the same after a correction of an accent, a
  /// hyphen, or of names that were the wrong way round.
  private static func signature(of name: PersonName) -> String {
    let letters = Spelling.letters(of: Text.folded(name.fullName))
    return Spelling.text(letters.sorted())
  }

  private static func holders(in hub: HubValues) -> Holders<OrganizationIdentity> {
    var holders = Holders<OrganizationIdentity>()
    for facts in hub.organizations.values {
      for facet in OrganizationProfile(facts, members: []).facets {
        holders.note(facet, of: facts.identity)
      }
    }
    for address in hub.sharedAddresses {
      for kind in ["website", "wikipedia"] {
        holders.share("\(kind) \(Address.placeForm(address))")
      }
    }
    return holders
  }
}
