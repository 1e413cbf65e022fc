/// How a membership is said in words (Docs/Hub.md, "How things are shown").
public enum MembershipText {
  /// "Chairman and admin of X", "Former honorary member of X", "Deceased, former member of X".
  public static func text(
    of club: String, roles: [Role], statuses: Set<Status>, isFormer: Bool, isDeceased: Bool
  ) -> String {
    let position = position(roles: roles, statuses: statuses)
    let words = (isDeceased ? "deceased, " : "") + (isFormer ? "former " : "") + position
    return words.prefix(1).uppercased() + words.dropFirst() + " of " + club
  }

  /// "chairman and admin", or the first that holds of "honorary member", "prospective member",
  /// "mentor" and "member".
  public static func position(roles: [Role], statuses: Set<Status>) -> String {
    let titles = Role.sorted(roles).map(\.title)
    if !titles.isEmpty { return titles.joined(separator: " and ") }
    if statuses.contains(.honorary) { return "honorary member" }
    if statuses.contains(.prospective) { return "prospective member" }
    return statuses.contains(.mentor) ? "mentor" : "member"
  }
}

extension Role {
  /// "vice-chairman"; of the role that has no name, "other role".
  public var title: String { self == .other ? "other role" : rawValue }
}
