/// The single facts about an exhibition (Docs/Hub.md, "Exhibitions").
public struct ExhibitionDetails: Hashable, Sendable {
  /// The first day: "2026-12-05".
  public var startDate: String?
  /// The last day; nil for an exhibition of one day.
  public var endDate: String?
  /// The name of the venue.
  public var venue: String?
  /// The town; nil if it is the town of the organization.
  public var town: String?
  /// The URL of the website, as published.
  public var website: String?
  /// The URL of its pictures, as published.
  public var galleryURL: String?

  /// Creates details without any values.
  public init() {}

  /// All facts, in the order in which they are shown.
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
  /// The venue of an exhibition.
  public static let venue = FactTerm("venue", .text)
  /// The town of an exhibition; if it has none, the organization's town applies.
  public static let town = FactTerm("town", .text)
}

/// The identity of an exhibition.
public struct ExhibitionIdentity: Hashable, Sendable {
  /// The club or museum.
  public var organization: OrganizationIdentity
  /// The name of the exhibition.
  public var name: String
  /// The first day, which distinguishes the exhibitions of different years.
  public var startDate: String?

  /// Creates the identity of an exhibition of a club or museum.
  public init(organization: OrganizationIdentity, name: String, startDate: String?) {
    self.organization = organization
    self.name = name
    self.startDate = startDate
  }
}

extension ExhibitionIdentity {
  /// The name with the year in which it begins: "Licht en water 2026".
  package var nameWithYear: String {
    [name, startDate.map { String($0.prefix(4)) }].compactMap(\.self).joined(separator: " ")
  }

  /// The name with the first day and the organization, by which people tell exhibitions apart.
  private var described: String {
    let day = [name, startDate].compactMap(\.self).joined(separator: " ")
    return "\(day), \(organization.displayName)"
  }

  /// Returns the index of the exhibition that is meant by words of its name, first day and
  /// organization. Its whole name, with or without the year, takes precedence over words, and words
  /// of the name and the day over others. Capitals, accents and punctuation do not matter, unless
  /// there is nothing else.
  ///
  /// - Throws: `PlainError` if there is none, or more than one.
  package static func index(of text: String, among all: [ExhibitionIdentity]) throws -> Int {
    func words(_ text: String) -> [String] {
      let folded = Text.folded(text)
      let words = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      return words.isEmpty ? [folded] : words
    }
    let asked = words(text)
    func has(_ label: String) -> Bool {
      let label = Text.folded(label)
      return asked.allSatisfy(label.contains)
    }
    let meanings: [(ExhibitionIdentity) -> Bool] = [
      { one in [one.name, one.nameWithYear, one.described].contains { words($0) == asked } },
      { has("\($0.name) \($0.startDate ?? "")") }, { has($0.described) },
    ]
    guard !all.isEmpty else { throw PlainError("there are no exhibitions") }
    let found =
      meanings.lazy.map { isMeant in all.indices.filter { isMeant(all[$0]) } }
      .first { !$0.isEmpty } ?? []
    guard let first = found.first, asked != [""] else {
      let nearest = Suggestion.nearest(to: text, among: all.map(\.name))
      throw PlainError(
        "no exhibition matches \"\(text)\""
          + (nearest.map { " (did you mean \"\($0)\"?)" } ?? ""))
    }
    guard found.count == 1 else {
      let names = found.prefix(10).map { "\"\(all[$0].described)\"" }
      throw PlainError(
        "\"\(text)\" is ambiguous: use \(names.joined(separator: " or "))"
          + (found.count > names.count ? " or …" : ""))
    }
    return first
  }
}

/// The data of one exhibition. Its details can be read as its own properties.
public struct ExhibitionFacts: Detailed, Hashable, Sendable {
  /// The club or museum.
  public var organization: OrganizationIdentity
  /// The name of the exhibition.
  public var name: String
  /// The single facts.
  public var details = ExhibitionDetails()
  /// The coordinates, if the hub gives them.
  public var coordinates: Coordinates?
  /// The remarks, by lower-case language code.
  public var remarks: [String: String] = [:]
  /// The poster, as published.
  public var poster: PublishedPicture?
  /// The contents of the gallery URL.
  public var gallery: GalleryFacts?

  /// Creates an exhibition with only a name and an organization.
  public init(_ name: String, of organization: OrganizationIdentity) {
    self.name = name
    self.organization = organization
  }

  /// The identity of the exhibition.
  public var identity: ExhibitionIdentity {
    ExhibitionIdentity(organization: organization, name: name, startDate: details.startDate)
  }
}
