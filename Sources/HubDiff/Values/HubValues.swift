package import HubModel

/// What a hub says, as values: what two bundles are compared by. It has no order and no layout of files
/// in it, for these mean nothing.
///
/// It may hold a part of a hub only: what is the same in both hubs of a comparison can be left out of
/// both (``Difference/init(from:to:options:)``).
package struct HubValues: Hashable, Sendable {
  /// Clubs and museums.
  package var organizations: [OrganizationIdentity: OrganizationFacts] = [:]
  /// People. Each has at least one membership.
  package var photographers: [PersonName: PhotographerFacts] = [:]
  /// Who belongs to which club.
  package var memberships: [MembershipIdentity: MembershipFacts] = [:]
  /// Exhibitions of clubs and museums.
  package var exhibitions: [ExhibitionIdentity: ExhibitionFacts] = [:]
  /// By key.
  package var keywords: [String: KeywordFacts] = [:]
  /// By code.
  package var languages: [String: LanguageFacts] = [:]
  /// By location.
  package var sources: [String: SourceFacts] = [:]
  /// What is wrong in the hub's data.
  package var problems: [Problem] = []
  /// What is not known of the hub.
  package var gaps = Gaps()
  /// Addresses, and digests of portraits and featured images, that several people or organizations of the
  /// whole hub have, and that therefore tell nothing of who is who; addresses in the form of
  /// ``Address/normalized(_:)``.
  package var sharedAddresses: Set<String> = []

  /// A hub that says nothing.
  package init() {}
}

/// What a bundle does not know of its hub: what is absent there is not known to be gone.
package struct Gaps: Hashable, Sendable {
  /// Level 1 files that could not be had or were left out, with the reason: any organization could
  /// stand in one that was never read.
  package var levelOneFiles: [String: String] = [:]
  /// Whether Level 0 could be read, or does not exist.
  package var knowsLevelZero = true
  /// Whether the maker left clubs out.
  package var hasSelection = false
  /// Facts that the maker left out: "emails", "birthdays".
  package var omitted: Set<String> = []
  /// Columns of the catalog that were added since the bundle was made: "photographers.wikipedia".
  package var lackingColumns: Set<String> = []
  /// Whether the bundle was made before there were exhibitions.
  var lacksExhibitions: Bool { lackingColumns.contains("exhibitions.id") }

  /// Nothing is missing.
  package init() {}
}
