import HubModel

/// The evidence for and against two names belonging to one organization (Docs/Diff.md, "Evidence").
struct OrganizationEvidence {
  let owners: BothOwners<OrganizationIdentity>
  /// The locations that several organizations of a kind share.
  let density: LocationDensity

  /// Returns the evidence for a pair, the strongest first.
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
    for prefix in ["fc", "fg", "fk", "fv", "fw", "afc", "ffc", "fwg", "feg"].sorted(by: >)
    where nickName.hasPrefix(prefix) {
      return String(nickName.dropFirst(prefix.count))
    }
    return nickName
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

  /// Adds the coordinates of all organizations of one hub.
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
