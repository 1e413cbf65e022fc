import HubModel

/// A value in a piece of data, which JavaScript reads.
enum PieceValue {
  case null
  case number(Int)
  case real(Double)
  case text(String)
  case list([PieceValue])
  /// A list with each member on its own line.
  case rows([PieceValue])
  case members([(key: String, value: PieceValue)])

  static func object(_ members: KeyValuePairs<String, PieceValue>) -> Self {
    .members(Array(members))
  }

  init(_ text: String?) { self = text.map(PieceValue.text) ?? .null }

  init(_ number: Int?) { self = number.map(PieceValue.number) ?? .null }

  init(_ flag: Bool) { self = .number(flag ? 1 : 0) }
}

extension PieceValue {
  /// Appends the value as JSON. Every character with a meaning in scripts or HTML is escaped.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .number(let number): bytes += String(number).utf8
    case .real(let number): bytes += (number.isFinite ? String(number) : "null").utf8
    case .text(let text): Self.write(text, to: &bytes)
    case .list(let values): Self.write(values, between: ",", to: &bytes)
    case .rows(let values): Self.write(values, between: ",\n", to: &bytes)
    case .members(let pairs):
      bytes.append(UInt8(ascii: "{"))
      for (index, pair) in pairs.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(pair.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        pair.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(
    _ values: [PieceValue], between separator: String, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes += separator.utf8 }
      value.write(to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\t": bytes += "\\t".utf8
      case "<", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        bytes += scalar.jsonEscape.utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
