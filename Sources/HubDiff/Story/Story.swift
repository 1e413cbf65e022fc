package import HubModel

/// Somebody or something whose story is told.
package enum Hero: Hashable, Sendable {
  case organization(OrganizationIdentity)
  case photographer(PersonName)
}

/// What happened to one club, museum or person over a series of releases, across renames.
package struct Story: Hashable, Sendable {
  /// What the hero is called in each release; before it came and after it went, as next to that.
  package let names: [Hero]
  /// What happened between each release and the next.
  package let chapters: [Difference]

  /// Follows a hero to both ends of a series.
  ///
  /// - Parameters:
  ///   - hero: By its name in one release.
  ///   - index: Of that release, from 0.
  ///   - differences: Between each release and the next.
  package init(of hero: Hero, at index: Int, in differences: [Difference]) {
    var names = Array(repeating: hero, count: differences.count + 1)
    var current = hero
    for (step, difference) in differences.enumerated().dropFirst(index) {
      current = difference.name(of: current, on: .after)
      names[step + 1] = current
    }
    current = hero
    for (step, difference) in differences.enumerated().prefix(index).reversed() {
      current = difference.name(of: current, on: .before)
      names[step] = current
    }
    chapters = differences.enumerated().map { step, difference in
      difference.about(before: names[step], after: names[step + 1])
    }
    self.names = names
  }
}

extension Difference {
  /// What a hero of the other side is called on a side.
  fileprivate func name(of hero: Hero, on side: Unknown.Side) -> Hero {
    for change in changes {
      switch (change, hero) {
      case (.organization(let change), .organization(let name)):
        guard case .renamed = change.what else { continue }
        let edit = side == .after ? change.organization : change.organization.mirrored
        if edit.before == name { return .organization(edit.after) }
      case (.photographer(let change), .photographer(let name)):
        guard case .renamed = change.what else { continue }
        let edit = side == .after ? change.photographer : change.photographer.mirrored
        if edit.before == name { return .photographer(edit.after) }
      default: continue
      }
    }
    return hero
  }

  /// What concerns a hero, by its names on both sides.
  fileprivate func about(before: Hero, after: Hero) -> Difference {
    Difference(
      changes: changes.filter {
        $0.concerns(before, on: .before) || $0.concerns(after, on: .after)
      },
      unknown: unknown.filter { $0.subject.concerns($0.side == .before ? before : after) })
  }
}

extension Edit {
  fileprivate func value(on side: Unknown.Side) -> Value { side == .before ? before : after }
}

extension Change {
  /// Whether the change is about a hero, as one side calls it, or about one of its memberships.
  package func concerns(_ hero: Hero, on side: Unknown.Side) -> Bool {
    switch self {
    case .organization(let change):
      hero == .organization(change.organization.value(on: side))
        || change.what.members.contains { $0.membership.identity.concerns(hero) }
    case .photographer(let change): hero == .photographer(change.photographer.value(on: side))
    case .membership(let change): change.membership.value(on: side).concerns(hero)
    case .portfolio(let change): change.membership.value(on: side).concerns(hero)
    case .picture(let change): change.uses.contains { $0.concerns(hero, on: side) }
    case .keyword, .language, .problem, .source: false
    }
  }
}

extension PictureUse {
  fileprivate func concerns(_ hero: Hero, on side: Unknown.Side) -> Bool {
    switch self {
    case .portrait(let name): hero == .photographer(name.value(on: side))
    case .featuredImage(let membership), .image(let membership, _):
      membership.value(on: side).concerns(hero)
    }
  }
}

extension OrganizationChange.What {
  /// Who came or went with it.
  fileprivate var members: [Member] {
    switch self {
    case .added(_, let members), .removed(_, let members): members
    case .listed(let members), .unlisted(let members): members
    default: []
    }
  }
}

extension MembershipIdentity {
  fileprivate func concerns(_ hero: Hero) -> Bool {
    hero == .organization(club) || hero == .photographer(photographer)
  }
}

extension Unknown.Subject {
  fileprivate func concerns(_ hero: Hero) -> Bool {
    switch self {
    case .organization(let identity, _), .members(let identity, _): hero == .organization(identity)
    case .photographer(let name): hero == .photographer(name)
    case .portfolio(let membership, _): membership.concerns(hero)
    case .levelZero, .omitted: false
    }
  }
}
