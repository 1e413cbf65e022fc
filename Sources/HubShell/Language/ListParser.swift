import HubBundle
import HubModel

struct ListParser {
  private let subject: Subject
  private var words: ArraySlice<Word>
  private var syntax: ListSyntax

  static func parse(_ subject: Subject, _ words: ArraySlice<Word>) throws(SyntaxError)
    -> ListSyntax
  {
    var parser = ListParser(
      subject: subject, words: words, syntax: ListSyntax(subject: subject))
    if words.count > most, let word = words.last { throw tooMany("words", at: word) }
    parser.words = try SQLHabits(subject: subject).read(joiningCommas(words))
    while let word = parser.words.popFirst() { try parser.take(word) }
    return parser.syntax
  }

  private mutating func take(_ word: Word) throws(SyntaxError) {
    if word.isOpen { throw SyntaxError("missing closing quote", at: word) }
    let next = words.first?.keyword
    let isGrouping = words.first.flatMap { Grouping($0, of: subject) } != nil
    switch word.keyword {
    case "sort", "sorted": try takeOrder(after: word)
    case "order" where next == "by", "ordered" where next == "by": try takeOrder(after: word)
    case "limit": syntax.limit = try takeLimit(after: word)
    case "columns": syntax.columns = try takeColumns(after: word)
    case "within": syntax.within = try takeDistance(after: word)
    case "count" where words.first.map { Self.clauses.contains($0.keyword ?? "") } ?? true:
      syntax.isCount = true
    case "by": try takeGrouping(after: word)
    case "per" where isGrouping, "each" where isGrouping, "every" where isGrouping:
      syntax.grouping = words.removeFirst()
    case "=", "==", ">", "<", ">=", "<=":
      throw SyntaxError("unexpected \"\(word.text)\" (for example: members:>=10)", at: word)
    case "|":
      throw SyntaxError(
        "unexpected \"|\"; 'save FILE' writes a list to a file, and the output of 'hubpack query' "
          + "can be piped", at: word)
    default:
      if word.dropping(",") != nil { throw Self.comma(at: word) }
      syntax.terms.append(try term(word))
    }
  }

  /// The words with those around a comma as one: "name, club" is "name,club".
  private static func joiningCommas(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
    var joined: [Word] = []
    for word in words {
      if let last = joined.last,
        last.droppingLast(",") != nil || word.dropping(",") != nil && !last.isOpen
      {
        joined[joined.count - 1] = Word(
          pieces: last.pieces + word.pieces,
          range: last.range.joined(word.range), isOpen: word.isOpen)
      } else {
        joined.append(word)
      }
    }
    return joined[...]
  }

  static let clauses = ["sort", "limit", "columns", "within", "by", "count"]

  /// More than anybody types, and less than SQLite can take.
  private static let most = 400

  private static func tooMany(_ what: String, at word: Word) -> SyntaxError {
    SyntaxError("more than \(most) \(what)", at: word)
  }

  private static func comma(at word: Word) -> SyntaxError {
    SyntaxError("missing value before or after a comma (for example: name,club)", at: word)
  }

  // MARK: - Terms

  private func term(_ whole: Word) throws(SyntaxError) -> ListSyntax.Term {
    var word = whole
    var isNegated = false
    if let rest = whole.dropping("-"), !rest.text.isEmpty {
      word = rest
      isNegated = true
    }
    guard let (field, value) = fieldAndValue(word) else {
      let value = try wildcard(word) ?? .plain(word)
      return ListSyntax.Term(isNegated: isNegated, field: nil, values: [value], word: whole)
    }
    let parts = value.alternatives
    if parts.count > Self.most { throw Self.tooMany("values", at: value) }
    var values = try values(parts, of: field)
    // "club:A&B"
    let joint = parts.count == 1 ? value.joint : []
    let isJoint =
      joint.count > 1 && [Field.club, .town, .country].map(\.rawValue).contains(field.keyword)
    if isJoint {
      guard subject == .people, !isNegated else {
        throw SyntaxError(
          "\"&\" is for people who are in several clubs, as in people club:A&B", at: whole)
      }
      values = try self.values(joint, of: field)
    }
    // A comma in coordinates separates the latitude from the longitude.
    if field.text.lowercased() == Field.near.rawValue { values = [.plain(value)] }
    return ListSyntax.Term(
      isNegated: isNegated, field: field, values: values, word: whole, needsAll: isJoint)
  }

  /// "town:Delft", "town=Delft", "members:>=10", and "members>=10".
  private func fieldAndValue(_ word: Word) -> (field: Word, value: Word)? {
    guard let first = word.pieces.first, !first.isQuoted else { return nil }
    let name = first.text.prefix { $0.isLetter }
    guard !name.isEmpty, let rest = word.dropping(String(name)) else { return nil }
    let field = Word(
      pieces: [Word.Piece(text: String(name), isQuoted: false, start: first.start)],
      range: word.range.lowerBound..<rest.range.lowerBound)
    if let value = rest.dropping(":") ?? rest.dropping("=") { return (field, value) }
    let isCompared = ListSyntax.ComparisonOperator.allCases.contains {
      rest.dropping($0.rawValue) != nil
    }
    return isCompared ? (field, rest) : nil
  }

  private func values(_ words: [Word], of field: Word) throws(SyntaxError) -> [ListSyntax.Value] {
    try words.map { word throws(SyntaxError) in try value(word, of: field) }
  }

  private func value(_ word: Word, of field: Word) throws(SyntaxError) -> ListSyntax.Value {
    for comparison in ListSyntax.ComparisonOperator.allCases {
      guard let operand = word.dropping(comparison.rawValue) else { continue }
      guard !operand.text.isEmpty else {
        throw SyntaxError("missing value after \"\(comparison.rawValue)\"", at: word)
      }
      return .compared(comparison, operand)
    }
    if let (from, through) = word.cut(at: "..") {
      if from.text.isEmpty, through.text.isEmpty {
        throw SyntaxError(
          "a range needs a start or an end, as in \(field.text):2019..2021", at: word)
      }
      return .between(from, through)
    }
    guard !word.text.isEmpty else {
      throw SyntaxError("missing value after \"\(field.text):\"", at: field)
    }
    return try wildcard(word) ?? .plain(word)
  }

  /// The value of a word that begins or ends with an asterisk; nil for a word without one.
  private func wildcard(_ word: Word) throws(SyntaxError) -> ListSyntax.Value? {
    let tail = word.droppingLast("*")
    let rest = tail ?? word
    let head = rest.text.isEmpty ? nil : rest.dropping("*")
    let kept = head ?? rest
    guard kept.cut(at: "*") == nil else {
      throw SyntaxError(
        "\"*\" is only allowed at the beginning or end of a word, as in fot* (quote the word to "
          + "search for an asterisk)", at: word)
    }
    switch (head, tail) {
    case (nil, nil): return nil
    case (nil, _?): return .matching(kept.text.isEmpty ? .anywhere : .beginning, kept)
    case (_?, nil): return .matching(.end, kept)
    case (_?, _?): return .matching(.anywhere, kept)
    }
  }

  // MARK: - Clauses

  private mutating func takeOrder(after clause: Word) throws(SyntaxError) {
    if words.first?.keyword == "by" { words.removeFirst() }
    var columns = try alternatives(after: clause, "column", "sort name")[...]
    while !columns.isEmpty {
      for part in columns {
        let name = part.dropping("-")
        syntax.order.append(
          ListSyntax.OrderTerm(column: name ?? part, isDescending: name != nil))
      }
      // "joined desc" or, before another column, "joined desc, name"
      guard let next = words.first?.alternatives, let direction = next[0].keyword,
        ["asc", "desc"].contains(direction), let last = syntax.order.popLast()
      else { return }
      words.removeFirst()
      syntax.order.append(
        ListSyntax.OrderTerm(column: last.column, isDescending: direction == "desc"))
      columns = next.dropFirst()
    }
  }

  private mutating func takeGrouping(after clause: Word) throws(SyntaxError) {
    let known = Grouping.words(of: subject)
    guard let name = words.first else {
      throw SyntaxError("missing column; for example: \(subject) by \(known[0])", at: clause)
    }
    if Grouping(name, of: subject) != nil {
      syntax.grouping = words.removeFirst()
    } else if subject == .images {
      // As in "images by Jan".
      syntax.terms.append(try term(clause))
    } else {
      let isSorted = subject.columns.contains { $0.name.lowercased() == name.keyword }
      throw SyntaxError(
        "\(subject) cannot be counted by \"\(name.text)\"",
        meant: isSorted ? "sort -\(name.text)" : Suggestion.nearest(to: name.text, among: known),
        advice: "use \(known.joined(separator: ", "))", at: name)
    }
  }

  private mutating func takeLimit(after clause: Word) throws(SyntaxError) -> Int {
    let word = try word(after: clause, "number", "limit 10")
    guard let number = Int(word.text), number >= 0 else {
      throw SyntaxError(
        "invalid limit \"\(word.text)\" (use a whole number, as in limit 10)", at: word)
    }
    return number
  }

  private mutating func takeColumns(after clause: Word) throws(SyntaxError) -> [Word] {
    let example = subject.columns.prefix(2).map(\.name).joined(separator: ",")
    let columns = try alternatives(after: clause, "columns", "columns \(example)")
    // "columns name members"
    if let next = words.first, let last = columns.last,
      subject.columns.contains(where: { $0.name.lowercased() == next.keyword }),
      words.dropFirst().first.map({ Self.clauses.contains($0.keyword ?? "") }) ?? true
    {
      throw SyntaxError(
        "columns are separated by commas", meant: "columns \(last.text),\(next.text)", at: next)
    }
    return columns
  }

  private mutating func word(
    after clause: Word, _ what: String, _ example: String
  ) throws(SyntaxError) -> Word {
    guard let word = words.popFirst() else {
      throw SyntaxError("missing \(what); for example: \(example)", at: clause)
    }
    return word
  }

  private mutating func alternatives(
    after clause: Word, _ what: String, _ example: String
  ) throws(SyntaxError) -> [Word] {
    let list = try word(after: clause, what, example)
    if list.alternatives.contains(where: \.text.isEmpty) { throw Self.comma(at: list) }
    if list.alternatives.count > Self.most { throw Self.tooMany("columns", at: list) }
    return list.alternatives
  }

  private mutating func takeDistance(after clause: Word) throws(SyntaxError) -> Double {
    let word = try word(after: clause, "distance", "within 25km")
    if words.first?.keyword == "km" { words.removeFirst() }
    // "within 10 km of Eindhoven"
    if let preposition = words.first, ["of", "from"].contains(preposition.keyword) {
      words[words.startIndex] = Word("near", in: preposition.range)
    }
    return try DistanceSyntax.kilometres(word)
  }
}
