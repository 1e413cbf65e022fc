package import HubModel

/// Somebody or something whose story is told.
package enum HistorySubject: Hashable, Sendable {
  case organization(OrganizationIdentity)
  case photographer(PersonName)
}

/// What happened to one club, museum or person over a series of releases, across renames.
package struct Story: Hashable, Sendable {
  /// What the hero is called in each release; before it came and after it went, as next to that.
  package let names: [HistorySubject]
  /// What happened between each release and the next.
  package let chapters: [BundleDifference]

  /// Follows a hero to both ends of a series.
  ///
  /// - Parameters:
  ///   - subject: By its name in one release.
  ///   - index: Of that release, from 0.
  ///   - differences: Between each release and the next.
  ///   - members: Who is a member of a club in the release of that index, from 0.
  package init(
    of subject: HistorySubject, at index: Int, in differences: [BundleDifference],
    members: (OrganizationIdentity, Int) throws -> Set<PersonName>
  ) rethrows {
    var names = Array(repeating: subject, count: differences.count + 1)
    var current = subject
    for (step, difference) in differences.enumerated().dropFirst(index) {
      current = difference.name(of: current, on: .after)
      names[step + 1] = current
    }
    current = subject
    for (step, difference) in differences.enumerated().prefix(index).reversed() {
      current = difference.name(of: current, on: .before)
      names[step] = current
    }
    let parties = try names.enumerated().map { step, name in
      guard case .organization(let club) = name else { return Party(subject: name, members: []) }
      return Party(subject: name, members: try members(club, step))
    }
    chapters = differences.enumerated().map { step, difference in
      difference.about(before: parties[step], after: parties[step + 1])
    }
    self.names = names
  }
}

extension BundleDifference {
  /// What a hero of the other side is called on a side.
  fileprivate func name(of subject: HistorySubject, on side: Unknown.Side) -> HistorySubject {
    for change in changes {
      switch (change, subject) {
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
    return subject
  }

  /// What concerns a hero, by its names on both sides.
  fileprivate func about(before: Party, after: Party) -> BundleDifference {
    BundleDifference(
      changes: changes.filter {
        $0.concerns(before, on: .before) || $0.concerns(after, on: .after)
      },
      // Of people and portfolios it has the name of the side that does know.
      unknown: unknown.filter { $0.subject.concerns(before) || $0.subject.concerns(after) })
  }
}

/// A hero in one release, and whose own life belongs to its story.
private struct Party {
  let subject: HistorySubject
  /// Of a club.
  let members: Set<PersonName>

  func includes(_ person: PersonName) -> Bool {
    subject == .photographer(person) || members.contains(person)
  }

  func includes(_ membership: MembershipIdentity) -> Bool {
    subject == .organization(membership.club) || subject == .photographer(membership.photographer)
  }
}

extension Edit {
  fileprivate func value(on side: Unknown.Side) -> Value { side == .before ? before : after }
}

extension Change {
  /// Whether the change is about somebody, as one side calls them, or about one of their memberships.
  fileprivate func concerns(_ party: Party, on side: Unknown.Side) -> Bool {
    switch self {
    case .organization(let change):
      party.subject == .organization(change.organization.value(on: side))
        || change.what.members.contains { party.includes($0.membership.identity) }
    case .photographer(let change): party.includes(change.photographer.value(on: side))
    case .membership(let change): party.includes(change.membership.value(on: side))
    case .portfolio(let change): party.includes(change.membership.value(on: side))
    case .exhibition(let change):
      party.subject == .organization(change.exhibition.value(on: side).organization)
    case .picture(let change): change.uses.contains { $0.concerns(party, on: side) }
    case .keyword, .language, .problem, .source: false
    }
  }
}

extension PictureUse {
  fileprivate func concerns(_ party: Party, on side: Unknown.Side) -> Bool {
    switch self {
    case .portrait(let name): party.includes(name.value(on: side))
    case .featuredImage(let membership), .image(let membership, _):
      party.includes(membership.value(on: side))
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

extension Unknown.Subject {
  fileprivate func concerns(_ party: Party) -> Bool {
    switch self {
    case .organization(let identity, _), .members(let identity, _):
      party.subject == .organization(identity)
    case .photographer(let name): party.includes(name)
    case .portfolio(let membership, _): party.includes(membership)
    case .exhibition(let exhibition, _): party.subject == .organization(exhibition.organization)
    case .exhibitions(let organization, _): party.subject == .organization(organization)
    case .levelZero, .omitted: false
    }
  }
}
