import Foundation
import HubBundle
import HubModel

extension ListSyntax.Value {
  /// A bound of a range; the range begins after it, or ends before it, if it is excluded.
  struct Bound {
    let word: Word
    var isExcluded = false
  }

  /// The bounds of the numbers or dates that are meant: nil for none.
  var bounds: (from: Bound?, through: Bound?) {
    switch self {
    case .plain(let word), .compared(.exactly, let word):
      (Bound(word: word), Bound(word: word))
    case .compared(.atLeast, let word): (Bound(word: word), nil)
    case .compared(.atMost, let word): (nil, Bound(word: word))
    case .compared(.above, let word): (Bound(word: word, isExcluded: true), nil)
    case .compared(.below, let word): (nil, Bound(word: word, isExcluded: true))
    case .between(let from, let through):
      (
        from.text.isEmpty ? nil : Bound(word: from),
        through.text.isEmpty ? nil : Bound(word: through)
      )
    case .matching(_, let word) where word.text.isEmpty: (nil, nil)
    case .matching(_, let word): (Bound(word: word), Bound(word: word))
    }
  }
}

enum NumberRange {
  /// - Parameter isFotobond: Accepts the form that the Dutch federation prints: "16.20" is 1620,
  ///   "03.01" is 301, and "16.20.111" is 1620111.
  static func range(
    _ value: ListSyntax.Value, isFotobond: Bool = false
  ) throws(SyntaxError) -> ClosedRange<Double> {
    let (from, through) = value.bounds
    if case .matching = value, let from {
      throw SyntaxError("invalid number: \"*\" is for text", at: from.word)
    }
    var (lower, upper) = (-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude)
    if let from {
      let number = try number(from.word, isFotobond: isFotobond)
      lower = from.isExcluded ? number.nextUp : number
    }
    if let through {
      let number = try number(through.word, isFotobond: isFotobond)
      upper = through.isExcluded ? number.nextDown : number
    }
    guard lower <= upper else {
      throw SyntaxError(
        "empty range: \(from?.word.text ?? "") is greater than \(through?.word.text ?? "")",
        at: from?.word.range ?? 0..<0)
    }
    return lower...upper
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
extension CalendarDay {
  func match(_ value: ListSyntax.Value) throws(SyntaxError) -> Match {
    let (from, through) = value.bounds
    var (lower, upper): (String?, String?)
    if let from {
      // "~" sorts after digits and hyphens, so all dates within the period are excluded.
      let dates = try dates(from.word)
      lower = from.isExcluded ? dates.through + "~" : dates.from
    }
    if let through {
      let dates = try dates(through.word)
      upper = through.isExcluded ? Self.before(dates.from) : dates.through
    }
    if let from, let through, let lower, let upper, lower > upper, !lower.hasPrefix(upper) {
      throw SyntaxError(
        "empty range: \(from.word.text) is after \(through.word.text)", at: from.word)
    }
    return .dates(from: lower, through: upper)
  }

  /// "2019", "2019-05", "2019-05-31", or the dates of a word such as `last-month`.
  private func dates(_ word: Word) throws(SyntaxError) -> (from: String, through: String) {
    if let dates = dates(word.text) { return dates }
    if let written = Self.written(word.text) { return (written, written) }
    guard Self.isDate(word.text) else {
      throw SyntaxError(
        "invalid date \"\(word.text)\" (use 2024, 2024-05, 2024-05-31 or this-year)", at: word)
    }
    return (word.text, word.text)
  }

  /// True for the beginning of a date in words: a date, a month, or "year" after "last".
  static func isTime(_ word: String) -> Bool {
    isDate(word) || isName(word)
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
    let (from, through) = value.bounds
    if let bound = from ?? through, bound.isExcluded {
      throw SyntaxError(
        "birthdays cannot be compared with < or > (use >=, <= or 10..12)", at: bound.word)
    }
    var (lower, upper): (String?, String?)
    if let from { lower = try days(from.word).from }
    if let through { upper = try days(through.word).through }
    return .dates(from: lower, through: upper)
  }

  private func days(_ word: Word) throws(SyntaxError) -> (from: String, through: String) {
    if let dates = dates(word.text), !word.text.lowercased().hasSuffix("year") {
      // "2026-11" is all of November.
      let isMonth = dates.from.utf8.count == 7
      return (
        String(dates.from.suffix(isMonth ? 2 : 5)), String(dates.through.suffix(isMonth ? 2 : 5))
      )
    }
    if let month = Self.month(word.text) { return (month, month) }
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
    parts.append(String(format: "%0\(last.utf8.count)d", max(0, number - 1)))
    return parts.joined(separator: "-")
  }
}
