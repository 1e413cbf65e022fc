import Terminal

/// How long texts are told to people at a terminal.
enum Shortening {
  /// So many cells of a value, at most.
  static let longestValue = 100
  /// So many names are told one by one.
  static let longestList = 12
  /// So many of the reasons for a rename are told, the strongest.
  static let mostReasons = 3

  /// Both texts, without the beginning and the end that they share where they are long.
  static func pair(_ before: String, _ after: String) -> (String, String) {
    guard max(before.count, after.count) > longestValue / 2 else { return (before, after) }
    let words = (before.split(separator: " "), after.split(separator: " "))
    let head = zip(words.0, words.1).prefix { $0 == $1 }.count
    let tail = zip(words.0.dropFirst(head).reversed(), words.1.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    func middle(_ words: [Substring]) -> String {
      // A word on either side tells where it is.
      let start = head > 2 ? head - 1 : 0
      let end = words.count - (tail > 2 ? tail - 1 : 0)
      return (start > 0 ? "… " : "") + words[start..<max(start, end)].joined(separator: " ")
        + (end < words.count ? " …" : "")
    }
    return (middle(words.0).shortened, middle(words.1).shortened)
  }
}

extension String {
  /// The text in no more cells than a reader wants.
  var shortened: String { cut(toCells: Shortening.longestValue) }
}
