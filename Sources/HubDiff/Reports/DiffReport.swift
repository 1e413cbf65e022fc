package import HubModel

/// A bundle, as reports name it.
package struct ReportedRelease: Hashable, Sendable {
  /// The label that its maker gave it: "2026.11".
  package let release: String
  /// When it was made: "2026-11-21T12:00:00Z".
  package let created: String
  /// The bundle's id.
  package let id: HexDigest
  /// As somebody named the file.
  package let path: String

  package init(release: String, created: String, id: HexDigest, path: String) {
    self.release = release
    self.created = created
    self.id = id
    self.path = path
  }

  /// "2026-11-21"
  var day: Substring { created.prefix(10) }

  /// "21 November 2026"
  var dayInWords: String { "\(DayOfYear.text(String(day))) \(created.prefix(4))" }
}

/// What happened between two releases, ready to be told in one form or another.
package struct DiffReport: Sendable {
  package let before: ReportedRelease
  package let after: ReportedRelease
  package let difference: BundleDifference
  /// The clubs of people of whom something changed, by what they are called now: what happened to
  /// somebody who is in one club is told there.
  package let clubs: [PersonName: [OrganizationIdentity]]
  /// What somebody wants to know; nil for everything.
  package let only: Set<Aspect>?

  /// - Parameter only: What of the difference is told; nil for everything.
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

  /// Whether anything that is told happened.
  package var hasChanges: Bool { !difference.changes.isEmpty }
}
