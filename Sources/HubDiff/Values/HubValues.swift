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
  /// Keywords by key.
  package var keywords: [String: KeywordFacts] = [:]
  /// Languages by code.
  package var languages: [String: LanguageFacts] = [:]
  /// Files by location.
  package var sources: [String: SourceFacts] = [:]
  package var problems: [Problem] = []
  /// Files that name another person than the member, and were ignored.
  var filesOfSomeoneElse: Set<String> = []
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
  /// True if Level 0 could be read, or does not exist.
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
