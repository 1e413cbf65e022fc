import HubBundle
import HubModel

/// Dates and ages in ordinary words.
extension Interpretation {
  typealias Terms = ArraySlice<ListSyntax.Term>
  /// The number of first terms that belong together, and the filters that they mean.
  typealias Found = (count: Int, filters: [ListSyntax.Term])

  /// The fields that verbs before a date are about.
  static let verbs = WordTable.questions.meanings("verbs")

  static let comparisons = WordTable.questions.meanings("comparisons").compactMapValues(
    ListSyntax.ComparisonOperator.init(rawValue:))

  /// Words between the beginning and the end of a time.
  private static let ends: Set = ["to", "until", "till", "and", "through", "en", "tot"]

  /// The first terms that are a date: "joined in 2024", "since last year", "born before 1950", "born in
  /// october"; for images a date alone will do. Nil if the first term begins no date.
  func dated(_ terms: Terms, _ subject: Subject) throws -> Found? {
    var rest = terms
    // "with a birthday in December"
    if rest.skip(["with", "has", "have", "met"]) {
      rest = rest.drop { ["a", "their", "een"].contains($0.keyword) }
      guard ["birthday", "birthdays"].contains(rest.first?.keyword) else { return nil }
    }
    var field: Field? =
      subject == .exhibitions ? Field(rawValue: "starts") : subject == .images ? .date : nil
    var comparison = ListSyntax.ComparisonOperator.exactly
    // "since 2025" says when members joined, but when pictures were taken.
    if let verb = rest.first?.keyword, let name = Self.verbs[verb],
      field == nil || Self.comparisons[verb] == nil
    {
      (field, comparison) = (Field(rawValue: name), Self.comparisons[verb] ?? .exactly)
      rest.removeFirst()
    }
    let preposition = rest.first?.keyword ?? ""
    if let other = Self.comparisons[preposition] {
      // "pictures from 2025" are those of that year.
      comparison = preposition == "from" && rest.count == terms.count ? .exactly : other
      rest.removeFirst()
    }
    guard let field, subject.fields.contains(field) else { return nil }
    let isBare = rest.count == terms.count
    if let day = lastYears(&rest) { return found(field, .atLeast, day, terms, before: rest) }
    if field == .born || field == .birthday, comparison == .exactly,
      let (count, day) = dayOfYear(rest)
    {
      return found(.birthday, .exactly, day, terms, before: rest.dropFirst(count))
    }
    let isComing = ["starts", "ends"].contains(field.rawValue)
    guard
      let date = try date(&rest, field.kind, isComing, unlessNamedIn: isBare ? subject : nil)
    else { return nil }
    // "joined from 2015 to 2018", "taken between May and June"
    var following = rest
    if ["from", "between", "tussen"].contains(preposition), following.skip(Self.ends),
      let end = try self.date(&following, field.kind, isComing)
    {
      return found(field, .exactly, date, through: end, terms, before: following)
    }
    guard preposition != "between", preposition != "tussen" else { return nil }
    if subject == .clubs, let since = terms.first, Self.comparisons[since.keyword] != nil {
      throw SyntaxError(
        Self.reasons["founded"] ?? "", meant: "members since \(date)", at: since.word)
    }
    return found(field, comparison, date, terms, before: rest)
  }

  /// The filter that the terms before others are.
  private func found(
    _ field: Field, _ comparison: ListSyntax.ComparisonOperator, _ text: String,
    through end: String? = nil, _ terms: Terms, before rest: Terms
  ) -> Found {
    let words = terms[..<rest.startIndex]
    return (
      words.count, [ListSyntax.Term(field, [text], comparison, through: end, at: words.range)]
    )
  }

  /// Takes the first terms that are a date, and returns the date as a filter has it.
  ///
  /// - Parameter subject: A list of which no name may have these words.
  private func date(
    _ terms: inout Terms, _ kind: Field.Kind, _ isComing: Bool,
    unlessNamedIn subject: Subject? = nil
  ) throws -> String? {
    if kind == .date, let (count, day) = dayOfYear(terms), count == 2,
      let month = terms.prefix(count).lazy.compactMap({ term in
        today.nearest(month: term.word.text, isComing: isComing)
      }).first
    {
      terms.removeFirst(count)
      return month + day.dropFirst(2)
    }
    for count in [3, 2, 1] where terms.count >= count {
      let words = terms.prefix(count).compactMap(\.freeWord).filter(\.isPlain)
      let text = words.map(\.text).joined(separator: "-").lowercased()
      let written = CalendarDay.written(text)
      guard words.count == count,
        CalendarDay.isName(text) || CalendarDay.isDate(text) || written != nil
      else { continue }
      if let subject, try vocabulary.isNamed(subject, words.map(\.text), false) { continue }
      let month = kind == .date ? today.nearest(month: text, isComing: isComing) : nil
      terms.removeFirst(count)
      return month ?? written ?? text
    }
    return nil
  }

  /// Takes the first terms that are some years until today, and returns the day when they began: "the
  /// last two years".
  private func lastYears(_ terms: inout Terms) -> String? {
    var rest = terms
    _ = rest.skip(["the", "de"])
    guard rest.skip(["last", "past", "laatste", "afgelopen"]),
      let years = rest.popFirst().flatMap({ Phrases.number($0.keyword) }), years <= 150,
      rest.skip(["years", "jaar"])
    else { return nil }
    terms = rest
    return today.text(yearsAgo: years)
  }

  /// The number of first terms that are a month or a day without a year: "31 december".
  private func dayOfYear(_ terms: Terms) -> (count: Int, text: String)? {
    let words = terms.prefix(2).map(\.keyword)
    let numbers = words.map { Int($0.prefix(while: \.isNumber)) }
    for (month, day) in [(0, 1), (1, 0)] where words.count == 2 {
      if let month = CalendarDay.month(words[month]), let day = numbers[day], (1...31).contains(day)
      {
        // A year may follow.
        let next = terms.dropFirst(2).first?.freeWord?.text ?? ""
        return CalendarDay.isDate(next)
          ? nil : (2, month + "-" + (day < 10 ? "0" : "") + String(day))
      }
    }
    guard let word = words.first, CalendarDay.month(word) != nil,
      words.count < 2 || !CalendarDay.isDate(words[1])
    else { return nil }
    return (1, word)
  }

  /// The first terms that are a time in which exhibitions can be seen: "on saturday", "today", "in
  /// december".
  func overlap(_ terms: Terms, _ subject: Subject) throws -> Found? {
    guard subject == .exhibitions else { return nil }
    var rest = terms
    let hasPreposition = rest.skip(["on", "in", "during", "for", "op", "between", "from", "since"])
    let isComing = terms.first?.keyword != "since"
    guard let from = try date(&rest, .date, isComing, unlessNamedIn: hasPreposition ? nil : subject)
    else { return nil }
    var through: String? = from
    if ["between", "from", "since"].contains(terms.first?.keyword) {
      var following = rest
      through = following.skip(Self.ends) ? try date(&following, .date, true) : nil
      if through != nil { rest = following }
    }
    let words = terms[..<rest.startIndex]
    let bounds = [
      ("starts", ListSyntax.ComparisonOperator.atMost, through), ("ends", .atLeast, from),
    ]
    let filters = bounds.compactMap { name, comparison, text -> ListSyntax.Term? in
      guard let text, let field = Field(rawValue: name) else { return nil }
      let day = CalendarDay.weekdays.contains(text) ? today.dates(text)?.from ?? text : text
      return ListSyntax.Term(field, [day], comparison, at: words.range)
    }
    return (words.count, filters)
  }

  private static let ages = WordTable.questions.names("ages")

  private static let durations = WordTable.questions.names("durations")

  /// The first terms that are a time of membership, "for more than 40 years", or an age, "older than
  /// 60".
  func lasting(_ terms: Terms, _ subject: Subject) -> Found? {
    let units: Set = ["year", "years", "jaar"]
    // "more than 60 years old"
    if let (day, comparison, rest) = years(terms, Self.durations), subject.fields.contains(.joined),
      units.contains(rest.first?.keyword ?? ""),
      !["old", "oud"].contains(rest.dropFirst().first?.keyword)
    {
      return found(.joined, comparison, day, terms, before: rest.dropFirst())
    }
    guard let (day, comparison, rest) = years(terms, Self.ages), subject.fields.contains(.born)
    else { return nil }
    let after = rest.drop { units.contains($0.keyword) || ["old", "oud"].contains($0.keyword) }
    return found(.born, comparison, day, terms, before: after)
  }

  /// The day some years ago that a phrase and a number ask for, the comparison with it, and the other
  /// terms.
  private func years(_ terms: Terms, _ phrases: [String: String])
    -> (day: String, comparison: ListSyntax.ComparisonOperator, rest: Terms)?
  {
    for count in [3, 2, 1] where terms.count > count {
      let text = terms.prefix(count).map(\.keyword).joined(separator: " ")
      guard let comparison = phrases[text].flatMap(ListSyntax.ComparisonOperator.init(rawValue:)),
        let years = Int(terms.dropFirst(count).first?.keyword ?? ""), (1...150).contains(years)
      else { continue }
      return (today.text(yearsAgo: years), comparison, terms.dropFirst(count + 1))
    }
    return nil
  }
}

extension Interpretation.Terms {
  /// The part of the line that the terms are.
  var range: Range<Int> {
    dropFirst().reduce(first?.word.range ?? 0..<0) { $0.joined($1.word.range) }
  }

  /// Removes the first term if it is one of some words, and tells if it was.
  mutating func skip(_ words: Set<String>) -> Bool {
    guard let first, words.contains(first.keyword) else { return false }
    removeFirst()
    return true
  }
}

extension ListSyntax.Term {
  /// The one free word that it is, in lower case and without quotes; empty for any other term.
  var keyword: String { freeWord?.keyword ?? "" }

  /// A filter that a part of the line means.
  ///
  /// - Parameter end: The end of a range.
  init(
    _ field: Field, _ texts: [String],
    _ comparison: ListSyntax.ComparisonOperator = .exactly, through end: String? = nil,
    isNegated: Bool = false, needsAll: Bool = false, at range: Range<Int>
  ) {
    let words = texts.map { Word(quoting: $0, range: range) }
    let values: [ListSyntax.Value] = words.map { word in
      if let end { return .between(word, Word(quoting: end, range: range)) }
      return comparison == .exactly ? .plain(word) : .compared(comparison, word)
    }
    self.init(
      isNegated: isNegated, field: Word(quoting: field.rawValue, range: range), values: values,
      word: words[0], needsAll: needsAll)
  }
}
