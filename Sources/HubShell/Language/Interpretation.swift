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

  /// A name that was found.
  private struct Meaning {
    let field: Field
    /// The values in the filter, such as the code of a country.
    let values: [String]
    let isGuess: Bool
    /// True for "A and B", of which each is asked for.
    var needsAll = false
    /// True for words with a meaning that is no name, such as "died".
    var isReading = false
  }

  /// The largest number of terms that are read as a question.
  private static let most = 40
  /// The longest name, in words.
  private static let longest = 8

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
    _ rest: ArraySlice<ListSyntax.Term>, after preposition: inout String?,
    _ reading: inout ListSyntax
  ) throws -> Int {
    guard let term = rest.first else { return 0 }
    let subject = reading.subject
    let word = term.freeWord?.keyword ?? ""
    let following = rest.dropFirst()
    func add(_ meaning: Meaning, _ count: Int, isNegated: Bool, from first: Int) -> Int {
      let words = rest.dropFirst(first).prefix(count).map(\.word)
      self.add(meaning, words, isNegated: isNegated, to: &reading)
      return first + count
    }
    if let (count, terms) = try overlap(rest, subject) {
      reading.terms += terms
      let typed = rest.prefix(count).map(\.word.text).joined(separator: " ")
      let read = terms.map(\.label).joined(separator: " ")
      reading.readings.append("interpreted \"\(typed)\" as \(read)")
      return count
    }
    if let (count, date) = try dated(rest, subject) ?? served(rest, subject) ?? aged(rest, subject)
    {
      reading.terms.append(date)
      return count
    }
    if Self.negations.contains(word) {
      // "not a member of Zonnevlek"
      let following = following.drop {
        ["a", "an", "member", "members", "lid"].contains($0.freeWord?.keyword ?? "")
      }
      let skipped = rest.count - following.count
      if let (count, meaning, isNegated) = try afterPreposition(following, subject) {
        return add(meaning, count, isNegated: !isNegated, from: skipped + 1)
      }
      let fields = Self.prepositions["in", default: []] + Self.prepositions["with", default: []]
      if let (count, meaning) = try named(following, fields, subject) {
        return add(meaning, count, isNegated: true, from: skipped)
      }
      throw try unknown(following.prefix { $0.freeWord != nil }, at: term, subject)
    }
    if let (count, meaning, isNegated) = try afterPreposition(rest, subject) {
      preposition = word
      let end = add(meaning, count, isNegated: isNegated, from: 1)
      // "joined Zonnevlek last year", "left Zonnevlek"
      if Self.verbs[word] != nil,
        let (dates, date) = try dated([term] + rest.dropFirst(end), subject)
      {
        reading.terms.append(date)
        return end + dates - 1
      }
      if word == "left" {
        self.add(
          Meaning(field: .is, values: ["former"], isGuess: false), [term.word], isNegated: false,
          to: &reading)
      }
      return end
    }
    // "people van"
    let isName = try Self.dutch.contains(word) && vocabulary.isNamed(subject, [word], true)
    if Self.words.contains(word), !Self.fillers.contains(word), !isName {
      if following.first?.isPlain("no") == true { return 1 }
      throw try unknown(following.prefix { $0.freeWord != nil }, at: term, subject)
    }
    if Self.conjunctions.contains(word), !following.isEmpty, !reading.terms.isEmpty {
      // "and without", "but no"
      if Self.words.contains(following.first?.freeWord?.keyword ?? "") { return 1 }
      let isFact = ["a", "an", "any"].contains(following.first?.freeWord?.keyword ?? "")
      let fields = Self.prepositions[preposition ?? (isFact ? "with" : ""), default: []]
      if let (count, meaning) = try named(following, fields, subject) {
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
    if following.first?.isPlain("or") == true,
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
      let times = following.prefix(2).map { $0.freeWord?.keyword ?? "" }
      if times.count == 2, Self.beginsTime(times[0]), DateRange.isTime(times[1]) {
        reading.isQuestion = true
      }
      // Before what was not understood; "in" and "van" are also parts of names.
      if Self.comparisons[word] != nil && !Self.words.contains(word)
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
        throw SyntaxError(
          "\"\(word.text)\" is neither a name nor a filter of \(reading.subject)"
            + (try vocabulary.advice(word.text))
            + "; 'help \(reading.subject)' lists what they can be chosen by", at: word)
      }
      if try !vocabulary.isNamed(reading.subject, [word.text], true) {
        reading.guesses.append("searched for names with \"\(word.text)\"")
      }
    }
  }

  /// The error for words after a preposition that nothing is called.
  private func unknown(
    _ names: ArraySlice<ListSyntax.Term>, at term: ListSyntax.Term, _ subject: Subject
  ) throws -> SyntaxError {
    // "not in Europe"
    let words = names.drop { Self.words.contains($0.freeWord?.keyword ?? "") }
      .prefix { !Self.words.contains($0.freeWord?.keyword ?? "") }
    guard let first = words.first?.word, let last = words.last?.word else {
      return SyntaxError(
        "missing name after \"\(term.word.text)\" (quote the word to search for it)", at: term.word)
    }
    let name = Self.text(words)
    let isDate = subject.fields.contains(.joined) && DateRange.isTime(first.text.lowercased())
    return SyntaxError(
      "no club, town, country or keyword is called \"\(name)\""
        + (isDate ? " (did you mean \"joined in \(name)\"?)" : try vocabulary.advice(name)),
      at: first.range.joined(last.range))
  }

  /// True for a word that a time follows.
  private static func beginsTime(_ word: String) -> Bool {
    ["before", "after", "since", "until", "in", "voor", "na", "sinds", "tot"].contains(word)
  }

  /// The words of a question that say nothing by themselves.
  private static let fillers = WordTable.questions.words("fillers")

  /// The words before a filter that must not match.
  private static let negations = WordTable.questions.words("negations")

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

  /// The words between filters.
  private static let conjunctions = WordTable.questions.words("conjunctions")

  private func add(
    _ meaning: Meaning, _ words: [Word], isNegated: Bool, to reading: inout ListSyntax
  ) {
    let range = words.dropFirst().reduce(words.first?.range ?? 0..<0) { $0.joined($1.range) }
    let values = meaning.values.map { Word(quoting: $0, range: range) }
    let term = ListSyntax.Term(
      isNegated: isNegated, field: Word(quoting: meaning.field.rawValue, range: range),
      values: values.map { .plain($0) }, word: values[0], needsAll: meaning.needsAll)
    reading.terms.append(term)
    let typed = words.map(\.text).joined(separator: " ")
    let text = "interpreted \"\(typed)\" as \(term.label)"
    if meaning.isGuess { reading.guesses.append(text) }
    if meaning.isReading { reading.readings.append(text) }
  }

  // MARK: - Prepositions

  /// The fields that each preposition can mean, in order of preference. `isPartEnough` accepts a part
  /// of a name.
  private static let prepositions: [String: [(field: Field, isPartEnough: Bool)]] = {
    let inside: [(field: Field, isPartEnough: Bool)] = [
      (.country, false), (.town, false), (.club, true), (.keyword, false), (.town, true),
      (.file, true),
    ]
    let belonging: [(field: Field, isPartEnough: Bool)] = [
      (.club, false), (.town, false), (.country, false), (.club, true), (.keyword, false),
      (.person, true),
    ]
    let membership: [(field: Field, isPartEnough: Bool)] = [(.club, false), (.club, true)]
    let having: [(field: Field, isPartEnough: Bool)] = [
      (.has, false), (.keyword, false), (.is, false), (.role, false), (.status, false),
      (.keyword, true),
    ]
    let doing: [(field: Field, isPartEnough: Bool)] = [(.keyword, false), (.keyword, true)]
    // "heeft na Waalre": two letters are also codes of countries.
    let possessing = having + belonging.filter { $0.field != .country }
    let meanings = [
      "joined|left": membership, "in|from|uit|te": inside, "of|at|van": belonging,
      "with|without|no|met|zonder|geen|neither|nor|noch": having,
      "have|has|having|heeft|hebben": possessing,
      "like|likes|shoot|shoots|photograph|photographs|take|takes|make|makes": doing,
      "do|doen|doet|uses|use|gebruikt": doing,
      "fotografeert|fotograferen": doing,
      "by|door": [(.person, true)],
      "near|nearby|around": [(.near, false)],
      "bij": [(.club, false), (.near, false), (.club, true)],
    ]
    return Dictionary(
      uniqueKeysWithValues: meanings.flatMap { words, fields in
        words.split(separator: "|").map { (String($0), fields) }
      })
  }()

  /// The prepositions that are also parts of names.
  private static let dutch: Set = ["uit", "te", "van", "met", "zonder", "geen", "door", "bij"]

  /// The prepositions before what a row must not have.
  private static let without: Set = ["without", "no", "zonder", "geen", "neither", "nor", "noch"]

  static func fields(after preposition: String) -> [Field] {
    (prepositions[preposition] ?? []).map(\.field)
  }

  /// The prepositions that completion offers.
  static let offered = ["at", "from", "in", "near", "no", "of", "with", "without"]

  static let words = prepositions.keys.filter { verbs[$0] == nil }

  /// The number of terms after a preposition that are a name, and its meaning; nil if the first term is
  /// not a preposition, or the name is unknown.
  private func afterPreposition(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject) throws
    -> (count: Int, meaning: Meaning, isNegated: Bool)?
  {
    guard let word = terms.first?.freeWord?.keyword, let fields = Self.prepositions[word] else {
      return nil
    }
    let names = terms.dropFirst()
    // "have no website", where NO is also a country
    let isEmpty = ["no", "geen", "neither"].contains(names.first?.freeWord?.keyword ?? "")
    if isEmpty, let (count, meaning, _) = try afterPreposition(names, subject) {
      return (count + 1, meaning, true)
    }
    // "with the keyword portrait", which is also a fact
    let keywords = names.drop { ["the", "a", "het", "een"].contains($0.freeWord?.keyword ?? "") }
    if ["keyword", "trefwoord"].contains(keywords.first?.freeWord?.keyword ?? ""),
      let (count, meaning) = try named(
        keywords.dropFirst(), [(.keyword, false), (.keyword, true)], subject)
    {
      return (names.count - keywords.count + 1 + count, meaning, Self.without.contains(word))
    }
    if let (count, meaning) = try named(names, fields, subject) {
      return (count, meaning, Self.without.contains(word))
    }
    // "members of clubs in Belgium"
    let isList = names.first?.freeWord?.keyword.map { Phrases.lists[$0] != nil } == true
    if isList, let (count, meaning, isNegated) = try afterPreposition(names.dropFirst(), subject) {
      return (count + 2, meaning, isNegated)
    }
    return nil
  }

  /// The number of first terms that are a name, the longest possible, and its meaning.
  private func named(
    _ terms: ArraySlice<ListSyntax.Term>, _ fields: [(field: Field, isPartEnough: Bool)],
    _ subject: Subject
  ) throws -> (count: Int, meaning: Meaning)? {
    let names = terms.prefix { $0.freeWord != nil }.prefix(Self.longest)
    for count in stride(from: names.count, to: 0, by: -1) {
      let words = names.prefix(count)
      // "in de provincie": an article, not Germany.
      if count == 1, names.count > 1, Self.articles.contains(words.first?.freeWord?.keyword ?? "") {
        continue
      }
      // "of all Belgian clubs"
      let isList = words.last?.freeWord?.keyword.map { Phrases.lists[$0] != nil } == true
      for text in [Self.text(words)] + (isList && count > 1 ? [Self.text(words.dropLast())] : []) {
        if !Self.articles.contains(text), let meaning = try meaning(of: text, fields, subject) {
          return (count, meaning)
        }
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
      var isGuess = false
      for other in Set(fields.map(\.field)) where other != field && !isGuess {
        isGuess =
          try self.value(text, other, subject)?.isWhole == true
          && ![.is, .role, .status, .has].contains(other)
      }
      // "without portrait" is about the fact, though it is also a keyword.
      return Meaning(
        field: field, values: found.texts, isGuess: isGuess && field != .has,
        needsAll: found.needsAll,
        isReading: isGuess && field == .has
          || ([.keyword, .town].contains(field) || field == .club && subject == .clubs)
            && !found.isWhole
          || found.texts.count > 1 && text.contains(" of "))
    }
    return nil
  }

  /// The values that a name stands for, or several names: "Germany, Belgium or France". For what a row
  /// has one of, "and" means the same; people can be in several clubs.
  private func value(_ text: String, _ field: Field, _ subject: Subject) throws
    -> (texts: [String], isWhole: Bool, needsAll: Bool)?
  {
    if let (text, isWhole) = try singleValue(text, field, subject) {
      return ([text], isWhole, false)
    }
    var names = text
    for prefix in ["both ", "either ", "zowel "] where names.hasPrefix(prefix) {
      names.removeFirst(prefix.count)
      if prefix == "zowel " { names = names.replacing(" als ", with: " en ") }
    }
    let isJoint = [" and ", " & ", " en "].contains { names.contains($0) }
    // "in België of Duitsland"
    names = names.replacing(" or ", with: ",").replacing(" of ", with: ",")
    guard !isJoint || [.country, .town, .club].contains(field) else { return nil }
    let isEither = names.contains(",") && names != text
    for conjunction in [" and ", " & ", " en "] { names = names.replacing(conjunction, with: ",") }
    let parts = names.split(separator: ",").map {
      Self.text($0.split(separator: " ").map(String.init))
    }
    guard parts.count > 1 else { return nil }
    let values = try parts.compactMap { try singleValue($0, field, subject) }
    guard values.count == parts.count else { return nil }
    let isBoth = isJoint && field == .club && [.people, .members].contains(subject)
    // "A and B or C" can mean two things.
    guard !isBoth || !isEither else { return nil }
    return (values.map(\.text), values.allSatisfy(\.isWhole), isBoth)
  }

  private func singleValue(_ text: String, _ field: Field, _ subject: Subject) throws
    -> (text: String, isWhole: Bool)?
  {
    switch field.kind {
    // Codes of countries that are words of other languages.
    case .country
    where ["in", "is", "er", "na", "me", "my", "so", "do", "am", "as", "by", "to", "it", "al"]
      .contains(text):
      return nil
    case .country: return try vocabulary.country(text).map { ($0, true) }
    case .choice:
      let known = subject.words(of: field)
      return Self.choices(text).first(where: known.contains).map { ($0, true) }
    default:
      switch try vocabulary.familiarity(field, text) {
      case .unknown where field == .keyword && text.count > 13 && text.hasSuffix("fotografie"):
        // "vogelfotografie" is about "Vogels", "landschapsfotografie" about "Landschap".
        let stem = text.dropLast("fotografie".count)
        return try singleValue(String(stem), field, subject)
          ?? (stem.hasSuffix("s") ? singleValue(String(stem.dropLast()), field, subject) : nil)
      case .unknown: return nil
      case .part: return (text, false)
      case .whole: return (text, true)
      }
    }
  }

  /// The words of a field that a text may stand for: "pictures" are images.
  static func choices(_ text: String) -> [String] {
    var words = text.lowercased().split(separator: " ").map(String.init)
    if words.count > 1, ["member", "members"].contains(words.last) { words.removeLast() }
    let word = words.joined(separator: "-")
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    let others = [synonyms[word], synonyms[singular]].compactMap { $0?.split(separator: " ") }
    return [word, Phrases.lists[word]].compactMap(\.self) + others.joined().map(String.init)
      + [Phrases.state(word)].compactMap(\.self) + [singular, word + "s"]
  }

  /// Other words for facts, roles and states, besides those of ``Phrases/state(_:)``. Of several, the
  /// first that the list has is meant.
  private static let synonyms = WordTable.questions.meanings("synonyms")

  // MARK: - Free words

  /// Words for former and deceased members.
  static let states = [
    "left": "former", "gone": "former", "died": "deceased", "dead": "deceased",
    "passed away": "deceased", "overleden": "deceased", "vertrokken": "former",
  ]

  /// The words for the time of an exhibition.
  private static let times: [String: [String]] = [
    "coming up": ["running", "upcoming"], "coming": ["running", "upcoming"],
    "upcoming": ["running", "upcoming"], "soon": ["running", "upcoming"],
    "now": ["running"], "nu": ["running"], "currently": ["running"], "on now": ["running"],
    "open today": ["running"], "open": ["running"],
    "open now": ["running"], "running now": ["running"], "on": ["running"],
    "over": ["past"], "ended": ["past"], "closed": ["past"], "afgelopen": ["past"],
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
      let texts = words.prefix(count).map(\.text)
      let text = Self.text(terms.prefix(count))
      if subject == .exhibitions, let times = Self.times[text.lowercased()] {
        return (count, Meaning(field: .is, values: times, isGuess: false, isReading: true))
      }
      // Two letters are the codes of too many countries: Lausanne is not in the USA.
      guard texts.joined().count > 2, !Self.words.contains(texts[0].lowercased()) else { break }
      let fillers = texts.filter { Self.fillers.contains($0.lowercased()) }
      if let state = Self.states[text.lowercased()], subject.words(of: .is).contains(state) {
        return (count, Meaning(field: .is, values: [state], isGuess: false, isReading: true))
      }
      guard fillers.count < count else { break }
      let isPart = try vocabulary.isNamed(subject, texts, !fillers.isEmpty)
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
    text(terms.compactMap(\.bareOrQuotedWord).map(\.text))
  }

  private static let articles = WordTable.questions.words("names")

  private static func text(_ words: [String]) -> String {
    let name = words.drop { articles.contains($0.lowercased()) }
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
  /// The advice on a name that nothing has: ` (did you mean "Delft"?)`; an empty text for none.
  var advice: (String) throws -> String = { _ in "" }
}

extension ListSyntax {
  /// True if something is chosen by whether it has exhibitions.
  fileprivate var asksForExhibitions: Bool {
    terms.contains { term in
      term.field?.text == Field.has.rawValue && term.word.text == Subject.exhibitions.rawValue
    }
  }
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
