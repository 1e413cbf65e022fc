package import Foundation

/// An object of a JSON document, built of whatever can be encoded.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private var members: [(String, (any Encodable)?)]
  /// True to write null for members without a value, also in objects that are members themselves;
  /// otherwise they are left out.
  package var hasNulls = false

  package init(dictionaryLiteral members: (String, (any Encodable)?)...) { self.init(members) }

  package init(_ members: [(String, (any Encodable)?)]) { self.members = members }

  package func adding(_ more: JSONObject) -> JSONObject { JSONObject(members + more.members) }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in members {
      let key = Name(stringValue: name)
      switch value {
      case var object as JSONObject:
        object.hasNulls = hasNulls
        try container.encode(object, forKey: key)
      case let value?: try container.encode(value, forKey: key)
      case nil: if hasNulls { try container.encodeNil(forKey: key) }
      }
    }
  }
}

/// Returns a value as the JSON of all documents: indented, with sorted keys.
package func indentedJSON(_ value: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return try encoder.encode(value)
}

extension Unicode.Scalar {
  /// The escape sequence in a JSON text: "\\u202e".
  package var jsonEscape: String {
    String(self).utf16.map { "\\u" + String($0, radix: 16).zeroPadded(to: 4) }.joined()
  }
}
