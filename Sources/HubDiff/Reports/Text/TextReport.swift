package import Terminal

/// A report as plain text, for a terminal or a pipe.
package struct TextReport {
  /// The number of entries shown of a list without headings, unless `--only` asks for it.
  static let most = 20

  private let report: DiffReport
  private let style: Style
  private let width: Int?
  private let write: (String) throws -> Void

  /// - Parameters:
  ///   - width: The width of the terminal in cells; nil without a terminal.
  ///   - write: Receives whole lines, one part of the report after another.
  package init(
    _ report: DiffReport, style: Style, width: Int?, write: @escaping (String) throws -> Void
  ) {
    self.report = report
    self.style = style
    self.width = width
    self.write = write
  }

  /// Writes the report, or its summary alone.
  package func tell(isSummary: Bool = false) throws {
    let (before, after) = (report.before, report.after)
    guard report.hasChanges else {
      try line {
        $0.add(data: report.nothing, isOnTerminal: isOnTerminal)
      }
      return try tellUnknown(isSummary: isSummary)
    }
    try line {
      $0.add(
        data: "\(before.release) (\(before.day)) → \(after.release) (\(after.day))", .strong,
        isOnTerminal: isOnTerminal)
    }
    try write("\n")
    try tellSummary()
    if !isSummary {
      for chapter in ChapterBuilder.chapters(of: report) { try tell(chapter) }
    }
    try tellUnknown(isSummary: isSummary)
  }

  private var isOnTerminal: Bool { width != nil }

  private func line(_ fill: (inout StyledLine) -> Void) throws {
    var line = StyledLine()
    fill(&line)
    try write(indent: "", further: "", line)
  }

  private func write(indent: String, further: String, _ line: StyledLine) throws {
    let lines = line.lines(indent: indent, further: further, width: width, style)
    try write(lines.joined(separator: "\n") + "\n")
  }

  // MARK: - Summary

  private func tellSummary() throws {
    let rows = Tally(report.difference).rows
    let titles = rows.map(\.title.cells).max() ?? 0
    let numbers = rows.map(\.total.grouped.cells).max() ?? 0
    for row in rows {
      let head =
        "  " + row.title.leading(inCells: titles) + "  "
        + row.total.grouped.trailing(inCells: numbers) + "  "
      var line = StyledLine()
      line.add(row.parts.joined(separator: ", "), .faint)
      try write(
        indent: head, further: String(repeating: " ", count: head.cells), line)
    }
  }

  // MARK: - Chapters

  private func tell(_ chapter: Chapter) throws {
    try write("\n")
    try line { $0.add(chapter.title, .strong) }
    for (index, group) in chapter.groups.enumerated() {
      if let heading = group.heading {
        if index > 0 { try write("\n") }
        var line = StyledLine()
        line.add(data: heading, .name, isOnTerminal: isOnTerminal)
        try write(indent: "  ", further: "    ", line)
      }
      let isFlat =
        group.heading == nil && report.only == nil && chapter.title != Aspect.people.title
      let entries = group.entries
      let shown = isFlat ? entries.prefix(Self.most) : entries[...]
      for entry in shown { try tell(entry, isNested: group.heading != nil) }
      let rest = entries.count - shown.count
      if rest > 0 { try tellRest(rest) }
    }
  }

  private func tellRest(_ count: Int) throws {
    var line = StyledLine()
    line.add("… and \(count.grouped) more", .faint)
    try write(indent: "  ", further: "    ", line)
  }

  private func tell(_ entry: Chapter.Entry, isNested: Bool) throws {
    let indent = isNested ? "    " : "  "
    guard let person = entry.person else {
      for sentence in entry.sentences { try tell(sentence, sentence.whole, indent: indent) }
      return
    }
    var line = StyledLine()
    line.add(data: person, isOnTerminal: isOnTerminal)
    try write(indent: indent + "  ", further: indent + "    ", line)
    for sentence in entry.sentences { try tell(sentence, sentence.parts, indent: indent + "    ") }
  }

  private func tell(_ sentence: Sentence, _ parts: [Sentence.Part], indent: String) throws {
    var line = StyledLine()
    let (mark, look) = sentence.mark
    line.add(mark + " ", look)
    for part in parts { add(part, to: &line) }
    if let reasons = sentence.reasons(atMost: Shortening.mostReasons) {
      line.add(" (", .faint)
      line.add(data: reasons, .faint, isOnTerminal: isOnTerminal)
      line.add(")", .faint)
    }
    try write(indent: indent, further: indent + "    ", line)
  }

  private func add(_ part: Sentence.Part, to line: inout StyledLine) {
    switch part {
    case .words(let text): line.add(text.harmlessLine)
    case .name(let text), .value(let text):
      line.add(data: text.shortened, isOnTerminal: isOnTerminal)
    case .message(let text): line.add(data: text, isOnTerminal: isOnTerminal)
    case .edit(let before, let after):
      let (before, after) = Shortening.pair(before, after)
      line.add(data: before, isOnTerminal: isOnTerminal)
      line.add(" → ", .faint)
      line.add(data: after, isOnTerminal: isOnTerminal)
    case .list(let texts):
      let shown = texts.prefix(Shortening.longestList)
      for (index, text) in shown.enumerated() {
        if index > 0 { line.add(", ") }
        line.add(data: text.shortened, isOnTerminal: isOnTerminal)
      }
      if texts.count > shown.count {
        line.add(", … and \((texts.count - shown.count).grouped) more", .faint)
      }
    }
  }

  // MARK: - Unknown

  private func tellUnknown(isSummary: Bool) throws {
    let unknown = report.difference.unknown
    guard !unknown.isEmpty else { return }
    try write("\n")
    guard !isSummary else {
      return try line { $0.add("Unknown: " + unknown.count.of("item")) }
    }
    try line { $0.add("Unknown", .strong) }
    let shown = report.only == nil ? unknown.prefix(Self.most) : unknown[...]
    for sentence in shown.map(Sentence.init) { try tell(sentence, sentence.whole, indent: "  ") }
    if unknown.count > shown.count { try tellRest(unknown.count - shown.count) }
  }
}

extension Sentence {
  /// The sign before the sentence, so that colour never carries the meaning alone.
  fileprivate var mark: (String, StyledLine.Look) {
    switch tone {
    case .gained: ("+", .gained)
    case .lost: ("-", .lost)
    case .changed: ("~", .faint)
    case .unknown: ("?", .faint)
    case .worse: ("+", .lost)
    case .better: ("-", .gained)
    }
  }
}
