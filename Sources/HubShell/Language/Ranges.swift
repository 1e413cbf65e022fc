import HubBundle
import HubModel

/// Numbers as they are compared.
enum NumberRange {
  /// The numbers that a value of a field means.
  static func range(
    _ value: ListSyntax.Value, _ field: Field
  ) throws(SyntaxError) -> ClosedRange<Double> {
    func number(_ word: Word) throws(SyntaxError) -> Double { try self.number(word, field) }
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
        throw SyntaxError("\(from.text) is more than \(through.text)", at: from)
      }
      return lower...upper
    }
  }

  /// "12", "2.5", "25km", and numbers as the Dutch federation prints them: "16.20", "16.20.111".
  private static func number(_ word: Word, _ field: Field) throws(SyntaxError) -> Double {
    let text = word.text.lowercased()
    let digits =
      field == .fotobond
      ? text.filter { $0 != "." } : text.hasSuffix("km") ? String(text.dropLast(2)) : text
    guard let number = Double(digits), number.isFinite,
      abs(number) < Double.greatestFiniteMagnitude
    else { throw SyntaxError("\"\(word.text)\" is no number", at: word) }
    return number
  }
}

/// Dates as they are compared: whole, or a year, or a month of one.
enum DateRange {
  /// The dates that a value means.
  static func match(_ value: ListSyntax.Value) throws(SyntaxError) -> Match {
    switch value {
    case .plain(let word), .compared(.exactly, let word):
      let date = try date(word)
      return .dates(from: date, through: date)
    case .compared(.atLeast, let word): return .dates(from: try date(word), through: nil)
    case .compared(.atMost, let word): return .dates(from: nil, through: try date(word))
    case .compared(.above, let word):
      // After all of it: no date of it is beyond this sign.
      return .dates(from: try date(word) + "~", through: nil)
    case .compared(.below, let word): return .dates(from: nil, through: try before(date(word)))
    case .between(let from, let through):
      let bounds = (
        from.text.isEmpty ? nil : try date(from), through.text.isEmpty ? nil : try date(through)
      )
      if let lower = bounds.0, let upper = bounds.1, lower > upper, !lower.hasPrefix(upper) {
        throw SyntaxError("\(from.text) is after \(through.text)", at: from)
      }
      return .dates(from: bounds.0, through: bounds.1)
    }
  }

  /// "2019", "2019-05" or "2019-05-31".
  private static func date(_ word: Word) throws(SyntaxError) -> String {
    let parts = word.text.split(separator: "-", omittingEmptySubsequences: false)
    let widths = [4, 2, 2]
    let numbers = parts.map { Int($0) ?? -1 }
    let isWhole =
      (1...3).contains(parts.count)
      && zip(parts, widths).allSatisfy { $0.count == $1 && $0.allSatisfy(\.isASCII) }
      && numbers.allSatisfy { $0 >= 0 }
    let isDay =
      isWhole
      && PartialDate(
        year: numbers[0] == 0 ? nil : numbers[0], month: parts.count > 1 ? numbers[1] : 1,
        day: parts.count > 2 ? numbers[2] : 1) != nil
    guard isDay else {
      throw SyntaxError("\"\(word.text)\" is no date; 2024, 2024-05 and 2024-05-31 are", at: word)
    }
    return word.text
  }

  /// "12-01", of "12-01" or of a whole date; nil when it is no day.
  static func monthAndDay(_ text: String) -> String? {
    let parts = text.split(separator: "-").suffix(2).compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    return PartialDate(year: nil, month: parts[0], day: parts[1])
      .map { String($0.description.suffix(5)) }
  }

  /// The days of the year that a value means: "10" for October, "10-18", and ranges of them.
  static func dayMatch(_ value: ListSyntax.Value) throws(SyntaxError) -> Match {
    func day(_ word: Word) throws(SyntaxError) -> String? {
      if word.text.isEmpty { return nil }
      let isMonth = word.text.utf8.count == 2
      guard let day = monthAndDay(isMonth ? word.text + "-01" : word.text) else {
        throw SyntaxError("\"\(word.text)\" is no day of the year; 10 and 10-18 are", at: word)
      }
      return isMonth ? String(day.prefix(2)) : day
    }
    switch value {
    case .plain(let word), .compared(.exactly, let word):
      return .dates(from: try day(word), through: try day(word))
    case .compared(.atLeast, let word): return .dates(from: try day(word), through: nil)
    case .compared(.atMost, let word): return .dates(from: nil, through: try day(word))
    case .between(let from, let through):
      return .dates(from: try day(from), through: try day(through))
    case .compared(_, let word):
      throw SyntaxError("days compare with >=, <= and ranges", at: word)
    }
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
