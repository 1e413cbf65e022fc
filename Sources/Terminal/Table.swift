import Foundation

/// Rows of texts under headings, for the formats that are tables.
package struct Table {
  package let headings: [String]
  package var rows: [[String]]

  package init(headings: [String], rows: [[String]] = []) {
    self.headings = headings
    self.rows = rows
  }

  /// RFC 4180, with a heading.
  package var csv: String {
    ([headings] + rows).map { row in row.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  /// A pipe table, as GitHub and most others read it.
  package var markdown: String {
    let lines = [headings, headings.map { _ in "---" }] + rows
    return lines.map { row in
      "| " + row.map(Self.escaped).joined(separator: " | ") + " |\n"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = text.harmless.replacing("\n", with: " ")
    for character in ["\\", "|", "<", "*", "_", "`", "["] where text != "---" {
      result = result.replacing(character, with: "\\" + character)
    }
    return result
  }
}

/// JSON as every command writes it: sorted keys, readable, one value and a line end.
package func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
