import HubBundle
import HubModel

enum NumberRange {
  /// - Parameter isFotobond: Accepts the form that the Dutch federation prints: "16.20" is 1620,
  ///   "03.01" is 301, and "16.20.111" is 1620111.
  static func range(
    _ value: ListSyntax.Value, isFotobond: Bool = false
  ) throws(SyntaxError) -> ClosedRange<Double> {
    func number(_ word: Word) throws(SyntaxError) -> Double {
      try Self.number(word, isFotobond: isFotobond)
    }
    let infinite = Double.greatestFiniteMagnitude
    switch value {
    case .plain(let word), .compared(.exactly, let word):
      let number = try number(word)
      return number...number
    case .compared(.atLeast, let word): return try number(word)...infinite
    case .compared(.atMost, let word): return -infinite...(try number(word))
    case .compared(.above, let word): return try number(word).nextUp...infinite
    case .compared(.below, let word): return -infinite...(try number(word).nextDown)
    case .between(let from, let through):
      let lower = from.text.isEmpty ? -infinite : try number(from)
      let upper = through.text.isEmpty ? infinite : try number(through)
      guard lower <= upper else {
        throw SyntaxError("empty range: \(from.text) is greater than \(through.text)", at: from)
      }
      return lower...upper
    case .matching(_, let word) where word.text.isEmpty: return -infinite...infinite
    case .matching(_, let word):
      throw SyntaxError("invalid number: \"*\" is for text", at: word)
    }
  }

  /// "12", "2.5", "25km".
  private static func number(_ word: Word, isFotobond: Bool) throws(SyntaxError) -> Double {
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false)
    let isPrinted =
      isFotobond
      && [[2, 2], [1, 2], [2, 2, 3], [1, 2, 3]].contains(parts.map(\.count))
    let text = isPrinted ? parts.joined() : word.text.lowercased()
    let digits = text.hasSuffix("km") ? String(text.dropLast(2)) : text
    guard let number = Double(digits), number.isFinite,
      abs(number) < Double.greatestFiniteMagnitude
    else { throw SyntaxError("invalid number \"\(word.text)\"", at: word) }
    return number
  }
}

/// Ranges of dates: whole days, months or years.
struct DateRange {
  /// The day that words such as `this-year` start from.
  let today: CalendarDay

  func match(_ value: ListSyntax.Value) throws(SyntaxError) -> Match {
    switch value {
    case .plain(let word), .compared(.exactly, let word):
      let dates = try dates(word)
      return .dates(from: dates.from, through: dates.through)
    case .compared(.atLeast, let word): return .dates(from: try dates(word).from, through: nil)
    case .compared(.atMost, let word): return .dates(from: nil, through: try dates(word).through)
    case .compared(.above, let word):
      // "~" sorts after digits and hyphens, so all dates within the period are excluded.
      return .dates(from: try dates(word).through + "~", through: nil)
    case .compared(.below, let word):
      return .dates(from: nil, through: Self.before(try dates(word).from))
    case .between(let from, let through):
      let lower = from.text.isEmpty ? nil : try dates(from).from
      let upper = through.text.isEmpty ? nil : try dates(through).through
      if let lower, let upper, lower > upper, !lower.hasPrefix(upper) {
        throw SyntaxError("empty range: \(from.text) is after \(through.text)", at: from)
      }
      return .dates(from: lower, through: upper)
    case .matching(_, let word) where word.text.isEmpty: return .dates(from: nil, through: nil)
    case .matching(_, let word): return try match(.plain(word))
    }
  }

  /// "2019", "2019-05", "2019-05-31", or the dates of a word such as `last-month`.
  private func dates(_ word: Word) throws(SyntaxError) -> (from: String, through: String) {
    if let dates = today.dates(word.text) { return dates }
    if let written = CalendarDay.written(word.text) { return (written, written) }
    guard Self.isDate(word.text) else {
      throw SyntaxError(
        "invalid date \"\(word.text)\" (use 2024, 2024-05, 2024-05-31 or this-year)", at: word)
    }
    return (word.text, word.text)
  }

  /// True for the beginning of a date in words: a date, a month, or "year" after "last".
  static func isTime(_ word: String) -> Bool {
    isDate(word) || CalendarDay.isName(word)
      || ["year", "month", "week", "this", "last", "next"].contains(word)
  }

  static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.map { Int($0) ?? -1 }
    let isWhole =
      (1...3).contains(parts.count)
      && zip(parts, [4, 2, 2]).allSatisfy {
        $0.count == $1 && $0.allSatisfy { $0.isASCII && $0.isNumber }
      }
      && numbers.allSatisfy { $0 >= 0 }
    return isWhole
      && PartialDate(
        year: numbers[0] == 0 ? nil : numbers[0], month: parts.count > 1 ? numbers[1] : 1,
        day: parts.count > 2 ? numbers[2] : 1) != nil
  }

  /// The "12-01" of "12-01" or of a whole date; nil for anything else.
  static func monthAndDay(_ text: String) -> String? {
    let parts = text.split(separator: "-").suffix(2).compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    return PartialDate(year: nil, month: parts[0], day: parts[1])
      .map { String($0.description.suffix(5)) }
  }

  /// The days of the year that a value matches: "10" for October, "10-18", ranges, and words.
  func dayMatch(_ value: ListSyntax.Value) throws(SyntaxError) -> Match {
    switch value {
    case .plain(let word), .compared(.exactly, let word):
      let days = try days(word)
      return .dates(from: days?.from, through: days?.through)
    case .compared(.atLeast, let word): return .dates(from: try days(word)?.from, through: nil)
    case .compared(.atMost, let word): return .dates(from: nil, through: try days(word)?.through)
    case .between(let from, let through):
      return .dates(from: try days(from)?.from, through: try days(through)?.through)
    case .compared(_, let word):
      throw SyntaxError("birthdays cannot be compared with < or > (use >=, <= or 10..12)", at: word)
    case .matching(_, let word) where word.text.isEmpty: return .dates(from: nil, through: nil)
    case .matching(_, let word): return try dayMatch(.plain(word))
    }
  }

  private func days(_ word: Word) throws(SyntaxError) -> (from: String, through: String)? {
    if word.text.isEmpty { return nil }
    if let dates = today.dates(word.text), !word.text.lowercased().hasSuffix("year") {
      // "2026-11" is all of November.
      let isMonth = dates.from.utf8.count == 7
      return (
        String(dates.from.suffix(isMonth ? 2 : 5)), String(dates.through.suffix(isMonth ? 2 : 5))
      )
    }
    if let month = CalendarDay.month(word.text) { return (month, month) }
    let isMonth = word.text.utf8.count == 2
    guard let day = Self.monthAndDay(isMonth ? word.text + "-01" : word.text) else {
      throw SyntaxError(
        "invalid day of the year \"\(word.text)\" (use 10, 10-18, october or this-week)",
        at: word)
    }
    let text = isMonth ? String(day.prefix(2)) : day
    return (text, text)
  }

  /// The last date before a year, month or day: the parts count down, and "00" is before every one.
  private static func before(_ date: String) -> String {
    var parts = date.split(separator: "-").map(String.init)
    guard let last = parts.popLast(), let number = Int(last) else { return date }
    let width = last.utf8.count
    let digits = String(max(0, number - 1))
    parts.append(String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits)
    return parts.joined(separator: "-")
  }
}
