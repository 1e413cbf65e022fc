/// What a member does for the club.
public struct Role: OpenWord {
  /// The word that bundles use: "vice-chairman".
  public let rawValue: String

  /// A role of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Chairs the club.
  public static let chairman = Role(rawValue: "chairman")
  /// Stands in for the chairman.
  public static let viceChairman = Role(rawValue: "vice-chairman")
  /// Keeps the money.
  public static let treasurer = Role(rawValue: "treasurer")
  /// Keeps the minutes.
  public static let secretary = Role(rawValue: "secretary")
  /// Looks after the club's data.
  public static let admin = Role(rawValue: "admin")
  /// Any other role.
  public static let other = Role(rawValue: "other")

  /// From the chair down.
  public static let known: [Role] = [chairman, viceChairman, treasurer, secretary, admin, other]

  /// The members of `roles` in a Level 2 file that say so.
  public static let flags: [(word: Role, names: [String])] = [
    (chairman, ["isChairman"]), (viceChairman, ["isViceChairman"]), (treasurer, ["isTreasurer"]),
    (secretary, ["isSecretary"]), (admin, ["isAdmin"]), (other, ["isOther"]),
  ]
}

/// How a member belongs to the club.
public struct Status: OpenWord {
  /// The word that bundles use: "honorary".
  public let rawValue: String

  /// A status of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Has died; a fact about the photographer, which implies former in every club.
  public static let deceased = Status(rawValue: "deceased")
  /// Has left.
  public static let former = Status(rawValue: "former")
  /// Is a member of honour.
  public static let honorary = Status(rawValue: "honorary")
  /// Coaches the club.
  public static let mentor = Status(rawValue: "mentor")
  /// Would like to become a member.
  public static let prospective = Status(rawValue: "prospective")

  /// By name.
  public static let known: [Status] = [deceased, former, honorary, mentor, prospective]

  /// The members of `status` in a Level 2 file that say so: the right one, then misspelt ones.
  public static let flags: [(word: Status, names: [String])] = [
    (deceased, ["isDeceased"]), (former, ["isFormerMember"]),
    (honorary, ["isHonoraryMember", "isHonaryMember"]), (mentor, ["isMentor"]),
    (prospective, ["isProspectiveMember", "isPropectiveMember", "isAspiring"]),
  ]
}
