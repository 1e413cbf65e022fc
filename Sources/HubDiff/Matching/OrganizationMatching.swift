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
    var (old, new) = (sharedAddresses(of: before), sharedAddresses(of: after))
    for facts in before.organizations.values {
      // Most organizations are the same in both hubs, so their facets are computed once.
      let isSame = after.organizations[facts.identity] == facts
      for facet in OrganizationProfile(facts, members: []).facets {
        old.note(facet, of: facts.identity)
        if isSame { new.note(facet, of: facts.identity) }
      }
    }
    for facts in after.organizations.values where before.organizations[facts.identity] != facts {
      for facet in OrganizationProfile(facts, members: []).facets {
        new.note(facet, of: facts.identity)
      }
    }
    return BothOwners(before: old, after: new)
  }

  private static func sharedAddresses(of hub: HubValues) -> FactOwners<OrganizationIdentity> {
    let addresses = hub.sharedAddresses.map(Address.normalized)
    return FactOwners(shared: Set(addresses.flatMap { ["website \($0)", "wikipedia \($0)"] }))
  }
}

struct OrganizationEvidence {
  let owners: BothOwners<OrganizationIdentity>
  let density: LocationDensity

  func of(_ one: OrganizationProfile, _ other: OrganizationProfile) -> [Evidence] {
    let towns = OrganizationNameLikeness.towns(one.words, other.words)
    let isRare = owners.tell("core " + one.words.core.sorted().joined(separator: " "))
    let evidence = [
      OrganizationNameLikeness.evidence(one.words, other.words, isRare: isRare),
      town(towns), nickName(one, other), levelTwo(one, other), website(one, other),
      same(.wikipedia, one.wikipedia, other.wikipedia, 45, against: -10, "Wikipedia article"),
      same(.email, one.email, other.email, 30, against: 0, "email address"),
      same(
        .fotobond, one.facts.fotobondNumber.map(String.init),
        other.facts.fotobondNumber.map(String.init), 30, against: -20, "Fotobond number"),
      remark(one, other), coordinates(one, other, towns), members(one, other),
    ]
    return evidence.compactMap(\.self).inOrder
  }

  private func town(_ towns: OrganizationNameLikeness.Towns) -> Evidence? {
    switch towns {
    case .same: Evidence(.town, 12, "same town")
    case .alike: Evidence(.town, 10, "similar town names")
    case .other: nil
    }
  }

  private func nickName(_ one: OrganizationProfile, _ other: OrganizationProfile) -> Evidence? {
    guard one.hasNickName || other.hasNickName else { return nil }
    if one.nickName == other.nickName {
      return owners.tell("nickname " + one.nickName)
        ? Evidence(.nickName, 45, "same nickname \(other.facts.nickName)") : nil
    }
    guard one.hasNickName, other.hasNickName else { return nil }
    let (mine, others) = (stem(one.nickName), stem(other.nickName))
    return mine == others && mine.count >= 3 ? Evidence(.nickName, 8, "similar nicknames") : nil
  }

  /// The nickname without its kind of club: "lumen" for "fcLumen" and "fgLumen".
  private func stem(_ nickName: String) -> String {
    let prefix = OrganizationWords.nickNames.first(where: nickName.hasPrefix) ?? ""
    return String(nickName.dropFirst(prefix.count))
  }

  private func levelTwo(_ one: OrganizationProfile, _ other: OrganizationProfile) -> Evidence? {
    guard let file = one.levelTwo, file == other.levelTwo, owners.tell("level2 " + file) else {
      return nil
    }
    // A file named after the nickname adds nothing to the nickname.
    let isKnown = one.nickName == other.nickName && one.nickName == file
    return Evidence(.level2, isKnown ? 5 : 45, "same member list \(file)")
  }

  private func website(_ one: OrganizationProfile, _ other: OrganizationProfile) -> Evidence? {
    guard let mine = one.website, let others = other.website else { return nil }
    if mine.page == others.page {
      return owners.tell("website " + mine.page)
        ? Evidence(.website, 45, "same website \(mine.page)") : nil
    }
    if mine.isPlatform || others.isPlatform { return Evidence(.website, -10, "different website") }
    if mine.host == others.host {
      guard owners.tell("host " + mine.host) else { return nil }
      return Evidence(
        .website, mine.isRoot || others.isRoot ? 30 : 5, "same website host \(mine.host)")
    }
    if mine.label == others.label, mine.label.count >= 4, owners.tell("label " + mine.label) {
      return Evidence(.website, 20, "similar website names")
    }
    return Evidence(.website, -10, "different website")
  }

  private func same(
    _ kind: Evidence.Kind, _ one: String?, _ other: String?, _ weight: Int, against: Int,
    _ name: String
  ) -> Evidence? {
    guard let one, let other else { return nil }
    if one != other { return Evidence(kind, against, "different \(name)") }
    return owners.tell("\(kind.rawValue) \(one)")
      ? Evidence(kind, weight, "same \(name) \(one)") : nil
  }

  private func remark(_ one: OrganizationProfile, _ other: OrganizationProfile) -> Evidence? {
    let common = one.remarks.intersection(other.remarks)
    return common.contains { owners.tell("remark " + $0) }
      ? Evidence(.remark, 30, "same remark") : nil
  }

  private func coordinates(
    _ one: OrganizationProfile, _ other: OrganizationProfile,
    _ towns: OrganizationNameLikeness.Towns
  ) -> Evidence? {
    guard let mine = one.facts.coordinates, let others = other.facts.coordinates else { return nil }
    let metres = mine.kilometres(to: others) * 1000
    let isHere = towns != .other
    let weight =
      switch metres {
      case ...60: density.isShared(mine) || density.isShared(others) ? 10 : 25
      case ...300: density.isShared(mine) || density.isShared(others) ? 10 : 20
      case ...1500: isHere ? 10 : 15
      case ...10_000: isHere ? 0 : 10
      case ...30_000: 0
      case ...100_000: isHere ? -15 : -10
      default: -25
      }
    return Evidence(.coordinates, weight, Self.distance(metres))
  }

  private static func distance(_ metres: Double) -> String {
    if metres < 1 { return "same coordinates" }
    return metres < 1000
      ? "\(Int(metres.rounded())) m apart" : "\(Int((metres / 1000).rounded())) km apart"
  }

  private func members(_ one: OrganizationProfile, _ other: OrganizationProfile) -> Evidence? {
    let common = one.members.intersection(other.members).count
    let (fewer, all) = (
      min(one.members.count, other.members.count), max(one.members.count, other.members.count)
    )
    guard fewer > 0 else { return nil }
    let text = common == 0 ? "no members in common" : "\(common) of \(all) members in common"
    if common == 0 { return fewer >= 3 ? Evidence(.members, -30, text) : nil }
    let most = common >= 3 ? 60 : common * 20
    if common * 5 < all, fewer >= 5 { return Evidence(.members, -15, text) }
    return Evidence(.members, most * common / all, text)
  }
}

/// The number of organizations per location. Several may share a building, so that equal
/// coordinates say less about them.
struct LocationDensity {
  private var cells: [[Int]: Int] = [:]

  mutating func note(_ locations: [Coordinates]) {
    var counts: [[Int]: Int] = [:]
    for coordinates in locations { counts[Self.cell(coordinates), default: 0] += 1 }
    cells.merge(counts, uniquingKeysWith: max)
  }

  /// True if the old or the new hub has several organizations within about a hundred metres.
  func isShared(_ coordinates: Coordinates) -> Bool {
    cells[Self.cell(coordinates), default: 0] > 1
  }

  /// The square of a thousandth of a degree.
  private static func cell(_ coordinates: Coordinates) -> [Int] {
    [coordinates.latitude, coordinates.longitude].map { Int(($0 * 1000).rounded()) }
  }
}
