import Terminal

/// The limits for long texts in reports for people.
enum Shortening {
  /// The largest width of a value, in cells.
  static let longestValue = 100
  /// The number of names that are listed one by one.
  static let longestList = 12
  /// The number of reasons for a rename that are shown, the strongest first.
  static let mostReasons = 3

  /// Returns both texts; long ones without the words that they share at the beginning and the end.
  static func pair(_ before: String, _ after: String) -> (String, String) {
    guard max(before.count, after.count) > longestValue / 2 else { return (before, after) }
    let words = (before.split(separator: " "), after.split(separator: " "))
    let head = zip(words.0, words.1).prefix { $0 == $1 }.count
    let tail = zip(words.0.dropFirst(head).reversed(), words.1.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    func middle(_ words: [Substring]) -> String {
      // One shared word on either side shows where the difference is.
      let start = head > 2 ? head - 1 : 0
      let end = words.count - (tail > 2 ? tail - 1 : 0)
      return (start > 0 ? "… " : "") + words[start..<max(start, end)].joined(separator: " ")
        + (end < words.count ? " …" : "")
    }
    return (middle(words.0).shortened, middle(words.1).shortened)
  }
}

extension String {
  /// The text, cut to ``Shortening/longestValue`` cells.
  var shortened: String { cut(toCells: Shortening.longestValue) }
}
