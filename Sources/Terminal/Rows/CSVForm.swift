import HubModel

/// RFC 4180, with a line of the columns' names first.
struct CSVForm: RowForm {
  private let names: [String]
  private let isForTerminal: Bool

  /// - Parameter isForTerminal: Whether texts have to be harmless; a file has them as they are.
  init(_ columns: [RowColumn], isForTerminal: Bool) {
    names = columns.map(\.name)
    self.isForTerminal = isForTerminal
  }

  func start() -> String { line(names) }

  func row(_ values: [FieldValue]) -> String {
    line(values.map(\.csvText))
  }

  func end() -> String { "" }

  private func line(_ texts: [String]) -> String {
    Self.line(isForTerminal ? texts.map(\.harmlessLine) : texts)
  }

  /// A record and its end.
  static func line(_ texts: [String]) -> String {
    texts.map(quoted).joined(separator: ",") + "\r\n"
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
