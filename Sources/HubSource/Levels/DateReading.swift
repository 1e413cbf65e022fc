import HubModel

extension RecordReader {
  /// A date of the forms that occur (DOMAIN.md, "Level 2"): `2024-01-31`, a timestamp that begins
  /// so, `2024-1-31` with a warning; "", "?" are absent, and so, with a warning, is all else.
  ///
  /// In the year 9999, which is a dummy, a date has no year.
  func date(_ name: String) -> PartialDate? {
    guard let text = text(name), text != "?", let value = field(name) else { return nil }
    let day = text.utf8.prefix { $0 != UInt8(ascii: "T") && $0 != UInt8(ascii: " ") }
    let parts = day.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int(Substring($0)) : nil }
    guard parts.count == 3, numbers.count == 3, parts[0].count == 4,
      let date = PartialDate(
        year: numbers[0] == 9999 ? nil : numbers[0], month: numbers[1], day: numbers[2])
    else {
      log.note(
        .dateInvalid, at: value, "\"\(text)\" is no date; left out",
        suggestion: "Dates are written as 2024-01-31.")
      return nil
    }
    if parts[1].count != 2 || parts[2].count != 2 {
      let year = Substring(parts[0])
      log.note(
        .dateForm, at: value, "\"\(text)\" has an unusual form",
        suggestion: "Write it as \(year)\(date.description.suffix(6)).")
    }
    return date
  }

  /// A date that counts only with its year.
  func fullDate(_ name: String) -> PartialDate? {
    date(name).flatMap { $0.year == nil ? nil : $0 }
  }
}
