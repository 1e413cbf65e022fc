import Foundation
import HubModel

/// Labels and times of releases.
enum Release {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    return calendar
  }()

  private static func parts(of date: Date) -> (year: Int, month: Int, day: Int) {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
  }

  /// "2026.11.21", in UTC.
  static func label(of date: Date) -> String {
    let (year, month, day) = parts(of: date)
    return PartialDate(year: year, month: month, day: day)
      .map { $0.description.replacing("-", with: ".") } ?? "release"
  }

  /// The day, in UTC.
  static func day(of date: Date) -> PartialDate? {
    let (year, month, day) = parts(of: date)
    return PartialDate(year: year, month: month, day: day)
  }

  /// "2026-11-21T12:00:00Z"
  static func timestamp(of date: Date) -> String {
    date.formatted(.iso8601)
  }

  /// A name that every file system accepts.
  static func fileName(of text: String) -> String {
    let cleaned = text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "._-+".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
    }
    let name = String(cleaned.prefix(100)).drop { $0 == "." }
    return name.isEmpty ? "hub" : String(name)
  }
}
