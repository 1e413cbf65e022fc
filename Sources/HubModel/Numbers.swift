extension Int {
  /// The number with separators: "12,345".
  package var grouped: String {
    var digits = String(magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits[...]] + groups).joined(separator: ",")
  }
}
