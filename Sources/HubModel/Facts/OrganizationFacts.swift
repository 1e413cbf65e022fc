/// The single facts about a club or museum (Docs/Hub.md, "Level 1"), which a club's own file may
/// correct.
public struct OrganizationDetails: Hashable, Sendable {
  /// The URL of the website, as published.
  public var website: String?
  /// The URL of the Wikipedia article, as published.
  public var wikipedia: String?
  /// The email address.
  public var contactEmail: String?
  /// The Fotobond number. A hint, not a key: numbers occur twice.
  public var fotobondNumber: Int?

  /// Creates details without any values.
  public init() {}

  /// All facts, in the order in which they are shown.
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

/// The data of one club or museum. Its details can be read as its own properties.
public struct OrganizationFacts: Detailed, Hashable, Sendable {
  /// The full name and town.
  public var identity: OrganizationIdentity
  /// The kind: club or museum.
  public var kind: OrganizationKind
  /// The nickname, "fgMorgenlicht"; the full name if none is published.
  public var nickName: String
  /// The coordinates, if known.
  public var coordinates: Coordinates?
  /// The ISO 3166-1 alpha-2 code of the country, derived from the coordinates.
  public var country: String?
  /// The single facts.
  public var details = OrganizationDetails()
  /// The URL of the member list, as Level 1 publishes it.
  public var levelTwoURL: String?
  /// The derived level: 1, 2 (has members) or 3 (has a portfolio).
  public var level = 1
  /// The remarks, by lower-case language code.
  public var remarks: [String: String] = [:]
  /// The state of the member list.
  public var members = MembersState.none
  /// The Level 1 file that lists the organization: a path inside the hub's folder, or a URL.
  public var file: String
  /// The file of the member list that was read; nil if there is none.
  public var listFile: String?

  /// Creates an organization with only an identity, a kind and a file.
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
      FactTerm("level2URL", .reference, noun: "member list URL", column: "level2_url"),
      \.levelTwoURL),
  ]
}

extension FactTerm {
  /// The kind of an organization.
  public static let kind = FactTerm("kind", .text)
  /// The nickname of an organization, which always has one: the full name if none is published.
  public static let nickName = FactTerm(
    "nickName", .text, noun: "nickname", column: "nick_name", listed: "nickname")
}

/// The state of an organization's member list (Docs/Hub.md, "Level 2").
public enum MembersState: String, Sendable, CaseIterable {
  /// The member list was read.
  case read
  /// There is no member list: most clubs are at Level 1.
  case none
  /// There is a member list, but it could not be fetched or read, or was skipped.
  case unknown
}
