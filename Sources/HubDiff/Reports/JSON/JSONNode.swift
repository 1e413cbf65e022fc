import Terminal

/// A JSON value that is built piece by piece.
enum JSONNode: Hashable, Sendable {
  case null
  case text(String)
  case integer(Int)
  case real(Double)
  case flag(Bool)
  case list([JSONNode])
  case object([String: JSONNode])

  /// Creates a text, or null for nil.
  init(_ text: String?) { self = text.map(JSONNode.text) ?? .null }

  /// Creates an integer, or null for nil.
  init(_ number: Int?) { self = number.map(JSONNode.integer) ?? .null }

  /// Returns the object with more members, which replace those of the same name.
  func adding(_ members: [String: JSONNode]) -> JSONNode {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { $1 })
  }
}

extension JSONNode {
  /// Returns the value as text at an indent of a document, without a final line end.
  func text(indent: String) throws -> String {
    String(try jsonText(self).dropLast()).replacing("\n", with: "\n" + indent)
  }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  typealias Key = String
  typealias Value = JSONNode

  init(stringLiteral text: String) { self = .text(text) }
  init(dictionaryLiteral members: (String, JSONNode)...) {
    self = .object(Dictionary(members) { $1 })
  }
  init(arrayLiteral values: JSONNode...) { self = .list(values) }
}

extension JSONNode: Encodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in members {
        try container.encode(value, forKey: Name(stringValue: name))
      }
    case .list(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .integer(let number): try container.encode(number)
      case .real(let number): try container.encode(number)
      case .flag(let isSet): try container.encode(isSet)
      case .null, .object, .list: try container.encodeNil()
      }
    }
  }
}
