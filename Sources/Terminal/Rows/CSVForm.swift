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
    guard needsQuotes else { return text }
    var result = String.UnicodeScalarView("\"".unicodeScalars)
    // By scalar, because a quotation mark with a combining accent is still a quotation mark.
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.append(scalar) }
      result.append(scalar)
    }
    result.append("\"")
    return String(result)
  }
}

extension FieldValue {
  fileprivate var csvText: String {
    switch self {
    case .flag(let isSet): isSet ? "true" : "false"
    case .texts(let texts): texts.joined(separator: "; ")
    case .none, .text, .integer, .real: plainText
    }
  }
}
