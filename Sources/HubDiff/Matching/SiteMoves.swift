import HubModel

/// Sites that moved, told by people who are in both hubs under one name: what is elsewhere because all of it
/// is, is not another's. Addresses are in the form of ``Address/normalized(_:)``.
struct SiteMoves {
  private struct Move: Hashable {
    let from: String
    let to: String
  }

  /// Folders of galleries.
  private var folders = Set<Move>()
  /// Hosts on which everything stands at the same paths.
  private var hosts = Set<Move>()

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
      guard let new = after.memberships[identity] else { continue }
      note(old.levelThreeURL, new.levelThreeURL, isGallery: true)
      note(old.featuredImage?.url, new.featuredImage?.url)
    }
    for (name, old) in before.photographers {
      note(old.portrait?.url, after.photographers[name]?.portrait?.url)
    }
  }

  private mutating func note(_ from: String?, _ to: String?, isGallery: Bool = false) {
    guard let from, let to, from != to else { return }
    let (old, new) = (Address.normalized(from), Address.normalized(to))
    if isGallery, let move = Self.folderMove(old, new) { folders.insert(move) }
    if let move = Self.hostMove(old, new) { hosts.insert(move) }
  }

  /// Whether somebody's gallery moved from the folder of the one to that of the other.
  func cover(_ from: String, _ to: String) -> Bool {
    Self.folderMove(from, to).map(folders.contains) ?? false
  }

  /// Whether they are one address, on a site that moved with all its paths.
  func areOne(_ from: String, _ to: String) -> Bool {
    Self.hostMove(from, to).map(hosts.contains) ?? false
  }

  /// The path of an address; nil when it has none.
  static func path(of address: String) -> Substring? {
    address.firstIndex(of: "/").map { address[$0...] }
  }

  private static func folderMove(_ from: String, _ to: String) -> Move? {
    guard let old = folder(of: from), let new = folder(of: to), old != new else { return nil }
    return Move(from: old, to: new)
  }

  private static func hostMove(_ from: String, _ to: String) -> Move? {
    guard let path = path(of: from), path == Self.path(of: to), from != to else { return nil }
    return Move(
      from: String(from.dropLast(path.count)), to: String(to.dropLast(path.count)))
  }

  private static func folder(of address: String) -> String? {
    address.lastIndex(of: "/").map { String(address[..<$0]) }
  }
}
