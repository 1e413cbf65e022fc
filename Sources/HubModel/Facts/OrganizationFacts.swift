/// The single facts about a club or museum (Docs/Hub.md, "Level 1"), which a club's own file may correct.
public struct OrganizationDetails: Hashable, Sendable {
  /// As published.
  public var website: String?
  /// As published.
  public var wikipedia: String?
  /// A mailbox.
  public var contactEmail: String?
  /// A hint, not a key: numbers occur twice.
  public var fotobondNumber: Int?

  /// Nothing is known.
  public init() {}

  /// All of them, in the order in which they are told.
  public static let facts: [Fact<OrganizationDetails>] = [
    Fact(FactTerm("website", .address), \.website),
    Fact(FactTerm("wikipedia", .address, noun: "Wikipedia article"), \.wikipedia),
    Fact(
      FactTerm(
        "contactEmail", formerly: ["maintainerEmail"], .text, noun: "email address",
        column: "contact_email", listed: "email", omission: "emails"), \.contactEmail),
    Fact(.fotobondNumber, \.fotobondNumber),
  ]
}

/// What a hub says of one club or museum. The single facts read as if they were its own.
public struct OrganizationFacts: Detailed, Hashable, Sendable {
  /// Its full name and town.
  public var identity: OrganizationIdentity
  /// Club or museum.
  public var kind: OrganizationKind
  /// "fgMorgenlicht"; the full name where none is published.
  public var nickName: String
  /// Where it is, when known.
  public var coordinates: Coordinates?
  /// Derived from where it is: ISO 3166-1 alpha-2.
  public var country: String?
  /// The single facts.
  public var details = OrganizationDetails()
  /// As Level 1 publishes it.
  public var levelTwoURL: String?
  /// Derived: 1, 2 (has members) or 3 (has a portfolio).
  public var level = 1
  /// By lower-case language code.
  public var remarks: [String: String] = [:]
  /// Whether its members are known.
  public var members = MembersState.none
  /// The Level 1 file that says so: path inside the hub's folder, or URL.
  public var file: String

  /// An organization of which nothing more is known.
  public init(_ identity: OrganizationIdentity, kind: OrganizationKind, file: String = "") {
    self.identity = identity
    self.kind = kind
    self.file = file
    nickName = identity.fullName
  }

  /// The single facts that a club's own file cannot correct.
  public static let ownFacts: [Fact<OrganizationFacts>] = [
    Fact(
      .kind, value: { $0.kind.rawValue },
      set: { $0.kind = OrganizationKind(rawValue: $1 ?? "") }),
    Fact(
      .nickName, value: { $0.nickName }, set: { $0.nickName = $1 ?? $0.identity.fullName }),
    Fact(
      FactTerm("level2URL", .reference, noun: "member list", column: "level2_url"), \.levelTwoURL),
  ]
}

extension FactTerm {
  /// Of an organization.
  public static let kind = FactTerm("kind", .text)
  /// Of an organization, which always has one: the full name where none is published.
  public static let nickName = FactTerm(
    "nickName", .text, noun: "nickname", column: "nick_name", listed: "nickname")
}

/// Whether the members of an organization are known (Docs/Hub.md, "Level 2").
public enum MembersState: String, Sendable, CaseIterable {
  /// Its member list was read.
  case read
  /// It has none: most clubs are at Level 1.
  case none
  /// It has one, which could not be fetched or read, or was left out.
  case unknown
}
