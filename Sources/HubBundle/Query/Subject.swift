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
public enum Field: String, Sendable, CaseIterable {
  case name, club, town, country, keyword, role, status, level, language, joined, left
  case has
  // A keyword of the language of choice, and of ours.
  case `is`
  case near, distance, person, birthday, members, images, people, fotobond, date, severity, code,
    file, state

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

  /// How its values are told apart.
  public var kind: Kind {
    switch self {
    case .name, .file, .person: .text
    case .club, .town, .keyword: .name
    case .country: .country
    case .role, .status, .language, .has, .is, .severity, .code, .state: .choice
    case .level, .distance, .members, .images, .people, .fotobond: .number
    case .joined, .left, .date: .date
    case .birthday: .day
    case .near: .place
    }
  }
}
