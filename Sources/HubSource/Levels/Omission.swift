/// Facts about people that can be left out of a bundle (Docs/Hub.md, "Rights and privacy").
package enum Omission: String, Sendable, CaseIterable {
  /// Birthdays, with and without a year.
  case birthdays
  /// Mailboxes of clubs and maintainers.
  case emails

  /// Whether a key of a level file holds such a fact.
  func covers(key: String) -> Bool {
    let key = key.lowercased()
    return switch self {
    case .birthdays: key.contains("birth") || key.contains("geboor")
    case .emails: key.contains("mail") || covers(text: key)
    }
  }
}

extension Omission {
  /// Whether a text is such a fact, whatever its key.
  func covers(text: String) -> Bool {
    switch self {
    case .birthdays: false
    case .emails: text.utf8.contains { "@:".utf8.contains($0) } && Self.isMailbox(text)
    }
  }

  /// Whether a text is a mailbox, or a link to one, with white space around it; O(n) whatever the text.
  private static func isMailbox(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.first?.prefix(7).lowercased() == "mailto:" { return true }
    guard let word = words.first, words.count == 1 else { return false }
    let parts = word.split(separator: "@", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].dropFirst().dropLast().contains(".")
  }
}
