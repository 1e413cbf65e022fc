/// Numbers of the Dutch federation of photo clubs, as people read them (Docs/Hub.md, "How things are shown").
package enum FotobondNumber {
  /// "16.20" of club 1620, "16.20.111" of member 1620111.
  package static func text(_ number: Int) -> String {
    let digits = String(number)
    guard [4, 7].contains(digits.count) else { return digits }
    let parts = [digits.prefix(2), digits.dropFirst(2).prefix(2), digits.dropFirst(4)]
    return parts.filter { !$0.isEmpty }.joined(separator: ".")
  }
}

/// Birthdays, of which people see day and month only.
package enum DayOfYear {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// "18 October", of 1970-10-18 and of --10-18.
  package static func text(_ date: String) -> String {
    let parts = date.split(separator: "-").suffix(2).compactMap { Int($0) }
    guard parts.count == 2, (1...12).contains(parts[0]) else { return date }
    return "\(parts[1]) \(months[parts[0] - 1])"
  }
}
