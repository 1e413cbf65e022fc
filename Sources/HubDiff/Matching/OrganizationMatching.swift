package import HubModel

/// Finds organizations that were renamed: of those that only the old hub has, the ones that are in the new
/// one under another name or in another town.
package enum OrganizationMatching {
  /// One to one, the best first. No pair is better than a wrong pair: where two candidates are about as
  /// likely, neither is taken. The other way round gives the same pairs.
  /// O(organizations and memberships), and what shares a fact.
  package static func matches(
    from before: HubValues, to after: HubValues
  ) -> [MatchedPair<OrganizationIdentity>] {
    let kinds = Set(before.organizations.values.map(\.kind))
    return OrganizationKind.sorted(kinds).flatMap { kind in matches(of: kind, before, after) }
      .sorted { $1.score < $0.score }.map(\.match)
  }

  private static func matches(
    of kind: OrganizationKind, _ before: HubValues, _ after: HubValues
  ) -> [(match: MatchedPair<OrganizationIdentity>, score: Int)] {
    let old = profiles(of: kind, in: before, without: after)
    let new = profiles(of: kind, in: after, without: before)
    if old.isEmpty || new.isEmpty { return [] }
    var crowds = Crowds()
    for hub in [before, after] {
      crowds.note(hub.organizations.values.filter { $0.kind == kind }.compactMap(\.coordinates))
    }
    let holders = holders(in: before, after)
    let evidence = OrganizationEvidence(
      before: holders.before, after: holders.after, crowds: crowds)
    let pairs = Candidates.pairs(old.map(\.keys), new.map(\.keys)).map {
      ScoredPair(before: $0, after: $1, evidence: evidence.of(old[$0], new[$1]))
    }
    return Assignment.chosen(from: pairs).map { pair in
      let match = MatchedPair(
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

  /// Who has what in both hubs.
  private static func holders(
    in before: HubValues, _ after: HubValues
  ) -> (before: Holders<OrganizationIdentity>, after: Holders<OrganizationIdentity>) {
    let old = Array(before.organizations.values)
    // Most of them say the same in both hubs, so what they have is worked out once.
    let isSame = old.map { after.organizations[$0.identity] == $0 }
    let changed = after.organizations.values.filter { before.organizations[$0.identity] != $0 }
    let all = old + changed
    let middle = all.count / 2
    let halves = inParallel(
      { all[..<middle].map(holdings(of:)) }, { all[middle...].map(holdings(of:)) })
    let holdings = halves.0 + halves.1
    return inParallel(
      { holders(of: holdings[..<old.count], sharedAddresses: before.sharedAddresses) },
      {
        holders(
          of: zip(holdings, isSame).lazy.filter(\.1).map(\.0) + holdings[old.count...],
          sharedAddresses: after.sharedAddresses)
      })
  }

  private static func holdings(of facts: OrganizationFacts) -> Holdings {
    Holdings(
      identity: facts.identity, facets: OrganizationProfile(facts, members: []).facets)
  }

  private static func holders(
    of all: some Sequence<Holdings>, sharedAddresses: Set<String>
  ) -> Holders<OrganizationIdentity> {
    var holders = Holders<OrganizationIdentity>()
    for holdings in all {
      for facet in holdings.facets { holders.note(facet, of: holdings.identity) }
    }
    for address in sharedAddresses {
      for kind in ["website", "wikipedia"] {
        holders.share("\(kind) \(Address.normalized(address))")
      }
    }
    return holders
  }
}

/// What an organization has that another may have too.
private struct Holdings: Sendable {
  let identity: OrganizationIdentity
  let facets: [String]
}
