/// The data of one keyword.
public struct KeywordFacts: Hashable, Sendable {
  /// The key that identifies the keyword: ``KeywordDefinition/key(of:)``.
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
    key = KeywordDefinition.key(of: idString)
    self.idString = idString
    self.isStandard = isStandard
  }
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

/// The state of one level file or gallery of a hub.
public struct SourceFacts: Hashable, Sendable {
  /// The location: a path inside the hub's folder, or a URL.
  public var location: String
  /// The role: "level0", "level1", "level2", "level3", "page-gallery" or "web-page".
  public var role: String
  /// The state: "present", "stale", "failed" or "left-out".
  public var state: String
  /// The reason why the file failed or was skipped.
  public var reason: String?
  /// The digest of the file as published; nil if it was not fetched, or if facts were omitted.
  public var digest: HexDigest?

  /// Creates a source, by default one that is present.
  public init(_ location: String, role: String, state: String = "present") {
    self.location = location
    self.role = role
    self.state = state
  }
}
