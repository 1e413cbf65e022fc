import Terminal

/// A value that a report writes as JSON.
protocol JSONValue {
  var json: JSONNode { get }
}

/// A JSON value that is built piece by piece.
enum JSONNode: Hashable, Sendable {
  case null
  case text(String)
  case integer(Int)
  case real(Double)
  case flag(Bool)
  case list([JSONNode])
  case object([String: JSONNode])

  init(_ members: [String: any JSONValue]) { self = .object(members.mapValues(\.json)) }

  /// Returns the object with more members, which replace those of the same name.
  func adding(_ members: JSONNode) -> JSONNode {
    guard case .object(let own) = self, case .object(let more) = members else { return self }
    return .object(own.merging(more) { $1 })
  }

  /// Returns the value as text at an indent of a document, without a final line end.
  func text(indent: String) throws -> String {
    String(try jsonText(self).dropLast()).replacing("\n", with: "\n" + indent)
  }
}

extension JSONNode: JSONValue, ExpressibleByDictionaryLiteral {
  var json: JSONNode { self }

  init(dictionaryLiteral members: (String, any JSONValue)...) {
    self.init(Dictionary(members) { $1 })
  }
}

extension String: JSONValue { var json: JSONNode { .text(self) } }
extension Int: JSONValue { var json: JSONNode { .integer(self) } }
extension Double: JSONValue { var json: JSONNode { .real(self) } }
extension Bool: JSONValue { var json: JSONNode { .flag(self) } }
extension Optional: JSONValue where Wrapped: JSONValue {
  var json: JSONNode { map(\.json) ?? .null }
}
extension Array: JSONValue where Element: JSONValue {
  var json: JSONNode { .list(map(\.json)) }
}
extension Dictionary: JSONValue where Key == String, Value: JSONValue {
  var json: JSONNode { .object(mapValues(\.json)) }
}

extension JSONNode: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .integer(let number): try container.encode(number)
    case .real(let number): try container.encode(number)
    case .flag(let isSet): try container.encode(isSet)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
