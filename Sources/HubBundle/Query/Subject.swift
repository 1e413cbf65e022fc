import HubModel

/// The kinds of rows in lists.
public enum Subject: String, Sendable, CaseIterable {
  /// Photo clubs, by name.
  case clubs
  /// Photo museums, by name.
  case museums
  /// Memberships, each a photographer in a club, by family name.
  case members
  /// Photographers with all their clubs, by family name: the "Who's Who".
  case people
  /// Keywords, standard and not, by name.
  case keywords
  /// Images of galleries, in Level 1 order and then as galleries show them.
  case images
  /// Exhibitions, by the first day.
  case exhibitions
  /// Languages, by code.
  case languages
  /// Problems in the hub's data, errors first.
  case problems
  /// The files that the hub names, in the order in which they were first referenced.
  case sources
  /// Entries of a guestbook, in the order in which visitors made them. Not in bundles.
  case entries

  /// The kinds of rows in bundles.
  public static let allCases: [Subject] = [
    .clubs, .museums, .members, .people, .keywords, .images, .exhibitions, .languages, .problems,
    .sources,
  ]

  /// Creates the kind of rows in bundles with a name; nil if there is none.
  public init?(rawValue: String) {
    guard let subject = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = subject
  }
}

/// A property of rows that can be used in a filter.
public struct Field: Hashable, Sendable {
  /// The name in queries: "club".
  public let rawValue: String
  /// The kind of its values.
  public let kind: Kind

  private init(_ name: String, _ kind: Kind) {
    rawValue = name
    self.kind = kind
  }

  /// Creates the field with a name; nil if there is none.
  public init?(rawValue: String) {
    guard let field = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = field
  }

  init(_ term: FactTerm) {
    let kind: Kind =
      switch term.kind {
      case .text, .address, .reference: .text
      case .date: .date
      case .birthday: .day
      case .fotobond: .number
      }
    self.init(term.listed, kind)
  }

  /// The name of the row itself.
  public static let name = Field("name", .text)
  /// The name of the club or museum.
  public static let club = Field("club", .name)
  /// The town of the club or museum.
  public static let town = Field("town", .name)
  /// The country of the club or museum.
  public static let country = Field("country", .country)
  /// A keyword of the photographer.
  public static let keyword = Field("keyword", .name)
  /// The role of a member in the club, or of a file in the hub.
  public static let role = Field("role", .choice)
  /// The status of a member in the club.
  public static let status = Field("status", .choice)
  /// The level of the club: 1, 2 (has members) or 3 (has portfolios).
  public static let level = Field("level", .number)
  /// A language in which there are texts.
  public static let language = Field("language", .choice)
  /// The start date of a membership.
  public static let joined = Field("joined", .date)
  /// The end date of a membership.
  public static let left = Field("left", .date)
  /// A fact that must be known.
  public static let has = Field("has", .choice)
  /// A property that the row must have.
  public static let `is` = Field("is", .choice)
  /// A point that must not be far away.
  public static let near = Field("near", .coordinates)
  /// The distance from that point, in kilometres.
  public static let distance = Field("distance", .number)
  /// The name of the photographer.
  public static let person = Field("person", .text)
  /// The day of the year of a birthday.
  public static let birthday = Field("birthday", .day)
  /// The year of birth.
  public static let born = Field("born", .date)
  /// The number of current members.
  public static let members = Field("members", .number)
  /// The number of clubs that a person is a member of now.
  public static let clubs = Field("clubs", .number)
  /// The number of keywords of a person.
  public static let keywords = Field("keywords", .number)
  /// The number of images.
  public static let images = Field("images", .number)
  /// The number of people who use the keyword.
  public static let people = Field("people", .number)
  /// The number in the Dutch federation of photo clubs.
  public static let fotobond = Field("fotobond", .number)
  /// The date on which an image was taken.
  public static let date = Field("date", .date)
  /// The date on which a keyword was added.
  public static let added = Field("added", .date)
  /// The severity of a problem.
  public static let severity = Field("severity", .choice)
  /// The code of a problem.
  public static let code = Field("code", .choice)
  /// The location of a file.
  public static let file = Field("file", .text)
  /// The state of a file.
  public static let state = Field("state", .choice)

  /// All fields, in the order in which help lists them; single facts that are not among the others
  /// come last.
  public static let allCases: [Field] = {
    let usual = [
      name, club, town, country, keyword, role, status, level, language, joined, left, has, `is`,
      near, distance, person, birthday, born, members, clubs, keywords, images, people, fotobond,
      date, added, severity, code, file, state,
    ]
    let facts = [Entity.photographer, .membership, .organization, .exhibition].flatMap(\.facts)
    return facts.map(Field.init).reduce(into: usual) { all, field in
      if !all.contains(where: { $0.rawValue == field.rawValue }) { all.append(field) }
    }
  }()

  /// The kinds of the values of a field.
  public enum Kind: Sendable, Equatable {
    /// A text, which may occur anywhere in the value, regardless of case and diacritics.
    case text
    /// The name of a record: if a record has exactly this name, only it is meant; otherwise the
    /// text may occur anywhere in the name.
    case name
    /// A country, by its two-letter code.
    case country
    /// One of a few words, which depend on the subject.
    case choice
    /// A whole number, or a number of kilometres.
    case number
    /// A date, or its year or month.
    case date
    /// A day of the year, or a month.
    case day
    case coordinates
  }
}
