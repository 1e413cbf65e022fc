import Terminal

/// A report as release notes in Markdown, for the members of clubs (``ReleaseNotes``).
package struct MarkdownReport {
  private let report: DiffReport
  private let hidden: [String]
  private let showsEvidence: Bool
  private let write: (String) throws -> Void

  /// - Parameter write: Receives whole lines, one part of the report after another.
  package init(_ report: DiffReport, write: @escaping (String) throws -> Void) {
    let notes = ReleaseNotes(of: report)
    self.report = notes.report
    hidden = notes.hidden
    showsEvidence = notes.showsEvidence
    self.write = write
  }

  /// Writes the report, or its summary alone.
  package func tell(isSummary: Bool = false) throws {
    let (before, after) = (report.before, report.after)
    let title = "Changes from \(before.release) to \(after.release)".asMarkdown
    try write("# \(title)\n\n")
    if report.hasChanges {
      try write("\(before.dayInWords) to \(after.dayInWords)\n\n")
      try tellSummary()
      if !isSummary {
        for chapter in ChapterBuilder.chapters(of: report) { try tell(chapter) }
      }
    } else {
      let nothing = report.subject.map { "Nothing about \($0)." } ?? "No differences."
      try write(hidden.isEmpty ? nothing.asMarkdown + "\n" : "No changes for members.\n")
    }
    if !report.difference.unknown.isEmpty, !isSummary {
      try write("\n## Unknown\n\n")
      for unknown in report.difference.unknown { try tell(Sentence(unknown), indent: "") }
    }
    guard !hidden.isEmpty else { return }
    try write("\n*Not shown: changes to \(SentenceText.list(hidden)).*\n")
  }

  private func tellSummary() throws {
    try write("| | | |\n| --- | ---: | --- |\n")
    for row in Tally(report.difference).rows {
      try write("| \(row.title) | \(row.total.grouped) | \(row.parts.joined(separator: ", ")) |\n")
    }
  }

  private func tell(_ chapter: Chapter) throws {
    try write("\n## \(chapter.title)\n")
    for group in chapter.groups {
      try write(group.heading.map { "\n### \($0.asMarkdown)\n\n" } ?? "\n")
      for entry in group.entries { try tell(entry) }
    }
  }

  private func tell(_ entry: Chapter.Entry) throws {
    guard let person = entry.person else {
      for sentence in entry.sentences { try tell(sentence, indent: "") }
      return
    }
    try write("- **\(person.asMarkdown)**\n")
    for sentence in entry.sentences { try tell(sentence, sentence.parts, indent: "  ") }
  }

  private func tell(_ sentence: Sentence, indent: String) throws {
    try tell(sentence, sentence.whole, indent: indent)
  }

  private func tell(_ sentence: Sentence, _ parts: [Sentence.Part], indent: String) throws {
    let reasons =
      showsEvidence ? sentence.reasons(atMost: Shortening.mostReasons)?.asMarkdown : nil
    let text = parts.map(\.markdown).joined()
    try write("\(indent)- \(text)" + (reasons.map { " *(\($0))*" } ?? "") + "\n")
  }
}

extension Sentence.Part {
  fileprivate var markdown: String {
    switch self {
    case .words(let text), .value(let text), .message(let text): text.asMarkdown
    case .name(let text): "**\(text.asMarkdown)**"
    case .edit(let before, let after): "\(before.asMarkdown) → \(after.asMarkdown)"
    case .list(let texts):
      texts.prefix(Shortening.longestList).map(\.asMarkdown).joined(separator: ", ")
        + (texts.count > Shortening.longestList
          ? ", … and \((texts.count - Shortening.longestList).grouped) more" : "")
    }
  }
}
