/// What a hub says of one person, settled from what their clubs state (Docs/Hub.md, "Level 2").
public struct PhotographerFacts: Hashable, Sendable {
  /// What makes them the same one.
  public var name: PersonName
  /// "1970-01-31", or "--01-31" where the year is unknown.
  public var birthday: String?
  /// Whether a club says that they have died.
  public var isDeceased = false
  /// As published.
  public var website: String?
  /// The portrait, as published.
  public var portrait: PublishedPicture?
  /// By key (``KeywordDefinition/key(of:)``), with the spelling that the hub uses.
  public var keywords: [String: String] = [:]

  /// A person of whom nothing more is known.
  public init(_ name: PersonName) {
    self.name = name
  }
}

/// A picture that a hub names.
public struct PublishedPicture: Hashable, Sendable {
  /// As published: a URL, or relative to the file that names it.
  public var url: String
  /// Of its bytes as published; nil when they were not had.
  public var digest: HexDigest?

  /// A picture behind a URL.
  public init(url: String, digest: HexDigest? = nil) {
    self.url = url
    self.digest = digest
  }
}
