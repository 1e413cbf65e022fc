import HubModel

/// One line per value, and a blank line between rows.
///
/// On a terminal, long values continue on further, indented lines.
struct LineForm: RowForm {
  private let labels: [String]
  private let labelWidth: Int
  private let width: Int?
  private let style: Style
  private var isFirst = true

  init(_ columns: [RowColumn], width: Int?, style: Style) {
    labels = columns.map { $0.heading.harmlessLine + ":" }
    labelWidth = (labels.map(\.cells).max() ?? 0) + 1
    self.width = width
    self.style = style
  }

  mutating func row(_ values: [FieldValue]) -> String {
    let separator = isFirst ? "" : "\n"
    isFirst = false
    return separator + zip(labels, values).map { line($0, $1.text.harmlessLine) }.joined()
  }

  private func line(_ label: String, _ text: String) -> String {
    if text.isEmpty { return style.bold(label) + "\n" }
    let padding = String(repeating: " ", count: labelWidth - label.cells)
    let start = style.bold(label) + padding
    guard let width else { return start + text + "\n" }
    // If the labels take more than half of a narrow terminal, further lines are indented less.
    let isNarrow = width - labelWidth < min(20, width / 2)
    let indent = isNarrow ? 2 : labelWidth
    let pieces = text.wrapped(first: width - labelWidth, further: width - indent)
    let joint = "\n" + String(repeating: " ", count: indent)
    return start + pieces.map(\.isolated).joined(separator: joint) + "\n"
  }
}
