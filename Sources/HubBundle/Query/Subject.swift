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
  /// Languages, by code.
  case languages
  /// What is wrong in the hub's data: errors first.
  case problems
  /// The files that the hub names, in the order in which they were met.
  case sources
}

/// Something that a row can be asked about.
public struct Field: Hashable, Sendable {
  /// As it is typed: "club".
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

  public static let name = Field("name", .text)
  public static let club = Field("club", .name)
  public static let town = Field("town", .name)
  public static let country = Field("country", .country)
  public static let keyword = Field("keyword", .name)
  public static let role = Field("role", .choice)
  public static let status = Field("status", .choice)
  public static let level = Field("level", .number)
  public static let language = Field("language", .choice)
  public static let joined = Field("joined", .date)
  public static let left = Field("left", .date)
  public static let has = Field("has", .choice)
  public static let `is` = Field("is", .choice)
  public static let near = Field("near", .place)
  public static let distance = Field("distance", .number)
  public static let person = Field("person", .text)
  public static let birthday = Field("birthday", .day)
  public static let members = Field("members", .number)
  public static let images = Field("images", .number)
  public static let people = Field("people", .number)
  public static let fotobond = Field("fotobond", .number)
  public static let date = Field("date", .date)
  public static let severity = Field("severity", .choice)
  public static let code = Field("code", .choice)
  public static let file = Field("file", .text)
  public static let state = Field("state", .choice)

  /// All there are, in the order in which help tells them: single facts that are not among the others come last.
  public static let allCases: [Field] = {
    let usual = [
      name, club, town, country, keyword, role, status, level, language, joined, left, has, `is`,
      near, distance, person, birthday, members, images, people, fotobond, date, severity, code,
      file, state,
    ]
    let facts = [Entity.photographer, .membership, .organization].flatMap(\.facts)
    return facts.map(Field.init).reduce(into: usual) { all, field in
      if !all.contains(field) { all.append(field) }
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
    case place
  }
}
