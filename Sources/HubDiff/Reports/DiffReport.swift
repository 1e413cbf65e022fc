package import HubModel

/// The name and origin of a bundle in a report.
package struct ReportedRelease: Hashable, Sendable {
  /// The release label that its maker gave it: "2026.11".
  package let release: String
  /// The time of creation, in UTC: "2026-11-21T12:00:00Z".
  package let created: String
  /// The id of the bundle.
  package let id: HexDigest
  /// The path of the file, as given on the command line.
  package let path: String

  package init(release: String, created: String, id: HexDigest, path: String) {
    self.release = release
    self.created = created
    self.id = id
    self.path = path
  }

  /// The day of creation: "2026-11-21".
  var day: Substring { created.prefix(10) }

  /// The day of creation in words: "21 November 2026".
  var dayInWords: String { "\(DayOfYear.text(String(day))) \(created.prefix(4))" }
}

/// The difference between two releases, ready to be written in any format.
package struct DiffReport: Sendable {
  package let before: ReportedRelease
  package let after: ReportedRelease
  package let difference: BundleDifference
  /// The clubs of people with changes, by their current names: changes of a member of a single club
  /// are listed under that club.
  package let clubs: [PersonName: [OrganizationIdentity]]
  /// The aspects that were asked for; nil for all.
  package let only: Set<Aspect>?
  /// The subject of a history that the report is a part of: "Jan Zonneschijn".
  package internal(set) var subject: String?
  /// True if both bundles have clubs, but none is in both.
  package internal(set) var hasNoClubInCommon = false

  /// - Parameter only: The aspects of the difference to report; nil for all.
  package init(
    from before: ReportedRelease, to after: ReportedRelease, _ difference: BundleDifference,
    clubs: [PersonName: [OrganizationIdentity]] = [:], only: Set<Aspect>? = nil
  ) {
    self.before = before
    self.after = after
    self.difference = only.map(difference.only) ?? difference
    self.clubs = clubs
    self.only = only
  }

  /// The sentence for a report without changes.
  var nothing: String {
    let (what, releases) = (subject, "between \(before.release) and \(after.release)")
    return what.map { "nothing about \($0) \(releases)" } ?? "no differences \(releases)"
  }

  /// True if the report contains at least one change.
  package var hasChanges: Bool { !difference.changes.isEmpty }

  /// True if release notes tell of at least one change.
  package var hasNewsForMembers: Bool { ReleaseNotes(of: self).report.hasChanges }
}
