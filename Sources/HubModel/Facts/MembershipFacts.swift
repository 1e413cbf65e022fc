/// The identity of a membership: there is one for each club and photographer.
public struct MembershipIdentity: Hashable, Sendable {
  /// The club.
  public var club: OrganizationIdentity
  /// The member.
  public var photographer: PersonName

  /// A membership of a club.
  public init(club: OrganizationIdentity, photographer: PersonName) {
    self.club = club
    self.photographer = photographer
  }
}

/// The single facts about a membership (Docs/Hub.md, "Level 2").
public struct MembershipDetails: Hashable, Sendable {
  /// "2024-01-31"
  public var startDate: String?
  /// "2024-01-31"
  public var endDate: String?
  /// A hint, not a key: numbers occur twice.
  public var fotobondNumber: Int?
  /// Where the portfolio is, as published.
  public var levelThreeURL: String?

  /// Nothing is known.
  public init() {}

  /// All of them, in the order in which they are told.
  public static let facts: [Fact<MembershipDetails>] = [
    Fact(
      FactTerm(
        "membershipStartDate", .date, noun: "start date", phrase: "member since",
        column: "start_date", listed: "joined"), \.startDate),
    Fact(
      FactTerm(
        "membershipEndDate", .date, noun: "end date", phrase: "member until", column: "end_date",
        listed: "left"), \.endDate),
    Fact(.fotobondNumber, \.fotobondNumber),
    Fact(
      FactTerm(
        "level3URL", .reference, noun: "portfolio", column: "level3_url", listed: "portfolio"),
      \.levelThreeURL),
  ]
}

extension FactTerm {
  /// Clubs and members have one.
  static let fotobondNumber = FactTerm(
    "fotobondNumber", .fotobond, noun: "Fotobond number", column: "fotobond_number",
    listed: "fotobond")
}

/// What a club says of one member. The single facts about the membership read as if they were its own.
public struct MembershipFacts: Detailed, Hashable, Sendable {
  /// The club and the photographer.
  public var identity: MembershipIdentity
  /// True when they left the club: it says so, or their end date had passed when the bundle was made. A
  /// death does not count here.
  public var isFormer = false
  /// What they do for the club.
  public var roles: Set<Role> = []
  /// Honorary, mentor, prospective, and words of later versions: the others are facts of their own.
  public var statuses: Set<Status> = []
  /// The single facts.
  public var details = MembershipDetails()
  /// The picture that stands for the portfolio.
  public var featuredImage: PublishedPicture?
  /// What is behind the Level 3 URL.
  public var gallery: GalleryFacts?
  /// What this club's file says of the photographer.
  public var stated = StatedFacts()

  /// A membership of which nothing more is known.
  public init(_ identity: MembershipIdentity) {
    self.identity = identity
  }
}

/// What one club's file says of a photographer; the clubs' statements settle ``PhotographerFacts``. The single
/// facts read as if they were its own.
public struct StatedFacts: Detailed, Hashable, Sendable {
  /// The single facts.
  public var details = PersonDetails()
  /// Nil where the file does not say.
  public var isDeceased: Bool?
  /// As published.
  public var portraitURL: String?

  /// No statements.
  public init() {}
}

/// What is behind the Level 3 URL of a membership.
public struct GalleryFacts: Hashable, Sendable {
  /// "juicebox", "level3" or "web-page"; nil when nothing is known of what is there.
  public var form: String?
  /// Whether what is there is known: it was read, now or for an earlier bundle.
  public var isKnown: Bool
  /// What the gallery calls itself.
  public var title: String?
  /// In the order in which they are shown.
  public var images: [ImageFacts] = []

  /// A gallery of some form without images.
  public init(form: String?, isKnown: Bool) {
    self.form = form
    self.isKnown = isKnown
  }
}

/// What a gallery says of one image.
public struct ImageFacts: Hashable, Sendable {
  /// The image in full size, which many bundles do not have.
  public var picture: PublishedPicture
  /// Of the bytes of the hub's own small version, as published; nil where there is none, or they were
  /// not had.
  public var thumbnail: HexDigest?
  /// Above the caption, when there is one.
  public var title: String?
  /// Often just a year.
  public var caption: String?
  /// "2024-01-31"
  public var captureDate: String?

  /// An image without words.
  public init(_ picture: PublishedPicture) {
    self.picture = picture
  }
}
