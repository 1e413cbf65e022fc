import HubBundle
import HubModel

/// What can be asked in place of a question that was not understood.
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
    let isCommand = CommandGuide.named(first) != nil && Phrases.lists[first] == nil
    let isAnswered = ["show", "count"].contains(first)
    guard words.count > 2, words.count <= 30, !isCommand || isAnswered else { return nil }
  }

  /// The error with what can be asked instead.
  func advised(_ error: SyntaxError) throws -> SyntaxError {
    let instead = try things
    if let (word, reason) = unheld {
      return SyntaxError(([reason] + instead).joined(separator: "; "), at: word)
    }
    var advice = try [nearestQuery].compactMap(\.self) + instead
    let isQuestion = words.first.map(Interpretation.beginsQuestion) ?? false
    guard !advice.isEmpty || isQuestion else { return error }
    var reason = String(error.description.prefix { $0 != ";" })
    if isQuestion, reason.hasPrefix("unknown command") {
      reason = "this question was not understood"
    }
    if advice.isEmpty { advice = ["'help' lists what can be asked"] }
    return SyntaxError(([reason] + advice).joined(separator: "; "), at: error.range)
  }

  // MARK: - What no hub has

  /// What the level files have no field for (Docs/Hub.md), by the words for it.
  private static let reasons: [String: String] = {
    let nouns = [
      "phone telephone mobile telefoon telefoonnummer mobiel": "a hub has no phone numbers",
      "cost costs fee fees price prices kost kosten contributie":
        "a hub does not say what things cost",
      "founded founding established opgericht oprichting":
        "a hub does not say when clubs were founded",
      "women woman men man female male vrouwen vrouw mannen gender":
        "a hub does not say who is a man or a woman",
      "province provinces provincie provincies county": "a hub has no provinces",
      "average averages gemiddeld gemiddelde percentage percent procent deel":
        "lists have no averages and percentages ('sql' can compute them)",
      "street postcode straat huisnummer": "a hub has no street addresses",
      "meet meets meeting meetings clubavond": "a hub does not say when clubs meet",
      "camera cameras lens lenses": "a hub does not say which cameras people use",
      "facebook instagram": "a hub has no accounts of social media",
      "far afstand": "distances are listed from one town, as in 'clubs near Delft within 100km'",
    ]
    return Dictionary(
      nouns.flatMap { words, reason in words.split(separator: " ").map { (String($0), reason) } }
    ) { first, _ in first }
  }()

  private var unheld: (word: Word, reason: String)? {
    words.lazy.compactMap { word in
      word.keyword.flatMap { Self.reasons[$0] }.map { (word, $0) }
    }.first
  }

  // MARK: - The things that are named

  /// "'show Bavo Peertje' tells all that is known of this person"
  private var things: [String] {
    get throws {
      // Names are not searched where that takes longer than an answer.
      guard session.bundle.file.manifest.counts.photographers <= 20_000 else { return [] }
      var towns: [String] = []
      var found: [NamedThing] = []
      var start = 0
      while start < words.count, found.count < 2 {
        let most = min(6, words.count - start)
        var length = 1
        for count in stride(from: most, to: 0, by: -1) {
          let part = words[start..<start + count]
          guard let thing = try thing(part) else {
            let town = part.map(\.text).joined(separator: " ")
            guard try session.bundle.catalog.familiarity(of: town, as: .town) == .whole else {
              continue
            }
            towns.append("'clubs in \(town)' lists the clubs there")
            length = count
            break
          }
          if !found.contains(thing) { found.append(thing) }
          length = count
          break
        }
        start += length
      }
      let lines = found.map { "'show \($0.name)'" }
      guard let first = found.first else { return Array(towns.prefix(1)) }
      return [
        lines.joined(separator: " and ") + (lines.count > 1 ? " tell" : " tells")
          + " all that is known of "
          + (found.count > 1 ? "them" : first.kind == .photographer ? "this person" : "it")
      ]
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
      var rest = words.filter { $0.range.lowerBound >= noun.range.lowerBound }
      if let role = rest.first?.keyword.flatMap(Phrases.state) {
        rest.replaceSubrange(
          0..<1, with: ["members", "is:\(role)"].map { Word($0, in: noun.range) })
      }
      var dropped: [Word] = []
      while rest.count > 1 {
        let line = rest.map(\.text).joined(separator: " ")
        do {
          guard case .list(let syntax) = try CommandParser.parse(line) else { return nil }
          let read = try session.read(syntax)
          _ = try session.query(read)
          guard !read.terms.isEmpty, read.guesses.isEmpty,
            !read.terms.contains(where: { $0.freeWord?.isPlain == true })
          else { return nil }
          let left = dropped.map { "\"\($0.text)\"" }.joined(separator: " ")
          return dropped.isEmpty
            ? "try '\(read.line)'" : "without \(left) it would be '\(read.line)'"
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
