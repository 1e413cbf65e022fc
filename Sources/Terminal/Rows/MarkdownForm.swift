import HubModel

/// A Markdown table in the syntax of GitHub.
struct MarkdownForm: RowForm {
  let columns: [RowColumn]

  func start() -> String {
    line(columns.map(\.heading.asMarkdown))
      + line(columns.map { $0.alignment == .trailing ? "---:" : "---" })
  }

  func row(_ values: [FieldValue]) -> String { line(values.map(\.text.asMarkdown)) }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}

extension String {
  /// The text on one line, with everything escaped that Markdown, HTML or a table would interpret.
  package var asMarkdown: String {
    var result = String.UnicodeScalarView()
    for scalar in harmlessLine.unicodeScalars {
      if "\\|<>&*_`[]~$!".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
