import HubModel
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
    let rows = report.difference.tally
    let titles = rows.map { $0.title.cells }.max() ?? 0
    let numbers = rows.map { $0.total.grouped.cells }.max() ?? 0
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

struct StyledLine {
  enum Look {
    case plain, strong, name, faint, gained, lost

    fileprivate func applied(to text: String, _ style: Style) -> String {
      switch self {
      case .plain: text
      case .strong: style.bold(text)
      case .name: style.cyan(text)
      case .faint: style.dim(text)
      case .gained: style.green(text)
      case .lost: style.red(text)
      }
    }
  }

  /// The width of the terminal in cells; nil without a terminal, and for no wrapping.
  let width: Int?
  private var parts: [(text: String, look: Look)] = []

  init(width: Int?) {
    self.width = width
  }

  mutating func add(_ text: String, _ look: Look = .plain) {
    if !text.isEmpty { parts.append((text, look)) }
  }

  /// Adds a text from a bundle, made harmless. On a terminal it is isolated, so that right-to-left
  /// text does not reverse its neighbours.
  mutating func add(data text: String, _ look: Look = .plain) {
    let text = text.harmlessLine
    add(width == nil ? text : text.isolated, look)
  }

  /// Returns the wrapped lines, each with its indent.
  ///
  /// - Parameters:
  ///   - indent: The indent of the first line.
  ///   - further: The indent of the others.
  func lines(indent: String, further: String, _ style: Style) -> [String] {
    guard let width else {
      return [indent + parts.map { $0.look.applied(to: $0.text, style) }.joined()]
    }
    // Even the narrowest screen has to fit a few letters.
    let room = (first: max(8, width - indent.cells), further: max(8, width - further.cells))
    let plain = parts.map(\.text).joined()
    let scalars = Array(plain.unicodeScalars)
    let looks = parts.flatMap { repeatElement($0.look, count: $0.text.unicodeScalars.count) }
    var next = 0
    return plain.wrapped(first: room.first, further: room.further).enumerated().map { index, line in
      var result = ""
      var run = ""
      var look = Look.plain
      for scalar in line.unicodeScalars {
        // Wrapping drops the blanks at line ends.
        while next < scalars.count, scalars[next] != scalar { next += 1 }
        let own = next < looks.count ? looks[next] : .plain
        if own != look {
          result += look.applied(to: run, style)
          (run, look) = ("", own)
        }
        run.unicodeScalars.append(scalar)
        next += 1
      }
      return (index == 0 ? indent : further) + result + look.applied(to: run, style)
    }
  }
}

enum Shortening {
  /// The largest width of a value, in cells.
  static let longestValue = 100
  /// The number of names that are listed one by one.
  static let longestList = 12
  /// The number of reasons for a rename that are shown, the strongest first.
  static let mostReasons = 3

  /// Returns both texts; long ones without the words that they share at the beginning and the end.
  static func pair(_ before: String, _ after: String) -> (String, String) {
    guard max(before.count, after.count) > longestValue / 2 else { return (before, after) }
    let words = (before.split(separator: " "), after.split(separator: " "))
    let head = zip(words.0, words.1).prefix { $0 == $1 }.count
    let tail = zip(words.0.dropFirst(head).reversed(), words.1.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    func middle(_ words: [Substring]) -> String {
      // One shared word on either side shows where the difference is.
      let start = head > 2 ? head - 1 : 0
      let end = words.count - (tail > 2 ? tail - 1 : 0)
      return (start > 0 ? "… " : "") + words[start..<max(start, end)].joined(separator: " ")
        + (end < words.count ? " …" : "")
    }
    return (middle(words.0).shortened, middle(words.1).shortened)
  }
}

extension String {
  /// The text, cut to ``Shortening/longestValue`` cells.
  var shortened: String { cut(toCells: Shortening.longestValue) }
}
