package import HubBundle
import HubModel

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
  /// - Parameter path: The path of the file, as given on the command line.
  package init(_ file: BundleFile, path: String) {
    self.init(
      release: file.manifest.release, created: file.manifest.created, id: file.id, path: path)
  }
}
