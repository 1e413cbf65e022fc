import HubModel

/// A pipe table, as GitHub and most others read it.
struct MarkdownForm: RowForm {
  private let columns: [RowColumn]

  init(_ columns: [RowColumn]) {
    self.columns = columns
  }

  func start() -> String {
    Self.heading(columns.map(\.heading), columns.map { $0.alignment == .trailing ? "---:" : "---" })
  }

  func row(_ values: [FieldValue]) -> String { Self.line(values.map(\.text)) }

  func end() -> String { "" }

  /// The headings and the line under them.
  static func heading(_ headings: [String], _ rules: [String]) -> String {
    line(headings) + "| " + rules.joined(separator: " | ") + " |\n"
  }

  /// A row and its end.
  static func line(_ texts: [String]) -> String {
    "| " + texts.map(\.asMarkdown).joined(separator: " | ") + " |\n"
  }
}

extension String {
  /// One line in which nothing is markup, or HTML, or the end of a table's cell.
  package var asMarkdown: String {
    var result = String.UnicodeScalarView()
    for scalar in harmlessLine.unicodeScalars {
      if "\\|<>&*_`[]~$!".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
