/// A word of a list that later versions of hubpack may lengthen: a role, a status, a kind, a state.
///
/// A bundle of a later version may hold words that this code does not know. They are kept as they are, compared and
/// shown (Docs/Format.md, "Compatibility").
public protocol OpenWord: RawRepresentable<String>, Hashable, Sendable {
  /// The words that this code knows, in a sensible order.
  static var known: [Self] { get }

  /// A word from a bundle, known or not.
  init(rawValue: String)
}

extension OpenWord {
  /// Whether this code knows the word.
  public var isKnown: Bool { Self.known.contains(self) }

  /// Words in a sensible order: those that are known first, as ``known`` has them, then the others, sorted.
  public static func sorted(_ words: some Collection<Self>) -> [Self] {
    // Most members have none or one.
    guard words.count > 1 else { return Array(words) }
    return known.filter(words.contains)
      + words.filter { !$0.isKnown }.sorted {
        $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8)
      }
  }
}
