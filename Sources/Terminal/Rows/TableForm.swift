import HubModel

/// A table with headings and a thin rule.
///
/// The first rows are held to determine the widths of the columns. On a terminal, the table is
/// fitted to its width: the widest text columns are narrowed and their values cut. If the terminal
/// is too narrow for that, rows are written as lines instead, which lose nothing.
struct TableForm: RowForm {
  /// The number of rows that determine the widths.
  private static let heldRows = 200
  private static let gap = "  "

  private let columns: [RowColumn]
  private let width: Int?
  private let style: Style
  private var held: [[FieldValue]] = []
  private var widths: [Int]?
  private var lines: LineForm?

  init(_ columns: [RowColumn], width: Int?, style: Style) {
    self.columns = columns
    self.width = width
    self.style = style
  }

  func start() -> String { "" }

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
    var natural = columns.map { $0.heading.harmlessLine.cells }
    for row in held {
      for (index, value) in row.enumerated() {
        natural[index] = max(natural[index], value.text.harmlessLine.cells)
      }
    }
    guard let widths = ColumnWidths(natural, columns, gap: Self.gap.count).fitting(width) else {
      var form = LineForm(columns, width: width, style: style)
      let text = held.map { form.row($0) }.joined()
      lines = form
      return text
    }
    self.widths = widths
    return heading(widths) + held.map { line($0, widths) }.joined()
  }

  private func heading(_ widths: [Int]) -> String {
    let names = line(columns.map(\.heading), widths, style.bold)
    let rules = widths.map { String(repeating: "─", count: $0) }
    return names + style.dim(rules.joined(separator: Self.gap)) + "\n"
  }

  private func line(_ values: [FieldValue], _ widths: [Int]) -> String {
    line(values.map(\.text), widths) { $0 }
  }

  private func line(_ texts: [String], _ widths: [Int], _ look: (String) -> String) -> String {
    var line = ""
    // Spaces are written only before a value, so that no line ends with spaces.
    var spaces = 0
    for (index, text) in texts.enumerated() {
      var text = text.harmlessLine
      if width != nil { text = text.cut(toCells: widths[index]) }
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
