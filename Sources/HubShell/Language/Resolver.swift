import HubBundle
import HubModel

struct Resolver {
  let countries: CountryNames
  var towns: TownNames?
  var today = CalendarDay.today
  /// Finds coordinates by the name of a town or an organization.
  let coordinates: (Word) throws -> Coordinates

  /// - Throws: ``SyntaxError``; the errors of ``coordinates``.
  func query(_ syntax: ListSyntax) throws -> ListQuery {
    var query = ListQuery(syntax.subject)
    query.limit = syntax.limit
    for term in syntax.terms { try add(term, within: syntax.within, to: &query) }
    let centers = query.conditions.filter { $0.field == .near }
    if case .near(let center, _)? = (centers.first { !$0.isNegated } ?? centers.first)?.matches
      .first
    {
      query.center = center
    }
    if query.center == nil { try refuseDistances(syntax) }
    if let within = syntax.within, query.center == nil {
      throw SyntaxError(
        "\"within \(DistanceSyntax.text(within))km\" needs a town: add near:TOWN",
        at: syntax.terms.last?.word.range ?? 0..<0)
    }
    if let word = syntax.columns.first, syntax.isCount || syntax.grouping != nil {
      throw SyntaxError("a count only has the columns name and count", at: word)
    }
    for word in syntax.columns {
      let name = try Self.column(word, of: syntax.subject).name
      if query.columns.contains(name) { throw SyntaxError("duplicate column \(name)", at: word) }
      query.columns.append(name)
    }
    // The columns of a count are not those of the list.
    guard syntax.grouping == nil else { return query }
    query.order = try syntax.order.map {
      ListQuery.Order(
        try Self.column($0.column, of: syntax.subject).name, isDescending: $0.isDescending)
    }
    let isNear = query.conditions.contains { $0.field == .near && !$0.isNegated }
    if query.order.isEmpty, isNear, [.clubs, .museums].contains(syntax.subject) {
      query.order = [ListQuery.Order(Field.distance.rawValue)]
    }
    return query
  }

  /// Without a center there are no distances.
  private func refuseDistances(_ syntax: ListSyntax) throws(SyntaxError) {
    let terms = syntax.terms.compactMap(\.field) + syntax.order.map(\.column)
    if let word = terms.first(where: { $0.text.lowercased() == Field.distance.rawValue }) {
      throw SyntaxError("\"distance\" needs a town: add near:TOWN", at: word)
    }
  }

  static func column(_ word: Word, of subject: Subject) throws(SyntaxError) -> Column {
    let wanted = word.text.lowercased()
    if let column = subject.columns.first(where: {
      [$0.name.lowercased(), $0.heading.lowercased()].contains(wanted)
    }) {
      return column
    }
    let names = subject.columns.map(\.name)
    throw SyntaxError(
      "\(subject.rawValue) have no column \"\(word.text)\"",
      meant: Suggestion.nearest(to: wanted, among: names),
      advice: "they have \(names.joined(separator: ", "))", at: word)
  }

  // MARK: - Terms

  private func add(
    _ term: ListSyntax.Term, within: Double?, to query: inout ListQuery
  ) throws {
    let field = try term.field.map { try self.field($0, of: query.subject) } ?? .name
    guard field == .near else {
      var matches = try term.values.map { try match($0, field, query.subject) }
      if field == .town, !term.needsAll { matches += matches.flatMap(inOtherLanguages) }
      var condition = Condition(field, isNegated: term.isNegated, anyOf: matches)
      condition.needsAll = term.needsAll
      query.conditions.append(condition)
      return
    }
    guard case .plain(let word)? = term.values.first else { return }
    let center = try coordinates(word)
    query.conditions.append(
      Condition(
        .near, isNegated: term.isNegated,
        .near(center, kilometres: within ?? DistanceSyntax.usual)))
  }

  /// The towns that have such a name in another language than the hub's.
  private func inOtherLanguages(_ match: Match) -> [Match] {
    guard let towns else { return [] }
    let found: [String]
    switch match {
    case .contains(let text): found = towns.towns { $0.contains(Text.folded(text)) }
    case .begins(let text): found = towns.towns { $0.hasPrefix(Text.folded(text)) }
    case .ends(let text): found = towns.towns { $0.hasSuffix(Text.folded(text)) }
    case .equals(let text): found = towns.towns { $0 == Text.folded(text) }
    default: found = []
    }
    return found.map { .equals($0) }
  }

  private func field(_ word: Word, of subject: Subject) throws(SyntaxError) -> Field {
    let name = word.text.lowercased()
    if let field = Field(rawValue: name), subject.fields.contains(field) { return field }
    let known = subject.fields.map(\.rawValue)
    let isField = Field(rawValue: name) != nil
    throw SyntaxError(
      isField
        ? "\(subject.rawValue) have no field \"\(name)\"" : "unknown field \"\(word.text)\"",
      meant: isField ? nil : Suggestion.nearest(to: name, among: known),
      advice: "\(subject.rawValue) have \(known.joined(separator: ", ")) "
        + "(quote a word to search for a colon)", at: word)
  }

  private func match(
    _ value: ListSyntax.Value, _ field: Field, _ subject: Subject
  ) throws(SyntaxError) -> Match {
    switch field.kind {
    case .text, .name, .choice, .country: try textMatch(value, field, subject)
    case .number: .numbers(try NumberRange.range(value, isFotobond: field == .fotobond))
    case .date: try today.match(value)
    case .day: try today.dayMatch(value)
    case .coordinates: .contains("")
    }
  }

  private func textMatch(
    _ value: ListSyntax.Value, _ field: Field, _ subject: Subject
  ) throws(SyntaxError) -> Match {
    let word: Word
    var isExact = false
    var wildcard = ListSyntax.Wildcard.anywhere
    switch value {
    case .plain(let plain): word = plain
    case .matching(let part, let kept):
      word = kept
      wildcard = part
    case .compared(.exactly, let operand):
      word = operand
      isExact = true
    case .compared(_, let operand), .between(let operand, _):
      throw SyntaxError(
        "\(field.rawValue) is text; only numbers and dates support comparisons and ranges",
        at: operand)
    }
    switch field.kind {
    case .country: return .equals(try country(word))
    case .choice: return .equals(try choice(word, field, subject))
    default: break
    }
    switch wildcard {
    case _ where isExact: return .equals(word.text)
    case .beginning: return .begins(word.text)
    case .end: return .ends(word.text)
    case .anywhere: return .contains(word.text)
    }
  }

  private func country(_ word: Word) throws(SyntaxError) -> String {
    if let code = countries.code(of: word.text) { return code }
    throw SyntaxError(
      "unknown country \"\(word.text)\"", meant: countries.nearest(to: word.text),
      advice: "use a name or a code, as in country:NL", at: word)
  }

  private func choice(_ word: Word, _ field: Field, _ subject: Subject) throws(SyntaxError)
    -> String
  {
    let text = word.text.lowercased()
    let words = subject.words(of: field)
    if words.isEmpty || words.contains(text) { return text }
    throw SyntaxError(
      "unknown value \"\(word.text)\" for \(field.rawValue)",
      meant: Suggestion.nearest(to: text, among: words),
      advice: "use \(words.joined(separator: ", "))", at: word)
  }
}
