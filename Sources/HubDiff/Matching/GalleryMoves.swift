import HubModel

/// Folders of galleries that moved as a whole, told by people who are in both hubs under one name: whose
/// gallery is elsewhere because all of them are is no other person.
struct GalleryMoves {
  private struct Move: Hashable {
    let from: String
    let to: String
  }

  private var moves = Set<Move>()

  /// O(memberships).
  ///
  /// - Parameter renamed: what organizations of the old hub are called in the new one.
  init(
    from before: HubValues, to after: HubValues,
    renamed: [OrganizationIdentity: OrganizationIdentity]
  ) {
    for (identity, old) in before.memberships {
      let identity = MembershipIdentity(
        club: renamed[identity.club] ?? identity.club, photographer: identity.photographer)
      guard let from = old.levelThreeURL, let to = after.memberships[identity]?.levelThreeURL,
        from != to, let move = Self.move(Address.placeForm(from), Address.placeForm(to))
      else { continue }
      moves.insert(move)
    }
  }

  /// Whether somebody's gallery moved from the folder of the one to that of the other; both in the form of
  /// ``Address/placeForm(_:)``.
  func cover(_ from: String, _ to: String) -> Bool {
    Self.move(from, to).map(moves.contains) ?? false
  }

  private static func move(_ from: String, _ to: String) -> Move? {
    guard let old = folder(of: from), let new = folder(of: to), old != new else { return nil }
    return Move(from: old, to: new)
  }

  private static func folder(of address: String) -> String? {
    address.lastIndex(of: "/").map { String(address[..<$0]) }
  }
}
