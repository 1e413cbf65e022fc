/// The single facts about a person (Docs/Hub.md, "Level 2"): as one club states them, or combined
/// from the statements of all their clubs.
public struct PersonDetails: Hashable, Sendable {
  /// The birthday: "1970-01-31", or "--01-31" if the year is unknown.
  public var birthday: String?
  /// The URL of the website, as published.
  public var website: String?
  /// The URL of the Wikipedia article, as published.
  public var wikipedia: String?

  /// Creates details without any values.
  public init() {}

  /// All facts, in the order in which they are shown.
  public static let facts: [Fact<PersonDetails>] = [
    Fact(FactTerm("birthday", .birthday, omission: "birthdays"), \.birthday),
    Fact(FactTerm("website", .address), \.website),
    Fact(FactTerm("wikipedia", .address, noun: "Wikipedia article"), \.wikipedia),
  ]
}

/// The data of one person, combined from the statements of their clubs (Docs/Hub.md, "Level 2").
/// The details can be read as its own properties.
public struct PhotographerFacts: Detailed, Hashable, Sendable {
  /// The name, which identifies the person.
  public var name: PersonName
  /// The single facts.
  public var details = PersonDetails()
  /// True if a club says that the person has died.
  public var isDeceased = false
  /// The portrait, as published.
  public var portrait: PublishedPicture?
  /// The keywords in the hub's spelling, by key (``KeywordFacts/key(of:)``).
  public var keywords: [String: String] = [:]

  /// Creates a person with only a name.
  public init(_ name: PersonName) {
    self.name = name
  }
}

/// A picture that a hub refers to.
public struct PublishedPicture: Hashable, Sendable {
  /// The URL as published: absolute, or relative to the file that contains it.
  public var url: String
  /// The digest of the published bytes; nil if they were not fetched.
  public var digest: HexDigest?

  /// Creates a picture with a URL.
  public init(url: String, digest: HexDigest? = nil) {
    self.url = url
    self.digest = digest
  }
}
