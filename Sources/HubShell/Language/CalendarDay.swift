import Foundation
import HubBundle
import HubModel

/// A day of the Gregorian calendar, from which words such as `last-month` count.
package struct CalendarDay: Sendable, Equatable {
  private let date: Date

  /// The calendar of all days; noon in UTC stands for a day.
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// The day with these numbers; a day that does not exist is one near it.
  package init(year: Int, month: Int, day: Int) {
    let components = DateComponents(year: year, month: month, day: day, hour: 12)
    date = Self.calendar.date(from: components) ?? Date(timeIntervalSince1970: 0)
  }

  /// Today, by this computer's clock and time zone.
  package static var today: CalendarDay {
    let now = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: .now)
    return CalendarDay(year: now.year ?? 1970, month: now.month ?? 1, day: now.day ?? 1)
  }

  /// The English words for dates, by all words for them.
  private static let meanings = WordTable.questions.meanings("days")

  static let words = meanings.keys.sorted()

  /// The days of the week, from the first one on; each stands for the next such day from today on.
  static let weekdays = WordTable.questions.list("weekdays")

  private static let months = WordTable.questions.list("months")

  /// "12" for "December" or "dec"; nil for another text.
  static func month(_ text: String) -> String? {
    let name = text.lowercased()
    guard name.count > 2, let index = months.firstIndex(where: { $0.hasPrefix(name) }) else {
      return nil
    }
    return String(format: "%02d", index % 12 + 1)
  }

  /// "2000-01-31" for "31 January 2000" or "2000/01/31", "2000-01" for "January 2000"; nil for another
  /// text.
  static func written(_ text: String) -> String? {
    var parts = text.split { " -/".contains($0) }.map(String.init)
    guard (2...3).contains(parts.count) else { return nil }
    if parts[0].count != 4 || Int(parts[0]) == nil, let month = month(parts[parts.count - 2]) {
      parts[parts.count - 2] = month
      parts.reverse()
    }
    let date = parts.map { $0.count == 1 ? "0" + $0 : $0 }.joined(separator: "-")
    return CalendarDay.isDate(date) ? date : nil
  }

  /// "2026-12" for "December": the last such month until now or, with `isComing`, the next from now on;
  /// nil for another text.
  func nearest(month name: String, isComing: Bool) -> String? {
    guard let month = Self.month(name), let year = Int(text.prefix(4)) else { return nil }
    let current = text.dropFirst(5).prefix(2)
    let isOtherYear = isComing ? month < current : month > current
    return String(format: "%04d-", isOtherYear ? (isComing ? year + 1 : year - 1) : year) + month
  }

  /// True for a word that stands for dates, and for the name of a month.
  static func isName(_ text: String) -> Bool {
    meanings[text.lowercased().replacing(" ", with: "-")] != nil || month(text) != nil
  }

  /// "2026-11-15"
  package var text: String { text(of: date, 10) }

  /// The first and the last day, month or year that a word stands for; nil for another text. A week
  /// begins on Monday.
  func dates(_ text: String) -> (from: String, through: String)? {
    guard let word = Self.meanings[text.lowercased().replacing(" ", with: "-")] else { return nil }
    let steps = ["last": -1, "next": 1, "yesterday": -1, "tomorrow": 1]
    let step = steps[word] ?? steps[String(word.prefix(4))] ?? 0
    func moved(_ component: Calendar.Component, _ count: Int) -> Date {
      Self.calendar.date(byAdding: component, value: count, to: date) ?? date
    }
    switch word.split(separator: "-").last {
    case "year"?:
      let year = self.text(of: moved(.year, step), 4)
      return (year, year)
    case "month"?:
      let month = self.text(of: moved(.month, step), 7)
      return (month, month)
    case "week"?, "weekend"?:
      // 1 is Sunday.
      let weekday = Self.calendar.component(.weekday, from: date)
      let monday = 7 * step - (weekday + 5) % 7
      let first = word.hasSuffix("weekend") ? monday + 5 : monday
      return (self.text(of: moved(.day, first), 10), self.text(of: moved(.day, monday + 6), 10))
    default:
      var step = step
      if let weekday = Self.weekdays.firstIndex(of: word) {
        // 1 is Sunday.
        let current = (Self.calendar.component(.weekday, from: date) + 5) % 7
        step = (weekday - current + 7) % 7
      }
      let day = self.text(of: moved(.day, step), 10)
      return (day, day)
    }
  }

  /// The same day in an earlier year: "1966-11-15".
  func text(yearsAgo years: Int) -> String {
    text(of: Self.calendar.date(byAdding: .year, value: -years, to: date) ?? date, 10)
  }

  private func text(of date: Date, _ length: Int) -> String {
    let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
    let numbers = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    return String(String(format: "%04d-%02d-%02d", numbers.0, numbers.1, numbers.2).prefix(length))
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
