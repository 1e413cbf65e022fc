/// Personal facts that can be omitted from a bundle (Docs/Hub.md, "Rights and privacy").
package enum Omission: String, Sendable, CaseIterable {
  /// Birthdays, with and without a year.
  case birthdays
  /// Email addresses of clubs and maintainers.
  case emails

  /// Returns true if a key of a level file contains such a fact.
  func covers(key: String) -> Bool {
    let key = key.lowercased()
    return switch self {
    case .birthdays: key.contains("birth") || key.contains("geboor")
    case .emails: key.contains("mail") || covers(text: key)
    }
  }
}

extension Omission {
  /// Returns true if a text is such a fact, whatever its key.
  func covers(text: String) -> Bool {
    switch self {
    case .birthdays: false
    case .emails: text.utf8.contains { "@:".utf8.contains($0) } && Self.isMailbox(text)
    }
  }

  /// Returns true if a text is an email address or a link to one, ignoring surrounding white space.
  /// O(n)
  private static func isMailbox(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.first?.prefix(7).lowercased() == "mailto:" { return true }
    guard let word = words.first, words.count == 1 else { return false }
    let parts = word.split(separator: "@", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].dropFirst().dropLast().contains(".")
  }
}
