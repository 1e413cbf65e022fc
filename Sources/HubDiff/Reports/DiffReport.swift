package import HubBundle
package import HubModel

package struct ReportedRelease: Hashable, Sendable {
  package let release: String
  /// The time of creation, in UTC: "2026-11-21T12:00:00Z".
  package let created: String
  package let id: HexDigest
  /// The path of the file, as given on the command line.
  package let path: String

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

  /// The counts of changes that release notes tell, one subject to a line: "Clubs: 1 renamed".
  package var headlines: [String] {
    ReleaseNotes(of: self).report.difference.tally.map { title, _, parts in
      "\(title): \(parts.joined(separator: ", "))"
    }
  }

  package var hasChanges: Bool { !difference.changes.isEmpty }

  /// True if release notes tell of at least one change.
  package var hasNewsForMembers: Bool { ReleaseNotes(of: self).report.hasChanges }
}

extension DiffReport {
  /// Compares two bundles.
  ///
  /// - Parameters:
  ///   - before: The old bundle, with its path as given on the command line.
  ///   - after: The new one.
  /// - Throws: ``BundleError``.
  package init(
    from before: (file: BundleFile, path: String), to after: (file: BundleFile, path: String),
    options: DiffOptions = DiffOptions(), only: Set<Aspect>? = nil
  ) throws {
    let (old, new) = try HubValues.differing(before.file, after.file)
    let difference = BundleDifference(from: old, to: new, options: options)
    self.init(from: before, to: after, difference, of: new, only: only)
  }

  /// - Parameter new: The values of the new bundle; those of people with changes are enough.
  init(
    from before: (file: BundleFile, path: String), to after: (file: BundleFile, path: String),
    _ difference: BundleDifference, of new: HubValues, only: Set<Aspect>?
  ) {
    let people = Set(
      difference.changes.compactMap { change -> PersonName? in
        if case .photographer(let name) = change.subject { name.after } else { nil }
      })
    var clubs: [PersonName: [OrganizationIdentity]] = [:]
    for membership in new.memberships.keys where people.contains(membership.photographer) {
      clubs[membership.photographer, default: []].append(membership.club)
    }
    self.init(
      from: ReportedRelease(before.file, path: before.path),
      to: ReportedRelease(after.file, path: after.path), difference, clubs: clubs, only: only)
    hasNoClubInCommon = difference.replacesAll(
      old: before.file.manifest.counts[.clubs], new: after.file.manifest.counts[.clubs])
  }
}

extension BundleDifference {
  /// True if all clubs of both bundles were removed or added.
  fileprivate func replacesAll(old: Int, new: Int) -> Bool {
    var (removed, added) = (0, 0)
    for change in changes where change.aspect == .clubs {
      switch change.what {
      case .added: added += 1
      case .removed: removed += 1
      default: break
      }
    }
    return old > 0 && new > 0 && (removed, added) == (old, new)
  }
}

extension ReportedRelease {
  init(_ file: BundleFile, path: String) {
    self.init(
      release: file.manifest.release, created: file.manifest.created, id: file.id, path: path)
  }
}
