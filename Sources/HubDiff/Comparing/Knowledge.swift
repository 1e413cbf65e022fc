import HubBundle
import HubModel

/// The facts of the other hub that one hub of a comparison can know: a file that could not be
/// fetched does not remove its contents (Docs/Hub.md, "What surprises people").
struct Knowledge {
  /// Organizations of the other hub that may or may not exist in this one, with the reasons.
  let unknownOrganizations: [OrganizationIdentity: String]
  /// The parts of the other hub of which this one did not read something.
  let unreadParts: Set<HubPart>
  /// The files of this hub with records that could not be read, other than in the other hub: what
  /// the files lack may be in them.
  private let filesWithUnreadRecords: Set<String>
  private let filesWithUnreadExhibitions: Set<String>
  private let lostRecords: [OrganizationIdentity: String]
  private let furtherRecords: [OrganizationIdentity: Set<String>]
  /// The places that could not be read in this hub, and could in the other one or were not there.
  let unreadValues: UnreadValues
  private let hub: HubValues
  private let other: HubValues

  init(of hub: HubValues, about other: HubValues) {
    self.hub = hub
    self.other = other
    let unreadValues = UnreadValues(of: hub, notOf: other)
    self.unreadValues = unreadValues
    let unreadRecords = unreadValues.files(withUnread: .organization, .member)
    filesWithUnreadRecords = unreadRecords
    filesWithUnreadExhibitions = unreadValues.filesWithUnreadExhibitions
    lostRecords = hub.lostRecords(of: other)
    let furtherRecords = hub.furtherRecords.merging(other.furtherRecords) { $0.union($1) }
    self.furtherRecords = furtherRecords
    let lacksLists = !unreadRecords.isEmpty || unreadValues.includeReferences
    let fileWithInclude = unreadValues.fileWithInclude
    var parts = hub.unreadParts(of: other)
    if lacksLists { parts.insert(.lists) }
    if !unreadValues.files(withUnread: .keyword, .language).isEmpty { parts.insert(.levelZero) }
    if !unreadValues.files(withUnread: .image).isEmpty { parts.insert(.galleries) }
    guard
      hub.gaps.hasSelection || !hub.gaps.levelOneFiles.isEmpty || !filesWithUnreadRecords.isEmpty
        || fileWithInclude != nil
    else {
      (unknownOrganizations, unreadParts) = ([:], parts)
      return
    }
    let absent = other.organizations.values.filter { hub.organizations[$0.identity] == nil }
    let layout = Set(hub.organizations.values.map(\.file))
    let failures = hub.newlyFailed(since: other)
    let newlyFailed = failures.min { $0.key < $1.key }
    // A file that the other hub does not have may list what another file listed there, unless there is
    // no such file.
    let newAndFailed = failures.filter { !other.has($0.key) && $0.value != "is missing" }
      .min { $0.key < $1.key }
    func reason(_ facts: OrganizationFacts) -> String? {
      if hub.gaps.hasSelection, facts.kind == .club { return "the bundle's maker omitted clubs" }
      // A file of the organization was not read here, or is absent or empty here and a file that was
      // not read may have replaced it.
      for file in [facts.file] + furtherRecords[facts.identity, default: []].sorted() {
        if let reason = hub.gaps.levelOneFiles[file] ?? failures[file] {
          return "\(file) \(reason)"
        }
        if unreadRecords.contains(file) { return "a record in \(file) could not be read" }
      }
      if let fileWithInclude, !layout.contains(facts.file) {
        return "an include of \(fileWithInclude) could not be read"
      }
      let failed = layout.contains(facts.file) ? newAndFailed : newlyFailed
      return failed.map { "\($0.key) \($0.value)" }
    }
    unknownOrganizations = Dictionary(
      absent.compactMap { facts in reason(facts).map { (facts.identity, $0) } }
    ) { first, _ in first }
    unreadParts = unknownOrganizations.isEmpty ? parts : parts.union([.levelOne])
  }

  /// Returns the organizations of the other hub that may or may not exist in this one, because a file
  /// was not read. One with the same name, website and coordinates, but a different town, was moved
  /// to another file. Beside a broken record, one may well have been renamed.
  func organizations(notSeenIn other: HubValues) -> [OrganizationIdentity] {
    let new = hub.organizations.values.filter { other.organizations[$0.identity] == nil }
    let brokenRecords =
      hub.gaps.hasSelection ? [] : unreadValues.files(withUnread: .organization)
    return unknownOrganizations.keys.filter { identity in
      guard let facts = other.organizations[identity] else { return true }
      if hub.gaps.levelOneFiles[facts.file] == nil, brokenRecords.contains(facts.file) {
        return false
      }
      return !new.contains { $0.isSameUnderAnotherTown(facts) }
    }
  }

  /// - Parameters:
  ///   - club: The club, by its name in the other hub.
  ///   - name: The name of the club in this hub.
  func knowsMembers(of club: OrganizationIdentity, called name: OrganizationIdentity) -> Bool {
    if let facts = hub.organizations[name] { return facts.members != .unknown }
    return unknownOrganizations[club] == nil
  }

  /// Returns true if this hub knows a membership of the other hub, or that it does not exist.
  ///
  /// - Parameter name: The membership by its name in this hub.
  func knows(_ membership: MembershipIdentity, called name: MembershipIdentity) -> Bool {
    knowsMembers(of: membership.club, called: name.club)
      && (hub.memberships[name] != nil || !lacksRecords(of: name.club))
  }

  /// True if there are records in the member list of a club of this hub that could not be read.
  func lacksRecords(of club: OrganizationIdentity) -> Bool {
    hub.organizations[club]?.listFile.map(filesWithUnreadRecords.contains) ?? false
  }

  /// The reason why exhibitions of an organization of this hub may be missing; nil if there is none.
  func reasonForLackingExhibitions(of organization: OrganizationIdentity) -> String? {
    if let reason = lostRecords[organization] { return reason }
    let facts = hub.organizations[organization]
    let files = Set([facts?.file, facts?.listFile].compactMap(\.self))
      .union(furtherRecords[organization, default: []])
    return !filesWithUnreadExhibitions.isDisjoint(with: files)
      ? "an entry of the exhibitions could not be read" : nil
  }

  /// Returns true if this hub would report the problems of a file of the other hub, if they still
  /// existed. A file that this hub lacks may be one that an unread file leads to.
  func knowsProblems(of file: String) -> Bool {
    if hub.has(file) || !other.has(file) { return hub.knows(file) }
    return unreadParts.isDisjoint(with: [.levelOne, .lists, .galleries])
  }

  /// Returns true if this hub would report a problem of the other hub that is not solved. The earlier
  /// copy of a file that could not be read does not tell.
  func knowsSolution(of problem: Problem) -> Bool {
    knowsProblems(of: problem.file) && hub.sources[problem.file]?.state != .stale
  }
}

/// A part of a hub, in several files, which a bundle can lack in part or as a whole.
enum HubPart {
  case levelZero, levelOne, lists, galleries, pictures, exhibitions
}

extension HubValues {
  /// The Level 1 files that this hub could not read and another one did not fail to read, with the
  /// reasons.
  fileprivate func newlyFailed(since other: HubValues) -> [String: String] {
    var failed: [String: String] = [:]
    for (file, reason) in gaps.levelOneFiles where other.gaps.levelOneFiles[file] == nil {
      // A folder names an include by its URL; only one that is there has a path.
      let name = file.split(separator: "/").last
      let paths = other.sources.values.filter { source in
        source.role == "level1" && sources[source.location] == nil
          && source.location.split(separator: "/").last == name
      }
      failed[!other.has(file) && paths.count == 1 ? paths[0].location : file] = reason
    }
    return failed
  }

  /// The Level 1 files with further records of organizations that were listed before, which only fill
  /// in missing values (Docs/Hub.md, "Level 1").
  var furtherRecords: [OrganizationIdentity: Set<String>] {
    let duplicates = problems.filter { $0.code == .duplicateOrganization }
    guard !duplicates.isEmpty else { return [:] }
    let identities = Dictionary(
      organizations.values.map { facts in
        ("duplicate \(facts.kind.rawValue) \(facts.identity.displayName)", facts.identity)
      }
    ) { first, _ in first }
    var files: [OrganizationIdentity: Set<String>] = [:]
    for problem in duplicates {
      guard let end = problem.message.ranges(of: ", already listed in ").last?.lowerBound,
        let identity = identities[String(problem.message[..<end])]
      else { continue }
      files[identity, default: []].insert(problem.file)
    }
    return files
  }

  /// Returns the organizations of both hubs of which this one may lack a record that the other one
  /// read, with the reasons: it could not read the file, or a record in it.
  func lostRecords(of other: HubValues) -> [OrganizationIdentity: String] {
    let failed = newlyFailed(since: other)
    let unread = UnreadValues(of: self, notOf: other).files(withUnread: .organization)
    guard !failed.isEmpty || !unread.isEmpty else { return [:] }
    let (own, further) = (furtherRecords, other.furtherRecords)
    var reasons: [OrganizationIdentity: String] = [:]
    for facts in other.organizations.values where organizations[facts.identity] != nil {
      let others = further[facts.identity, default: []]
      let files = [facts.file] + others.sorted()
      if let file = files.first(where: { failed[$0] != nil }), let reason = failed[file] {
        reasons[facts.identity] = "\(file) \(reason)"
      } else if others.count > own[facts.identity, default: []].count,
        let file = files.first(where: unread.contains)
      {
        reasons[facts.identity] = "a record in \(file) could not be read"
      }
    }
    return reasons
  }

  fileprivate func has(_ file: String) -> Bool {
    sources[file] != nil || filledFiles.contains(file)
  }

  /// True if the contents of a file are known, from this release or an earlier one.
  func knows(_ file: String) -> Bool {
    guard let source = sources[file] else { return gaps.levelOneFiles[file] == nil }
    return source.isInBundle || filledFiles.contains(file)
  }

  /// Returns the parts of which the other hub has files or pictures that were not read here.
  fileprivate func unreadParts(of other: HubValues) -> Set<HubPart> {
    let newlyUnknown = organizations.values.lazy.filter { facts in
      facts.members == .unknown
        && other.organizations[facts.identity].map { $0.members != .unknown } ?? false
    }
    let lacking: [(HubPart, Bool)] = [
      (.levelZero, !gaps.knowsLevelZero && other.gaps.knowsLevelZero),
      (.levelOne, gaps.levelOneFiles.keys.contains(where: other.knows)),
      (.lists, !newlyUnknown.isEmpty),
      (
        .galleries,
        sources.keys.contains { !knows($0) && other.knows($0) }
          || memberships.values.contains { facts in
            facts.gallery?.isKnown == false
              && other.memberships[facts.identity]?.gallery?.isKnown == true
          }
      ),
      (.pictures, gaps.pictures < other.gaps.pictures),
      (.exhibitions, gaps.lacksExhibitions),
    ]
    return Set(lacking.filter(\.1).map(\.0))
  }
}

extension Problem.Code {
  /// The parts of the hub, besides the file that has the problem, on which it depends: it would not
  /// be reported, or another problem in its place, if they had not been read.
  var dependencies: Set<HubPart> {
    switch self {
    case .keywordNonstandard, .languageUndefined: [.levelZero]
    case .keywordUnused: [.levelZero, .levelOne, .lists]
    case .includeCycle, .duplicateOrganization: [.levelOne]
    case .listUnlinked, .listUnused, .fileUnused, .clubTwice, .coordinatesShared,
      .coordinatesImplausible,
      .photographerDisagreement, .dateImplausible, .nameSpelling, .numberShared:
      [.levelOne, .lists]
    case .addressShared, .httpInsteadOfHTTPS: [.levelOne, .lists, .galleries]
    case .pictureMissing, .pictureUnreadable, .pictureStale: [.pictures]
    case .exhibitionWithoutName, .exhibitionDatesReversed, .duplicateExhibition: [.exhibitions]
    default: []
    }
  }
}

extension OrganizationFacts {
  fileprivate func isSameUnderAnotherTown(_ other: OrganizationFacts) -> Bool {
    guard kind == other.kind, let website = self.website, let othersWebsite = other.website,
      let coordinates, let othersCoordinates = other.coordinates
    else { return false }
    return Text.folded(identity.fullName) == Text.folded(other.identity.fullName)
      && Address.normalized(website) == Address.normalized(othersWebsite)
      && coordinates.kilometres(to: othersCoordinates) < 1
  }
}
