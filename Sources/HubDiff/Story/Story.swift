package import HubBundle
package import HubModel
import Terminal

package enum HistorySubject: Hashable, Sendable {
  case organization(OrganizationIdentity)
  case photographer(PersonName)
}

/// The changes of one club, museum or person over a series of releases, across renames.
package struct Story: Hashable, Sendable {
  /// The name of the subject in each release; where it does not exist, the name in the nearest
  /// release.
  package let names: [HistorySubject]
  package let chapters: [BundleDifference]

  /// Follows a subject to both ends of a series.
  ///
  /// - Parameters:
  ///   - subject: The subject, by its name in one release.
  ///   - index: The index of that release, from 0.
  ///   - differences: The differences between each release and the next.
  ///   - members: Returns the members of a club in the release with an index, from 0, former ones
  ///     only if they are asked for; nil if they are unknown.
  package init(
    of subject: HistorySubject, at index: Int, in differences: [BundleDifference],
    members: (OrganizationIdentity, Int, _ withFormer: Bool) throws -> Set<PersonName>?
  ) rethrows {
    var names = Array(repeating: subject, count: differences.count + 1)
    for step in differences.indices.dropFirst(index) {
      names[step + 1] = differences[step].name(of: names[step], on: .after)
    }
    for step in differences.indices.prefix(index).reversed() {
      names[step] = differences[step].name(of: names[step + 1], on: .before)
    }
    var known: Set<PersonName> = []
    let scopes = try names.enumerated().map { step, name in
      guard case .organization(let club) = name else { return Scope(subject: name, members: []) }
      known = try members(club, step, false) ?? known
      return Scope(subject: name, members: known)
    }
    chapters = try differences.enumerated().map { step, difference in
      var after = scopes[step + 1]
      // A person may be a member of the clubs whose members are unknown.
      for club in difference.unknown.compactMap(\.facts.clubWithoutMembers) {
        let isMember = try [Array((0...step).reversed()), Array(names.indices[(step + 1)...])]
          .contains { try Self.isMember(names, of: club, in: $0, members) }
        if isMember { after.clubs.insert(club) }
      }
      return difference.about(before: scopes[step], after: after)
    }
    self.names = names
  }

  /// True if the subject is a member of a club, or a former one, in the first of the releases that
  /// knows its members.
  private static func isMember(
    _ names: [HistorySubject], of club: OrganizationIdentity, in releases: [Int],
    _ members: (OrganizationIdentity, Int, _ withFormer: Bool) throws -> Set<PersonName>?
  ) rethrows -> Bool {
    for release in releases {
      guard let known = try members(club, release, true) else { continue }
      return known.contains { .photographer($0) == names[release] }
    }
    return false
  }
}

extension BundleDifference {
  /// The name on one side of a subject that has a given name on the other.
  fileprivate func name(of subject: HistorySubject, on side: Unknown.Side) -> HistorySubject {
    for change in changes {
      guard case .renamed = change.what else { continue }
      let names: Edit<HistorySubject>
      switch change.subject {
      case .organization(let name, _): names = name.map(HistorySubject.organization)
      case .photographer(let name): names = name.map(HistorySubject.photographer)
      default: continue
      }
      if names.value(on: side.opposite) == subject { return names.value(on: side) }
    }
    return subject
  }

  /// The changes that concern a subject, by its scope on both sides.
  fileprivate func about(before: Scope, after: Scope) -> BundleDifference {
    BundleDifference(
      changes: changes.filter {
        $0.concerns(before, on: .before) || $0.concerns(after, on: .after)
      }
      .map { $0.naming(before, after) },
      // Unknown people and portfolios have the name on the side that knows them.
      unknown: unknown.filter { $0.facts.concerns(before) || $0.facts.concerns(after) })
  }
}

/// A subject in one release, with the people whose changes belong to its history.
private struct Scope {
  let subject: HistorySubject
  let members: Set<PersonName>
  /// The clubs whose members are unknown, if the subject is a person who is one of them.
  var clubs: Set<OrganizationIdentity> = []

  func includes(_ person: PersonName) -> Bool {
    subject == .photographer(person) || members.contains(person)
  }

  func includes(_ membership: MembershipIdentity) -> Bool {
    subject == .organization(membership.club) || subject == .photographer(membership.photographer)
  }
}

extension Change {
  /// The change with the subject as the first of the people who came or went with a club, because a
  /// sentence names only some of them.
  fileprivate func naming(_ before: Scope, _ after: Scope) -> Change {
    func first(_ members: [Member]) -> [Member] {
      let subjects = [before.subject, after.subject]
      let own = members.filter {
        subjects.contains(.photographer($0.membership.identity.photographer))
      }
      return own + members.filter { !own.contains($0) }
    }
    return switch what {
    case .added(.organization(let facts, let members)):
      Change(subject, .added(.organization(facts, members: first(members))))
    case .removed(.organization(let facts, let members)):
      Change(subject, .removed(.organization(facts, members: first(members))))
    case .listed(let members): Change(subject, .listed(first(members)))
    case .unlisted(let members): Change(subject, .unlisted(first(members)))
    default: self
    }
  }

  /// True if the change is about somebody in the scope of one side, or about one of their
  /// memberships.
  fileprivate func concerns(_ scope: Scope, on side: Unknown.Side) -> Bool {
    switch subject {
    case .organization(let name, _):
      scope.subject == .organization(name.value(on: side))
        || what.members.contains { scope.includes($0.membership.identity) }
    case .photographer(let name): scope.includes(name.value(on: side))
    case .membership(let membership), .portfolio(let membership):
      scope.includes(membership.value(on: side))
    case .exhibition(let name, _):
      scope.subject == .organization(name.value(on: side).organization)
    case .picture(let uses): uses.contains { $0.value(on: side).concerns(scope) }
    case .keyword, .language, .problem, .source: false
    }
  }
}

extension PictureUse {
  fileprivate func concerns(_ scope: Scope) -> Bool {
    switch self {
    case .portrait(let name): scope.includes(name)
    case .featuredImage(let membership), .image(let membership, _): scope.includes(membership)
    case .poster(let exhibition): scope.subject == .organization(exhibition.organization)
    }
  }
}

extension Unknown.Facts {
  /// The club, if all its members are unknown.
  fileprivate var clubWithoutMembers: OrganizationIdentity? {
    switch self {
    case .organization(let identity, _), .members(let identity, _): identity
    default: nil
    }
  }

  fileprivate func concerns(_ scope: Scope) -> Bool {
    switch self {
    case .organization(let identity, _), .members(let identity, _):
      scope.subject == .organization(identity) || scope.clubs.contains(identity)
    case .facts(let identity, _): scope.subject == .organization(identity)
    case .photographer(let name): scope.includes(name)
    case .portfolio(let membership, _): scope.includes(membership)
    case .exhibition(let exhibition, _): scope.subject == .organization(exhibition.organization)
    case .exhibitions(let organization, _): scope.subject == .organization(organization)
    case .levelZero, .omitted: false
    }
  }
}

extension HistorySubject {
  /// Finds the subject with a name in the latest release that has one.
  ///
  /// - Parameter bundles: The releases, oldest first.
  /// - Returns: The subject, and the index of the release in which it has the name.
  /// - Throws: ``HistorySubjectError`` if nothing or more than one thing matches; ``BundleError``.
  package static func named(
    _ text: String, in bundles: [BundleFile]
  ) throws -> (subject: HistorySubject, index: Int) {
    for (index, bundle) in bundles.enumerated().reversed() {
      let catalog = try bundle.catalog()
      let things = try catalog.things(
        named: text, visibility: .everybody, presentation: Presentation(), limit: 20
      ).filter { $0.kind != .keyword && $0.kind != .exhibition }
      guard let thing = things.first else { continue }
      guard things.count == 1 else {
        throw HistorySubjectError.ambiguous(
          text, things.map(\.name), release: bundle.manifest.release)
      }
      if let subject = try subject(thing, catalog) { return (subject, index) }
    }
    let suggestion = try bundles.last.flatMap { try $0.catalog().nearest(to: text) }
    throw HistorySubjectError.nobody(text, suggestion: suggestion)
  }

  private static func subject(_ thing: NamedThing, _ catalog: Catalog) throws -> HistorySubject? {
    thing.kind == .photographer
      ? try catalog.photographerFacts(of: [thing.id]).first.map { .photographer($0.name) }
      : try catalog.organizationIdentity(thing.id).map(HistorySubject.organization)
  }

  package var name: String {
    switch self {
    case .organization(let identity): identity.displayName
    case .photographer(let name): name.fullName
    }
  }
}

package enum HistorySubjectError: Error, CustomStringConvertible {
  case nobody(String, suggestion: String?)
  case ambiguous(String, [String], release: String)

  package var description: String {
    switch self {
    case .nobody(let text, let suggestion):
      "no club, museum or person matches \"\(text)\" in these releases"
        + (suggestion.map { " (did you mean \"\($0)\"?)" } ?? "")
    case .ambiguous(let text, let names, let release):
      "\"\(text)\" is ambiguous in \(release): " + names.asChoice
    }
  }
}
