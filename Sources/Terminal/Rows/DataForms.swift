import HubModel

/// Comma-separated values (RFC 4180), with the names of the columns in the first line.
struct CSVForm: RowForm {
  let columns: [RowColumn]
  /// True to make texts harmless for a terminal; in a file, only control characters are replaced.
  let isForTerminal: Bool
  /// True to keep spreadsheets from interpreting texts as formulas.
  let isSafe: Bool

  func start() -> String { row(columns.map { .text($0.name) }) }

  func row(_ values: [FieldValue]) -> String {
    values.map(cell).joined(separator: ",") + "\r\n"
  }

  private func cell(_ value: FieldValue) -> String {
    let text = isForTerminal ? value.csvText.harmlessLine : value.csvText.withoutControls
    guard isSafe else { return Self.quoted(text) }
    return switch value {
    // Numbers, including negative ones, are not formulas.
    case .none, .integer, .real, .flag: Self.quoted(text)
    case .text, .texts: Self.quoted(Self.isFormula(value.csvText) ? "'" + text : text)
    }
  }

  /// True if a spreadsheet may take a text for a formula (OWASP, "CSV Injection"), even if the
  /// first character is full-width or follows white space.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    if "\t\r\n".unicodeScalars.contains(first) { return true }
    let sign = text.unicodeScalars.first { !$0.properties.isWhitespace }
    return sign.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
  }

  private static func quoted(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { ",\"\r\n".utf8.contains($0) }
    return needsQuotes ? "\"" + text.putting("\"", before: "\"") + "\"" : text
  }
}

extension FieldValue {
  fileprivate var csvText: String { text(yes: "true", no: "false", separator: "; ") }
}

/// A JSON document with one row per line: `{"version": 1, "rows": [ … ]}`.
struct JSONForm: RowForm {
  private let names: [String]
  private let members: [(name: String, value: FieldValue)]
  private var isFirst = true

  init(_ columns: [RowColumn], members: [(name: String, value: FieldValue)]) {
    names = columns.map(\.name.jsonText)
    self.members = members
  }

  func start() -> String {
    let head = members.map { "\($0.name.jsonText): \($0.value.jsonText), " }.joined()
    return "{\"version\": 1, \(head)\"rows\": ["
  }

  mutating func row(_ values: [FieldValue]) -> String {
    let separator = isFirst ? "\n" : ",\n"
    isFirst = false
    let pairs = zip(names, values).map { "\($0): \($1.jsonText)" }
    return separator + "  {" + pairs.joined(separator: ", ") + "}"
  }

  func end() -> String { isFirst ? "]}\n" : "\n]}\n" }
}

extension FieldValue {
  fileprivate var jsonText: String {
    switch self {
    case .none: "null"
    case .text(let text): text.jsonText
    case .integer(let number): String(number)
    case .real(let number): number.plainText ?? "null"
    case .flag(let isSet): isSet ? "true" : "false"
    case .texts(let texts): "[" + texts.map(\.jsonText).joined(separator: ", ") + "]"
    }
  }
}

extension String {
  /// The text as a JSON string. Characters that are not ``harmless`` are escaped, because the
  /// output may go to a terminal.
  fileprivate var jsonText: String {
    var result = "\""
    for scalar in putting("\\", before: "\"\\").replacingHidden(with: \.jsonEscape).unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

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
  package var asMarkdown: String { harmlessLine.putting("\\", before: "\\|<>&*_`[]~$!") }

  /// Returns the text with a sign before each of some others. By scalar, because a quotation mark with a
  /// combining accent is still a quotation mark.
  fileprivate func putting(_ sign: Unicode.Scalar, before others: String) -> String {
    guard utf8.contains(where: others.utf8.contains) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if others.unicodeScalars.contains(scalar) { result.append(sign) }
      result.append(scalar)
    }
    return String(result)
  }
}

/// A small table of texts with headings, for documents that are not written with ``RowWriter``.
package struct Table {
  package let headings: [String]
  package var rows: [[String]]

  package init(headings: [String], rows: [[String]] = []) {
    (self.headings, self.rows) = (headings, rows)
  }

  private var columns: [RowColumn] { headings.map { RowColumn($0, heading: $0) } }

  /// Returns the table as comma-separated values (RFC 4180), with headings.
  ///
  /// - Parameter isSafe: True to keep spreadsheets from interpreting texts as formulas.
  package func csv(isSafe: Bool) -> String {
    text(CSVForm(columns: columns, isForTerminal: Style.output.isTerminal, isSafe: isSafe))
  }

  package var markdown: String { text(MarkdownForm(columns: columns)) }

  private func text(_ form: some RowForm) -> String {
    var form = form
    return form.start() + rows.map { form.row($0.map(FieldValue.text)) }.joined()
  }
}

/// Returns a value as the JSON that all commands write: indented, with sorted keys and a final line
/// end. Characters that are not ``Swift/String/harmless`` are escaped, because the output may go to
/// a terminal.
package func jsonText(_ value: some Encodable) throws -> String {
  String(decoding: try indentedJSON(value), as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
    .map { String($0).replacingHidden(with: \.jsonEscape) + "\n" }.joined()
}
