import HubModel

/// The words by which a text names a person.
enum PersonWords {
  /// Words of names that say nothing about the person, and words of the language at that; folded.
  private static let particles = WordTable.pages.words("particles")

  /// Returns the words of a name, folded, without particles and initials: "smet" of "De Smet".
  static func words(of name: String) -> [String] {
    split(name).filter { $0.utf8.count > 1 && !particles.contains($0) }
  }

  static func all(in text: String) -> Set<String> { Set(split(text)) }

  private static func split(_ text: String) -> [String] {
    Text.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns true if a page names a person; nil if the name has no word that could be looked for.
  ///
  /// - Parameters:
  ///   - words: The words of the page, folded.
  ///   - names: The words of its address and title, folded, in which a name may be a part of a
  ///     word: "annadevries".
  static func isNamed(
    _ name: PersonName, by words: Set<String>, _ names: Set<String>
  ) -> Bool? {
    var own = Self.words(of: name.familyName)
    if own.isEmpty { own = Self.words(of: name.fullName) }
    if own.isEmpty { return nil }
    if own.contains(where: words.contains) { return true }
    let joined = own.joined()
    // Short names are parts of many words.
    return joined.utf8.count > 3
      && names.contains { $0.hasSuffix(joined) || $0.hasPrefix(joined) }
  }
}
