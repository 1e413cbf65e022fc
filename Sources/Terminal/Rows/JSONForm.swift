import HubModel

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
    for scalar in replacingQuotes.replacingHidden(with: \.jsonEscape).unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private var replacingQuotes: String {
    guard utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
