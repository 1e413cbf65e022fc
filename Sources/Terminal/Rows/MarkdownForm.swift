import HubModel

/// A Markdown table in the syntax of GitHub.
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

  /// Returns the headings and the line below them.
  static func heading(_ headings: [String], _ rules: [String]) -> String {
    line(headings) + "| " + rules.joined(separator: " | ") + " |\n"
  }

  /// Returns a row with its line end.
  static func line(_ texts: [String]) -> String {
    "| " + texts.map(\.asMarkdown).joined(separator: " | ") + " |\n"
  }
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
