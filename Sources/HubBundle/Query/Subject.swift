import HubModel

/// The kinds of rows that lists have.
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
  /// What is wrong in the hub's data: errors first.
  case problems
  /// The files that the hub names, in the order in which they were met.
  case sources
}

/// Something that a row can be asked about.
public struct Field: Hashable, Sendable {
  /// The name by which a query asks for it: "club".
  public let rawValue: String
  /// How its values are told apart.
  public let kind: Kind

  private init(_ name: String, _ kind: Kind) {
    rawValue = name
    self.kind = kind
  }

  /// The field of that name; nil when there is none.
  public init?(rawValue: String) {
    guard let field = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = field
  }

  /// A single fact can be asked about.
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
  /// The club's or museum's name.
  public static let club = Field("club", .name)
  /// Its town.
  public static let town = Field("town", .name)
  /// Its country.
  public static let country = Field("country", .country)
  /// A keyword of the photographer.
  public static let keyword = Field("keyword", .name)
  /// A member's role in the club, or the kind of a file.
  public static let role = Field("role", .choice)
  /// How a member belongs to the club.
  public static let status = Field("status", .choice)
  /// 1, 2 (has members) or 3 (has portfolios).
  public static let level = Field("level", .number)
  /// A language that there are texts in.
  public static let language = Field("language", .choice)
  /// When a membership began.
  public static let joined = Field("joined", .date)
  /// When it ended.
  public static let left = Field("left", .date)
  /// That something is known.
  public static let has = Field("has", .choice)
  /// What the row is.
  public static let `is` = Field("is", .choice)
  /// A place that is not far.
  public static let near = Field("near", .coordinates)
  /// How far that is, in kilometres.
  public static let distance = Field("distance", .number)
  /// The photographer's name.
  public static let person = Field("person", .text)
  /// A day of the year.
  public static let birthday = Field("birthday", .day)
  /// How many members.
  public static let members = Field("members", .number)
  /// The number of clubs that a person is a member of now.
  public static let clubs = Field("clubs", .number)
  /// How many images.
  public static let images = Field("images", .number)
  /// How many people use the keyword.
  public static let people = Field("people", .number)
  /// A number of the Dutch federation.
  public static let fotobond = Field("fotobond", .number)
  /// When an image was taken.
  public static let date = Field("date", .date)
  /// How bad a problem is.
  public static let severity = Field("severity", .choice)
  /// The code of a problem.
  public static let code = Field("code", .choice)
  /// A file's place.
  public static let file = Field("file", .text)
  /// What became of a file.
  public static let state = Field("state", .choice)

  /// All there are, in the order in which help tells them: single facts that are not among the others come last.
  public static let allCases: [Field] = {
    let usual = [
      name, club, town, country, keyword, role, status, level, language, joined, left, has, `is`,
      near, distance, person, birthday, members, clubs, images, people, fotobond, date, severity,
      code,
      file, state,
    ]
    let facts = [Entity.photographer, .membership, .organization, .exhibition].flatMap(\.facts)
    return facts.map(Field.init).reduce(into: usual) { all, field in
      if !all.contains(where: { $0.rawValue == field.rawValue }) { all.append(field) }
    }
  }()

  /// How its values are told apart.
  public enum Kind: Sendable, Equatable {
    /// A text, matched anywhere, without regard to case and diacritics.
    case text
    /// The name of something: when something is called exactly that, only it is meant; otherwise it is
    /// matched anywhere.
    case name
    /// A country, by its code of two letters.
    case country
    /// One of a few words, which depend on the subject.
    case choice
    /// A whole number, or a number of kilometres.
    case number
    /// A date, or its year or month.
    case date
    /// A day of the year, or a month.
    case day
    /// A place on Earth.
    case coordinates
  }
}
