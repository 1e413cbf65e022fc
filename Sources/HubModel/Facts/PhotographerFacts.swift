/// The single facts about a person (Docs/Hub.md, "Level 2"): as one club states them, or as settled from what all
/// their clubs state.
public struct PersonDetails: Hashable, Sendable {
  /// "1970-01-31", or "--01-31" where the year is unknown.
  public var birthday: String?
  /// As published.
  public var website: String?
  /// As published.
  public var wikipedia: String?

  /// Nothing is known.
  public init() {}

  /// All of them, in the order in which they are told.
  public static let facts: [Fact<PersonDetails>] = [
    Fact(FactTerm("birthday", .birthday, omission: "birthdays"), \.birthday),
    Fact(FactTerm("website", .address), \.website),
    Fact(FactTerm("wikipedia", .address, noun: "Wikipedia article"), \.wikipedia),
  ]
}

/// What a hub says of one person, settled from what their clubs state (Docs/Hub.md, "Level 2"). The single facts
/// read as if they were its own.
public struct PhotographerFacts: Detailed, Hashable, Sendable {
  /// What makes them the same one.
  public var name: PersonName
  /// The single facts.
  public var details = PersonDetails()
  /// Whether a club says that they have died.
  public var isDeceased = false
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
