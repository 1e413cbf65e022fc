package import Foundation

/// Dates in the format of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT`, in whole seconds.
package enum HTTPDate {
  /// Returns the text of a date.
  package static func text(_ date: Date) -> String { formatter().string(from: date) }

  /// Returns the date of a text, if it is valid.
  package static func date(_ text: String) -> Date? { formatter().date(from: text) }

  private static func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter
  }
}
