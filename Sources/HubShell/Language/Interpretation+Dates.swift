import HubBundle

/// Dates and ages in ordinary words.
extension Interpretation {
  /// The fields that words before a date are about, with the comparison that they mean.
  static let verbs: [String: (field: String, comparison: ListSyntax.ComparisonOperator)] = [
    "joined": ("joined", .exactly), "since": ("joined", .atLeast), "left": ("left", .exactly),
    "born": ("born", .exactly), "birthday": ("birthday", .exactly),
    "birthdays": ("birthday", .exactly), "taken": ("date", .exactly),
    "made": ("date", .exactly), "starting": ("starts", .exactly), "opening": ("starts", .exactly),
    "ending": ("ends", .exactly), "closing": ("ends", .exactly), "sinds": ("joined", .atLeast),
    "vertrok": ("left", .exactly), "vertrokken": ("left", .exactly),
    "added": ("added", .exactly), "toegevoegd": ("added", .exactly),
  ]

  static let comparisons: [String: ListSyntax.ComparisonOperator] = [
    "in": .exactly, "on": .exactly, "before": .below, "after": .above, "since": .atLeast,
    "from": .atLeast, "until": .atMost, "between": .exactly, "voor": .below, "na": .above,
    "sinds": .atLeast, "tot": .atMost, "op": .exactly, "tussen": .exactly,
  ]

  /// The number of terms that are a date, and their filter: "joined in 2024", "since last year", "born
  /// before 1950", "born in october"; for images a date alone will do. Nil if the first term begins no
  /// date.
  func dated(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject)
    throws -> (count: Int, filter: ListSyntax.Term)?
  {
    var rest = terms
    // "with a birthday in December"
    if ["with", "has", "have", "met"].contains(rest.first?.freeWord?.keyword ?? "") {
      let fact = rest.dropFirst().drop {
        ["a", "their", "een"].contains($0.freeWord?.keyword ?? "")
      }
      guard ["birthday", "birthdays"].contains(fact.first?.freeWord?.keyword ?? "") else {
        return nil
      }
      rest = fact
    }
    let usual: Field? =
      subject == .exhibitions ? Field(rawValue: "starts") : subject == .images ? .date : nil
    var field = usual
    var comparison = ListSyntax.ComparisonOperator.exactly
    if let verb = rest.first?.freeWord?.keyword.flatMap({ Self.verbs[$0] }) {
      (field, comparison) = (Field(rawValue: verb.field), verb.comparison)
      rest.removeFirst()
    }
    let preposition = rest.first?.freeWord?.keyword ?? ""
    if let other = Self.comparisons[preposition] {
      // "pictures from 2025" are those of that year.
      comparison = preposition == "from" && rest.count == terms.count ? .exactly : other
      rest.removeFirst()
    }
    guard let field, subject.fields.contains(field) else { return nil }
    if let (count, day) = lastYears(rest) {
      let whole = terms.count - rest.count + count
      let range = terms.prefix(whole).map(\.word.range).reduce(terms[terms.startIndex].word.range) {
        $0.joined($1)
      }
      return (whole, Self.filter(field, .atLeast, day, range))
    }
    let range = { (count: Int) in
      terms.prefix(count).map(\.word.range).reduce(terms[terms.startIndex].word.range) {
        $0.joined($1)
      }
    }
    let isBirth = field == .born || field == .birthday
    if isBirth, comparison == .exactly, let (count, day) = dayOfYear(rest) {
      let count = terms.count - rest.count + count
      return (count, Self.filter(.birthday, .exactly, day, range(count)))
    }
    let isComing = ["starts", "ends"].contains(field.rawValue)
    let isBare = rest.count == terms.count
    guard
      let (count, date) = try date(
        rest, field.kind, isComing, unlessNamedIn: isBare ? subject : nil)
    else { return nil }
    let following = rest.dropFirst(count)
    // "joined from 2015 to 2018", "taken between May and June"
    if ["from", "between", "tussen"].contains(preposition),
      ["to", "until", "till", "and", "through", "en", "tot"].contains(
        following.first?.freeWord?.keyword ?? ""),
      let (others, end) = try self.date(following.dropFirst(), field.kind, isComing)
    {
      let count = terms.count - following.count + 1 + others
      return (count, Self.filter(field, from: date, through: end, range(count)))
    }
    guard preposition != "between", preposition != "tussen" else { return nil }
    let whole = terms.count - rest.count + count
    return (whole, Self.filter(field, comparison, date, range(whole)))
  }

  /// The number of first terms that are a date, and the date as a filter has it.
  ///
  /// - Parameter subject: A list of which no name may have these words.
  private func date(
    _ terms: ArraySlice<ListSyntax.Term>, _ kind: Field.Kind, _ isComing: Bool,
    unlessNamedIn subject: Subject? = nil
  ) throws -> (count: Int, text: String)? {
    if kind == .date, let (count, day) = dayOfYear(terms), count == 2,
      let month = terms.prefix(count).lazy.compactMap({ term in
        today.nearest(month: term.word.text, isComing: isComing)
      }).first
    {
      return (count, month + day.dropFirst(2))
    }
    for count in [3, 2, 1] where terms.count >= count {
      let words = terms.prefix(count).compactMap(\.freeWord).filter(\.isPlain)
      let text = words.map(\.text).joined(separator: "-").lowercased()
      guard words.count == count,
        CalendarDay.isName(text) || DateRange.isDate(text)
          || CalendarDay.written(text) != nil
      else { continue }
      if let subject, try vocabulary.isNamed(subject, words.map(\.text), false) { continue }
      let month = kind == .date ? today.nearest(month: text, isComing: isComing) : nil
      return (count, month ?? CalendarDay.written(text) ?? text)
    }
    return nil
  }

  /// The number of first terms that are some years until today, and the day when they began: "the last
  /// two years".
  private func lastYears(_ terms: ArraySlice<ListSyntax.Term>) -> (count: Int, day: String)? {
    var words = terms.prefix(4).map { $0.freeWord?.keyword ?? "" }[...]
    if ["the", "de"].contains(words.first) { words.removeFirst() }
    guard ["last", "past", "laatste", "afgelopen"].contains(words.popFirst()),
      let years = words.popFirst().flatMap(Phrases.number), years <= 150,
      ["years", "jaar"].contains(words.popFirst())
    else { return nil }
    return (terms.prefix(4).count - words.count, today.text(yearsAgo: years))
  }

  /// The number of first terms that are a month or a day without a year: "31 december".
  private func dayOfYear(_ terms: ArraySlice<ListSyntax.Term>) -> (count: Int, text: String)? {
    let words = terms.prefix(2).map { $0.freeWord?.keyword ?? "" }
    let numbers = words.map { Int($0.prefix(while: \.isNumber)) }
    for (month, day) in [(0, 1), (1, 0)] where words.count == 2 {
      if let month = CalendarDay.month(words[month]), let day = numbers[day], (1...31).contains(day)
      {
        // A year may follow.
        let next = terms.dropFirst(2).first?.freeWord?.text ?? ""
        return DateRange.isDate(next) ? nil : (2, month + "-" + (day < 10 ? "0" : "") + String(day))
      }
    }
    guard let word = words.first, CalendarDay.month(word) != nil,
      words.count < 2 || !DateRange.isDate(words[1])
    else { return nil }
    return (1, word)
  }

  /// The number of terms that are a time in which exhibitions can be seen, and their filters: "on
  /// saturday", "today", "in december".
  func overlap(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject)
    throws -> (count: Int, filters: [ListSyntax.Term])?
  {
    guard subject == .exhibitions, let first = terms.first else { return nil }
    let hasPreposition = ["on", "in", "during", "for", "op", "between", "from", "since"]
      .contains(first.freeWord?.keyword ?? "")
    let rest = terms.dropFirst(hasPreposition ? 1 : 0)
    guard
      let (count, text) = try date(
        rest, .date, true, unlessNamedIn: hasPreposition ? nil : subject)
    else { return nil }
    var whole = count + (hasPreposition ? 1 : 0)
    var bounds = [("starts", ListSyntax.ComparisonOperator.atMost, text), ("ends", .atLeast, text)]
    let preposition = first.freeWord?.keyword
    if ["between", "from", "since"].contains(preposition ?? "") {
      let following = rest.dropFirst(count)
      if ["and", "to", "until", "till"].contains(following.first?.freeWord?.keyword ?? ""),
        let (others, end) = try date(following.dropFirst(), .date, true)
      {
        whole += others + 1
        bounds[0].2 = end
      } else {
        bounds.removeFirst()
      }
    }
    let range = terms.prefix(whole).map(\.word.range).reduce(first.word.range) { $0.joined($1) }
    let filters = bounds.compactMap { name, comparison, text in
      let day = CalendarDay.weekdays.contains(text) ? today.dates(text)?.from ?? text : text
      return Field(rawValue: name).map { Self.filter($0, comparison, day, range) }
    }
    return (whole, filters)
  }

  private static func filter(
    _ field: Field, from: String, through: String, _ range: Range<Int>
  ) -> ListSyntax.Term {
    let bounds = [from, through].map { Word(quoting: $0, range: range) }
    return ListSyntax.Term(
      isNegated: false, field: Word(quoting: field.rawValue, range: range),
      values: [.between(bounds[0], bounds[1])], word: bounds[0])
  }

  private static func filter(
    _ field: Field, _ comparison: ListSyntax.ComparisonOperator, _ text: String, _ range: Range<Int>
  ) -> ListSyntax.Term {
    let value = Word(quoting: text, range: range)
    return ListSyntax.Term(
      isNegated: false, field: Word(quoting: field.rawValue, range: range),
      values: [comparison == .exactly ? .plain(value) : .compared(comparison, value)], word: value)
  }

  /// The comparison of birth dates that is meant by a comparison of ages.
  private static let ages: [(words: [String], comparison: ListSyntax.ComparisonOperator)] = [
    (["older", "than"], .below), (["over"], .below), (["above"], .below),
    (["younger", "than"], .above), (["under"], .above), (["below"], .above),
    (["ouder", "dan"], .below), (["jonger", "dan"], .above),
  ]

  /// The beginnings of a time of membership, which years follow.
  private static let durations = [
    ["for", "more", "than"], ["for", "over"], ["for", "at", "least"], ["longer", "than"],
    ["more", "than"], ["langer", "dan"], ["meer", "dan"],
  ]

  /// The number of terms that are a time of membership, and their filter: "for more than 40 years".
  func served(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject)
    -> (count: Int, filter: ListSyntax.Term)?
  {
    let words = terms.prefix(6).map { $0.freeWord?.keyword ?? "" }
    guard subject.fields.contains(.joined),
      let phrase = Self.durations.first(where: { words.starts(with: $0) }),
      words.count > phrase.count + 1, let years = Int(words[phrase.count]),
      (1...150).contains(years), ["year", "years", "jaar"].contains(words[phrase.count + 1]),
      // "more than 60 years old"
      !["old", "oud"].contains(words.dropFirst(phrase.count + 2).first)
    else { return nil }
    let count = phrase.count + 2
    let range = terms.prefix(count).map(\.word.range).reduce(terms[terms.startIndex].word.range) {
      $0.joined($1)
    }
    return (count, Self.filter(.joined, .below, today.text(yearsAgo: years), range))
  }

  /// The number of terms that are an age, and their filter: "older than 60".
  func aged(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject)
    -> (count: Int, filter: ListSyntax.Term)?
  {
    let words = terms.prefix(3).map { $0.freeWord?.keyword ?? "" }
    guard subject.fields.contains(.born),
      let (phrase, comparison) = Self.ages.first(where: { words.starts(with: $0.words) }),
      words.count > phrase.count, let years = Int(words[phrase.count]), (1...150).contains(years)
    else { return nil }
    // "60 years old"
    let unit = terms.dropFirst(phrase.count + 1).prefix {
      ["year", "years", "jaar", "old", "oud"].contains($0.freeWord?.keyword ?? "")
    }
    let count = phrase.count + 1 + unit.count
    let range = terms.prefix(count).map(\.word.range).reduce(terms[terms.startIndex].word.range) {
      $0.joined($1)
    }
    return (count, Self.filter(.born, comparison, today.text(yearsAgo: years), range))
  }
}
