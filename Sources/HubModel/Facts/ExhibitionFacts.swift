/// The single facts about an exhibition (Docs/Hub.md, "Exhibitions").
public struct ExhibitionDetails: Hashable, Sendable {
  /// The first day: "2026-12-05".
  public var startDate: String?
  /// The last day; nil for an exhibition of one day.
  public var endDate: String?
  /// The place, by its name.
  public var venue: String?
  /// Nil where it is the town of the organization.
  public var town: String?
  /// As published.
  public var website: String?
  /// Where its pictures are, as published.
  public var galleryURL: String?

  /// Nothing is known.
  public init() {}

  /// All of them, in the order in which they are told.
  public static let facts: [Fact<ExhibitionDetails>] = [
    Fact(.startDate, \.startDate),
    Fact(.endDate, \.endDate),
    Fact(.venue, \.venue),
    Fact(.town, \.town),
    Fact(FactTerm("website", formerly: ["url"], .address), \.website),
    Fact(
      FactTerm(
        "galleryURL", formerly: ["gallery", "level3URL"], .reference, noun: "gallery",
        column: "gallery_url", listed: "gallery"), \.galleryURL),
  ]
}

extension FactTerm {
  /// The first day of an exhibition.
  public static let startDate = FactTerm(
    "startDate", formerly: ["firstDay", "dateFrom"], .date, noun: "first day",
    column: "start_date", listed: "starts")
  /// The last day of an exhibition.
  public static let endDate = FactTerm(
    "endDate", formerly: ["lastDay", "dateTo"], .date, noun: "last day", column: "end_date",
    listed: "ends")
  /// Of an exhibition.
  public static let venue = FactTerm("venue", .text)
  /// Of an exhibition; where it has none, it is that of the organization.
  public static let town = FactTerm("town", .text)
}

/// What makes an exhibition the same one.
public struct ExhibitionIdentity: Hashable, Sendable {
  /// The club or museum.
  public var organization: OrganizationIdentity
  /// What it is called.
  public var name: String
  /// The first day, which tells the exhibitions of several years apart.
  public var startDate: String?

  /// An exhibition of a club or museum.
  public init(organization: OrganizationIdentity, name: String, startDate: String?) {
    self.organization = organization
    self.name = name
    self.startDate = startDate
  }
}

/// What a hub says of one exhibition. The single facts read as if they were its own.
public struct ExhibitionFacts: Detailed, Hashable, Sendable {
  /// The club or museum.
  public var organization: OrganizationIdentity
  /// What it is called.
  public var name: String
  /// The single facts.
  public var details = ExhibitionDetails()
  /// Where it is, when the hub says so.
  public var coordinates: Coordinates?
  /// By lower-case language code.
  public var remarks: [String: String] = [:]
  /// As published.
  public var poster: PublishedPicture?
  /// What is behind the gallery URL.
  public var gallery: GalleryFacts?

  /// An exhibition of which nothing more is known.
  public init(_ name: String, of organization: OrganizationIdentity) {
    self.name = name
    self.organization = organization
  }

  /// What makes it the same one.
  public var identity: ExhibitionIdentity {
    ExhibitionIdentity(organization: organization, name: name, startDate: details.startDate)
  }
}
