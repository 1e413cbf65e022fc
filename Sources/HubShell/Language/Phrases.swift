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

  /// Reads the words of a line. O(words).
  init(_ words: [Word]) {
    self.words = words
    // The names of files, people and settings stay as they are.
    let command = word(at: 0).map { $0.hasSuffix("!") ? String($0.dropLast()) : $0 } ?? ""
    let isAnswered = ["show", "count"].contains(command) || Self.lists[command] != nil
    guard CommandGuide.named(command) == nil || isAnswered else { return }
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
    state()
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
        || match.words.first?.text == "birthdays"
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
    words[nearest] = Word("near", in: range)
    guard !words.contains(where: { $0.keyword == "within" }) else { return }
    let limit = words.contains { $0.keyword == "limit" } ? [] : ["limit", "10"]
    words += (["within", "20040km"] + limit).map { Word($0, in: range) }
  }

  // MARK: - Beginnings

  private static let articles = WordTable.questions.words("articles")

  private static let counts = WordTable.phrases("counts")

  /// Beginnings of questions about birthdays, or about one thing.
  private static let beginnings = WordTable.phrases("beginnings")
  private static let factColumns = WordTable.questions.meanings("facts")

  /// Beginnings of questions about a list, with what they are for one thing.
  private static let openings = WordTable.phrases("openings")

  private static let tops = WordTable.phrases("tops")

  private mutating func opening() {
    // "who left Zonnevlek, and when"
    if words.suffix(2).map(\.keyword) == ["sort", "when"] {
      let isLeft = words.contains { ["left", "vertrokken", "verlaten"].contains($0.keyword ?? "") }
      replace(words.count - 1..<words.count, by: [isLeft ? "left" : "joined"])
      if ["who", "wie"].contains(word(at: 0)) { replace(0..<1, by: ["members"]) }
    }
    if words.map(\.keyword) == ["show", "tables"] { return replace(0..<2, by: ["schema"]) }
    let asked = words.prefix(5).lazy.compactMap { Self.factColumns[$0.keyword ?? ""] }.first
    let isAge = ["how", "hoe"].contains(word(at: 0)) && ["old", "oud"].contains(word(at: 1))
    if replaceFirst(Self.beginnings) {
      askedFact = word(at: 0) == "show" ? isAge ? "age" : asked : nil
      return
    }
    // "wie is er in mei jarig"
    if words.last?.keyword == "jarig",
      let day = words.firstIndex(where: { CalendarDay.isName($0.text) })
    {
      words = [Word("birthdays", in: words[0].range), words[day]]
      return
    }
    // "wie heeft Zonnevlek verlaten in 2025"
    if word(at: 0) == "wie", let verb = words.firstIndex(where: { $0.keyword == "verlaten" }) {
      let word = words.remove(at: verb)
      if ["heeft", "hebben", "is", "zijn"].contains(self.word(at: 1)) { words.remove(at: 1) }
      words.insert(Word("left", in: word.range), at: 1)
    }
    // "Jan Nachtfalter's clubs"
    if words.count > 1, words.last?.keyword == "clubs",
      let owner = ["'s", "’s"].compactMap({ words.dropLast().last?.droppingLast($0) }).first
    {
      let start = index(from: 0, after: ["what", "which", "are", "is", "welke", "zijn"])
      let name = words[min(start, words.count - 2)..<words.count - 2] + [owner]
      words = ["clubs", "of"].map { Word($0, in: owner.range) } + name
      isGuess = true
      return
    }
    // "what is Jan Nachtfalter's website"
    if let fact = words.last?.keyword.flatMap({ Self.factColumns[$0] }),
      let owner = ["'s", "’s"].compactMap({ words.dropLast().last?.droppingLast($0) }).first
    {
      let start = index(
        from: 0, after: ["what", "what's", "is", "wat", "show", "give", "me", "the"])
      words =
        [Word("show", in: words[0].range)] + words[min(start, words.count - 2)..<words.count - 2]
        + [owner]
      askedFact = fact
      return
    }
    // "Fotogroep Morgenlicht website"
    let others: Set = [
      "with", "without", "has", "have", "no", "a", "met", "zonder", "geen", "heeft", "hebben",
    ]
    if words.count > 1, let fact = words.last?.keyword.flatMap({ Self.factColumns[$0] }),
      !Interpretation.beginsQuestion(words[0]), !isList(at: 0),
      !words.contains(where: { others.contains($0.keyword ?? "") || Self.isNoun($0) })
    {
      words = [Word("show", in: words[0].range)] + words.dropLast()
      askedFact = fact
      return
    }
    let first = index(from: 0, after: Self.articles)
    if let top = Self.tops.match(words[first...]) {
      words.removeFirst(first)
      return replace(Phrase.Match(range: 0..<top.range.count, words: top.words))
    }
    if ["who", "who's", "wie"].contains(word(at: 0)) { return who() }
    if word(at: 0) == "is", word(at: 1) != "there" { return membership() }
    // "joined in June 2026"
    if Interpretation.verbs[word(at: 0) ?? ""] != nil, words.count > 1 {
      let isPicture = ["taken", "made"].contains(word(at: 0))
      let isShow = !isPicture && word(at: 0)?.hasSuffix("ing") == true
      words.insert(
        Word(isPicture ? "images" : isShow ? "exhibitions" : "members", in: words[0].range), at: 0)
      isGuess = true
      return
    }
    let opening = Self.openings.match(words[...])
    let start = index(from: opening?.range.count ?? 0, after: Self.articles)
    let isPlain = start == 1 && word(at: 0) == "show"
    if isList(at: start) || !isPlain && word(at: start).flatMap(Self.state) != nil {
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
  private func isList(at index: Int) -> Bool {
    guard let word = word(at: index) else { return false }
    if Self.number(word) != nil { return isList(at: index + 1) }
    if word == "most" { return Self.adjectives[self.word(at: index + 1) ?? ""] != nil }
    return Self.lists[word] != nil || Self.adjectives[word] != nil || word == "birthdays"
      || Self.severities[word] != nil
  }

  /// "who is in Delft", "who left last year", "who is the chairman of Zonnevlek", "who is Jan"
  private mutating func who() {
    let verbs: Set = [
      "is", "are", "was", "were", "has", "have", "been", "zijn", "heeft", "hebben", "zit", "zitten",
      "er", "al",
    ]
    let verbEnd = index(from: 1, after: verbs)
    let start = index(from: verbEnd, after: Self.articles)
    guard let next = word(at: start) else { return }
    isGuess = true
    if Self.state(next) != nil {
      replace(0..<start, by: ["members"])
      removeNoun()
    } else if ["not", "no"].contains(next), word(at: start + 1).flatMap(Self.state) != nil {
      replace(0..<start, by: ["members"])
    } else if isList(at: start) {
      words.removeFirst(start)
      // "who is the oldest"
      if words.count == 1, Self.adjectives[next] != nil {
        words.append(Word("members", in: words[0].range))
      }
    } else if ["has", "have", "heeft", "hebben"].contains(word(at: verbEnd - 1)),
      !["joined", "no", "geen", "most", "fewest", "meeste"].contains(next),
      Interpretation.states[next] == nil
    {
      // "who has a website"
      replace(0..<start, by: ["people", "with"])
    } else if verbEnd == 1 || Interpretation.words.contains(next)
      || [
        "born", "left", "member", "not", "lid", "most", "fewest", "meeste", "meer", "langer",
        "longer", "called", "named",
      ].contains(next)
      || Interpretation.states[next] != nil || Interpretation.verbs[next] != nil
    {
      replace(0..<start, by: ["people"])
    } else {
      isGuess = false
      replace(0..<start, by: ["show"])
    }
  }

  /// "is Jan still a member of Zonnevlek"
  private mutating func membership() {
    guard let noun = words.indices.last(where: { word(at: $0) == "member" }), noun > 1 else {
      return
    }
    let name = words[1..<noun].filter { !["still", "a", "an"].contains($0.keyword) }
    words = [Word("members", in: words[0].range)] + name + words[(noun + 1)...]
    isGuess = true
  }

  /// "how many members does Zonnevlek have"
  private mutating func possession() {
    let verb = (Self.lists[word(at: 0) ?? ""] == nil ? 1 : 0) + 1
    guard isList(at: 0), ["does", "do", "has", "have", "heeft", "hebben"].contains(word(at: verb)),
      let next = word(at: verb + 1),
      ![
        "each", "every", "a", "an", "no", "left", "joined", "we", "you", "they", "i", "the", "any",
        "more", "fewer", "less", "at", "een", "geen", "been", "not", "never", "in", "exactly",
      ].contains(next) || next == "the" && ["does", "do"].contains(word(at: verb)),
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
    let events: [(verbs: Set<String>, list: String, columns: String)] = [
      (["join", "joined", "member", "lid"], "members", "name,club,joined"),
      (["leave", "left"], "members", "name,club,left"), (["born"], "people", "name,birthday,born"),
      (["birthday", "verjaardag"], "people", "name,birthday"),
      (
        ["open", "opens", "start", "starts", "close", "closes", "end", "begin", "over"],
        "exhibitions",
        "name,starts,ends"
      ),
    ]
    let fillers: Set = [
      "when", "wanneer", "how", "long", "since", "sinds", "did", "does", "do", "was", "is", "has",
      "been", "a", "the", "exhibition", "become",
    ]
    for (verbs, list, columns) in events {
      guard let verb = words.lastIndex(where: { verbs.contains($0.keyword ?? "") }) else {
        continue
      }
      let name = words[..<verb].filter { !fillers.contains($0.keyword ?? "") }
        .map { $0.droppingLast("'s") ?? $0.droppingLast("’s") ?? $0 }
      var rest = words[(verb + 1)...].filter {
        $0.keyword != "geworden" && ($0.keyword != "of" || list != "members")
      }
      guard let first = name.first else { return false }
      if !rest.isEmpty { rest.insert(Word("of", in: rest[0].range), at: 0) }
      let filter = verbs.contains("leave") ? ["left:*"] : []
      words =
        [Word(list, in: words[0].range)] + name + rest
        + (filter + ["columns", columns]).map { Word($0, in: first.range) }
      isGuess = true
      return true
    }
    return false
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
  private static let states = Role.known.map(\.rawValue) + Status.known.map(\.rawValue)

  /// The role or status that a noun names: "chairmen", "secretaries of Zonnevlek".
  static func state(_ noun: String) -> String? {
    let singular =
      noun.hasSuffix("men")
      ? noun.dropLast(3) + "man" : noun.hasSuffix("ies") ? noun.dropLast(3) + "y" : noun.dropLast(1)
    return [noun, String(singular), otherStates[noun] ?? ""].first {
      states.contains($0) && $0 != "other"
    }
  }

  private mutating func state() {
    let start = index(from: 0, after: ["the", "all", "de", "alle"])
    guard let state = word(at: start).flatMap(Self.state),
      Self.lists[word(at: start + 1) ?? ""] == nil
    else { return }
    // "penningmeesters en secretarissen": several people, who have one or the other.
    let isPlural = !Self.states.contains(word(at: start) ?? "")
    let other =
      isPlural && ["and", "en", "or", "of"].contains(word(at: start + 1))
      ? word(at: start + 2).flatMap(Self.state) : nil
    replace(
      0..<start + (other == nil ? 1 : 3),
      by: ["members", "is:" + [state, other].compactMap(\.self).joined(separator: ",")])
    isGuess = true
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
    if isList(at: place), let number = word(at: place).flatMap(Self.number) {
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
        times.contains(word(at: index) ?? "") && word(at: index + 1).map(DateRange.isTime) == true
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
    guard let adjective = word(at: start), CommandGuide.named(adjective) == nil,
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
    guard let noun = word(at: 0), CommandGuide.named(noun) == nil else { return }
    if let severity = Self.severities[noun] {
      replace(0..<1, by: ["problems", "is:\(severity)"])
      isGuess = true
    } else if let list = Self.lists[noun] {
      replace(0..<1, by: [list])
    }
  }
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
