import HubBundle
import HubModel

/// Turns the ways in which people begin a question into commands: `show me the oldest members` is
/// `members born:* sort born`.
struct Phrases {
  private(set) var words: [Word]
  /// True if more was replaced than the name of a list.
  private(set) var isGuess = false
  /// True for a question: words were replaced that no command begins with.
  private(set) var isQuestion = false
  /// The column of the one fact that the line asks for, or "age".
  private(set) var askedFact: String?

  init(_ words: [Word]) {
    self.words = words
    // The names of files, people and settings stay as they are.
    let command = word(at: 0).map { $0.hasSuffix("!") ? String($0.dropLast()) : $0 } ?? ""
    let isAnswered = ["show", "count"].contains(command) || Self.lists[command] != nil
    guard Guide.named(command) == nil || isAnswered else { return }
    // "who is in Delft?"
    if let last = words.last?.droppingLast("?"), words.count > 1 {
      self.words[words.count - 1] = last
      if last.text.isEmpty { self.words.removeLast() }
    }
    removeCommas()
    let isCount = replaceFirst(Self.counts)
    let typed = self.words
    // A name may have any words.
    if word(at: 0) != "show" || word(at: 1) == "me" { read(Self.preludes) }
    isQuestion = isCount && words.first?.keyword != "count"
    if !timeOfEvent() { opening() }
    if isCount { possession() }
    read(Self.insides)
    if replaceFirst(Self.states) { isGuess = true }
    adjective()
    nameOfList()
    order()
    anyDistance()
    if self.words.count != typed.count || isGuess { isQuestion = true }
    guard let first = self.words.first, isCount else { return }
    self.words.insert(Word("count", in: first.range), at: 0)
  }

  private static let pauses = WordTable.questions.words("pauses")

  /// Removes the commas between filters: "in Belgium, without Ghent".
  private mutating func removeCommas() {
    for index in words.indices.dropLast() {
      let next = word(at: index + 1) ?? ""
      guard Self.pauses.contains(next) || Self.adjectives[next] != nil else { continue }
      if let word = words[index].droppingLast(","), !word.text.isEmpty { words[index] = word }
    }
  }

  private func word(at index: Int) -> String? {
    words.indices.contains(index) ? words[index].keyword : nil
  }

  /// The index of the first word from another on that is not one of these.
  private func index(from start: Int, after skipped: Set<String>) -> Int {
    var index = start
    while let word = word(at: index), skipped.contains(word) { index += 1 }
    return index
  }

  /// Replaces the first words by the first of the phrases that they match. More words must follow,
  /// unless the replacement is a command by itself.
  private mutating func replaceFirst(_ phrases: [Phrase]) -> Bool {
    guard let match = phrases.match(words[...]),
      match.range.count < words.count || match.words.count > 1
        || ["birthdays", "schema"].contains(match.words.first?.text)
    else { return false }
    words.replaceSubrange(match.range, with: match.words)
    return true
  }

  private mutating func replace(_ range: Range<Int>, by texts: [String]) {
    let part =
      words[range.lowerBound].range.joined(words[range.upperBound - 1].range)
    words.replaceSubrange(range, with: texts.map { Word($0, in: part) })
  }

  /// "clubs nearest Utrecht": however far away.
  private mutating func anyDistance() {
    guard let nearest = words.firstIndex(where: { $0.keyword == "nearest" }), nearest > 0,
      nearest + 1 < words.count
    else { return }
    let range = words[nearest].range
    replace(nearest..<nearest + 1, by: ["near"])
    guard !words.contains(where: { $0.keyword == "within" }) else { return }
    let limit = words.contains { $0.keyword == "limit" } ? [] : ["limit", "10"]
    words += (["within", "20040km"] + limit).map { Word($0, in: range) }
  }

  // MARK: - Beginnings

  private static let articles = WordTable.questions.words("articles")

  private static let counts = WordTable.phrases("counts")

  private static let beginnings = WordTable.phrases("beginnings")
  private static let factColumns = WordTable.questions.meanings("facts")

  private static let openings = WordTable.phrases("openings")

  private static let subjects = WordTable.phrases("subjects")

  private static let states = WordTable.phrases("states")

  private mutating func opening() {
    // "who left Zonnevlek, and when"
    if words.suffix(2).map(\.keyword) == ["sort", "when"] {
      let isLeft = words.contains { ["left", "vertrokken", "verlaten"].contains($0.keyword ?? "") }
      replace(words.count - 1..<words.count, by: [isLeft ? "left" : "joined"])
      if ["who", "wie"].contains(word(at: 0)) { replace(0..<1, by: ["members"]) }
    }
    let asked = words.prefix(5).lazy.compactMap { Self.factColumns[$0.keyword ?? ""] }.first
    let isAge = ["how", "hoe"].contains(word(at: 0)) && ["old", "oud"].contains(word(at: 1))
    if replaceFirst(Self.beginnings) {
      askedFact = word(at: 0) == "show" ? isAge ? "age" : asked : nil
      return
    }
    // "what is Jan Nachtfalter's website", "Jan Nachtfalter's clubs"
    if let last = words.last?.keyword, let owner = words.dropLast().last?.withoutGenitive {
      let fact = Self.factColumns[last]
      let openings: Set =
        fact == nil
        ? ["what", "which", "are", "is", "welke", "zijn"]
        : ["what", "what's", "is", "wat", "show", "give", "me", "the"]
      let name =
        words[min(index(from: 0, after: openings), words.count - 2)...].dropLast(2) + [owner]
      if fact != nil {
        words = [Word("show", in: words[0].range)] + name
        askedFact = fact
        return
      } else if last == "clubs" {
        words = ["clubs", "of"].map { Word($0, in: owner.range) } + name
        isGuess = true
        return
      }
    }
    // "Fotogroep Morgenlicht website"
    let others: Set = [
      "with", "without", "has", "have", "no", "a", "met", "zonder", "geen", "heeft", "hebben",
    ]
    if words.count > 1, let fact = words.last?.keyword.flatMap({ Self.factColumns[$0] }),
      !Interpretation.beginsQuestion(words[0]), !Self.isList(words[...]),
      !words.contains(where: { others.contains($0.keyword ?? "") || Self.isNoun($0) })
    {
      words = [Word("show", in: words[0].range)] + words.dropLast()
      askedFact = fact
      return
    }
    if replaceFirst(Self.subjects) {
      isGuess = true
      return
    }
    let opening = Self.openings.match(words[...])
    let start = index(from: opening?.range.count ?? 0, after: Self.articles)
    let isPlain = start == 1 && word(at: 0) == "show"
    if Self.isList(words.dropFirst(start)) || !isPlain && word(at: start).flatMap(Self.state) != nil
    {
      words.removeFirst(start)
    } else if let opening, !opening.words.isEmpty, opening.range.count < words.count {
      words.replaceSubrange(opening.range, with: opening.words)
    }
  }

  /// True for the name of a list, a role or a status.
  private static func isNoun(_ word: Word) -> Bool {
    word.keyword.map { lists[$0] != nil || state($0) != nil } ?? false
  }

  private mutating func replace(_ match: Phrase.Match) {
    words.replaceSubrange(match.range, with: match.words)
    isGuess = true
  }

  /// True for the name of a list, or an adjective or a number before one.
  static func isList(_ words: ArraySlice<Word>) -> Bool {
    guard let word = words.first?.keyword else { return false }
    let rest = words.dropFirst()
    if number(word) != nil { return isList(rest) }
    if word == "most" { return adjectives[rest.first?.keyword ?? ""] != nil }
    return lists[word] != nil || adjectives[word] != nil || word == "birthdays"
      || severities[word] != nil
  }

  private static let noOwners = WordTable.questions.words("no-owners")

  /// "how many members does Zonnevlek have"
  private mutating func possession() {
    let verb = (Self.lists[word(at: 0) ?? ""] == nil ? 1 : 0) + 1
    guard Self.isList(words[...]),
      ["does", "do", "has", "have", "heeft", "hebben"].contains(word(at: verb)),
      let next = word(at: verb + 1),
      !Self.noOwners.contains(next)
        || next == "the" && ["does", "do"].contains(word(at: verb)),
      Interpretation.states[next] == nil, Int(next) == nil
    else { return }
    // "how many clubs have exhibitions"
    let facts = Subject.allCases.flatMap { $0.words(of: .has) + $0.words(of: .is) }
    if ["has", "have", "heeft", "hebben"].contains(word(at: verb)), words.last?.keyword != "have",
      !Set(Interpretation.choices(next)).isDisjoint(with: facts)
    {
      return
    }
    words[verb] = Word("of", in: words[verb].range)
    if words.last?.keyword == "have" { words.removeLast() }
  }

  // MARK: - When something began

  /// "when did Jan Jansen join Zonnevlek", "when was Jan born", "when does Zestig watt open": the dates
  /// that a list has of something. False for any other line.
  private mutating func timeOfEvent() -> Bool {
    let isDuration = words.prefix(2).map(\.keyword) == ["how", "long"]
    let isSince = ["since", "sinds"].contains(word(at: 0)) && word(at: 1) == "when"
    guard word(at: 0) == "when" || word(at: 0) == "wanneer" || isDuration || isSince else {
      return false
    }
    for (meaning, verbs) in Self.events {
      guard let verb = words.lastIndex(where: { verbs.contains($0.keyword ?? "") }) else {
        continue
      }
      let name = words[..<verb].filter { !Self.whenWords.contains($0.keyword ?? "") }
        .map { $0.withoutGenitive ?? $0 }
      guard let first = name.first else { return false }
      var rest = words[(verb + 1)...].filter {
        $0.keyword != "geworden" && ($0.keyword != "of" || meaning[0] != "members")
      }
      if !rest.isEmpty { rest.insert(Word("of", in: rest[0].range), at: 0) }
      words =
        [Word(meaning[0], in: words[0].range)] + name + rest
        + meaning.dropFirst().map { Word($0, in: first.range) }
      isGuess = true
      return true
    }
    return false
  }

  private static let whenWords = WordTable.questions.words("when")
  private static let events = WordTable.questions.lines("events").map { line in
    let parts = line.split(separator: " = ").map { $0.split(separator: " ").map(String.init) }
    return (meaning: parts[0], verbs: Set(parts[1]))
  }

  // MARK: - Inside a question

  /// Phrases around a question, which are read before its beginning.
  private static let preludes = WordTable.phrases("preludes")

  private static let insides = WordTable.phrases("insides")

  private mutating func read(_ phrases: [Phrase]) {
    for phrase in phrases {
      let words = self.words
      let matches = words.indices.dropFirst().lazy.compactMap { phrase.match(words[$0...]) }
      guard let match = matches.first else { continue }
      let wasGuess = isGuess
      replace(match)
      // Nothing was said by these words, or the same in another language.
      let isNothing = match.words.count < 2 && match.words.first?.keyword ?? "near" == "near"
      if isNothing || match.words.count == match.range.count { isGuess = wasGuess }
      // Several memberships are a fact about people.
      guard match.words.first?.text == "clubs:>=2" else { continue }
      if Self.lists[word(at: 0) ?? ""] == "members" { replace(0..<1, by: ["people"]) }
      removeNoun()
    }
  }

  /// Removes the "member" of "is honorary member".
  private mutating func removeNoun() {
    words =
      words.prefix(1) + words.dropFirst().filter { !["member", "members"].contains($0.keyword) }
  }

  // MARK: - Roles and states

  private static let otherStates = WordTable.questions.meanings("states")
  static let canonicalStates = Role.known.map(\.rawValue) + Status.known.map(\.rawValue)

  /// The role or status that a noun names: "chairmen", "secretaries of Zonnevlek".
  static func state(_ noun: String) -> String? {
    let singular =
      noun.hasSuffix("men")
      ? noun.dropLast(3) + "man" : noun.hasSuffix("ies") ? noun.dropLast(3) + "y" : noun.dropLast(1)
    return [noun, String(singular), otherStates[noun] ?? ""].first {
      canonicalStates.contains($0) && $0 != "other"
    }
  }

  // MARK: - Adjectives

  /// The filters and clauses of an adjective: the first whose fields the list has.
  static let adjectives: [String: [String]] = WordTable.questions.meanings("adjectives").mapValues {
    $0.split(separator: " | ").map(String.init)
  }

  /// "clubs in NL, biggest first": the clause of an adjective at the end.
  private mutating func order() {
    guard words.count > 2, ["first", "eerst"].contains(words.last?.keyword),
      let adjective = word(at: words.count - 2),
      let subject = word(at: 0).flatMap({ Self.lists[$0] }).flatMap(Subject.init)
    else { return }
    let range = words.count - 2..<words.count
    // Groups are sorted by their size anyway.
    if words.contains(where: { ["by", "per"].contains($0.keyword) }) {
      if ["biggest", "largest", "grootste", "most"].contains(adjective) {
        words.removeSubrange(range)
      }
    } else if let meaning = Self.adjectives[adjective]?.first(where: { subject.understands($0) }),
      let clause = meaning.firstRange(of: "sort ")
    {
      replace(range, by: meaning[clause.lowerBound...].split(separator: " ").map(String.init))
      isGuess = true
    }
  }

  private static let numbers = WordTable.questions.meanings("numbers").compactMapValues { Int($0) }

  static func number(_ word: String) -> Int? {
    return numbers[word] ?? Int(word).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  private mutating func adjective() {
    var start = index(from: 0, after: Self.articles)
    var limit: Int?
    // "the 3 newest members", "5 clubs", "newest 3 members"
    let isAfter = Self.adjectives[word(at: start) ?? ""] != nil
    let place = isAfter ? start + 1 : start
    if Self.isList(words.dropFirst(place)), let number = word(at: place).flatMap(Self.number) {
      limit = number
      words.remove(at: place)
    }
    defer { if let limit { words += ["limit", "\(limit)"].map { Word($0, in: words[0].range) } } }
    if word(at: start) == "most", Self.adjectives[word(at: start + 1) ?? ""] != nil { start += 1 }
    guard let meanings = word(at: start).flatMap({ Self.adjectives[$0] }) else {
      if limit != nil { words.removeFirst(start) }
      return limit == nil ? otherAdjective(at: start) : ()
    }
    let end = index(from: start + 1, after: ["serving", "standing", "photo", "joined"])
    // "upcoming birthdays"
    if word(at: end) == "birthdays" { return words.removeFirst(end) }
    guard let list = word(at: end).flatMap({ Self.lists[$0] }),
      let subject = Subject(rawValue: list),
      var meaning = meanings.first(where: { subject.understands($0) })
    else { return }
    // "new members in 2026", "new members of Zonnevlek since May"
    let times = ["in", "since", "last", "after", "this", "before", "sinds", "na", "voor"]
    if ["new", "nieuwe"].contains(word(at: start)),
      let date = words.indices[end...].first(where: { index in
        times.contains(word(at: index) ?? "") && word(at: index + 1).map(CalendarDay.isTime) == true
      })
    {
      let field = String(meaning.prefix { $0 != ":" })
      meaning = meaning.replacing("this-year", with: "*")
      words.insert(Word(field == "date" ? "taken" : field, in: words[date].range), at: date)
    }
    let range = words[start].range.joined(words[end].range)
    words.removeFirst(end + 1)
    words.insert(Word(list, in: range), at: 0)
    words += meaning.split(separator: " ").map { Word(String($0), in: range) }
    isGuess = true
  }

  /// "landscape photographers": an adjective that may be a keyword or a country.
  private mutating func otherAdjective(at start: Int) {
    guard let adjective = word(at: start), Guide.named(adjective) == nil,
      // A command of another program, such as \d.
      adjective.first != "\\", adjective.first != ".",
      Self.lists[adjective] == nil, let list = word(at: start + 1).flatMap({ Self.lists[$0] }),
      words.count > start + 1
    else { return }
    let kept = words[start]
    replace(0..<start + 2, by: [list])
    words.insert(kept, at: 1)
    isGuess = true
  }

  // MARK: - Names of lists

  /// The lists by the nouns that people use for their rows.
  static let lists: [String: String] = {
    var lists = WordTable.questions.meanings("lists")
    for subject in Subject.allCases {
      lists[subject.rawValue] = subject.rawValue
      if subject != .people { lists[subject.singular] = subject.rawValue }
    }
    return lists
  }()

  private static let severities = WordTable.questions.meanings("severities")

  private mutating func nameOfList() {
    // "vogelfotografen", "vogelfotografie"
    if let noun = word(at: 0),
      let end = ["fotografen", "fotograaf", "fotografie"].first(where: noun.hasSuffix),
      noun.count > end.count + 3
    {
      replace(0..<1, by: ["people", "doen", noun.dropLast(end.count) + "fotografie"])
      isGuess = true
    }
    guard let noun = word(at: 0), Guide.named(noun) == nil else { return }
    if let severity = Self.severities[noun] {
      replace(0..<1, by: ["problems", "is:\(severity)"])
      isGuess = true
    } else if let list = Self.lists[noun] {
      replace(0..<1, by: [list])
    }
  }
}

extension Word {
  /// The "Jan" of "Jan's"; nil for another word.
  fileprivate var withoutGenitive: Word? { droppingLast("'s") ?? droppingLast("’s") }
}

extension Subject {
  /// True if the list has the field of a filter, the words that it asks for, and the column that it
  /// is sorted by.
  fileprivate func understands(_ meaning: String) -> Bool {
    let parts = meaning.split(separator: " ")
    let filter = parts[0].split(separator: ":").map(String.init)
    guard let field = Field(rawValue: filter[0]), fields.contains(field) else { return false }
    if parts.count == 3, !columns.contains(where: { parts[2].hasSuffix($0.name) }) { return false }
    let words = words(of: field)
    return words.isEmpty
      || filter[1].split(separator: ",").map(String.init).allSatisfy(words.contains)
  }
}
