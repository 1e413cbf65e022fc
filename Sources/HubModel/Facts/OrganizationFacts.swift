/// What a hub says of one club or museum.
public struct OrganizationFacts: Hashable, Sendable {
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
  /// As published.
  public var website: String?
  /// As published.
  public var wikipedia: String?
  /// A mailbox.
  public var contactEmail: String?
  /// A hint, not a key: numbers occur twice.
  public var fotobondNumber: Int?
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
