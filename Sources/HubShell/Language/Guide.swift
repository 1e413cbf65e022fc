import HubBundle
import HubModel
import Terminal

/// The description of a command, a filter, a field or a setting, for `help`, completion and
/// Docs/Query.md. All are in Data/guide.txt.
package struct Guide: Sendable {
  /// The form: "show NAME".
  package let usage: String
  package var summary: String
  /// Further sentences, or an empty text.
  package private(set) var details = ""
  /// Lines, or filters, that work with the sample hub.
  package var examples: [String] = []

  /// The first word.
  package var name: String { String(usage.prefix { $0 != " " }) }
  /// The possible values of a setting: "on|off".
  package var values: String { String(usage.dropFirst(name.count + 1)) }
}

extension Guide {
  static func named(_ name: String) -> Guide? { commands.first { $0.name == name } }

  /// All commands, in the order of `help`.
  package static let commands = lists + cards + others
  package static let lists = section("lists")
  package static let cards = section("cards")
  package static let others = section("others")
  static let filters = section("filters")
  package static let settings = section("settings")

  /// All fields, in the order of `help filters`.
  package static let fields: [Guide] = {
    let described = section("fields")
    return Field.allCases.map { field in
      var guide =
        described.first { $0.name == field.rawValue }
        ?? Guide(usage: field.rawValue, summary: field.summary, examples: [field.example])
      let words = Subject.members.words(of: field).joined(separator: ", ")
      guide.summary = guide.summary.replacing("WORDS", with: words)
      return guide
    }
  }()

  private static let table = WordTable(
    EmbeddedTexts.guide_txt.replacing(
      "MODES", with: RowMode.allCases.map(\.rawValue).joined(separator: "|")))

  private static func section(_ name: Substring) -> [Guide] {
    table.lines(name).reduce(into: []) { guides, line in
      if line.hasPrefix("  > ") {
        guides[guides.count - 1].examples.append(String(line.dropFirst(4)))
      } else if line.hasPrefix("  ") {
        guides[guides.count - 1].details = String(line.dropFirst(2))
      } else if let sign = line.firstRange(of: " = ") {
        guides.append(
          Guide(
            usage: String(line[..<sign.lowerBound]), summary: String(line[sign.upperBound...])))
      }
    }
  }
}

extension Field {
  fileprivate var summary: String {
    let noun = FactTerm.all.first { $0.listed == rawValue }?.noun ?? rawValue
    return "the \(noun)" + (kind == .text ? " (or part of it)" : "")
  }

  fileprivate var example: String {
    switch kind {
    case .date: "\(rawValue):2019..2021"
    case .day: "\(rawValue):10"
    case .number: "\(rawValue):1"
    default: "\(rawValue):example"
    }
  }
}
