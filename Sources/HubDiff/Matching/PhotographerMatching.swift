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

/// The evidence for and against two names belonging to one person (Docs/Diff.md, "Evidence").
struct PersonEvidence {
  static let sameClub = 20

  let owners: BothOwners<PersonName>
  let moves: SiteMoves

  func of(_ one: PersonProfile, _ other: PersonProfile) -> [Evidence] {
    let clubs = one.memberships.compactMap { club, membership in
      other.memberships[club].map { (membership, $0) }
    }
    let hasMoved = one.galleries.contains { old in
      other.galleries.contains { moves.cover(old, $0) }
    }
    let evidence = [
      PersonNameLikeness.evidence(one.parts, other.parts), gallery(one, other, hasMoved),
      images(one.images, other.images, hasMoved),
      common(one.portrait, other.portrait).map { _ in Evidence(.portrait, 35, "same portrait") },
      common(one.featured, other.featured).map { _ in
        Evidence(.featuredImage, 30, "same featured image")
      },
      website(one, other), birthday(one, other), keywords(one, other), Self.club(clubs.count),
      number(clubs), start(clubs), roles(clubs),
    ]
    return evidence.compactMap(\.self).inOrder
  }

  private static func club(_ count: Int) -> Evidence? {
    if count == 0 { return nil }
    return count > 1 ? Evidence(.club, 30, "same clubs") : Evidence(.club, sameClub, "same club")
  }

  // MARK: URLs and pictures

  /// Returns a URL or picture that both have and nobody else, perhaps on a site that moved.
  private func common(_ one: Set<String>, _ other: Set<String>) -> String? {
    one.intersection(other).filter(owners.tell).min()
      ?? other.filter { new in
        owners.tell(new) && one.contains { moves.areOne($0, new) && owners.tell($0) }
      }.min()
  }

  private func gallery(
    _ one: PersonProfile, _ other: PersonProfile, _ hasMoved: Bool
  ) -> Evidence? {
    if let gallery = common(one.galleries, other.galleries) {
      let isThere = one.galleries.contains(gallery)
      return Evidence(
        .gallery, 35, isThere ? "same portfolio \(gallery)" : "same portfolio on a site that moved")
    }
    guard !hasMoved, let mine = one.galleries.filter(owners.tell).min(),
      let others = other.galleries.filter(owners.tell).min(),
      one.galleries.isDisjoint(with: other.galleries)
    else { return nil }
    return difference(.gallery, mine, others, "different portfolio")
  }

  /// Returns evidence against two people with clearly different URLs. A URL often contains the name,
  /// and is corrected with it.
  private func difference(
    _ kind: Evidence.Kind, _ one: String, _ other: String, _ text: String
  ) -> Evidence? {
    let distance = Suggestion.editDistance(Array(one.unicodeScalars), Array(other.unicodeScalars))
    return distance <= 4 ? nil : Evidence(kind, -10, text)
  }

  private func images(
    _ one: Set<String>, _ other: Set<String>, _ hasMoved: Bool
  ) -> Evidence? {
    let (common, all) = (one.intersection(other).count, max(one.count, other.count))
    guard min(one.count, other.count) >= 2 else { return nil }
    if common * 2 >= min(one.count, other.count) {
      return Evidence(.gallery, 30, "\(common) of \(all) images in common")
    }
    return common == 0 && min(one.count, other.count) >= 3 && !hasMoved
      ? Evidence(.gallery, -15, "no images in common") : nil
  }

  // MARK: The person

  private func website(_ one: PersonProfile, _ other: PersonProfile) -> Evidence? {
    guard let mine = one.website, let others = other.website else { return nil }
    if mine == others {
      return owners.tell(mine) ? Evidence(.website, 25, "same website \(mine)") : nil
    }
    return difference(.website, mine, others, "different website")
  }

  private func birthday(_ one: PersonProfile, _ other: PersonProfile) -> Evidence? {
    guard let mine = one.facts.birthday, let others = other.facts.birthday else { return nil }
    if mine == others { return Evidence(.birthday, 30, "same birthday") }
    if mine.suffix(5) == others.suffix(5), mine.hasPrefix("--") || others.hasPrefix("--") {
      return Evidence(.birthday, 25, "same birthday")
    }
    return Evidence(.birthday, -40, "different birthday")
  }

  private func keywords(_ one: PersonProfile, _ other: PersonProfile) -> Evidence? {
    let (mine, others) = (Set(one.facts.keywords.keys), Set(other.facts.keywords.keys))
    guard mine.count >= 2, others.count >= 2 else { return nil }
    if mine == others { return Evidence(.keywords, 8, "same keywords") }
    return mine.isDisjoint(with: others) ? Evidence(.keywords, -5, "different keywords") : nil
  }

  // MARK: The same club

  private typealias Pairs = [(MembershipFacts, MembershipFacts)]

  private func values<Value>(
    _ pairs: Pairs, _ value: (MembershipFacts) -> Value?
  ) -> [(Value, Value)] {
    pairs.compactMap { one, other in
      value(one).flatMap { mine in value(other).map { (mine, $0) } }
    }
  }

  /// Compares Fotobond numbers; one equal pair counts, whatever the others are.
  private func number(_ pairs: Pairs) -> Evidence? {
    let numbers = values(pairs, \.fotobondNumber)
    if numbers.isEmpty { return nil }
    return numbers.filter { $0 == $1 }.map(\.0).min()
      .map { Evidence(.fotobond, 25, "same Fotobond number \($0)") }
      ?? Evidence(.fotobond, -20, "different Fotobond number")
  }

  private func start(_ pairs: Pairs) -> Evidence? {
    let dates = values(pairs, \.startDate)
    if dates.isEmpty { return nil }
    if let date = dates.filter({ $0 == $1 }).map(\.0).min() {
      return Evidence(.dates, 10, "same start date \(date)")
    }
    let isNear = dates.contains { $0.prefix(4) == $1.prefix(4) }
    return Evidence(.dates, isNear ? -5 : -20, "different start date")
  }

  private func roles(_ pairs: Pairs) -> Evidence? {
    let areSame = pairs.contains { one, other in
      one.roles == other.roles && one.statuses == other.statuses
        && !(one.roles.isEmpty && one.statuses.isEmpty)
    }
    return areSame ? Evidence(.club, 8, "same role or status") : nil
  }
}
