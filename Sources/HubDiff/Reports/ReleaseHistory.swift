package import HubBundle

/// The changes over a series of releases, of everything or of one club, museum or person.
package struct ReleaseHistory: Sendable {
  /// The subject and its changes; nil for a history of everything.
  package let story: Story?
  /// The releases, oldest first.
  package let releases: [ReportedRelease]
  /// The changes from each release to the next.
  package let reports: [DiffReport]

  /// Compares each bundle with the next, with one pair in memory at a time.
  ///
  /// - Parameters:
  ///   - bundles: At least two bundles, oldest first, with their paths as given on the command line.
  ///   - name: The name of a club, museum or person to follow; nil for everything.
  /// - Throws: ``BundleError``; ``HistorySubjectError``.
  package init(
    of bundles: [(file: BundleFile, path: String)], about name: String? = nil,
    options: DiffOptions = DiffOptions(), only: Set<Aspect>? = nil
  ) throws {
    let found = try name.map { try HistorySubject.named($0, in: bundles.map(\.file)) }
    // Renames are needed to follow a subject, so `only` is applied after that.
    let compared = found == nil ? only : nil
    var reports: [DiffReport] = []
    // The last known state of everything, as long as a release does not know some of it.
    var known: HubValues?
    let gaps = try bundles.map { try $0.file.hasGaps }
    for ((old, new), hasGaps) in zip(zip(bundles, bundles.dropFirst()), gaps.dropFirst()) {
      func whole() throws -> (HubValues, HubValues) {
        (try known ?? .whole(old.file), try .whole(new.file))
      }
      let needsAll = known != nil || hasGaps
      var (before, after) = try needsAll ? whole() : HubValues.differing(old.file, new.file)
      let difference = BundleDifference(from: before, to: after, options: options)
      reports.append(DiffReport(from: old, to: new, difference, of: after, only: compared))
      // A link to a web page is a gap only where there was a portfolio before.
      let isUnknown = hasGaps || !difference.unknown.isEmpty
      if isUnknown, !needsAll { (before, after) = try whole() }
      known = isUnknown ? after.filled(from: before, difference) : nil
    }
    let story = try found.map { found in
      try Story(of: found.subject, at: found.index, in: reports.map(\.difference)) {
        club, index, withFormer in
        let members = try bundles[index].file.catalog().memberNames(
          of: club, withFormer: withFormer)
        return members.isEmpty && gaps[index] ? nil : members
      }
    }
    self.story = story
    releases = bundles.map { ReportedRelease($0.file, path: $0.path) }
    self.reports =
      story.map { story in
        zip(reports, story.chapters).enumerated().map { index, step in
          step.0.about(step.1, story.names[index + 1].name, only)
        }
      } ?? reports
  }
}

extension DiffReport {
  /// Returns the report with only the part of the difference that is about a subject.
  fileprivate func about(
    _ part: BundleDifference, _ subject: String, _ only: Set<Aspect>?
  ) -> DiffReport {
    var report = DiffReport(from: before, to: after, part, clubs: clubs, only: only)
    report.subject = subject
    return report
  }
}

extension BundleFile {
  /// True if an earlier release may know what this one does not.
  fileprivate var hasGaps: Bool {
    get throws { try manifest.leftOut[.clubs] > 0 || catalog().lacksParts() }
  }
}
