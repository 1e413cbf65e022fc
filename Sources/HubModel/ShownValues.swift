/// The display form of Fotobond numbers (Docs/Hub.md, "How things are shown").
package enum FotobondNumber {
  /// Returns "16.20" for club 1620, "03.01" for club 301 and "16.20.111" for member 1620111.
  package static func text(_ number: Int) -> String {
    var digits = String(number)
    // The numbers of departments below 10 are published without their zero.
    if [3, 6].contains(digits.count) { digits = "0" + digits }
    guard number >= 0, [4, 7].contains(digits.count) else { return String(number) }
    let parts = [digits.prefix(2), digits.dropFirst(2).prefix(2), digits.dropFirst(4)]
    return parts.filter { !$0.isEmpty }.joined(separator: ".")
  }
}

/// The display form of birthdays: day and month.
package enum DayOfYear {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns "18 October" for 1970-10-18 and for --10-18.
  package static func text(_ date: String) -> String {
    let parts = date.split(separator: "-").suffix(2).compactMap { Int($0) }
    guard parts.count == 2, (1...12).contains(parts[0]) else { return date }
    return "\(parts[1]) \(months[parts[0] - 1])"
  }
}

/// The words for files and pictures that an export left out.
package enum SkippedText {
  /// Returns a clause for reports: "was skipped (placeholder URL)".
  ///
  /// - Parameter reason: The word that the catalog records: "offline", "assets", "filtered",
  ///   "robots".
  package static func clause(_ reason: String?) -> String {
    switch reason {
    case "filtered": "was omitted (of another club or person)"
    case "assets": "was skipped (--assets)"
    case "robots": "was left out (the site asks not to be copied)"
    case "placeholder": "was skipped (placeholder URL)"
    case let reason?: "was skipped (\(reason))"
    case nil: "was skipped"
    }
  }
}
