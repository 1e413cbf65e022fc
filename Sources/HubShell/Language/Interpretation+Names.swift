import HubBundle
import HubModel

/// Prepositions, names and other words that mean a filter.
extension Interpretation {
  struct Meaning {
    let field: Field
    /// The values in the filter, such as the code of a country.
    let values: [String]
    let isGuess: Bool
    /// True for "A and B", of which each is asked for.
    var needsAll = false
    /// True for words whose meaning is to be told: "died", "Scotland".
    var isReading = false
  }

  /// The longest name, in words.
  private static let longest = 8

  struct Candidate {
    let field: Field
    /// True if a part of a name will do.
    let isPartEnough: Bool

    init?(_ text: Substring) {
      isPartEnough = text.hasSuffix("~")
      guard let field = Field(rawValue: isPartEnough ? String(text.dropLast()) : String(text))
      else { return nil }
      self.field = field
    }
  }

  private static let prepositions = WordTable.questions.meanings("prepositions").mapValues {
    $0.split(separator: " ").compactMap(Candidate.init)
  }

  static func candidates(after preposition: String) -> [Candidate] {
    prepositions[preposition] ?? []
  }

  static let dutch = WordTable.questions.words("dutch")

  static let without = WordTable.questions.words("without")

  static let offered = WordTable.questions.list("offered")

  static let words = prepositions.keys.filter { verbs[$0] == nil }

  /// The number of terms after a preposition that are a name, and its meaning; nil if the first term is
  /// not a preposition, or the name is unknown.
  func afterPreposition(_ terms: Terms, _ subject: Subject) throws
    -> (count: Int, meaning: Meaning, isNegated: Bool)?
  {
    guard let word = terms.first?.keyword, let candidates = Self.prepositions[word] else {
      return nil
    }
    let names = terms.dropFirst()
    // "have no website", where NO is also a country
    if ["no", "geen", "neither"].contains(names.first?.keyword),
      let (count, meaning, _) = try afterPreposition(names, subject)
    {
      return (count + 1, meaning, true)
    }
    // "with the keyword portrait", which is also a fact
    var keywords = names.drop { ["the", "a", "het", "een"].contains($0.keyword) }
    if keywords.skip(["keyword", "trefwoord"]),
      let (count, meaning) = try named(
        keywords, Self.candidates(after: "do"), subject)
    {
      return (names.count - keywords.count + count, meaning, Self.without.contains(word))
    }
    if let (count, meaning) = try named(names, candidates, subject) {
      return (count, meaning, Self.without.contains(word))
    }
    // "members of clubs in Belgium"
    if Phrases.lists[names.first?.keyword ?? ""] != nil,
      let (count, meaning, isNegated) = try afterPreposition(names.dropFirst(), subject)
    {
      return (count + 2, meaning, isNegated)
    }
    return nil
  }

  /// The number of first terms that are a name, the longest possible, and its meaning.
  func named(_ terms: Terms, _ candidates: [Candidate], _ subject: Subject) throws
    -> (count: Int, meaning: Meaning)?
  {
    let names = terms.prefix { $0.freeWord != nil }.prefix(Self.longest)
    for count in stride(from: names.count, to: 0, by: -1) {
      let words = names.prefix(count)
      // "in de provincie": an article, not Germany.
      if count == 1, names.count > 1, Self.articles.contains(words.first?.keyword ?? "") {
        continue
      }
      // "of all Belgian clubs"
      let isList = Phrases.lists[words.last?.keyword ?? ""] != nil
      for text in [Self.text(words)] + (isList && count > 1 ? [Self.text(words.dropLast())] : []) {
        if !Self.articles.contains(text), let meaning = try meaning(of: text, candidates, subject) {
          return (count, meaning)
        }
      }
    }
    return nil
  }

  private func meaning(
    of text: String, _ candidates: [Candidate], _ subject: Subject
  ) throws -> Meaning? {
    let candidates = candidates.filter { subject.fields.contains($0.field) }
    for candidate in candidates {
      let field = candidate.field
      guard let found = try value(text, field, subject),
        found.isWhole || candidate.isPartEnough && text.count > 2
      else { continue }
      let others = Set(candidates.map(\.field)).subtracting([field, .is, .role, .status, .has])
      let isGuess = try others.contains { try value(text, $0, subject)?.isWhole == true }
      // "without portrait" is about the fact, though it is also a keyword.
      return Meaning(
        field: field, values: found.texts, isGuess: isGuess && field != .has,
        needsAll: found.needsAll,
        isReading: isGuess && field == .has
          || ([.keyword, .town].contains(field) || field == .club && subject == .clubs)
            && !found.isWhole
          || found.texts.count > 1 && text.contains(" of ")
          // "in Scotland" is in the whole country, and "in Japanese" is not about the language.
          || field == .country && CountryNames.isVariant(text))
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
  static let states = WordTable.questions.meanings("gone")

  private static let times = WordTable.questions.names("times")

  /// The number of first terms that belong together, and their meaning if it is not a name in the list.
  func freeWords(_ terms: Terms, _ subject: Subject) throws
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
        let values = times.split(separator: ",").map(String.init)
        return (count, Meaning(field: .is, values: values, isGuess: false, isReading: true))
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
  static func text(_ terms: Terms) -> String {
    text(terms.compactMap(\.bareOrQuotedWord).map(\.text))
  }

  private static let articles = WordTable.questions.words("names")

  private static func text(_ words: [String]) -> String {
    let name = words.drop { articles.contains($0.lowercased()) }
    return (name.isEmpty ? words[...] : name).joined(separator: " ")
  }
}

extension ListSyntax.Term {
  /// The free word that it is, without quotes; perhaps negated.
  fileprivate var bareWord: Word? { bareOrQuotedWord.flatMap { $0.isPlain ? $0 : nil } }

  fileprivate var bareOrQuotedWord: Word? {
    guard field == nil, case .plain(let word)? = values.first else { return nil }
    return word
  }
}
