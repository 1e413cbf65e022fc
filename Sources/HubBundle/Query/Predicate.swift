import GRDB
import HubModel

/// The compiler from a typed condition to SQL with bound values.
struct Predicate {
  let query: ListQuery
  let database: Database

  private var subject: Subject { query.subject }

  /// Returns a clause that is true if one of the condition's matches holds, regardless of negation;
  /// may be NULL.
  func clause(_ condition: Condition) throws -> Clause {
    var alternatives = try condition.matches.map { match in
      try memberships(condition.field, match) ?? Clause(sql(condition.field, match))
    }
    if subject == .people, condition.field == .has, !condition.isPersonal {
      // The search is among memberships, which do not contain facts about the person.
      alternatives = alternatives.map { clause in
        clause.map {
          """
          EXISTS (SELECT 1 FROM photographers p WHERE p.id = m.photographer_id AND (\($0)))
          """
        }
      }
    }
    return .any(alternatives)
  }

  /// Returns the condition that a membership has a role or status. Such memberships are a set that an
  /// index finds. Nil for other words, and for subjects without memberships.
  private func memberships(_ field: Field, _ match: Match) -> Clause? {
    guard case .equals(let word) = match, let rows = Snippet.memberships(word),
      words(of: field).contains(where: { $0 == (word, Snippet.listed(rows)) })
    else { return nil }
    return Clause(
      tested: SQL(sql: Snippet.listed(rows)),
      finding: "m.id IN (SELECT membership_id FROM \(sql: rows))")
  }

  private func values(of field: Field) -> [SQL] {
    subject.definition.fields[field]?.values.map { SQL(sql: $0) } ?? []
  }

  private func words(of field: Field) -> FieldDefinition.Words {
    subject.definition.fields[field]?.words ?? []
  }

  private func sql(_ field: Field, _ match: Match) throws -> SQL {
    // GRDB has a `??` that would make this an expression in SQL.
    let value: SQL = values(of: field).first ?? "NULL"
    switch (field.kind, match) {
    case (.choice, .equals(let word)): return try choice(field, word)
    case (.country, .equals(let code)): return "\(value) = \(code)"
    case (.number, .numbers(let range)):
      if let totals = try totals(field, in: range) { return totals }
      return "\(try number(field)) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    case (.date, .dates(let from, let through)):
      // The plus sign keeps SQLite from finding rows by date, because there can be many, which must
      // then be sorted.
      return bounds(on: "+\(value)", from: from, through: through)
    case (.day, .dates(let from, let through)):
      return days(on: "substr(\(value), -5)", from: from, through: through)
    case (.coordinates, .near(let center, let kilometres)):
      return "\(Snippet.distance(query.presentation, center)) <= \(kilometres)"
    case (.text, _), (.name, _):
      if let condition = try text(field, match) { return condition }
    default: break
    }
    throw QueryError("\(field.rawValue) does not support this comparison")
  }

  // MARK: - Texts

  /// Returns a condition on the texts of a field; nil if the match is not one of texts.
  private func text(_ field: Field, _ match: Match) throws -> SQL? {
    if field == .keyword || field == .name && subject == .keywords {
      return try keywords(match, isWholeNamePreferred: field == .keyword)
    }
    var texts = values(of: field)
    if field.kind == .name, subject != .entries, field != .town || subject != .exhibitions,
      case .contains(let name) = match, let exact = try exact(field, name, texts)
    {
      return exact
    }
    // Organizations are searched by name and town (Docs/Hub.md, "How things are shown").
    if field == .name, subject == .clubs || subject == .museums, !match.isWhole {
      texts.append("o.folded_town")
    }
    return match.test(texts)
  }

  /// Returns the condition that something has exactly this name; nil if nothing has it. Only that
  /// is meant then.
  private func exact(_ field: Field, _ text: String, _ texts: [SQL]) throws -> SQL? {
    let shown: SQL = "o.folded_name || ' (' || o.folded_town || ')'"
    guard let exact = Match.equals(text).test(texts + (field == .club ? [shown] : [])) else {
      return nil
    }
    let kind: SQL =
      switch subject {
      case .museums: "o.kind = 'museum'"
      case .exhibitions: "1"
      default: "o.kind = 'club'"
      }
    let known: SQL = "SELECT EXISTS (SELECT 1 FROM organizations o WHERE \(kind) AND (\(exact)))"
    return try Bool.fetchOne(database, SQLRequest(literal: known)) == true ? exact : nil
  }

  /// Returns a condition that a row is a keyword, or that a person uses one, found by its names in
  /// all languages and its own text; nil if the match is not one of texts.
  private func keywords(_ match: Match, isWholeNamePreferred: Bool) throws -> SQL? {
    func ids(_ match: Match) throws -> [Int64]? {
      guard let test = match.test(["name"]) else { return nil }
      let request: SQL = """
        SELECT DISTINCT id FROM (SELECT keyword_id AS id, fold(name) AS name FROM keyword_names
          UNION ALL SELECT id, fold(id_string) FROM keywords) WHERE \(test) ORDER BY id
        """
      return try Int64.fetchAll(database, SQLRequest(literal: request))
    }
    var found: [Int64]? = []
    if isWholeNamePreferred, case .contains(let text) = match { found = try ids(.equals(text)) }
    if found?.isEmpty == true { found = try ids(match) }
    return try found.map { try subject == .keywords ? "k.id IN \($0)" : users(of: $0) }
  }

  private func users(of found: [Int64]) throws -> SQL {
    // A query for memberships need not join their people.
    let person: SQL = subject == .members || subject == .people ? "p.id" : "m.photographer_id"
    let people: SQL =
      "SELECT photographer_id FROM photographer_keywords WHERE keyword_id IN \(found)"
    let count: SQL = "SELECT count(*) FROM (\(people) LIMIT \(query.smallSet + 1))"
    let isSmall = try Int.fetchOne(database, SQLRequest(literal: count)) ?? 0 <= query.smallSet
    return isSmall
      ? "\(person) IN (\(people))"
      : """
      EXISTS (SELECT 1 FROM photographer_keywords
        WHERE photographer_id = \(person) AND keyword_id IN \(found))
      """
  }

  // MARK: - Choices, numbers, dates

  private func choice(_ field: Field, _ word: String) throws -> SQL {
    if let open = subject.definition.fields[field]?.values.first {
      return SQL(sql: open, arguments: [word])
    }
    let meanings = words(of: field).filter { $0.key == word }
    guard !meanings.isEmpty else {
      throw QueryError("unknown value \"\(word)\" for \(field.rawValue)")
    }
    return meanings.map { "(\(sql: $0.condition))" as SQL }.joined(separator: " OR ")
  }

  private func number(_ field: Field) throws -> SQL {
    if let value = values(of: field).first { return value }
    if field == .people,
      let users = try RowFinder(query: query, database: database).usersOfKeyword()
    {
      return users
    }
    if field == .distance { return Snippet.distance(query.presentation, query.center) }
    let column = subject.definition.columns.first { $0.column.name == field.rawValue }
    return column?.value(query.presentation, query.center) ?? "NULL"
  }

  /// Returns a condition that a count is in a range, based on the totals of all rows; nil if
  /// counting row by row is faster, because enough rows match early.
  private func totals(_ field: Field, in range: ClosedRange<Double>) throws -> SQL? {
    let definition = subject.definition
    guard
      let totals = definition.columns.first(where: { $0.column.name == field.rawValue })?.totals
    else { return nil }
    let bounds: SQL = "BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    let set: SQL = "SELECT id FROM (\(sql: totals)) WHERE number"
    // Rows with a count of 0 are not among the totals, and those with an unknown one have NULL.
    if range.contains(0) {
      return "\(sql: definition.id) NOT IN (\(set) IS NULL OR number NOT \(bounds))"
    }
    let count: SQL = "SELECT count(*) FROM (\(set) \(bounds) LIMIT \(query.smallSet + 1))"
    let isSmall = try Int.fetchOne(database, SQLRequest(literal: count)) ?? 0 <= query.smallSet
    return isSmall ? "\(sql: definition.id) IN (\(set) \(bounds))" : nil
  }

  /// Returns a condition on a day of the year; a range may extend beyond the end of the year.
  private func days(on column: SQL, from: String?, through: String?) -> SQL {
    guard let from, let through, from > through, !from.hasPrefix(through) else {
      return bounds(on: column, from: from, through: through)
    }
    return """
      \(bounds(on: column, from: from, through: nil)) OR \(bounds(on: column, from: nil, through: through))
      """
  }

  /// Returns a condition on a date. Dates compare as texts; a bound that is a year or a month means
  /// all of it.
  private func bounds(on column: SQL, from: String?, through: String?) -> SQL {
    let bounds: [SQL] = [
      from.map { "\(column) >= \($0)" }, through.map { "\(column) <= \($0 + "\u{7F}")" },
    ].compactMap { $0 }
    return bounds.isEmpty ? "\(column) IS NOT NULL" : bounds.joined(separator: " AND ")
  }
}

extension Match {
  fileprivate var isWhole: Bool { if case .equals = self { true } else { false } }

  /// Returns the condition that one of some folded texts matches; nil if the match is not one of
  /// texts.
  fileprivate func test(_ texts: [SQL]) -> SQL? {
    let test: (SQL) -> SQL
    switch self {
    case .contains(let text): test = { "instr(\($0), \(Text.folded(text))) > 0" }
    case .equals(let text): test = { "\($0) = \(Text.folded(text))" }
    case .begins(let text):
      let folded = Text.folded(text)
      test = { "substr(\($0), 1, length(\(folded))) = \(folded)" }
    case .ends(let text):
      let folded = Text.folded(text)
      test = { "substr(\($0), -length(\(folded))) = \(folded)" }
    case .numbers, .dates, .near: return nil
    }
    return texts.map { "(\(test($0)))" as SQL }.joined(separator: " OR ")
  }
}

/// A condition in SQL, in two equivalent forms.
struct Clause {
  /// The form for rows that are read in order and tested one by one.
  let tested: SQL
  /// The form for a set of rows that is found through an index on the condition.
  let finding: SQL
}

extension Clause {
  /// Creates a clause whose two forms are the same.
  init(_ condition: SQL) { self.init(tested: condition, finding: condition) }

  /// Creates a clause that is true if a column is in a set, which is computed once. The plus sign
  /// keeps SQLite from looking up the whole set for each row.
  init(column: SQL, in set: SQL) {
    self.init(tested: "+\(column) IN (\(set))", finding: "\(column) IN (\(set))")
  }

  func map(_ change: (SQL) -> SQL) -> Clause {
    Clause(tested: change(tested), finding: change(finding))
  }

  static func any(_ clauses: [Clause]) -> Clause {
    func joined(_ forms: [SQL]) -> SQL { forms.map { "(\($0))" as SQL }.joined(separator: " OR ") }
    return Clause(tested: joined(clauses.map(\.tested)), finding: joined(clauses.map(\.finding)))
  }
}
