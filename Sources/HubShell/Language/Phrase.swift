/// A rule that replaces words: `with|has more than # LIST` becomes `LIST:>#`.
///
/// A pattern has words between blanks. `a|b` is one of them, `a?` may be left out, `#` is a number,
/// `LIST` the name of a list in any of its forms, `ADJECTIVE` one such as `newest`, `TIME` a time
/// such as `this year`, and `$` the end of the line.
struct Phrase {
  /// The words that a pattern matched.
  struct Match {
    let range: Range<Int>
    /// The words instead of them.
    let words: [Word]
  }

  private enum Part {
    case words([String], isOptional: Bool)
    case number
    case list
    case adjective
    case time
    case end
  }

  private static let which = [
    "this": "this", "last": "last", "next": "next", "dit": "this", "deze": "this", "vorig": "last",
    "vorige": "last", "afgelopen": "last", "volgend": "next", "volgende": "next", "komende": "next",
  ]
  private static let periods = [
    "year": "year", "month": "month", "week": "week", "weekend": "weekend", "jaar": "year",
    "maand": "month",
  ]

  private let parts: [Part]
  private let replacement: String

  /// - Parameter replacement: Words in which `#`, `LIST`, `ADJECTIVE` and `TIME` stand for what the
  ///   pattern matched, in its order.
  init(_ pattern: String, _ replacement: String) {
    parts = pattern.split(separator: " ").map { part in
      switch part {
      case "#": .number
      case "LIST": .list
      case "ADJECTIVE": .adjective
      case "TIME": .time
      case "$": .end
      default:
        .words(
          part.split { "|?".contains($0) }.map(String.init), isOptional: part.hasSuffix("?"))
      }
    }
    self.replacement = replacement
  }

  /// The match at the beginning of a slice; nil if there is none. O(pattern).
  func match(_ words: ArraySlice<Word>) -> Match? {
    var rest = words
    var text = replacement
    for part in parts {
      let word = rest.first?.keyword
      switch part {
      case .words(let choice, let isOptional):
        if word.map(choice.contains) != true {
          guard isOptional else { return nil }
          continue
        }
      case .number:
        guard let number = word.flatMap(Phrases.number) else { return nil }
        text = text.replacing("#", with: String(number), maxReplacements: 1)
      case .list:
        guard let list = word.flatMap({ Phrases.lists[$0] }) else { return nil }
        text = text.replacing("LIST", with: list)
      case .adjective:
        guard let word, Phrases.adjectives[word] != nil else { return nil }
        text = text.replacing("ADJECTIVE", with: word)
      case .time:
        let next = rest.dropFirst().first?.keyword ?? ""
        guard let word, let which = Self.which[word], let period = Self.periods[next] else {
          return nil
        }
        text = text.replacing("TIME", with: "\(which) \(period)")
        rest.removeFirst()
      case .end:
        guard rest.isEmpty else { return nil }
        continue
      }
      rest.removeFirst()
    }
    guard let first = words.first, rest.startIndex > words.startIndex else { return nil }
    let range = first.range.joined(words[rest.startIndex - 1].range)
    return Match(
      range: words.startIndex..<rest.startIndex,
      words: text.split(separator: " ").map { Word(String($0), in: range) })
  }
}

extension [Phrase] {
  func match(_ words: ArraySlice<Word>) -> Phrase.Match? {
    for phrase in self {
      if let match = phrase.match(words) { return match }
    }
    return nil
  }
}
