/// A genre tag as Level 0 defines it.
public struct KeywordDefinition: Sendable {
  /// The key as written: "Black & White".
  public let idString: String
  /// Its names, one a language.
  public let names: [LocalizedText]
  /// What it is for, one text a language.
  public let usages: [LocalizedText]
  /// When it was added, "2025-01-01".
  public let dateAdded: PartialDate?

  /// A definition with all its parts.
  public init(
    idString: String, names: [LocalizedText], usages: [LocalizedText], dateAdded: PartialDate?
  ) {
    self.idString = idString
    self.names = names
    self.usages = usages
    self.dateAdded = dateAdded
  }

  /// The key that all spellings of one keyword share: its idString in lower case.
  public static func key(of idString: String) -> String { idString.lowercased() }
}

/// A language as Level 0 defines it.
public struct LanguageDefinition: Sendable {
  /// Lower-case ISO 639 code: "nl".
  public let code: String
  /// "Dutch"
  public let englishName: String?

  /// A definition whose code is in lower case already.
  public init(code: String, englishName: String?) {
    self.code = code
    self.englishName = englishName
  }
}
