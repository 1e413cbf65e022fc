import HubBundle

/// Reads conditions as they are written in SQL: `country != NL`, `country in (NL, BE)`, `joined between
/// 2019 and 2021`, `email is null`, `not role:chairman`.
struct SQLHabits {
  let subject: Subject
  private static let signs = ["=", "==", "<", ">", "<=", ">=", ":", "!=", "<>"]

  /// The words of a list, with such conditions as filters. O(words).
  ///
  /// - Throws: ``SyntaxError`` for SQL that has no equivalent, with advice.
  func read(_ words: ArraySlice<Word>) throws(SyntaxError) -> ArraySlice<Word> {
    var read: [Word] = []
    var rest = words
    while let word = rest.popFirst() {
      let next = rest.first?.keyword
      if let (field, sign, value) = unequal(word) {
        read.append(filter(field, sign, value, at: word.range))
      } else if let field = field(word), let next, let value = rest.dropFirst().first,
        Self.signs.contains(next)
      {
        let range = word.range.joined(value.range)
        read.append(filter(field, next, value, at: range))
        rest = rest.dropFirst(2)
      } else if let field = field(word), let next,
        ["in", "between", "is", "like", "not"].contains(next)
      {
        read.append(try condition(field, word, &rest))
      } else if word.keyword == "not", let filter = rest.first,
        filter.cut(at: ":") != nil, filter.dropping("-") == nil
      {
        rest.removeFirst()
        read.append(prefixed("-", filter, at: word.range.joined(filter.range)))
      } else if ["offset", "skip"].contains(word.keyword), next.flatMap({ Int($0) }) != nil {
        throw SyntaxError("rows cannot be skipped (use sort and limit)", at: word)
      } else if word.keyword == "group", next == "by" {
        throw SyntaxError("use \"by\" instead of \"group by\", as in clubs by country", at: word)
      } else {
        read.append(word)
      }
    }
    return read[...]
  }

  private func field(_ word: Word) -> Field? {
    word.keyword.flatMap(Field.init).flatMap { subject.fields.contains($0) ? $0 : nil }
  }

  /// "country!=NL"
  private func unequal(_ word: Word) -> (Field, String, Word)? {
    for sign in ["!=", "<>"] {
      guard let (before, value) = word.cut(at: sign), let field = field(before) else { continue }
      return (field, sign, value)
    }
    return nil
  }

  private func filter(_ field: Field, _ sign: String, _ value: Word, at range: Range<Int>) -> Word {
    let isNegated = sign == "!=" || sign == "<>"
    let operation = isNegated ? ":" : sign == "==" ? "=" : sign
    return prefixed((isNegated ? "-" : "") + field.rawValue + operation, value, at: range)
  }

  private func prefixed(_ text: String, _ value: Word, at range: Range<Int>) -> Word {
    var pieces = value.pieces[...]
    var text = text
    if let first = pieces.first, !first.isQuoted { text += pieces.removeFirst().text }
    return Word(
      pieces: [Word.Piece(text: text, isQuoted: false, start: range.lowerBound)] + pieces,
      range: range, isOpen: value.isOpen)
  }

  private func condition(_ field: Field, _ word: Word, _ rest: inout ArraySlice<Word>)
    throws(SyntaxError) -> Word
  {
    var words = rest
    let isNegated = words.first?.keyword == "not"
    if isNegated { words.removeFirst() }
    let name = words.popFirst()?.keyword
    func made(_ text: String, _ range: Range<Int>) -> Word {
      Word((isNegated ? "-" : "") + text, in: range)
    }
    switch name {
    case "between":
      let parts = Array(words.prefix(3))
      guard parts.count == 3, parts[1].keyword == "and" else { return word }
      rest = words.dropFirst(3)
      let range = word.range.joined(parts[2].range)
      return made("\(field.rawValue):\(parts[0].text)..\(parts[2].text)", range)
    case "in" where words.first?.text.hasPrefix("(") == true:
      guard let end = words.firstIndex(where: { $0.text.hasSuffix(")") }) else { return word }
      let list = words[...end].map(\.text).joined()
      let values = list.filter { !"()'\"".contains($0) }
      rest = words[(end + 1)...]
      return made(
        "\(field.rawValue):\(values)", word.range.joined(words[end].range))
    case "is":
      let isKnown = words.first?.keyword == "not"
      if isKnown { words.removeFirst() }
      guard let null = words.popFirst(), null.keyword == "null",
        subject.words(of: .has).contains(field.rawValue)
      else { return word }
      rest = words
      return Word(
        "\(isKnown ? "" : "-")has:\(field.rawValue)",
        in: word.range.joined(null.range))
    case "like":
      throw SyntaxError(
        "\"like\" is SQL; use \(field.rawValue):text for a part, or \(field.rawValue):text* for a "
          + "beginning", at: word)
    default: return word
    }
  }
}
