import HubModel

/// Personal facts that can be omitted from a bundle (Docs/Hub.md, "Rights and privacy").
package enum Omission: String, Sendable, CaseIterable {
  /// Birthdays, with and without a year.
  case birthdays
  /// Email addresses of clubs and maintainers.
  case emails

  /// Returns true if a key of a level file contains such a fact.
  func covers(key: String) -> Bool {
    let lower = key.lowercased()
    return switch self {
    case .birthdays: Self.meansBirthday(key) || isMisspelt(key)
    case .emails: lower.contains("mail") || covers(text: key) || isMisspelt(key)
    }
  }

  /// Returns true if a key means a birthday in English, Dutch, German, French, Spanish or Polish.
  /// Letters alone count, without case and accents: `Data_urodzenia`, `cumpleaños`, `geb.`
  private static func meansBirthday(_ key: String) -> Bool {
    let letters = Text.folded(key).filter(\.isLetter)
    return birthdayParts.contains { letters.contains($0) } || birthdayWords.contains(letters)
  }

  private static let birthdayParts = WordTable.levels.list("birthday parts")
  private static let birthdayWords = WordTable.levels.words("birthdays")

  /// Returns true if a key is so similar to the name of an omitted fact that a problem suggests it.
  private func isMisspelt(_ key: String) -> Bool {
    Suggestion.nearest(to: key, among: Self.names[self] ?? []) != nil
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { omission in
      let terms = FactTerm.all.filter { $0.omission == omission.rawValue }
      return (omission, terms.flatMap { [$0.name] + $0.formerNames })
    })
}

extension Omission {
  /// Returns true if a text is such a fact, whatever its key.
  package func covers(text: String) -> Bool {
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
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    return !parts[0].contains { "/:\\".contains($0) } && isHost(parts[1])
  }

  /// Returns true if a text can be the host of an address, and is not the rest of a picture's name:
  /// `photo@2x.jpg`. O(n)
  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, !pictureEndings.contains(last.lowercased())
    else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  private static let pictureEndings: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "heif", "tif", "tiff", "bmp", "svg",
  ]
}
