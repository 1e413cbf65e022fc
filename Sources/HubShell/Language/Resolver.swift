import HubBundle
import HubModel

/// Settles what the words of a list mean.
struct Resolver {
  /// The names of countries in the language of choice.
  let countries: CountryNames
  /// Finds a place by its name.
  let coordinates: (Word) throws -> Coordinates

  /// The query that the words ask for.
  ///
  /// - Throws: ``SyntaxError``; what finding a place throws.
  func query(_ syntax: ListSyntax) throws -> ListQuery {
    var query = ListQuery(syntax.subject)
    query.limit = syntax.limit
    for term in syntax.terms { try add(term, within: syntax.within, to: &query) }
    let places = query.conditions.filter { $0.field == .near }
    if case .near(let center, _)? = (places.first { !$0.isNegated } ?? places.first)?.matches.first
    {
      query.center = center
    }
    if query.center == nil { try refuseDistances(syntax) }
    if let within = syntax.within, query.center == nil {
      throw SyntaxError(
        "within \(within) km of what? Add near:PLACE", at: syntax.terms.last?.word.range ?? 0..<0)
    }
    for word in syntax.columns {
      let name = try Self.column(word, of: syntax.subject).name
      if query.columns.contains(name) { throw SyntaxError("\(name) is there twice", at: word) }
      query.columns.append(name)
    }
    query.order = try syntax.order.map {
      ListQuery.Order(
        try Self.column($0.column, of: syntax.subject).name, isDescending: $0.isDescending)
    }
    return query
  }

  /// Without a place there are no distances.
  private func refuseDistances(_ syntax: ListSyntax) throws(SyntaxError) {
    let terms = syntax.terms.compactMap(\.field) + syntax.order.map(\.column)
    if let word = terms.first(where: { $0.text.lowercased() == Field.distance.rawValue }) {
      throw SyntaxError("distance from what? Add near:PLACE", at: word)
    }
  }

  /// The column that a word names.
  static func column(_ word: Word, of subject: Subject) throws(SyntaxError) -> Column {
    let wanted = word.text.lowercased()
    if let column = subject.columns.first(where: {
      [$0.name.lowercased(), $0.heading.lowercased()].contains(wanted)
    }) {
      return column
    }
    let names = subject.columns.map(\.name)
    throw SyntaxError(
      "\(subject.rawValue) have no column \"\(word.text)\"\(SuggestionText.meant(wanted, names)); "
        + "they have \(names.joined(separator: ", "))", at: word)
  }

  // MARK: - Terms

  private func add(
    _ term: ListSyntax.Term, within: Double?, to query: inout ListQuery
  ) throws {
    let field = try term.field.map { try self.field($0, of: query.subject) } ?? .name
    guard field == .near else {
      let matches = try term.values.map { try match($0, field, query.subject) }
      query.conditions.append(Condition(field, isNegated: term.isNegated, anyOf: matches))
      return
    }
    guard case .plain(let word)? = term.values.first else { return }
    let center = try coordinates(word)
    query.conditions.append(
      Condition(
        .near, isNegated: term.isNegated,
        .near(center, kilometres: within ?? DistanceSyntax.usual)))
  }

  private func field(_ word: Word, of subject: Subject) throws(SyntaxError) -> Field {
    let name = word.text.lowercased()
    if let field = Field(rawValue: name), subject.fields.contains(field) { return field }
    let known = subject.fields.map(\.rawValue)
    let what =
      Field(rawValue: name) == nil
      ? "there is no field \"\(word.text)\"\(SuggestionText.meant(name, known))"
      : "\(subject.rawValue) cannot be asked for \"\(name)\""
    throw SyntaxError(
      "\(what); \(subject.rawValue) know \(known.joined(separator: ", ")). "
        + "Words with a colon can be put in quotes", at: word)
  }

  private func match(
    _ value: ListSyntax.Value, _ field: Field, _ subject: Subject
  ) throws(SyntaxError) -> Match {
    switch field.kind {
    case .text, .name, .choice, .country: try textMatch(value, field, subject)
    case .number: .numbers(try NumberRange.range(value, isFotobond: field == .fotobond))
    case .date: try DateRange.match(value)
    case .day: try DateRange.dayMatch(value)
    case .coordinates: .contains("")
    }
  }

  private func textMatch(
    _ value: ListSyntax.Value, _ field: Field, _ subject: Subject
  ) throws(SyntaxError) -> Match {
    let word: Word
    var isExact = false
    switch value {
    case .plain(let plain): word = plain
    case .compared(.exactly, let operand):
      word = operand
      isExact = true
    case .compared(_, let operand), .between(let operand, _):
      throw SyntaxError("\"\(field.rawValue)\" is no number or date to compare", at: operand)
    }
    switch field.kind {
    case .country: return .equals(try country(word))
    case .choice: return .equals(try choice(word, field, subject))
    default: return isExact ? .equals(word.text) : .contains(word.text)
    }
  }

  private func country(_ word: Word) throws(SyntaxError) -> String {
    if let code = countries.code(of: word.text) { return code }
    throw SyntaxError(
      "no country is called \"\(word.text)\"\(SuggestionText.meant(word.text, countries.byCode.values.sorted())); "
        + "countries go by name or by code, as in country:NL", at: word)
  }

  private func choice(_ word: Word, _ field: Field, _ subject: Subject) throws(SyntaxError)
    -> String
  {
    let text = word.text.lowercased()
    let words = subject.words(of: field)
    if words.isEmpty || words.contains(text) { return text }
    throw SyntaxError(
      "\(field.rawValue): knows no \"\(word.text)\"\(SuggestionText.meant(text, words)); "
        + "it knows \(words.joined(separator: ", "))", at: word)
  }
}

/// Phrases of messages.
enum SuggestionText {
  /// ". Did you mean "x"?", or nothing.
  static func meant(_ text: String, _ candidates: [String]) -> String {
    Suggestion.nearest(to: text, among: candidates).map { " (did you mean \"\($0)\"?)" } ?? ""
  }
}
