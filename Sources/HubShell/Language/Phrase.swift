import HubModel

/// A rule that replaces words: `with|has more than # LIST` becomes `LIST:>#`. Data/phrases.txt tells what
/// patterns may contain.
struct Phrase {
  struct Match {
    let range: Range<Int>
    /// The words instead of them.
    let words: [Word]
  }

  /// The parts of a pattern that stand for more than some words. What they match can be used in the
  /// replacement.
  private enum Kind: String, CaseIterable {
    case number = "#"
    case list = "LIST"
    case adjective = "ADJECTIVE"
    case time = "TIME"
    case day = "DAY"
    case role = "ROLE"
    case state = "STATE"
    case plural = "PLURAL"
    case rows = "ROWS"
    case word = "WORD"
    case name = "NAME"
    case end = "$"
  }

  private enum Sign: Character {
    case optional = "?"
    case any = "*"
    case following = "&"
    case notFollowing = "!"
  }

  private struct Part {
    let sign: Sign?
    let kind: Kind?
    let words: Set<String>

    init(_ text: Substring) {
      sign = text.first.flatMap(Sign.init) ?? text.last.flatMap(Sign.init)
      let choices = text.split { "?*&!|".contains($0) }
      kind = choices.first.flatMap { Kind(rawValue: String($0)) }
      words = choices.reduce(into: []) { words, choice in
        if choice.hasPrefix("<") {
          words.formUnion(WordTable.questions.all(choice.dropFirst().dropLast()))
        } else {
          words.insert(String(choice))
        }
      }
    }
  }

  private static let which = WordTable.questions.meanings("which")
  private static let periods = WordTable.questions.meanings("periods")

  private let parts: [Part]
  private let replacement: [Substring]

  init(_ pattern: Substring, _ replacement: Substring) {
    parts = pattern.split(separator: " ").map(Part.init)
    self.replacement = replacement.split(separator: " ")
  }

  /// The match at the beginning of a slice; nil if there is none.
  func match(_ words: ArraySlice<Word>) -> Match? {
    guard let first = words.first, let (rest, found) = match(parts[...], words),
      rest.startIndex > words.startIndex
    else { return nil }
    let range = first.range.joined(words[rest.startIndex - 1].range)
    return Match(
      range: words.startIndex..<rest.startIndex, words: replaced(found.reversed(), in: range))
  }

  /// The words behind those that some parts match, and what the parts found, from the last on.
  private func match(_ parts: ArraySlice<Part>, _ words: ArraySlice<Word>)
    -> (rest: ArraySlice<Word>, found: [(kind: Kind, words: [Word])])?
  {
    guard let part = parts.first else { return (words, []) }
    let following = parts.dropFirst()
    if part.kind == .name {
      // As few words as possible.
      return words.indices.lazy.compactMap { index in
        match(following, words[(index + 1)...]).map {
          ($0.rest, $0.found + [(.name, Array(words[...index]))])
        }
      }.first
    }
    let taken = taken(part, words)
    switch (part.sign, taken) {
    case (.following, nil), (.notFollowing, _?), (nil, nil): return nil
    case (.following, _?), (_, nil): return match(following, words)
    case (_, let (count, text)?):
      let next = part.sign == .any ? parts : following
      guard let (rest, found) = match(next, words.dropFirst(count)) else { return nil }
      guard let kind = part.kind, let first = words.first else { return (rest, found) }
      return (rest, found + [(kind, [Word(text, in: first.range)])])
    }
  }

  /// The number of first words that a part matches, and what they mean; nil for none.
  private func taken(_ part: Part, _ words: ArraySlice<Word>) -> (count: Int, text: String)? {
    if part.kind == .end { return words.isEmpty ? (0, "") : nil }
    guard let word = words.first?.keyword else { return nil }
    let text: String? =
      switch part.kind {
      case .number: Phrases.number(word).map(String.init)
      case .list: Phrases.lists[word]
      case .adjective: Phrases.adjectives[word].map { _ in word }
      case .day: CalendarDay.isName(word) ? word : nil
      case .role: Phrases.state(word).map { _ in word }
      case .state: Phrases.state(word)
      case .plural: Phrases.canonicalStates.contains(word) ? nil : Phrases.state(word)
      case .rows: Phrases.isList(words) ? word : nil
      case .time:
        Self.which[word].flatMap { which in
          Self.periods[words.dropFirst().first?.keyword ?? ""].map { "\(which) \($0)" }
        }
      case .word: word
      case nil, .name, .end: part.words.contains(word) ? word : nil
      }
    return text.map { (part.kind == .time ? 2 : 1, $0) }
  }

  /// The words of the replacement, in which kinds stand for what was found, in its order; the last of a
  /// kind may stand there several times.
  private func replaced(_ found: [(kind: Kind, words: [Word])], in range: Range<Int>) -> [Word] {
    var found = found
    return replacement.flatMap { token -> [Word] in
      var text = String(token)
      for kind in Kind.allCases {
        while text.contains(kind.rawValue), let index = found.firstIndex(where: { $0.kind == kind })
        {
          let words = found[index].words
          if found[(index + 1)...].contains(where: { $0.kind == kind }) { found.remove(at: index) }
          if kind == .name { return words }
          text = text.replacing(kind.rawValue, with: words[0].text, maxReplacements: 1)
        }
      }
      return text.split(separator: " ").map { Word(String($0), in: range) }
    }
  }
}

extension [Phrase] {
  func match(_ words: ArraySlice<Word>) -> Phrase.Match? {
    lazy.compactMap { $0.match(words) }.first
  }
}

extension WordTable {
  static let questions = WordTable(EmbeddedTexts.words_txt)
  private static let rules = WordTable(EmbeddedTexts.phrases_txt)

  /// The rules of a section that replace words, in their order.
  static func phrases(_ section: Substring) -> [Phrase] {
    rules.lines(section).compactMap { line in
      line.firstRange(of: " =>").map { sign in
        Phrase(line[..<sign.lowerBound], line[sign.upperBound...])
      }
    }
  }

  /// All words of a section, whether they have meanings or not.
  fileprivate func all(_ section: Substring) -> Set<String> {
    let meanings = meanings(section)
    return meanings.isEmpty ? words(section) : Set(meanings.keys)
  }

  /// The meanings of a section whose names, between commas, may have several words.
  func names(_ section: Substring) -> [String: String] {
    let meanings = lines(section).flatMap { line in
      let parts = line.split(separator: " = ", maxSplits: 1)
      return parts[1].split(separator: ", ").map { (String($0), String(parts[0])) }
    }
    return Dictionary(meanings) { first, _ in first }
  }
}
