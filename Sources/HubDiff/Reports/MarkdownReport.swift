import HubModel
import Terminal

/// A report as release notes in Markdown, for the members of clubs (``ReleaseNotes``).
package struct MarkdownReport {
  private let notes: ReleaseNotes
  private let write: (String) throws -> Void

  /// - Parameter write: Receives whole lines, one part of the report after another.
  package init(_ report: DiffReport, write: @escaping (String) throws -> Void) {
    notes = ReleaseNotes(of: report)
    self.write = write
  }

  package func tell(isSummary: Bool = false) throws {
    let (report, hidden) = (notes.report, notes.hidden)
    let (before, after) = (report.before, report.after)
    try write("# \("Changes from \(before.release) to \(after.release)".asMarkdown)\n\n")
    if report.hasChanges {
      try write("\(before.dayInWords) to \(after.dayInWords)\n\n")
      try write("| | | |\n| --- | ---: | --- |\n")
      for row in report.difference.tally {
        try write(
          "| \(row.title) | \(row.total.grouped) | \(row.parts.joined(separator: ", ")) |\n")
      }
    } else {
      let nothing = report.subject.map { "Nothing about \($0)." } ?? "No differences."
      try write(hidden.isEmpty ? nothing.asMarkdown + "\n" : "No changes for members.\n")
    }
    if !isSummary { try Chapter.all(of: report).forEach(tell) }
    guard !hidden.isEmpty else { return }
    try write("\n*Not shown: changes to \(hidden.list("and")).*\n")
  }

  private func tell(_ chapter: Chapter) throws {
    try write("\n## \(chapter.title)\n")
    for group in chapter.groups {
      try write(group.heading.map { "\n### \($0.asMarkdown)\n\n" } ?? "\n")
      for entry in group.entries { try tell(entry) }
    }
  }

  private func tell(_ entry: Chapter.Entry) throws {
    if let person = entry.person { try write("- **\(person.asMarkdown)**\n") }
    for (sentence, parts) in entry.lines {
      let reasons =
        notes.showsEvidence ? sentence.reasons(atMost: Shortening.mostReasons)?.asMarkdown : nil
      try write(
        "\(entry.person == nil ? "" : "  ")- \(parts.map(\.markdown).joined())"
          + (reasons.map { " *(\($0))*" } ?? "") + "\n")
    }
  }
}

extension Phrase.Part {
  fileprivate var markdown: String {
    switch self {
    case .words(let text), .value(let text), .message(let text): text.asMarkdown
    case .name(let text): "**\(text.asMarkdown)**"
    case .edit(let edit): "\(edit.before.asMarkdown) → \(edit.after.asMarkdown)"
    case .list(let texts):
      texts.prefix(Shortening.longestList).map(\.asMarkdown).joined(separator: ", ")
        + (texts.count > Shortening.longestList
          ? ", … and \((texts.count - Shortening.longestList).grouped) more" : "")
    }
  }
}
