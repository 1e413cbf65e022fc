import HubModel

/// A table with headings and a thin rule.
///
/// The first rows are held to determine the widths of the columns. On a terminal, the table is
/// fitted to its width (``ColumnWidths``): text columns are narrowed, and their values continue on
/// further lines; only URLs and very long values are cut. If the terminal is too narrow for that,
/// rows are written as lines instead.
struct TableForm: RowForm {
  /// The number of rows that determine the widths.
  private static let heldRows = 200
  private static let gap = "  "
  /// The indent of further lines in the first column, which would look like a new row without it.
  private static let indent = 2
  /// The number of lines after which a value is cut.
  private static let mostLines = 6

  let columns: [RowColumn]
  let width: Int?
  let style: Style
  var held: [[FieldValue]] = []
  var widths: [Int]?
  var lines: LineForm?

  mutating func row(_ values: [FieldValue]) -> String {
    if let widths { return line(values, widths) }
    if let text = lines?.row(values) { return text }
    held.append(values)
    return held.count < Self.heldRows ? "" : release()
  }

  mutating func end() -> String { held.isEmpty ? "" : release() }

  /// Determines the widths, and returns the held rows.
  private mutating func release() -> String {
    defer { held = [] }
    var needs = columns.map { ColumnNeeds(whole: $0.heading.harmlessLine.cells) }
    if !needs.isEmpty { needs[0].indent = Self.indent }
    for row in held {
      for (index, value) in row.enumerated() { needs[index].add(value.text.harmlessLine) }
    }
    let wanted = ColumnWidths(needs: needs, columns: columns, gap: Self.gap.count)
    guard let widths = wanted.fitting(width) else {
      var form = LineForm(columns, width: width, style: style)
      let text = held.map { form.row($0) }.joined()
      lines = form
      return text
    }
    self.widths = widths
    return heading(widths) + held.map { line($0, widths) }.joined()
  }

  private func heading(_ widths: [Int]) -> String {
    let names = line(columns.map(\.heading.harmlessLine), widths, style.bold)
    let rules = widths.map { String(repeating: "─", count: $0) }
    return names + style.dim(rules.joined(separator: Self.gap)) + "\n"
  }

  /// Returns a row, whose values take as many lines as they need.
  private func line(_ values: [FieldValue], _ widths: [Int]) -> String {
    let cells = values.enumerated().map { index, value in
      lines(of: value.text.harmlessLine, in: index, widths[index])
    }
    return (0..<max(1, cells.map(\.count).max() ?? 1)).map { number in
      line(cells.map { number < $0.count ? $0[number] : "" }, widths) { $0 }
    }.joined()
  }

  private func lines(of text: String, in column: Int, _ width: Int) -> [String] {
    let isURL = text.contains("://") && !text.contains(" ")
    guard self.width != nil, text.cells > width, !isURL,
      columns[column].alignment == .leading
    else { return [text] }
    let indent = column == 0 && width > 8 ? Self.indent : 0
    var pieces = text.wrapped(first: width, further: width - indent)
    if pieces.count > Self.mostLines {
      let rest = pieces[(Self.mostLines - 1)...].joined(separator: " ")
      pieces[(Self.mostLines - 1)...] = [rest.cut(toCells: width - indent)]
    }
    let space = String(repeating: " ", count: indent)
    return pieces.prefix(1) + pieces.dropFirst().map { space + $0 }
  }

  private func line(_ texts: [String], _ widths: [Int], _ look: (String) -> String) -> String {
    var line = ""
    // Spaces are written only before a value, so that no line ends with spaces.
    var spaces = 0
    for (index, text) in texts.enumerated() {
      let text = width == nil ? text : text.cut(toCells: widths[index])
      let room = max(0, widths[index] - text.cells)
      let isTrailing = columns[index].alignment == .trailing
      if !text.isEmpty {
        line += String(repeating: " ", count: spaces + (isTrailing ? room : 0))
        line += look(width == nil ? text : text.isolated)
        spaces = isTrailing ? 0 : room
      } else {
        spaces += room
      }
      spaces += Self.gap.count
    }
    return line + "\n"
  }
}

/// The widths that a column of a table could have, in cells.
struct ColumnNeeds: Hashable {
  /// The width of the widest value, or of the heading.
  var whole = 0
  /// The width of the longest word, with the indent of further lines.
  var word = 0
  /// The width of the widest value, without the heading.
  var value = 0
  var indent = 0

  mutating func add(_ text: String) {
    let cells = text.cells
    guard cells > value else {
      if cells > word { addWords(of: text) }
      return
    }
    value = cells
    whole = max(whole, cells)
    addWords(of: text)
  }

  private mutating func addWords(of text: String) {
    for (index, part) in text.split(separator: " ").enumerated() {
      word = max(word, String(part).cells + (index > 0 ? indent : 0))
    }
  }
}

/// The widths of a table's columns.
///
/// If a table is too wide, values of text columns continue on further lines. Numbers, dates and
/// other single short words stay in one piece. The rest of the room goes to the longest words of
/// names; to short values (countries); to the longest words of other texts; to whole names; and at
/// last to other texts, in proportion to their width.
struct ColumnWidths {
  /// The smallest useful width of a text column, in cells.
  private static let least = 6
  /// The width up to which a single word is never broken: that of a date.
  private static let longestCode = 10
  /// The width up to which values are short: "Netherlands", "30 September".
  private static let longestShort = 14
  /// The width of a long word; longer ones (URLs) may be broken.
  private static let longestWord = 16

  /// The widths that the columns could have, in cells.
  let needs: [ColumnNeeds]
  let columns: [RowColumn]
  let gap: Int

  /// Returns widths with which the table fits a width; nil if that is impossible.
  func fitting(_ width: Int?) -> [Int]? {
    let whole = needs.map(\.whole)
    guard let width else { return whole }
    let room = width - gap * max(0, needs.count - 1)
    guard whole.reduce(0, +) > room else { return whole }
    var widths = needs.indices.map(least)
    var left = room - widths.reduce(0, +)
    guard left >= 0 else { return nil }
    let kinds = needs.indices.map(kind)
    for (kind, isWhole) in [
      (Kind.name, false), (.short, true), (.text, false), (.name, true), (.text, true),
    ] {
      let members = kinds.indices.filter { kinds[$0] == kind }
      let wanted = members.map { index in
        max(widths[index], isWhole ? whole[index] : min(needs[index].word, Self.longestWord))
      }
      let isProportional = isWhole && kind == .text
      share(&left, among: members, wanted, isProportional, &widths)
    }
    return widths
  }

  /// Returns the width that a column has in any case; headings of columns other than names stay
  /// whole.
  private func least(_ index: Int) -> Int {
    let need = needs[index]
    if columns[index].alignment == .trailing { return need.whole }
    if isName(index) { return min(need.whole, Self.least) }
    let isCode = need.value == need.word && need.word <= Self.longestCode
    return min(
      need.whole, max(Self.least, columns[index].heading.cells, isCode ? need.word : 0))
  }

  /// Widens columns: from the narrowest on, each gets what it wants or its share of the room.
  private func share(
    _ left: inout Int, among members: [Int], _ wanted: [Int], _ isProportional: Bool,
    _ widths: inout [Int]
  ) {
    let growing = zip(members, wanted).filter { widths[$0.0] < $0.1 }.sorted { $0.1 < $1.1 }
    var room = left + growing.reduce(0) { $0 + widths[$1.0] }
    var sum = growing.reduce(0) { $0 + $1.1 }
    for (position, (index, wanted)) in growing.enumerated() {
      let share = isProportional ? room * wanted / sum : room / (growing.count - position)
      let width = min(wanted, max(widths[index], share), widths[index] + left)
      left -= width - widths[index]
      room -= width
      sum -= wanted
      widths[index] = width
    }
  }

  private enum Kind { case short, name, text }

  private func kind(_ index: Int) -> Kind {
    if isName(index) { return .name }
    return needs[index].whole <= Self.longestShort ? .short : .text
  }

  private func isName(_ index: Int) -> Bool {
    ["name", "person", "club"].contains(columns[index].name)
  }
}
