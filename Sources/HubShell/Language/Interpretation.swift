import HubBundle
import HubModel

/// Reads ordinary words: the stage between the grammar and the query.
///
/// A preposition and a name that the bundle knows become a filter. A free word that is in no name of
/// the list, but is a country, a keyword or a status, becomes that filter, which is a guess. Every
/// other word is a name, says nothing, or is an error.
struct Interpretation {
  let vocabulary: Vocabulary
  /// The day that the names of months count from.
  let today: CalendarDay

  /// The largest number of terms that are read as a question.
  private static let most = 40

  /// Reads the free words of a list.
  ///
  /// - Throws: ``SyntaxError`` for words that are neither a filter nor a name; the errors of
  ///   ``vocabulary``.
  func read(_ syntax: ListSyntax) throws -> ListSyntax {
    var reading = syntax
    guard syntax.terms.count <= Self.most else { return reading }
    reading.terms = []
    var rest = syntax.terms[...]
    var preposition: String?
    while !rest.isEmpty { rest = rest.dropFirst(try take(rest, after: &preposition, &reading)) }
    // "open on 20 December" is about that day, not about today.
    if reading.subject == .exhibitions,
      ["starts", "ends"].allSatisfy({ name in reading.terms.contains { $0.field?.text == name } })
    {
      reading.terms.removeAll { $0.field?.text == "is" && $0.label == "is:running" }
      reading.readings.removeAll { $0.hasSuffix(" as is:running") }
    }
    // What follows a preposition is no question by itself, but no name, either.
    if reading.isQuestion || preposition != nil { try checkNames(&reading) }
    if reading.isQuestion {
      // What is left of a question is searched for, which is said.
      if reading.terms.contains(where: { $0.freeWord?.isPlain == true }) {
        reading.isRewritten = true
      }
    }
    if reading.subject == .members, reading.terms.contains(where: \.needsAll) {
      reading.subject = .people
      reading.isRewritten = true
    }
    if reading.isRewritten { reading.readings = ["interpreted as \"\(reading.line)\""] }
    return reading
  }

  /// Reads the first of some terms, and returns their number.
  private func take(
    _ rest: Terms, after preposition: inout String?,
    _ reading: inout ListSyntax
  ) throws -> Int {
    guard let term = rest.first else { return 0 }
    let subject = reading.subject
    let word = term.keyword
    let following = rest.dropFirst()
    func add(_ meaning: Meaning, _ count: Int, isNegated: Bool, from first: Int) -> Int {
      self.add(meaning, rest.dropFirst(first).prefix(count), isNegated: isNegated, to: &reading)
      return first + count
    }
    if let (count, terms) = try overlap(rest, subject) {
      reading.terms += terms
      let typed = rest.prefix(count).map(\.word.text).joined(separator: " ")
      let read = terms.map(\.label).joined(separator: " ")
      reading.readings.append("interpreted \"\(typed)\" as \(read)")
      return count
    }
    if let (count, dates) = try dated(rest, subject) ?? lasting(rest, subject) {
      reading.terms += dates
      return count
    }
    if Self.negations.contains(word) {
      // "not a member of Zonnevlek"
      let following = following.drop {
        ["a", "an", "member", "members", "lid"].contains($0.keyword)
      }
      let skipped = rest.count - following.count
      if let (count, meaning, isNegated) = try afterPreposition(following, subject) {
        return add(meaning, count, isNegated: !isNegated, from: skipped + 1)
      }
      let candidates = Self.candidates(after: "in") + Self.candidates(after: "with")
      if let (count, meaning) = try named(following, candidates, subject) {
        return add(meaning, count, isNegated: true, from: skipped)
      }
      throw try unknown(following.prefix { $0.freeWord != nil }, at: term, subject)
    }
    if let (count, meaning, isNegated) = try afterPreposition(rest, subject) {
      preposition = word
      let end = add(meaning, count, isNegated: isNegated, from: 1)
      // "joined Zonnevlek last year", "left Zonnevlek"
      if Self.verbs[word] != nil,
        let (count, dates) = try dated([term] + rest.dropFirst(end), subject)
      {
        reading.terms += dates
        return end + count - 1
      }
      if word == "left" {
        self.add(
          Meaning(field: .is, values: ["former"], isGuess: false), [term], isNegated: false,
          to: &reading)
      }
      return end
    }
    // "people van"
    let isName = try Self.dutch.contains(word) && vocabulary.isNamed(subject, [word], true)
    if Self.words.contains(word), !Self.fillers.contains(word), !isName {
      if following.first?.keyword == "no" { return 1 }
      throw try unknown(following.prefix { $0.freeWord != nil }, at: term, subject)
    }
    if Self.conjunctions.contains(word), !following.isEmpty, !reading.terms.isEmpty {
      // "and without", "but no"
      let next = following.first?.keyword ?? ""
      if Self.words.contains(next) { return 1 }
      let isFact = ["a", "an", "any"].contains(next)
      let candidates = Self.candidates(after: preposition ?? (isFact ? "with" : ""))
      if let (count, meaning) = try named(following, candidates, subject) {
        let isNegated = preposition.map(Self.without.contains) ?? false
        return add(meaning, count, isNegated: isNegated, from: 1)
      }
      return 1
    }
    if Self.conjunctions.contains(word), !following.isEmpty, Phrases.lists[word] == nil {
      throw SyntaxError(
        "missing filter before \"\(term.word.text)\" (a line asks for one list; quote the word to "
          + "search for it)", at: term.word)
    }
    // "Jan or Piet"
    if following.first?.keyword == "or",
      let other = following.dropFirst().first?.freeWord, let one = term.freeWord,
      try [one, other].allSatisfy({ try vocabulary.isNamed(subject, [$0.text], true) })
    {
      reading.terms.append(
        ListSyntax.Term(
          isNegated: false,
          field: Word(quoting: Field.name.rawValue, range: one.range.joined(other.range)),
          values: [.plain(one), .plain(other)], word: one))
      return 3
    }
    if word == "or", !following.isEmpty, !reading.terms.isEmpty {
      throw SyntaxError(
        "\"or\" between filters is not supported; separate values by commas, as in "
          + "keyword:landscape,travel (quote \"or\" to search for it)", at: term.word)
    }
    let (count, meaning) = try freeWords(rest, subject)
    if let meaning {
      return add(meaning, count, isNegated: term.isNegated, from: 0)
    }
    if count == 1, Self.fillers.contains(word) {
      if ["now", "nu", "currently"].contains(word), reading.asksForExhibitions {
        throw SyntaxError(
          "\(reading.subject) cannot be chosen by when their exhibitions are; 'exhibitions now' "
            + "lists those that are on", at: term.word)
      }
      reading.isQuestion = true
    } else {
      // A word before a date is not part of a name, as in "founded before 2000".
      let times = following.prefix(2).map(\.keyword)
      // Before what was not understood; "in" and "van" are also parts of names.
      if times.count == 2 && Self.beginsTime(times[0]) && CalendarDay.isTime(times[1])
        || Self.comparisons[word] != nil && !Self.words.contains(word)
        || ["longer", "shorter", "than", "langer", "korter", "dan"].contains(word)
      {
        reading.isQuestion = true
      }
      reading.terms += rest.prefix(count)
    }
    return count
  }

  /// Checks the words of a question that are left for names.
  ///
  /// - Throws: ``SyntaxError`` for words that are in no name.
  private func checkNames(_ reading: inout ListSyntax) throws {
    for term in reading.terms {
      guard let word = term.freeWord, word.isPlain else { continue }
      guard try vocabulary.isNamed(reading.subject, [word.text], false) else {
        let (meant, advice) = try vocabulary.advice(word.text)
        throw SyntaxError(
          "\"\(word.text)\" is neither a name nor a filter of \(reading.subject)", meant: meant,
          advice: advice, help: "'help \(reading.subject)' lists what they can be chosen by",
          at: word)
      }
      if try !vocabulary.isNamed(reading.subject, [word.text], true) {
        reading.guesses.append("searched for names with \"\(word.text)\"")
      }
    }
  }

  /// The error for words after a preposition that nothing is called.
  private func unknown(
    _ names: Terms, at term: ListSyntax.Term, _ subject: Subject
  ) throws -> SyntaxError {
    // "not in Europe"
    let words = names.drop { Self.words.contains($0.keyword) }
      .prefix { !Self.words.contains($0.keyword) }
    guard let first = words.first?.word else {
      return SyntaxError(
        "missing name after \"\(term.word.text)\" (quote the word to search for it)", at: term.word)
    }
    let name = Self.text(words)
    let isDate = subject.fields.contains(.joined) && CalendarDay.isTime(first.text.lowercased())
    let (meant, advice) = isDate ? ("joined in \(name)", nil) : try vocabulary.advice(name)
    return SyntaxError(
      "no club, town, country or keyword is called \"\(name)\"", meant: meant, advice: advice,
      at: words.range)
  }

  /// True for a word that a time follows.
  private static func beginsTime(_ word: String) -> Bool {
    ["before", "after", "since", "until", "in", "voor", "na", "sinds", "tot"].contains(word)
  }

  /// The reasons why no hub can answer, because its level files have no such field (Docs/Hub.md), by
  /// the words that ask for it.
  static let reasons = WordTable.questions.meanings("reasons")

  static let fillers = WordTable.questions.words("fillers")

  static let negations = WordTable.questions.words("negations")

  /// True for a word that says nothing by itself, or stands before a name.
  static func isFiller(_ word: Word?) -> Bool {
    let word = word?.keyword ?? ""
    return fillers.contains(word) || words.contains(word) || conjunctions.contains(word)
      || questionWords.contains(word)
  }

  private static let questionWords = WordTable.questions.words("questions")

  static func beginsQuestion(_ word: Word) -> Bool { questionWords.contains(word.keyword ?? "") }

  static func isNegation(_ word: Word) -> Bool {
    let word = word.keyword ?? ""
    return negations.contains(word) || without.contains(word)
  }

  static let conjunctions = WordTable.questions.words("conjunctions")

  private func add(
    _ meaning: Meaning, _ words: Terms, isNegated: Bool, to reading: inout ListSyntax
  ) {
    let term = ListSyntax.Term(
      meaning.field, meaning.values, isNegated: isNegated, needsAll: meaning.needsAll,
      at: words.range)
    reading.terms.append(term)
    let typed = words.map(\.word.text).joined(separator: " ")
    let text = "interpreted \"\(typed)\" as \(term.label)"
    if meaning.isGuess { reading.guesses.append(text) }
    if meaning.isReading { reading.readings.append(text) }
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
  /// The name that was probably meant by one that nothing has, and other advice.
  var advice: (String) throws -> (meant: String?, advice: String?) = { _ in (nil, nil) }
}

extension ListSyntax {
  /// True if something is chosen by whether it has exhibitions.
  fileprivate var asksForExhibitions: Bool {
    terms.contains { term in
      term.field?.text == Field.has.rawValue && term.word.text == Subject.exhibitions.rawValue
    }
  }
}
