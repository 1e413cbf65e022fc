/// A day of the Gregorian calendar whose year may be unknown.
///
/// In hub files the year 9999 stands for "unknown" (Docs/Hub.md, "Level 2").
public struct PartialDate: Hashable, Sendable {
  /// The year; nil if only the day and month are known.
  public let year: Int?
  /// The month, from 1 to 12.
  public let month: Int
  /// The day, from 1 to 31.
  public let day: Int

  /// Creates a date; nil if it does not exist. Without a year, 29 February exists.
  public init?(year: Int?, month: Int, day: Int) {
    guard (1...12).contains(month), (year ?? 1) > 0, (year ?? 1) < 9999 else { return nil }
    let leap = year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true
    let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }
}

extension PartialDate {
  /// Creates a date from ISO 8601, ignoring the time: "2024-05-31T12:00:00Z".
  public init?(iso text: String) {
    let parts = text.prefix(10).split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }
}

extension PartialDate: CustomStringConvertible {
  /// The date in ISO 8601: "2024-01-31", or "--01-31" without a year. Full dates sort as texts.
  public var description: String {
    let yearText = year.map { String($0).zeroPadded(to: 4) } ?? "-"
    return "\(yearText)-\(String(month).zeroPadded(to: 2))-\(String(day).zeroPadded(to: 2))"
  }
}
