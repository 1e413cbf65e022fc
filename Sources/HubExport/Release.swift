import Foundation
import HubModel

enum Release {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    return calendar
  }()

  /// Returns the label of a date in UTC: "2026.11.21".
  static func label(of date: Date) -> String {
    day(of: date).map { $0.description.replacing("-", with: ".") } ?? "release"
  }

  /// Returns the day of a date in UTC.
  static func day(of date: Date) -> PartialDate? {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return PartialDate(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// Returns a date as an ISO 8601 text: "2026-11-21T12:00:00Z".
  static func timestamp(of date: Date) -> String {
    date.formatted(.iso8601)
  }

  /// Returns a name that every file system accepts.
  static func fileName(of text: String) -> String {
    let cleaned = text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "._-+".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
    }
    let name = String(cleaned.prefix(100)).drop { $0 == "." }
    return name.isEmpty ? "hub" : String(name)
  }
}
