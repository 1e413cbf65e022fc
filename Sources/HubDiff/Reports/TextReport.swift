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
    if report.hasChanges {
      try line {
        $0.add(
          data: "\(before.release) (\(before.day)) → \(after.release) (\(after.day))", .strong)
      }
      try write("\n")
      try tellSummary()
    } else {
      try line { $0.add(data: report.nothing) }
    }
    guard isSummary else { return try Chapter.all(of: report).forEach(tell) }
    let unknown = report.difference.unknown
    guard !unknown.isEmpty else { return }
    try write("\n")
    try line { $0.add("\(Chapter.unknown): \(unknown.count.of("item"))") }
  }

  private func line(
    indent: String = "", further: String = "", _ fill: (inout StyledLine) -> Void
  ) throws {
    var line = StyledLine(width: width)
    fill(&line)
    try write(
      line.lines(indent: indent, further: further, style).joined(separator: "\n") + "\n")
  }

  private func tellSummary() throws {
    let rows = Tally(report.difference).rows
    let titles = rows.map(\.title.cells).max() ?? 0
    let numbers = rows.map(\.total.grouped.cells).max() ?? 0
    for row in rows {
      let head =
        "  " + row.title.leading(inCells: titles) + "  "
        + row.total.grouped.trailing(inCells: numbers) + "  "
      try line(indent: head, further: String(repeating: " ", count: head.cells)) {
        $0.add(row.parts.joined(separator: ", "), .faint)
      }
    }
  }

  private func tell(_ chapter: Chapter) throws {
    try write("\n")
    try line { $0.add(chapter.title, .strong) }
    for (index, group) in chapter.groups.enumerated() {
      if let heading = group.heading {
        if index > 0 { try write("\n") }
        try line(indent: "  ", further: "    ") { $0.add(data: heading, .name) }
      }
      let isFlat =
        group.heading == nil && report.only == nil && chapter.title != Aspect.people.title
      let entries = group.entries
      let shown = isFlat ? entries.prefix(Self.most) : entries[...]
      for entry in shown { try tell(entry, indent: group.heading == nil ? "  " : "    ") }
      let rest = entries.count - shown.count
      if rest > 0 {
        try line(indent: "  ", further: "    ") { $0.add("… and \(rest.grouped) more", .faint) }
      }
    }
  }

  private func tell(_ entry: Chapter.Entry, indent: String) throws {
    var inner = indent
    if let person = entry.person {
      inner += "    "
      try line(indent: indent + "  ", further: inner) { $0.add(data: person) }
    }
    for (sentence, parts) in entry.lines {
      try line(indent: inner, further: inner + "    ") { line in
        let (mark, look) = sentence.mark
        line.add(mark + " ", look)
        for part in parts { add(part, to: &line) }
        if let reasons = sentence.reasons(atMost: Shortening.mostReasons) {
          line.add(" (", .faint)
          line.add(data: reasons, .faint)
          line.add(")", .faint)
        }
      }
    }
  }

  private func add(_ part: Phrase.Part, to line: inout StyledLine) {
    switch part {
    case .words(let text): line.add(text.harmlessLine)
    case .name(let text), .value(let text): line.add(data: text.shortened)
    case .message(let text): line.add(data: text)
    case .edit(let edit):
      let (before, after) = Shortening.pair(edit.before, edit.after)
      line.add(data: before)
      line.add(" → ", .faint)
      line.add(data: after)
    case .list(let texts):
      let shown = texts.prefix(Shortening.longestList)
      for (index, text) in shown.enumerated() {
        if index > 0 { line.add(", ") }
        line.add(data: text.shortened)
      }
      if texts.count > shown.count {
        line.add(", … and \((texts.count - shown.count).grouped) more", .faint)
      }
    }
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
