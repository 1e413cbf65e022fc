import HubBundle
import Terminal

/// A list as it was typed, before its words are looked up.
struct ListSyntax: Equatable {
  var subject: Subject
  var terms: [Term] = []
  var order: [OrderTerm] = []
  var limit: Int?
  var columns: [Word] = []
  /// A distance in kilometres.
  var within: Double?
  var isCount = false
  /// The column whose values the rows are counted by.
  var grouping: Word?
  /// True for a question, whose words are not all names and filters.
  var isQuestion = false
  /// True if the beginning of the line, or its list, was replaced by another.
  var isRewritten = false
  /// The words that were read as others by a rule: `interpreted as "members joined:this-year"`.
  var readings: [String] = []
  /// The guesses, on which no number may rest: `interpreted "germany" as country:DE`.
  var guesses: [String] = []

  struct Term: Equatable {
    var isNegated: Bool
    /// The field as it was typed; nil for a free word.
    let field: Word?
    let values: [Value]
    let word: Word
    /// True for `club:A&B`: each of the values is asked for.
    var needsAll = false
  }

  enum Value: Equatable {
    case plain(Word)
    /// `fot*`, `*club` or `*to*`, without the asterisks.
    case matching(Wildcard, Word)
    case compared(ComparisonOperator, Word)
    /// A range with both bounds; either may be empty.
    case between(Word, Word)
  }

  /// The part of a text that a value with an asterisk has to match.
  enum Wildcard: Equatable {
    case beginning, end, anywhere
  }

  enum ComparisonOperator: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
    case exactly = "="
  }

  struct OrderTerm: Equatable {
    let column: Word
    let isDescending: Bool
  }
}

extension ListSyntax {
  /// The list as it can be typed.
  var line: String {
    let sorting = order.map { ($0.isDescending ? "-" : "") + $0.column.text }
    var parts = isCount ? ["count", subject.rawValue] : [subject.rawValue]
    parts += terms.map(\.label)
    if let within { parts.append("within \(DistanceSyntax.text(within))km") }
    if let grouping { parts.append("by \(grouping.text)") }
    if !sorting.isEmpty { parts.append("sort " + sorting.joined(separator: ",")) }
    if let limit { parts.append("limit \(limit)") }
    if !columns.isEmpty { parts.append("columns " + columns.map(\.text).joined(separator: ",")) }
    return parts.joined(separator: " ")
  }
}

package struct SyntaxError: Error, CustomStringConvertible, Equatable {
  let problem: String
  var meant: String?
  var advice: String?
  /// The topic of `help` that explains it.
  var help: String?
  /// The part of the line that is wrong, in UTF-8 bytes.
  package let range: Range<Int>
  /// True for a line that begins with no command.
  private(set) var isUnknownCommand = false

  init(
    _ problem: String, meant: String? = nil, advice: String? = nil, help: String? = nil,
    at range: Range<Int>
  ) {
    self.problem = problem
    self.meant = meant
    self.advice = advice
    self.help = help
    self.range = range
  }

  init(
    _ problem: String, meant: String? = nil, advice: String? = nil, help: String? = nil,
    at word: Word
  ) {
    self.init(problem, meant: meant, advice: advice, help: help, at: word.range)
  }

  static func unknownCommand(_ word: Word, meant: String?) -> SyntaxError {
    var error = SyntaxError(
      "unknown command \"\(word.text)\"", meant: meant, help: "'help' lists all commands", at: word)
    error.isUnknownCommand = true
    return error
  }

  package var description: String {
    let suggestion = meant.map { " (did you mean \"\($0)\"?)" } ?? ""
    return ([problem + suggestion] + [advice, help].compactMap(\.self)).joined(separator: "; ")
  }
}

extension ListSyntax.Term {
  /// The one free word that it is, not negated; nil for any other filter.
  var freeWord: Word? {
    guard !isNegated, field == nil, case .plain(let word)? = values.first else { return nil }
    return word
  }

  /// The filter as it can be typed: `country:DE`.
  var label: String {
    let texts = values.map { value in
      switch value {
      case .plain(let word): Self.quote(word.text)
      case .matching(.beginning, let word): word.text + "*"
      case .matching(.end, let word): "*" + word.text
      case .matching(.anywhere, let word): word.text.isEmpty ? "*" : "*\(word.text)*"
      case .compared(let comparison, let word): comparison.rawValue + Self.quote(word.text)
      case .between(let from, let through): "\(from.text)..\(through.text)"
      }
    }
    let sign = isNegated ? "-" : ""
    guard let field else { return sign + "\"\(texts.joined().replacing("\"", with: ""))\"" }
    return sign + field.text.lowercased() + ":" + texts.joined(separator: needsAll ? "&" : ",")
  }

  private static func quote(_ text: String) -> String {
    text.contains { $0.isWhitespace || ",&".contains($0) } || text.isEmpty ? "\"\(text)\"" : text
  }
}

extension Subject {
  /// "12 clubs", "1 person"
  func counted(_ number: Int) -> String { number.of(singular, rawValue) }

  /// "clubs", or "club" for one.
  func noun(_ number: Int) -> String { number == 1 ? singular : rawValue }

  /// "club", "person"
  var singular: String { self == .people ? "person" : String(rawValue.dropLast()) }
}
