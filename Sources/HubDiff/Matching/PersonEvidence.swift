import HubModel

/// The evidence for and against two names belonging to one person (Docs/Diff.md, "Evidence").
struct PersonEvidence {
  /// The weight of one club in common.
  static let sameClub = 20

  let owners: BothOwners<PersonName>
  let moves: SiteMoves

  /// Returns the evidence for a pair, the strongest first.
  func of(_ one: PersonProfile, _ other: PersonProfile) -> [Evidence] {
    var evidence = [PersonNameLikeness.evidence(one.parts, other.parts)]
    evidence += pictures(one, other) + person(one, other)
    let clubs = Set(one.memberships.keys).intersection(other.memberships.keys)
    if !clubs.isEmpty {
      evidence.append(
        Evidence(
          .club, clubs.count > 1 ? 30 : Self.sameClub, clubs.count > 1 ? "same clubs" : "same club")
      )
    }
    let pairs = clubs.compactMap { club -> (MembershipFacts, MembershipFacts)? in
      guard let one = one.memberships[club], let other = other.memberships[club] else { return nil }
      return (one, other)
    }
    evidence += [number(pairs), start(pairs), roles(pairs)].compactMap(\.self)
    return evidence.inOrder
  }

  // MARK: URLs and pictures

  private func pictures(_ one: PersonProfile, _ other: PersonProfile) -> [Evidence] {
    var evidence: [Evidence] = []
    let hasMoved = one.galleries.contains { old in
      other.galleries.contains { moves.cover(old, $0) }
    }
    if let gallery = common(one.galleries, other.galleries) {
      let isThere = one.galleries.contains(gallery)
      evidence.append(
        Evidence(
          .gallery, 35,
          isThere ? "same portfolio \(gallery)" : "same portfolio on a site that moved"))
    } else if !hasMoved, let gallery = galleryContradiction(one, other) {
      evidence.append(gallery)
    }
    if let images = images(one.images, other.images), images.weight > 0 || !hasMoved {
      evidence.append(images)
    }
    if common(one.portrait, other.portrait) != nil {
      evidence.append(Evidence(.portrait, 35, "same portrait"))
    }
    if common(one.featured, other.featured) != nil {
      evidence.append(Evidence(.featuredImage, 30, "same featured image"))
    }
    return evidence
  }

  /// Returns a URL or picture that both have and nobody else, perhaps on a site that moved.
  private func common(_ one: Set<String>, _ other: Set<String>) -> String? {
    one.intersection(other).filter(owners.tell).min()
      ?? other.filter { new in
        owners.tell(new) && one.contains { moves.areOne($0, new) && owners.tell($0) }
      }.min()
  }

  /// Returns evidence against two people with galleries at clearly different URLs.
  private func galleryContradiction(_ one: PersonProfile, _ other: PersonProfile) -> Evidence? {
    guard let mine = one.galleries.filter(owners.tell).min(),
      let others = other.galleries.filter(owners.tell).min(),
      one.galleries.isDisjoint(with: other.galleries)
    else { return nil }
    // A gallery's URL often contains the name, and is corrected with it.
    let distance = Suggestion.editDistance(Array(mine.unicodeScalars), Array(others.unicodeScalars))
    return distance <= 4 ? nil : Evidence(.gallery, -10, "different portfolio")
  }

  private func images(_ one: Set<String>, _ other: Set<String>) -> Evidence? {
    let (common, all) = (one.intersection(other).count, max(one.count, other.count))
    guard min(one.count, other.count) >= 2 else { return nil }
    if common * 2 >= min(one.count, other.count) {
      return Evidence(.gallery, 30, "\(common) of \(all) images in common")
    }
    return common == 0 && min(one.count, other.count) >= 3
      ? Evidence(.gallery, -15, "no images in common") : nil
  }

  // MARK: The person

  private func person(_ one: PersonProfile, _ other: PersonProfile) -> [Evidence] {
    [website(one, other), birthday(one, other), keywords(one, other)].compactMap(\.self)
  }

  private func website(_ one: PersonProfile, _ other: PersonProfile) -> Evidence? {
    guard let mine = one.website, let others = other.website else { return nil }
    if mine == others {
      return owners.tell(mine) ? Evidence(.website, 25, "same website \(mine)") : nil
    }
    let distance = Suggestion.editDistance(Array(mine.unicodeScalars), Array(others.unicodeScalars))
    return distance <= 4 ? nil : Evidence(.website, -10, "different website")
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

  /// Compares Fotobond numbers; one equal pair counts, whatever the others are.
  private func number(_ pairs: Pairs) -> Evidence? {
    let numbers = pairs.compactMap { one, other -> (Int, Int)? in
      guard let mine = one.fotobondNumber, let others = other.fotobondNumber else { return nil }
      return (mine, others)
    }
    if numbers.isEmpty { return nil }
    return numbers.filter { $0 == $1 }.map(\.0).min()
      .map { Evidence(.fotobond, 25, "same Fotobond number \($0)") }
      ?? Evidence(.fotobond, -20, "different Fotobond number")
  }

  private func start(_ pairs: Pairs) -> Evidence? {
    let dates = pairs.compactMap { one, other -> (String, String)? in
      guard let mine = one.startDate, let others = other.startDate else { return nil }
      return (mine, others)
    }
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
