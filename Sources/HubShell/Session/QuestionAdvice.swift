import HubBundle
import HubModel

/// Advice on a question that was not understood: the questions that can be asked in its place.
struct QuestionAdvice {
  private let words: [Word]
  private let session: Session

  /// Creates the advice on a line; nil for one that is no question in ordinary words.
  init?(_ line: String, _ session: Session) {
    words = Word.split(line).compactMap { word in
      let text = word.text.prefix { !",?!;".contains($0) }
      return text.isEmpty ? nil : Word(String(text), in: word.range)
    }
    self.session = session
    let first = words.first?.keyword ?? ""
    let isCommand = Guide.named(first) != nil && Phrases.lists[first] == nil
    let isAnswered = ["show", "count"].contains(first)
    // Whoever types fields knows the language.
    guard words.count > 1, words.count <= 30, !isCommand || isAnswered,
      !words.contains(where: { $0.text.contains(":") })
    else { return nil }
  }

  /// The error with what can be asked instead.
  func advised(_ error: SyntaxError) throws -> SyntaxError {
    let (things, others, isOfClub, town) = try named
    if let (word, known) = unheld(others, isOfClub) {
      let reason = known.replacing("TOWN", with: town ?? "Delft")
      return SyntaxError(([reason] + things).joined(separator: "; "), at: word)
    }
    guard words.count > 2 else { return error }
    let isQuestion = words.first.map(Interpretation.beginsQuestion) ?? false
    var reason = error
    reason.help = nil
    if isQuestion, error.isUnknownCommand {
      reason = SyntaxError("this question was not understood", at: error.range)
    }
    var advice: [String] = []
    if reason.meant?.hasPrefix("show ") != true {
      let correction = try corrected(others)
      if correction != nil, reason.meant != nil { (reason.meant, reason.advice) = (nil, nil) }
      advice = try [correction ?? nearestQuery].compactMap(\.self) + things
    }
    if advice.isEmpty {
      guard isQuestion else { return error }
      advice = ["'help' lists what can be asked"]
    }
    return SyntaxError(
      ([reason.description] + advice).joined(separator: "; "), at: error.range)
  }

  /// "did you mean "without", as in 'clubs -has:website'?", if a word of the language is misspelt.
  private func corrected(_ words: [Word]) throws -> String? {
    let known =
      Array(Phrases.lists.keys) + Interpretation.words + Role.known.map(\.rawValue)
      + [
        "more", "fewer", "least", "most", "joined", "birthday", "website", "portfolio", "portrait",
      ]
    for word in words where word.text.count > 4 && !Interpretation.isFiller(word) {
      let text = word.text.lowercased()
      guard !known.contains(text),
        let meant = Suggestion.nearest(to: text, among: known.sorted()), meant.count > 4
      else { continue }
      let line = self.words.map { $0.range == word.range ? meant : $0.text }.joined(separator: " ")
      if let read = try? readable(line) {
        return "did you mean \"\(meant)\", as in '\(read)'?"
      }
    }
    return nil
  }

  /// The list that a line asks for, in the words of the language; nil for another command and one that
  /// rests on a guess.
  ///
  /// - Throws: ``SyntaxError``.
  private func readable(_ line: String) throws -> String? {
    let command = try CommandParser.parse(line)
    if case .birthdaysIn(let days) = command { return "birthdays \(days.text)" }
    guard case .list(let syntax) = command else { return nil }
    let read = try session.read(syntax)
    _ = try session.query(read)
    let isCertain =
      !read.terms.isEmpty && read.guesses.isEmpty
      && !read.terms.contains { $0.freeWord?.isPlain == true }
    return isCertain ? read.line : nil
  }

  // MARK: - What no hub has

  /// - Parameters:
  ///   - words: The words that are in no name.
  ///   - isOfClub: True if the line names a club.
  private func unheld(_ words: [Word], _ isOfClub: Bool) -> (word: Word, reason: String)? {
    let keywords = words.map { $0.keyword ?? "" }
    // "when did Fotoclub Zonnevlek start"
    let starts: Set = ["start", "started", "begin", "began", "begon", "begonnen"]
    if isOfClub, let start = keywords.firstIndex(where: starts.contains) {
      return Interpretation.reasons["founded"].map { (words[start], $0) }
    }
    // "the oldest club"
    if let old = keywords.firstIndex(where: { ["oldest", "oudste", "youngest"].contains($0) }),
      keywords[old...].dropFirst().first.flatMap({ Phrases.lists[$0] }) == "clubs",
      keywords[old...].dropFirst(2).first.flatMap({ Phrases.lists[$0] }) == nil
    {
      return Interpretation.reasons["founded"].map { (words[old], $0) }
    }
    // "who was the chairman before Jan"
    if let before = keywords.firstIndex(where: { ["before", "previous", "vorige"].contains($0) }),
      self.words.contains(where: { $0.keyword.flatMap(Phrases.state) != nil })
    {
      return (words[before], "a bundle has no earlier roles ('hubpack log' compares releases)")
    }
    if let file = words.first(where: { $0.text.hasSuffix(".json") || $0.text.hasSuffix(".xml") }) {
      return (file, "'problems \(file.text)' lists what is wrong in that file")
    }
    return words.lazy.compactMap { word in
      word.keyword.flatMap { Interpretation.reasons[$0] }.map { (word, $0) }
    }.first
  }

  // MARK: - The things that are named

  /// The commands that tell of the things that the words name ("see 'show Bavo Peertje'"), and the
  /// other words; true if one of the things is a club.
  private var named: (advice: [String], others: [Word], isOfClub: Bool, town: String?) {
    get throws {
      // Names are not searched where that takes longer than an answer.
      guard session.bundle.file.manifest.counts[.photographers] <= 20_000 else {
        return ([], words, false, nil)
      }
      var found: [NamedThing] = []
      var towns: [String] = []
      var others: [Word] = []
      var start = 0
      while start < words.count {
        let most = found.count < 2 ? min(6, words.count - start) : 0
        var length = 0
        for count in stride(from: most, to: 0, by: -1) where length == 0 {
          let part = words[start..<start + count]
          if let thing = try thing(part) {
            if !found.contains(thing) { found.append(thing) }
            length = count
            continue
          }
          let town = part.map(\.text).joined(separator: " ")
          if try session.bundle.catalog.familiarity(of: town, as: .town) == .whole {
            towns.append(town)
            length = count
          }
        }
        if length == 0 { others.append(words[start]) }
        start += max(1, length)
      }
      let town = towns.first
      guard !found.isEmpty else {
        let advice = town.map { "'clubs in \($0)' lists the clubs there" }
        return ([advice].compactMap(\.self), others, false, town)
      }
      let advice = "see " + found.map { "'show \($0.name)'" }.joined(separator: " and ")
      return ([advice], others, found.contains { $0.kind == .club }, town)
    }
  }

  /// The one club, museum, person or exhibition that some words name.
  private func thing(_ words: ArraySlice<Word>) throws -> NamedThing? {
    let text = words.map(\.text).joined(separator: " ")
    guard words.count > 1 || text.count > 4 && Phrases.lists[text.lowercased()] == nil,
      !Interpretation.isFiller(words.first), !Interpretation.isFiller(words.last)
    else { return nil }
    let things = try session.bundle.catalog.things(
      named: text, visibility: session.ofNames, presentation: session.settings.presentation,
      limit: 2
    ).filter { thing in
      // Not a club by the name of its town.
      let name = Text.folded(thing.name.prefix { $0 != "(" }.description)
      return thing.kind != .keyword && name.contains(Text.folded(text))
    }
    return things.count == 1 ? things[0] : nil
  }

  // MARK: - The nearest question

  /// "without "nearest" it would be 'members is:chairman near:Bruggedam'"
  private var nearestQuery: String? {
    get throws {
      guard
        let noun = words.first(where: { word in
          word.keyword.map { Phrases.lists[$0] != nil || Phrases.state($0) != nil } ?? false
        })
      else { return nil }
      // "fotogroep De Lens members that joined in 2020"
      let before = words.prefix { $0.range.lowerBound < noun.range.lowerBound }
        .drop { Interpretation.isFiller($0) || Guide.named($0.keyword ?? "") != nil }
      var rest = words.filter { $0.range.lowerBound >= noun.range.lowerBound }
      if !before.isEmpty {
        rest.insert(contentsOf: [Word("of", in: noun.range)] + before, at: 1)
      }
      if let role = rest.first?.keyword.flatMap(Phrases.state) {
        rest.replaceSubrange(
          0..<1, with: ["members", "is:\(role)"].map { Word($0, in: noun.range) })
      }
      var dropped: [Word] = []
      while rest.count > 1 {
        let line = rest.map(\.text).joined(separator: " ")
        do {
          guard let read = try readable(line) else { return nil }
          let left = dropped.map { "\"\($0.text)\"" }.joined(separator: ", ")
          return dropped.isEmpty
            ? "try '\(read)'" : "without \(left) it would be '\(read)'"
        } catch let error as SyntaxError {
          // The word at the beginning of what was not understood.
          var end = 0
          let index = rest.indices.dropFirst().first { index in
            end = rest[..<index].map { $0.text.utf8.count + 1 }.reduce(0, +)
            return end + rest[index].text.utf8.count > error.range.lowerBound
          }
          guard let index, dropped.count < 3, !Interpretation.isNegation(rest[index]) else {
            return nil
          }
          dropped.append(rest.remove(at: index))
        }
      }
      return nil
    }
  }
}
