package import HubBundle

/// What happened over a series of releases, or in the life of one club or person.
package struct ReleaseHistory: Sendable {
  /// Whose story it is; nil for everything.
  package let story: Story?
  /// Oldest first.
  package let releases: [ReportedRelease]
  /// From each release to the next.
  package let reports: [DiffReport]

  /// Compares each bundle with the next; one pair is in memory at a time.
  ///
  /// - Parameters:
  ///   - bundles: Oldest first, with how somebody named them; at least two.
  ///   - name: Whose story is wanted.
  /// - Throws: ``BundleError``; ``HeroError``.
  package init(
    of bundles: [(file: BundleFile, path: String)], about name: String? = nil,
    options: DiffOptions = DiffOptions(), only: Set<Aspect>? = nil
  ) throws {
    let found = try name.map { try HistorySubject.named($0, in: bundles.map(\.file)) }
    // A story is followed through all that happened, and what is told of it is chosen then.
    let compared = found == nil ? only : nil
    let reports = try zip(bundles, bundles.dropFirst()).map { old, new in
      try DiffReport(from: old, to: new, options: options, only: compared)
    }
    let story = try found.map { found in
      try Story(of: found.subject, at: found.index, in: reports.map(\.difference)) { club, index in
        try bundles[index].file.catalog().memberNames(of: club)
      }
    }
    self.story = story
    releases = bundles.map { ReportedRelease($0.file, path: $0.path) }
    self.reports = story.map { zip(reports, $0.chapters).map { $0.about($1, only) } } ?? reports
  }
}

extension DiffReport {
  /// The report with a part of the difference only.
  fileprivate func about(_ part: BundleDifference, _ only: Set<Aspect>?) -> DiffReport {
    DiffReport(from: before, to: after, part, clubs: clubs, only: only)
  }
}
