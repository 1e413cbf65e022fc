/// What a hub says of one keyword.
public struct KeywordFacts: Hashable, Sendable {
  /// What makes it the same one: ``KeywordDefinition/key(of:)``.
  public var key: String
  /// As it is spelt.
  public var idString: String
  /// Whether Level 0 defines it; others are only in use.
  public var isStandard: Bool
  /// "2025-01-31"
  public var dateAdded: String?
  /// By lower-case language code.
  public var names: [String: String] = [:]
  /// What it is for, by lower-case language code.
  public var usages: [String: String] = [:]

  /// A keyword without names.
  public init(_ idString: String, isStandard: Bool) {
    key = KeywordDefinition.key(of: idString)
    self.idString = idString
    self.isStandard = isStandard
  }
}

/// What a hub says of one language.
public struct LanguageFacts: Hashable, Sendable {
  /// Lower-case ISO 639 code: "nl".
  public var code: String
  /// "Dutch"
  public var englishName: String?
  /// Whether Level 0 defines it; others are only in use.
  public var isDefined: Bool

  /// A language.
  public init(_ code: String, englishName: String?, isDefined: Bool) {
    self.code = code
    self.englishName = englishName
    self.isDefined = isDefined
  }
}

/// What became of one level file or gallery of a hub.
public struct SourceFacts: Hashable, Sendable {
  /// Path inside the hub's folder, or URL.
  public var location: String
  /// "level0", "level1", "level2", "level3" or "web-page".
  public var role: String
  /// "present", "stale", "failed" or "left-out".
  public var state: String
  /// Why it failed or was left out.
  public var reason: String?
  /// Of the file as published; nil when it was not had, or where facts were omitted.
  public var digest: HexDigest?

  /// A file that is there.
  public init(_ location: String, role: String, state: String = "present") {
    self.location = location
    self.role = role
    self.state = state
  }
}
