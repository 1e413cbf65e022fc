import HubModel

/// RFC 4180, with a line of the columns' names first.
struct CSVForm: RowForm {
  private let names: [String]
  private let isForTerminal: Bool
  private let isSafe: Bool

  /// - Parameters:
  ///   - isForTerminal: Whether texts have to be harmless; a file has them as they are, but for control
  ///     characters.
  ///   - isSafe: Whether a spreadsheet takes no text for a formula.
  init(_ columns: [RowColumn], isForTerminal: Bool, isSafe: Bool) {
    names = columns.map(\.name)
    self.isForTerminal = isForTerminal
    self.isSafe = isSafe
  }

  func start() -> String { line(names.map(FieldValue.text)) }

  func row(_ values: [FieldValue]) -> String { line(values) }

  func end() -> String { "" }

  /// A record and its end.
  private func line(_ values: [FieldValue]) -> String {
    values.map(cell).joined(separator: ",") + "\r\n"
  }

  private func cell(_ value: FieldValue) -> String {
    let text = isForTerminal ? value.csvText.harmlessLine : value.csvText.withoutControls
    guard isSafe else { return Self.quoted(text) }
    return switch value {
    // Numbers are no formulas, negative ones neither.
    case .none, .integer, .real, .flag: Self.quoted(text)
    case .text, .texts: Self.quoted(Self.isFormula(value.csvText) ? "'" + text : text)
    }
  }

  /// Whether a spreadsheet may take it for one (OWASP, "CSV Injection"), also where it looks for the first
  /// character in its East Asian width, or behind white space.
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
    // By scalar: a quotation mark with an accent on it is a quotation mark all the same.
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
