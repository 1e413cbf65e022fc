/// The data of one keyword.
public struct KeywordFacts: Hashable, Sendable {
  /// The key that identifies the keyword: ``key(of:)``.
  public var key: String
  /// The spelling of the keyword.
  public var idString: String
  /// True if Level 0 defines the keyword; others are only in use.
  public var isStandard: Bool
  /// The date on which the keyword was added: "2025-01-31".
  public var dateAdded: String?
  /// The names, by lower-case language code.
  public var names: [String: String] = [:]
  /// The usage texts, by lower-case language code.
  public var usages: [String: String] = [:]

  /// Creates a keyword without names.
  public init(_ idString: String, isStandard: Bool) {
    key = Self.key(of: idString)
    self.idString = idString
    self.isStandard = isStandard
  }

  /// Returns the key that all spellings of a keyword share: its idString in lower case.
  public static func key(of idString: String) -> String { idString.lowercased() }
}

/// The data of one language.
public struct LanguageFacts: Hashable, Sendable {
  /// The lower-case ISO 639 code: "nl".
  public var code: String
  /// The English name: "Dutch".
  public var englishName: String?
  /// True if Level 0 defines the language; others are only in use.
  public var isDefined: Bool

  /// Creates a language.
  public init(_ code: String, englishName: String?, isDefined: Bool) {
    self.code = code
    self.englishName = englishName
    self.isDefined = isDefined
  }
}
