import HubBundle

/// Reads ordinary words: the stage between the grammar and the query.
///
/// `in`, `of`, `at`, `with`, `from`, `by` and `near` before a name that the bundle knows become filters;
/// `and` between filters is left out; a free word that nothing in the list is called, but a country,
/// a keyword or a status is, becomes that filter. Everything else stays as it was typed.
struct Interpretation {
  /// The names that the bundle knows.
  let vocabulary: Vocabulary
  /// The day that the names of months count from.
  let today: CalendarDay

  /// A name that was found.
  private struct Meaning {
    let field: Field
    /// The values in the filter, such as the code of a country.
    let values: [String]
    let isGuess: Bool
  }

  /// The largest number of terms that are read as a question.
  private static let most = 40
  /// The longest name, in words.
  private static let longest = 8

  /// Reads the free words of a list.
  ///
  /// - Throws: ``SyntaxError`` for `or`; the errors of ``vocabulary``.
  func read(_ syntax: ListSyntax) throws -> ListSyntax {
    var reading = syntax
    guard syntax.terms.count <= Self.most else { return reading }
    reading.terms = []
    var rest = try withoutFillers(syntax)[...]
    while let term = rest.first {
      if let (count, terms) = try openOn(rest, syntax.subject) {
        reading.terms += terms
        let typed = rest.prefix(count).map(\.word.text).joined(separator: " ")
        let read = terms.map(\.label).joined(separator: " ")
        reading.guesses.append("interpreted \"\(typed)\" as \(read)")
        rest = rest.dropFirst(count)
      } else if let (count, date) = try dated(rest, syntax.subject) ?? aged(rest, syntax.subject) {
        reading.terms.append(date)
        rest = rest.dropFirst(count)
      } else if let (count, meaning, isNegated) = try afterPreposition(rest, syntax.subject) {
        let words = rest.dropFirst().prefix(count).map(\.word)
        add(meaning, words, isNegated: isNegated, to: &reading)
        rest = rest.dropFirst(count + 1)
        // "joined Zonnevlek last year", "left Zonnevlek"
        let isVerb = Self.verbs[term.freeWord?.keyword ?? ""] != nil
        if isVerb, try term.isPlain("left") || dated([term] + rest, syntax.subject) != nil {
          rest = [term] + rest
        }
      } else if term.isPlain("with"), rest.dropFirst().first?.isPlain("no") == true {
        rest.removeFirst()
      } else if rest.count > 1, !reading.terms.isEmpty,
        term.isPlain("and") || term.isPlain("&")
      {
        rest.removeFirst()
      } else if rest.count > 1, !reading.terms.isEmpty, term.isPlain("or") {
        throw SyntaxError(
          "\"or\" between filters is not supported; separate values by commas, as in "
            + "keyword:landscape,travel (quote \"or\" to search for it)", at: term.word)
      } else {
        let (count, meaning) = try freeWords(rest, syntax.subject)
        if let meaning {
          let words = rest.prefix(count).map(\.word)
          add(meaning, words, isNegated: term.isNegated, to: &reading)
        } else {
          reading.terms += rest.prefix(count)
        }
        rest = rest.dropFirst(count)
      }
    }
    return reading
  }

  /// The words of a question that say nothing by themselves.
  private static let fillers: Set = [
    "who", "which", "that", "where", "whose", "are", "is", "was", "were", "have", "has", "had",
    "do",
    "does", "did", "there", "currently", "the", "all", "they", "you", "us", "called", "named",
    "name",
    "like", "likes", "photograph", "photographs", "shoot", "shoots", "into",
  ]

  /// The terms without such words, unless something in the list is called so.
  private func withoutFillers(_ syntax: ListSyntax) throws -> [ListSyntax.Term] {
    try syntax.terms.filter { term in
      guard let word = term.freeWord?.keyword, Self.fillers.contains(word) else { return true }
      return try vocabulary.isNamed(syntax.subject, [word], true)
    }
  }

  private func add(
    _ meaning: Meaning, _ words: [Word], isNegated: Bool, to reading: inout ListSyntax
  ) {
    let range = words.dropFirst().reduce(words.first?.range ?? 0..<0) { $0.joined($1.range) }
    let values = meaning.values.map { Word(quoting: $0, range: range) }
    let term = ListSyntax.Term(
      isNegated: isNegated, field: Word(quoting: meaning.field.rawValue, range: range),
      values: values.map { .plain($0) }, word: values[0])
    reading.terms.append(term)
    if meaning.isGuess {
      let typed = words.map(\.text).joined(separator: " ")
      reading.guesses.append("interpreted \"\(typed)\" as \(term.label)")
    }
  }

  // MARK: - Prepositions

  /// The fields that each preposition can mean, in order of preference. `isPartEnough` accepts a part
  /// of a name.
  private static let prepositions: [String: [(field: Field, isPartEnough: Bool)]] = {
    let inside: [(field: Field, isPartEnough: Bool)] = [
      (.country, false), (.town, false), (.club, true), (.keyword, false), (.town, true),
    ]
    let belonging: [(field: Field, isPartEnough: Bool)] = [
      (.club, false), (.town, false), (.country, false), (.club, true), (.keyword, false),
      (.person, true),
    ]
    let membership: [(field: Field, isPartEnough: Bool)] = [(.club, false), (.club, true)]
    let having: [(field: Field, isPartEnough: Bool)] = [
      (.keyword, false), (.has, false), (.is, false), (.keyword, true),
    ]
    return [
      "joined": membership, "left": membership, "in": inside, "from": inside, "of": belonging,
      "at": belonging, "with": having,
      "without": having, "no": having, "by": [(.person, true)], "near": [(.near, false)],
    ]
  }()

  /// The fields that may follow a preposition.
  static func fields(after preposition: String) -> [Field] {
    (prepositions[preposition] ?? []).map(\.field)
  }

  /// The prepositions.
  static let words = prepositions.keys.filter { verbs[$0] == nil }

  /// The number of terms after a preposition that are a name, and its meaning; nil if the first term is
  /// not a preposition, or the name is unknown.
  private func afterPreposition(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject) throws
    -> (count: Int, meaning: Meaning, isNegated: Bool)?
  {
    guard let word = terms.first?.freeWord?.keyword, let fields = Self.prepositions[word] else {
      return nil
    }
    let names = terms.dropFirst().prefix { $0.freeWord != nil }.prefix(Self.longest)
    for count in stride(from: names.count, to: 0, by: -1) {
      let text = Self.text(names.prefix(count))
      if let meaning = try meaning(of: text, fields, subject) {
        return (count, meaning, word == "without" || word == "no")
      }
    }
    return nil
  }

  private func meaning(
    of text: String, _ fields: [(field: Field, isPartEnough: Bool)], _ subject: Subject
  ) throws -> Meaning? {
    let fields = fields.filter { subject.fields.contains($0.field) }
    for (field, isPartEnough) in fields {
      guard let found = try value(text, field, subject),
        found.isWhole || isPartEnough && text.count > 2
      else { continue }
      var isGuess = found.texts.count > 1
      for other in Set(fields.map(\.field)) where other != field && !isGuess {
        isGuess = try self.value(text, other, subject)?.isWhole == true
      }
      return Meaning(field: field, values: found.texts, isGuess: isGuess)
    }
    return nil
  }

  /// The values that a name stands for, or several names: "Germany, Belgium or France". For what a row
  /// has one of, "and" means the same.
  private func value(_ text: String, _ field: Field, _ subject: Subject) throws
    -> (texts: [String], isWhole: Bool)?
  {
    if let (text, isWhole) = try singleValue(text, field, subject) { return ([text], isWhole) }
    let isSingle = [.country, .town, .club].contains(field)
    var names = text.replacing(" or ", with: ",")
    if isSingle { names = names.replacing(" and ", with: ",") }
    let parts = names.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    guard parts.count > 1 else { return nil }
    let values = try parts.compactMap { try singleValue($0, field, subject) }
    guard values.count == parts.count else { return nil }
    return (values.map(\.text), values.allSatisfy(\.isWhole))
  }

  private func singleValue(_ text: String, _ field: Field, _ subject: Subject) throws
    -> (text: String, isWhole: Bool)?
  {
    switch field.kind {
    case .country: return try vocabulary.country(text).map { ($0, true) }
    case .choice:
      let word = text.lowercased().replacing(" ", with: "-")
      // "pictures" are images.
      let known = subject.words(of: field)
      return [word, Phrases.lists[word]].compactMap(\.self).first(where: known.contains)
        .map { ($0, true) }
    default:
      switch try vocabulary.familiarity(field, text) {
      case .unknown: return nil
      case .part: return (text, false)
      case .whole: return (text, true)
      }
    }
  }

  // MARK: - Free words

  /// Words for former and deceased members.
  private static let states = [
    "left": "former", "gone": "former", "died": "deceased", "dead": "deceased",
  ]

  /// The words for the time of an exhibition.
  private static let times: [String: [String]] = [
    "coming up": ["running", "upcoming"], "coming": ["running", "upcoming"],
    "upcoming": ["running", "upcoming"], "soon": ["running", "upcoming"],
    "now": ["running"], "on now": ["running"], "open today": ["running"], "open": ["running"],
    "over": ["past"],
  ]

  /// The number of first terms that belong together, and their meaning if it is not a name in the list.
  private func freeWords(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject) throws
    -> (count: Int, meaning: Meaning?)
  {
    guard let first = terms.first?.bareWord else { return (1, nil) }
    let isNegated = terms.first?.isNegated == true
    let words =
      isNegated
      ? [first]
      : terms.prefix(Self.longest).prefix { $0.bareWord != nil && !$0.isNegated }.compactMap(
        \.bareWord)
    for count in stride(from: words.count, to: 0, by: -1) {
      // Two letters are the codes of too many countries.
      let texts = words.prefix(count).map(\.text)
      guard texts.joined().count > 2, !Self.words.contains(texts[0].lowercased()) else { break }
      let text = Self.text(terms.prefix(count))
      // Lausanne is not in the USA.
      if subject == .exhibitions, let times = Self.times[text.lowercased()] {
        return (count, Meaning(field: .is, values: times, isGuess: true))
      }
      if let state = Self.states[text.lowercased()], subject.words(of: .is).contains(state) {
        return (count, Meaning(field: .is, values: [state], isGuess: true))
      }
      let isPart = try vocabulary.isNamed(subject, texts, false)
      let isShort = CountryNames.isVariant(text)
      if try isPart && !(isShort && !vocabulary.isNamed(subject, texts, true)) {
        return (count, nil)
      }
      // A club is found by its town, which may be written in another language.
      let isPlace = subject == .clubs || subject == .museums
      for field in (isPlace ? [Field.town] : []) + [.country, .keyword, .is]
      where subject.fields.contains(field) {
        if let found = try value(text, field, subject), found.isWhole {
          return (count, Meaning(field: field, values: found.texts, isGuess: true))
        }
      }
    }
    return (1, nil)
  }

  /// The words of terms as one name, without an article.
  private static func text(_ terms: ArraySlice<ListSyntax.Term>) -> String {
    let words = terms.compactMap(\.bareOrQuotedWord).map(\.text)
    let name = words.drop { ["the", "a", "an", "any", "club", "museum"].contains($0.lowercased()) }
    return (name.isEmpty ? words[...] : name).joined(separator: " ")
  }
}

/// Looks up names in a bundle.
struct Vocabulary {
  /// The code of a country by its code or one of its names.
  var country: (String) throws -> String?
  /// The familiarity of a name as a club, town, keyword or person, or as a name with coordinates.
  var familiarity: (Field, String) throws -> Familiarity
  /// True if a row of a list has all these words in its name; with `true`, at the beginning of words.
  var isNamed: (Subject, [String], Bool) throws -> Bool
}

extension ListSyntax.Term {
  /// True for this word without quotes.
  fileprivate func isPlain(_ keyword: String) -> Bool { freeWord?.keyword == keyword }

  /// The free word that it is, without quotes; perhaps negated.
  fileprivate var bareWord: Word? { bareOrQuotedWord.flatMap { $0.isPlain ? $0 : nil } }

  fileprivate var bareOrQuotedWord: Word? {
    guard field == nil, case .plain(let word)? = values.first else { return nil }
    return word
  }
}
