/// A keyword as defined by Level 0.
public struct KeywordDefinition: Sendable {
  /// The key as written: "Black & White".
  public let idString: String
  /// The names, one for each language.
  public let names: [LocalizedText]
  /// The usage texts, one for each language.
  public let usages: [LocalizedText]
  /// The date on which it was added: "2025-01-01".
  public let dateAdded: PartialDate?

  /// Creates a definition.
  public init(
    idString: String, names: [LocalizedText], usages: [LocalizedText], dateAdded: PartialDate?
  ) {
    self.idString = idString
    self.names = names
    self.usages = usages
    self.dateAdded = dateAdded
  }

  /// Returns the key that all spellings of a keyword share: its idString in lower case.
  public static func key(of idString: String) -> String { idString.lowercased() }
}

/// A language as defined by Level 0.
public struct LanguageDefinition: Sendable {
  /// The lower-case ISO 639 code: "nl".
  public let code: String
  /// The English name: "Dutch".
  public let englishName: String?

  /// Creates a definition; the code must be in lower case.
  public init(code: String, englishName: String?) {
    self.code = code
    self.englishName = englishName
  }
}
