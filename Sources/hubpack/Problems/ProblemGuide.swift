import Foundation
import HubModel

/// The explanations of the problem codes: the table in section 10 of Docs/Hub.md, which is their only
/// source.
enum ProblemGuide {
  struct Entry {
    let event: String
    let advice: String
  }

  static let entries = entries(in: EmbeddedTexts.Hub_md)

  /// Reads the rows of the table: "| `code`, `code` | what happened | what to do |".
  private static func entries(in document: String) -> [Problem.Code: Entry] {
    var entries: [Problem.Code: Entry] = [:]
    for line in document.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.dropFirst().dropLast().split(separator: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      for name in cells[0].split(separator: ",") {
        let name = name.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
        guard let code = Problem.Code(rawValue: name) else { continue }
        entries[code] = Entry(event: cells[1], advice: cells[2])
      }
    }
    return entries
  }
}
