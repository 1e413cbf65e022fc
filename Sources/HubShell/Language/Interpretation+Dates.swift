import HubBundle

/// Dates and ages in ordinary words.
extension Interpretation {
  /// The fields that words before a date are about, with the comparison that they mean.
  static let verbs: [String: (field: String, comparison: ListSyntax.ComparisonOperator)] = [
    "joined": ("joined", .exactly), "since": ("joined", .atLeast), "left": ("left", .exactly),
    "born": ("born", .exactly), "birthday": ("birthday", .exactly), "taken": ("date", .exactly),
    "made": ("date", .exactly), "starting": ("starts", .exactly), "opening": ("starts", .exactly),
    "ending": ("ends", .exactly), "closing": ("ends", .exactly),
  ]

  private static let comparisons: [String: ListSyntax.ComparisonOperator] = [
    "in": .exactly, "on": .exactly, "before": .below, "after": .above, "since": .atLeast,
    "from": .atLeast, "until": .atMost,
  ]

  /// The number of terms that are a date, and their filter: "joined in 2024", "since last year", "born
  /// before 1950"; for exhibitions and images a date alone will do. Nil if the first term begins no date.
  func dated(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject)
    throws -> (count: Int, filter: ListSyntax.Term)?
  {
    var rest = terms
    let usual: Field? =
      subject == .exhibitions ? Field(rawValue: "starts") : subject == .images ? .date : nil
    var field = usual
    var comparison = ListSyntax.ComparisonOperator.exactly
    if let verb = rest.first?.freeWord?.keyword.flatMap({ Self.verbs[$0] }) {
      (field, comparison) = (Field(rawValue: verb.field), verb.comparison)
      rest.removeFirst()
    }
    if let word = rest.first?.freeWord?.keyword, let other = Self.comparisons[word] {
      // "pictures from 2025" are those of that year.
      comparison = word == "from" && rest.count == terms.count ? .exactly : other
      rest.removeFirst()
    }
    guard let field, subject.fields.contains(field) else { return nil }
    for count in [3, 2, 1] where rest.count >= count {
      let words = rest.prefix(count).compactMap(\.freeWord).filter(\.isPlain)
      let text = words.map(\.text).joined(separator: "-").lowercased()
      guard words.count == count,
        try rest.count < terms.count || !vocabulary.isNamed(subject, words.map(\.text), false),
        CalendarDay.words.contains(text) || DateRange.isDate(text)
          || CalendarDay.written(text) != nil || CalendarDay.month(text) != nil
      else { continue }
      let range = terms[terms.startIndex].word.range.joined(words[count - 1].range)
      let isComing = ["starts", "ends"].contains(field.rawValue)
      let month = field.kind == .date ? today.nearest(month: text, isComing: isComing) : nil
      let date = month ?? CalendarDay.written(text) ?? text
      return (terms.count - rest.count + count, Self.filter(field, comparison, date, range))
    }
    return nil
  }

  /// The number of terms that are a day on which exhibitions can be seen, and their filters: "on
  /// saturday", "saturday".
  func openOn(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject)
    throws -> (count: Int, filters: [ListSyntax.Term])?
  {
    let isOn = terms.first?.freeWord?.keyword == "on"
    guard subject == .exhibitions, let word = terms.dropFirst(isOn ? 1 : 0).first?.freeWord,
      let name = word.keyword, CalendarDay.weekdays.contains(name),
      let day = today.dates(name)?.from,
      try isOn || !vocabulary.isNamed(subject, [name], false)
    else { return nil }
    let range = terms[terms.startIndex].word.range.joined(word.range)
    let filters = [("starts", ListSyntax.ComparisonOperator.atMost), ("ends", .atLeast)]
      .compactMap { name, comparison in
        Field(rawValue: name).map { Self.filter($0, comparison, day, range) }
      }
    return (isOn ? 2 : 1, filters)
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
    (["older", "than"], .below), (["over"], .below), (["younger", "than"], .above),
    (["under"], .above),
  ]

  /// The number of terms that are an age, and their filter: "older than 60".
  func aged(_ terms: ArraySlice<ListSyntax.Term>, _ subject: Subject)
    -> (count: Int, filter: ListSyntax.Term)?
  {
    let words = terms.prefix(3).map { $0.freeWord?.keyword ?? "" }
    guard subject.fields.contains(.born),
      let (phrase, comparison) = Self.ages.first(where: { words.starts(with: $0.words) }),
      words.count > phrase.count, let years = Int(words[phrase.count]), (1...150).contains(years)
    else { return nil }
    let count = phrase.count + 1
    let range = terms.prefix(count).map(\.word.range).reduce(terms[terms.startIndex].word.range) {
      $0.joined($1)
    }
    return (count, Self.filter(.born, comparison, today.text(yearsAgo: years), range))
  }
}
