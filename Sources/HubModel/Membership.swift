/// What a member does for the club.
public enum Role: String, Sendable, CaseIterable {
  /// Chairs the club.
  case chairman
  /// Stands in for the chairman.
  case viceChairman = "vice-chairman"
  /// Keeps the money.
  case treasurer
  /// Keeps the minutes.
  case secretary
  /// Looks after the club's data.
  case admin
  /// Any other role.
  case other

  /// The member of `roles` in a Level 2 file: "isViceChairman".
  public var flag: String {
    switch self {
    case .chairman: "isChairman"
    case .viceChairman: "isViceChairman"
    case .treasurer: "isTreasurer"
    case .secretary: "isSecretary"
    case .admin: "isAdmin"
    case .other: "isOther"
    }
  }
}

/// How a member belongs to the club.
public enum Status: String, Sendable, CaseIterable {
  /// Has died; a fact about the photographer, which implies former in every club.
  case deceased
  /// Has left.
  case former
  /// Is a member of honour.
  case honorary
  /// Coaches the club.
  case mentor
  /// Would like to become a member.
  case prospective

  /// The members of `status` in a Level 2 file that say so, misspelt ones included.
  public var flags: [String] {
    switch self {
    case .deceased: ["isDeceased"]
    case .former: ["isFormerMember"]
    case .honorary: ["isHonoraryMember", "isHonaryMember"]
    case .mentor: ["isMentor"]
    case .prospective: ["isProspectiveMember", "isPropectiveMember", "isAspiring"]
    }
  }
}
