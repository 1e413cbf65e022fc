package import HubBundle
package import HubModel

/// The contents of a hub as values, by which two bundles are compared. Order and layout of files
/// have no meaning, so they are not part of it.
///
/// It may hold only a part of a hub: what is the same in both hubs of a comparison can be left out
/// of both (``BundleDifference/init(from:to:options:)``).
package struct HubValues: Hashable, Sendable {
  package var organizations: [OrganizationIdentity: OrganizationFacts] = [:]
  /// People, each with at least one membership.
  package var photographers: [PersonName: PhotographerFacts] = [:]
  package var memberships: [MembershipIdentity: MembershipFacts] = [:]
  package var exhibitions: [ExhibitionIdentity: ExhibitionFacts] = [:]
  package var keywords: [String: KeywordFacts] = [:]
  package var languages: [String: LanguageFacts] = [:]
  package var sources: [String: RecordedSource] = [:]
  package var problems: [Problem] = []
  /// Files that were not read or not found, but that an earlier release knew
  /// (``filled(from:_:)``).
  var filledFiles: Set<String> = []
  /// Places that could not be read, but whose values an earlier release knew.
  var filledPlaces: Set<UnreadPlace> = []
  package var gaps = Gaps()
  /// The day on which the bundle was made: "2026-11-15"; nil if it is unknown.
  package var day: String?
  /// URLs, and digests of portraits and featured images, that several people or organizations of
  /// the whole hub share, and that therefore identify nobody; URLs in the form
  /// ``Address/normalized(_:)``.
  package var sharedAddresses: Set<String> = []
}

/// The parts of a hub that a bundle does not know, so that their absence does not mean removal.
package struct Gaps: Hashable, Sendable {
  /// Level 1 files that were not fetched or were skipped, with the reason: any organization could
  /// be listed in a file that was never read.
  package var levelOneFiles: [String: String] = [:]
  /// True if Level 0 could be read. A hub that has none does not tell that its keywords are gone.
  package var knowsLevelZero = true
  /// True if the maker omitted clubs.
  package var hasSelection = false
  /// The pictures that the maker wanted and looked for: 0 for none, 1 for those that need no
  /// network, 2 for thumbnails, 3 for all.
  package var pictures = 2
  /// Facts that the maker omitted: "emails", "birthdays".
  package var omitted: Set<String> = []
  /// Columns that were added to the catalog after the bundle was made: "photographers.wikipedia".
  package var lackingColumns: Set<String> = []
  /// True if the bundle was made before hubpack recorded exhibitions.
  var lacksExhibitions: Bool { lackingColumns.contains("exhibitions.id") }
}

extension HubValues {
  /// Returns the hub with other names of organizations and people, none of which it has.
  func withNames(
    _ clubs: [OrganizationIdentity: OrganizationIdentity], _ people: [PersonName: PersonName]
  ) -> HubValues {
    guard !clubs.isEmpty || !people.isEmpty else { return self }
    var hub = self
    for (old, new) in clubs {
      guard var facts = hub.organizations.removeValue(forKey: old) else { continue }
      facts.identity = new
      hub.organizations[new] = facts
    }
    for (old, new) in people {
      guard var facts = hub.photographers.removeValue(forKey: old) else { continue }
      facts.name = new
      hub.photographers[new] = facts
    }
    for (old, var facts) in memberships {
      facts.identity = MembershipIdentity(
        club: clubs[old.club] ?? old.club,
        photographer: people[old.photographer] ?? old.photographer)
      guard facts.identity != old else { continue }
      hub.memberships[old] = nil
      hub.memberships[facts.identity] = facts
    }
    for (old, var facts) in exhibitions {
      guard let club = clubs[facts.organization] else { continue }
      facts.organization = club
      hub.exhibitions[old] = nil
      hub.exhibitions[facts.identity] = facts
    }
    return hub
  }

  func without(
    _ organizations: some Sequence<OrganizationIdentity>, _ people: some Sequence<PersonName>
  ) -> HubValues {
    var rest = self
    for identity in organizations { rest.organizations[identity] = nil }
    for name in people { rest.photographers[name] = nil }
    return rest
  }

  var membershipsOfPeople: [PersonName: [MembershipFacts]] {
    Dictionary(grouping: memberships.values, by: \.identity.photographer)
  }
}

extension HubValues {
  /// All URLs and picture digests that can identify people and organizations, with repetitions.
  var addresses: [String] {
    organizations.values.flatMap(\.addresses) + photographers.values.flatMap(\.addresses)
      + memberships.values.flatMap(\.addresses)
  }
}

// These columns must be the same as those of the fingerprints (HubBundle, `FingerprintPass`), which
// count the same values in the whole hub.

extension OrganizationFacts {
  var addresses: [String] {
    OrganizationDetails.facts.addresses(of: details) + [levelTwoURL].compactMap(\.self)
  }
}

extension PhotographerFacts {
  var addresses: [String] {
    PersonDetails.facts.addresses(of: details)
      + [portrait?.url, portrait?.digest?.hex].compactMap(\.self)
  }
}

extension MembershipFacts {
  var addresses: [String] {
    MembershipDetails.facts.addresses(of: details)
      + [featuredImage?.url, featuredImage?.digest?.hex].compactMap(\.self)
  }
}

extension Array {
  fileprivate func addresses<Record>(of record: Record) -> [String]
  where Element == Fact<Record> {
    filter(\.term.kind.isAddress).compactMap { $0.value(record) }
  }
}
