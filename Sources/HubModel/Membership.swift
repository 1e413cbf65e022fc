/// The role of a member in a club.
public struct Role: OpenWord {
  /// The word in bundles: "vice-chairman".
  public let rawValue: String

  /// Creates a role from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The chairman of the club.
  public static let chairman = Role(rawValue: "chairman")
  /// The deputy of the chairman.
  public static let viceChairman = Role(rawValue: "vice-chairman")
  /// The member who keeps the accounts.
  public static let treasurer = Role(rawValue: "treasurer")
  /// The member who keeps the minutes.
  public static let secretary = Role(rawValue: "secretary")
  /// The member who maintains the club's data.
  public static let admin = Role(rawValue: "admin")
  /// Any other role.
  public static let other = Role(rawValue: "other")

  /// The known roles, highest first.
  public static let known: [Role] = [chairman, viceChairman, treasurer, secretary, admin, other]

  /// The fields of `roles` in a Level 2 file.
  public static let flags: [(word: Role, names: [String])] = [
    (chairman, ["isChairman"]), (viceChairman, ["isViceChairman"]), (treasurer, ["isTreasurer"]),
    (secretary, ["isSecretary"]), (admin, ["isAdmin"]), (other, ["isOther"]),
  ]
}

/// The status of a member in a club.
public struct Status: OpenWord {
  /// The word in bundles: "honorary".
  public let rawValue: String

  /// Creates a status from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The person has died. This is a fact about the photographer and implies former in every club.
  public static let deceased = Status(rawValue: "deceased")
  /// The member has left.
  public static let former = Status(rawValue: "former")
  /// The member is an honorary member.
  public static let honorary = Status(rawValue: "honorary")
  /// The member coaches the club.
  public static let mentor = Status(rawValue: "mentor")
  /// The person wants to become a member.
  public static let prospective = Status(rawValue: "prospective")

  /// The known statuses, sorted by name.
  public static let known: [Status] = [deceased, former, honorary, mentor, prospective]

  /// The fields of `status` in a Level 2 file: the correct name, then misspelt ones.
  public static let flags: [(word: Status, names: [String])] = [
    (deceased, ["isDeceased"]), (former, ["isFormerMember"]),
    (honorary, ["isHonoraryMember", "isHonaryMember"]), (mentor, ["isMentor"]),
    (prospective, ["isProspectiveMember", "isPropectiveMember", "isAspiring"]),
  ]
}

/// Descriptions of memberships in words (Docs/Hub.md, "How things are shown").
public enum MembershipText {
  /// Returns "Chairman and admin of X", "Former honorary member of X", "Deceased, former member of
  /// X".
  public static func text(
    of club: String, roles: [Role], statuses: Set<Status>, isFormer: Bool, isDeceased: Bool
  ) -> String {
    let position = position(roles: roles, statuses: statuses)
    let words = (isDeceased ? "deceased, " : "") + (isFormer ? "former " : "") + position
    return words.capitalizedFirst + " of " + club
  }

  /// Returns "chairman, secretary and admin", or the first that applies of "honorary member",
  /// "prospective member", "mentor" and "member". A role without a name makes a "member with another
  /// role".
  public static func position(roles: [Role], statuses: Set<Status>) -> String {
    let titles = Role.sorted(roles).map { $0 == .other ? "member with another role" : $0.title }
    if !titles.isEmpty { return titles.list("and") }
    if statuses.contains(.honorary) { return "honorary member" }
    if statuses.contains(.prospective) { return "prospective member" }
    return statuses.contains(.mentor) ? "mentor" : "member"
  }
}

extension Role {
  /// The name of the role: "vice-chairman"; "other role" for ``other``.
  public var title: String { self == .other ? "other role" : rawValue }
}
