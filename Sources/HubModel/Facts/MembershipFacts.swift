/// The identity of a membership. Each pair of club and photographer has one.
public struct MembershipIdentity: Hashable, Sendable {
  /// The club.
  public var club: OrganizationIdentity
  /// The member.
  public var photographer: PersonName

  /// Creates the identity of a membership.
  public init(club: OrganizationIdentity, photographer: PersonName) {
    self.club = club
    self.photographer = photographer
  }
}

/// The single facts about a membership (Docs/Hub.md, "Level 2").
public struct MembershipDetails: Hashable, Sendable {
  /// The start date: "2024-01-31".
  public var startDate: String?
  /// The end date: "2024-01-31".
  public var endDate: String?
  /// The Fotobond number. A hint, not a key: numbers occur twice.
  public var fotobondNumber: Int?
  /// The URL of the portfolio, as published.
  public var levelThreeURL: String?

  /// Creates details without any values.
  public init() {}

  /// All facts, in the order in which they are shown.
  public static let facts: [Fact<MembershipDetails>] = [
    Fact(
      FactTerm(
        "membershipStartDate", .date, noun: "start date", phrase: "joined",
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
  /// The Fotobond number, which clubs and members have.
  package static let fotobondNumber = FactTerm(
    "fotobondNumber", .fotobond, noun: "Fotobond number", column: "fotobond_number",
    listed: "fotobond")
}

/// The data that a club gives about one member. The details of the membership can be read as its
/// own properties.
public struct MembershipFacts: Detailed, Hashable, Sendable {
  /// The club and the photographer.
  public var identity: MembershipIdentity
  /// True if the member has left the club: the file says so, or the end date had passed when the
  /// bundle was made. A death does not count here.
  public var isFormer = false
  /// The roles of the member in the club.
  public var roles: Set<Role> = []
  /// The statuses: honorary, mentor, prospective, and words of later versions. The other statuses
  /// are separate properties.
  public var statuses: Set<Status> = []
  /// The single facts.
  public var details = MembershipDetails()
  /// The picture that represents the portfolio.
  public var featuredImage: PublishedPicture?
  /// The contents of the Level 3 URL.
  public var gallery: GalleryFacts?
  /// The statements of this club's file about the photographer.
  public var stated = StatedFacts()

  /// Creates a membership with only an identity.
  public init(_ identity: MembershipIdentity) {
    self.identity = identity
  }
}

/// The statements of one club's file about a photographer; ``PhotographerFacts`` combines those of
/// all clubs. The details can be read as its own properties.
public struct StatedFacts: Detailed, Hashable, Sendable {
  /// The single facts.
  public var details = PersonDetails()
  /// True if the photographer has died; nil if the file does not say.
  public var isDeceased: Bool?
  /// The URL of the portrait, as published.
  public var portraitURL: String?

  /// Creates an empty set of statements.
  public init() {}
}

/// The contents of the Level 3 URL of a membership.
public struct GalleryFacts: Hashable, Sendable {
  /// The form: "juicebox", "level3", "page-gallery" or "web-page"; nil if it is unknown.
  public var form: String?
  /// True if the contents are known: they were read now or for an earlier bundle.
  public var isKnown: Bool
  /// The file of the gallery, or its first page; nil if it is unknown.
  public var file: String?
  /// True if a further page or an entry could not be fetched or read, so that images may be missing.
  public var lacksImages = false
  /// The title of the gallery.
  public var title: String?
  /// The images in the order of the gallery.
  public var images: [ImageFacts] = []

  /// True if it is a mere link to a web page, which nobody read.
  public var isLink: Bool { form == "web-page" }

  /// Creates a gallery without images.
  public init(form: String?, isKnown: Bool) {
    self.form = form
    self.isKnown = isKnown
  }
}

/// The data of one image in a gallery.
public struct ImageFacts: Hashable, Sendable {
  /// The image in full size, which many bundles do not contain.
  public var picture: PublishedPicture
  /// The digest of the hub's own thumbnail, as published; nil if there is none or it was not
  /// fetched.
  public var thumbnail: HexDigest?
  /// The title, shown above the caption.
  public var title: String?
  /// The caption, often just a year.
  public var caption: String?
  /// The capture date: "2024-01-31".
  public var captureDate: String?
  /// The photographer, if an exhibition lists the image and names one.
  public var photographer: String?
  /// The texts beside the image in such an exhibition, by lower-case language code.
  public var wallTexts: [String: String] = [:]

  /// Creates an image without texts.
  public init(_ picture: PublishedPicture) {
    self.picture = picture
  }
}
