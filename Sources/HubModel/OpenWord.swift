/// A word from a list that later versions of hubpack may extend: a role, a status, a kind, a state.
///
/// A bundle of a later version may contain words that this code does not know. They are kept,
/// compared and shown unchanged (Docs/Format.md, "Compatibility").
public protocol OpenWord: RawRepresentable<String>, Hashable, Sendable {
  /// The known words, in display order.
  static var known: [Self] { get }

  /// Creates a word, known or not.
  init(rawValue: String)
}

extension OpenWord {
  /// True if this code knows the word.
  public var isKnown: Bool { Self.known.contains(self) }

  /// Returns words in display order: the known ones in the order of ``known``, then the others,
  /// sorted.
  public static func sorted(_ words: some Collection<Self>) -> [Self] {
    // The common case: most members have no word or one.
    guard words.count > 1 else { return Array(words) }
    return known.filter(words.contains)
      + words.filter { !$0.isKnown }.sorted {
        $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8)
      }
  }
}
