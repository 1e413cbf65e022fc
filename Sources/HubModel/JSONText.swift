package import Foundation

/// An object of a JSON document, built of whatever can be encoded. Members without a value are left
/// out.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private let members: [(String, (any Encodable)?)]

  package init(dictionaryLiteral members: (String, (any Encodable)?)...) { self.init(members) }

  package init(_ members: [(String, (any Encodable)?)]) { self.members = members }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for case (let name, let value?) in members {
      try container.encode(value, forKey: Name(stringValue: name))
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
