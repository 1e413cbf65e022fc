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
