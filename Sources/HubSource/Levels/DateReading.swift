import HubModel

extension RecordReader {
  /// Returns a date in one of the forms in use (Docs/Hub.md, "Level 2"): `2024-01-31`, a timestamp
  /// that begins with it, and, with a warning, `2024-1-31` or a day followed by other text. "" and
  /// "?" mean absent; anything else is absent with a problem.
  ///
  /// A date in the placeholder year 9999 has no year.
  ///
  /// - Parameter mayLackYear: True for a birthday.
  func date(_ name: String, mayLackYear: Bool = false) -> PartialDate? {
    guard let text = text(name), text != "?" else { return nil }
    let day = text.utf8.prefix { $0 != UInt8(ascii: "T") && $0 != UInt8(ascii: " ") }
    guard let numbers = Self.numbers(in: day), numbers.count == 3, numbers[0].digits == 4,
      let date = PartialDate(
        year: numbers[0].value == 9999 ? nil : numbers[0].value, month: numbers[1].value,
        day: numbers[2].value)
    else {
      log.note(
        .dateInvalid, at: field(name) ?? value, "invalid date \"\(text)\"; ignored",
        suggestion: Self.suggestion(for: text, mayLackYear: mayLackYear))
      if let value = field(name), let date = Self.unmistakableDate(text) {
        log.fixes?.replace(value, with: "\"\(date)\"", .dateInvalid)
      }
      return nil
    }
    let time = text.utf8.dropFirst(day.count)
    if numbers[1].digits != 2 || numbers[2].digits != 2 || !Self.isTime(time) {
      let year = text.prefix(4)
      log.note(
        .dateForm, at: field(name) ?? value, "unusual date form \"\(text)\"",
        suggestion: "write it as \(year)\(date.description.suffix(6))")
      // What follows the day, unless it is a time, may be worth keeping.
      if let value = field(name), Self.isTime(time) {
        let text = "\"\(year)\(date.description.suffix(6))\(Substring(time))\""
        log.fixes?.replace(value, with: text, .dateForm)
      }
    }
    return date
  }

  /// Returns the usual form of a date that is written with the day or the month first, or with
  /// other signs between the numbers; nil if it could be read in two ways, as 03-04-2020.
  private static func unmistakableDate(_ text: String) -> String? {
    let readings = Set(readings(of: text))
    return readings.count == 1 ? readings.first : nil
  }

  /// Returns the usual forms of the dates that a text may mean, that with the day first before that
  /// with the month first.
  private static func readings(of text: String) -> [String] {
    if let match = text.wholeMatch(of: /([1-9][0-9]{3})([\/.])([0-9]{1,2})\2([0-9]{1,2})/) {
      return [usualForm(match.1, month: match.3, day: match.4)].compactMap(\.self)
    }
    guard
      let match = text.wholeMatch(of: /([0-9]{1,2})([\/.\-])([0-9]{1,2})\2([1-9][0-9]{3})/)
    else { return [] }
    return [
      usualForm(match.4, month: match.3, day: match.1),
      usualForm(match.4, month: match.1, day: match.3),
    ].compactMap(\.self)
  }

  private static func suggestion(for text: String, mayLackYear: Bool) -> String {
    var text = text
    if let match = text.wholeMatch(of: /(?:--)?([0-9]{1,2}[\/.\-][0-9]{1,2})[.]?/) {
      guard mayLackYear else { return "write the year, too, as in 2024-05-31" }
      let separator = match.1.first { !$0.isNumber } ?? "-"
      text = "\(match.1)\(separator)9999"
    }
    let readings = readings(of: text)
    guard let first = readings.first else { return "use the form 2024-05-31" }
    guard let last = readings.last, last != first else { return "write \(first)" }
    return "write \(first) or \(last)"
  }

  /// Returns a date as 2024-01-31; nil if it does not exist.
  private static func usualForm(
    _ year: Substring, month: Substring, day: Substring
  ) -> String? {
    guard let month = Int(month), let day = Int(day),
      let date = PartialDate(year: year == "9999" ? nil : Int(year), month: month, day: day)
    else { return nil }
    return "\(year)\(date.description.suffix(6))"
  }

  /// Returns true if the text after a day is empty or a time: "T09:30:00Z".
  private static func isTime(_ text: Substring.UTF8View) -> Bool {
    let time = String(Substring(text))
    return time.isEmpty
      || time.wholeMatch(
        of: /[T ]([01]\d|2[0-4]):[0-5]\d(:[0-5]\d([.,]\d+)?)?( ?(Z|[+-]\d\d(:?\d\d)?))?/) != nil
  }

  /// Returns the numbers between hyphens; nil if there is anything else.
  private static func numbers(
    in day: Substring.UTF8View
  ) -> [(value: Int, digits: Int)]? {
    var numbers = [(value: 0, digits: 0)]
    numbers.reserveCapacity(3)
    for byte in day {
      guard byte != UInt8(ascii: "-") else {
        numbers.append((0, 0))
        continue
      }
      guard byte.isASCIIDigit else { return nil }
      let (value, digits) = numbers[numbers.count - 1]
      // The value is capped, so that a long number cannot overflow; it stays out of range for a
      // date.
      numbers[numbers.count - 1] = (
        min(value, 1_000_000) * 10 + Int(byte - UInt8(ascii: "0")), digits + 1
      )
    }
    return numbers.allSatisfy { $0.digits > 0 } ? numbers : nil
  }

  /// Returns a date only if it has a year.
  func fullDate(_ name: String) -> PartialDate? {
    date(name).flatMap { $0.year == nil ? nil : $0 }
  }
}
