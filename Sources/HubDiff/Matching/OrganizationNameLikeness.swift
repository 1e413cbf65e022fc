import HubModel

/// The likeness of two names of organizations (Docs/Diff.md, "Evidence").
enum OrganizationNameLikeness {
  enum Towns {
    case same, alike, other
  }

  /// "Duerne" and "Deurne" are alike, and so are "New York" and "New York City".
  static func towns(_ one: OrganizationWords, _ other: OrganizationWords) -> Towns {
    if one.townSpelling.isSame(as: other.townSpelling) { return .same }
    if one.townSpelling.sounds(like: other.townSpelling) { return .alike }
    let length = min(one.townSpelling.letters.count, other.townSpelling.letters.count)
    let limit = length < 4 ? 0 : length < 8 ? 1 : 2
    if one.townSpelling.distance(to: other.townSpelling, atMost: limit) != nil { return .alike }
    let isPart = one.town.isSubset(of: other.town) || other.town.isSubset(of: one.town)
    return isPart && !one.town.isEmpty && !other.town.isEmpty ? .alike : .other
  }

  /// - Parameter isRare: True if no other organization has the distinctive words of the name.
  static func evidence(
    _ one: OrganizationWords, _ other: OrganizationWords, isRare: Bool
  ) -> Evidence? {
    let towns = towns(one, other)
    let isHere = towns != .other
    if one.spelling.isSame(as: other.spelling) {
      let weight = isHere || (isRare && !one.core.isEmpty) ? 40 : 25
      let difference = one.spelling.difference(from: other.spelling)
      return Evidence(
        .name, weight, difference.map { "names differ \($0)" } ?? "same name")
    }
    let letter = isLetterOff(one.spelling, other.spelling)
    if !letter, one.qualifiers != other.qualifiers {
      return Evidence(.name, -10, "names with different qualifiers")
    }
    var likeness = Self.likeness(one, other)
    if letter, likeness.map({ $0.here <= letterOff.here }) ?? true { likeness = letterOff }
    return likeness.map { Evidence(.name, isHere ? $0.here : $0.elsewhere, $0.text) }
  }

  /// The points of a likeness within one town and between two, with its words.
  private typealias Likeness = (here: Int, elsewhere: Int, text: String)

  private static let letterOff: Likeness = (35, 20, "names differ by one letter")

  /// True if long names differ in one letter only, even in a word like "Fotoclub".
  private static func isLetterOff(_ one: Spelling, _ other: Spelling) -> Bool {
    min(one.letters.count, other.letters.count) >= 8 && one.distance(to: other, atMost: 1) != nil
  }

  private static func likeness(
    _ one: OrganizationWords, _ other: OrganizationWords
  ) -> Likeness? {
    // A different word for the same town does not make a different name.
    let (first, second) = (one.proper(besides: other), other.proper(besides: one))
    if (first + second).allSatisfy(OrganizationWords.isNumber), first.isEmpty || second.isEmpty {
      return placeNames(one, other)
    }
    if first.isEmpty || second.isEmpty { return nil }
    let (mine, others) = (
      Spelling(first.joined(separator: " ")), Spelling(second.joined(separator: " "))
    )
    if mine.isSame(as: others) || Set(first) == Set(second) {
      return (40, 25, "same name except for general words")
    }
    let shorter = min(mine.letters.count, others.letters.count)
    if shorter >= 4, mine.sounds(like: others) || mine.distance(to: others, atMost: 1) != nil {
      return letterOff
    }
    if areNested(first, second) { return (30, 15, "one name contains the other") }
    if isAcronym(first, of: other) || isAcronym(second, of: one) {
      return (30, 15, "one name abbreviates the other")
    }
    if hasMuchInCommon(first, second) || isSimilar(mine, others) {
      return (20, 10, "similar names")
    }
    return (-5, -5, "different names")
  }

  /// Compares names that consist of a kind and a town only: "Fotoclub Deurne", "Museum of
  /// Photography".
  private static func placeNames(
    _ one: OrganizationWords, _ other: OrganizationWords
  ) -> Likeness? {
    let (mine, others) = (one.kindWords(besides: other), other.kindWords(besides: one))
    if mine == others { return (40, 10, "same name except for minor words") }
    return (25, 0, "both named after the town")
  }

  private static func areNested(_ one: [String], _ other: [String]) -> Bool {
    let (fewer, more) = one.count < other.count ? (one, other) : (other, one)
    return fewer.count < more.count && Set(fewer).isSubset(of: more)
      && fewer.joined().count >= 3
  }

  private static func isAcronym(_ core: [String], of other: OrganizationWords) -> Bool {
    guard core.count == 1, let short = core.first, short.count >= 3 else { return false }
    let initials = String(other.words.compactMap(\.first))
    let all = String(Text.words(other.spelling.text).compactMap(\.first))
    return short == initials || short == all
  }

  private static func hasMuchInCommon(_ one: [String], _ other: [String]) -> Bool {
    let (first, second) = (Set(one), Set(other))
    let common = first.intersection(second).reduce(0) { $0 + $1.count }
    return common * 2 >= first.union(second).reduce(0) { $0 + $1.count }
  }

  private static func isSimilar(_ one: Spelling, _ other: Spelling) -> Bool {
    let longer = max(one.letters.count, other.letters.count)
    guard min(one.letters.count, other.letters.count) >= 6 else { return false }
    return one.distance(to: other, atMost: longer * 3 / 10) != nil
  }
}

extension OrganizationWords {
  /// The distinctive words of the name, without the town of the other organization.
  fileprivate func proper(besides other: OrganizationWords) -> [String] {
    core.filter { !other.town.contains($0) }
  }

  /// The words that are neither distinctive nor a town.
  fileprivate func kindWords(besides other: OrganizationWords) -> Set<String> {
    let kinds = words.filter {
      !Self.isNumber($0) && !town.contains($0) && !other.town.contains($0)
    }
    return Set(kinds.flatMap(Self.kinds))
  }
}
