/// Descriptions of memberships in words (Docs/Hub.md, "How things are shown").
public enum MembershipText {
  /// Returns "Chairman and admin of X", "Former honorary member of X", "Deceased, former member of
  /// X".
  public static func text(
    of club: String, roles: [Role], statuses: Set<Status>, isFormer: Bool, isDeceased: Bool
  ) -> String {
    let position = position(roles: roles, statuses: statuses)
    let words = (isDeceased ? "deceased, " : "") + (isFormer ? "former " : "") + position
    return words.prefix(1).uppercased() + words.dropFirst() + " of " + club
  }

  /// Returns "chairman, secretary and admin", or the first that applies of "honorary member",
  /// "prospective member", "mentor" and "member". A role without a name makes a "member with another
  /// role".
  public static func position(roles: [Role], statuses: Set<Status>) -> String {
    let titles = Role.sorted(roles).map { $0 == .other ? "member with another role" : $0.title }
    if let last = titles.last {
      let others = titles.dropLast().joined(separator: ", ")
      return others.isEmpty ? last : others + " and " + last
    }
    if statuses.contains(.honorary) { return "honorary member" }
    if statuses.contains(.prospective) { return "prospective member" }
    return statuses.contains(.mentor) ? "mentor" : "member"
  }
}

extension Role {
  /// The name of the role: "vice-chairman"; "other role" for ``other``.
  public var title: String { self == .other ? "other role" : rawValue }
}
