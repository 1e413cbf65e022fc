package import HubBundle
import HubModel
package import Terminal

/// The changes over a series of releases, of everything or of one club, museum or person.
package struct ReleaseHistory: Sendable {
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
    // True for a release if an earlier one may know what it does not.
    var gaps: [Bool] = []
    var opened: HubValues.Opened?
    for (index, new) in bundles.enumerated() {
      let present = (manifest: new.file.manifest, catalog: try new.file.catalog())
      let hasGaps = try present.manifest.leftOut[.clubs] > 0 || present.catalog.lacksParts()
      gaps.append(hasGaps)
      defer { opened = present }
      guard let earlier = opened else { continue }
      let old = bundles[index - 1]
      func whole() throws -> (HubValues, HubValues) {
        (try known ?? .whole(earlier), try .whole(present))
      }
      let needsAll = known != nil || hasGaps
      var (before, after) = try needsAll ? whole() : HubValues.differing(earlier, present)
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

/// A history as text, Markdown or JSON (Docs/Diff.md).
extension ReleaseHistory {
  /// Writes the changes from each release to the next, oldest first.
  ///
  /// - Parameters:
  ///   - isSummary: True to write only the counts.
  ///   - width: The width of the terminal in cells; nil without a terminal.
  ///   - write: Receives whole lines.
  package func tellText(
    isSummary: Bool, style: Style, width: Int?, write: @escaping (String) throws -> Void
  ) throws {
    if let story { try write(style.bold(story.title.harmlessLine) + "\n\n") }
    for (index, report) in reports.enumerated() {
      if index > 0 { try write("\n") }
      try TextReport(report, style: style, width: width, write: write).tell(isSummary: isSummary)
    }
  }

  /// Writes the same as release notes in Markdown.
  package func tellMarkdown(isSummary: Bool, write: @escaping (String) throws -> Void) throws {
    if let story { try write("**\(story.title.asMarkdown)**\n\n") }
    for (index, report) in reports.enumerated() {
      if index > 0 { try write("\n") }
      try MarkdownReport(report, write: write).tell(isSummary: isSummary)
    }
  }

  /// Writes the same as JSON. Later versions only add members.
  package func tellJSON(isSummary: Bool, write: (String) throws -> Void) throws {
    try write("{")
    if let story {
      try write("\n  \"about\" : \(story.names.jsonText(indent: "  ")),")
    }
    let releases = try releases.jsonText(indent: "  ")
    try write("\n  \"releases\" : \(releases),\n  \"steps\" : [")
    for (index, report) in reports.enumerated() {
      try write("\(index > 0 ? "," : "")\n    ")
      try report.tellJSON(indent: "    ", isSummary: isSummary, write: write)
    }
    try write("\n  ],\n  \"version\" : 1\n}\n")
  }
}

extension Story {
  /// The names of the subject, newest first: "Lichtbildfreunde Laternenschein, formerly
  /// Lichtbildfreunde Straßenlaterne".
  fileprivate var title: String {
    var titles: [String] = []
    for name in names.reversed().map(\.name) where !titles.contains(name) { titles.append(name) }
    return titles.prefix(2).joined(separator: ", formerly ")
      + titles.dropFirst(2).map { ", before that " + $0 }.joined()
  }
}

extension HistorySubject: JSONValue {
  var json: JSONNode {
    switch self {
    case .organization(let identity): identity.json
    case .photographer(let name): name.json
    }
  }
}
