import HubModel

/// Web sites that moved, as seen in the URLs of people who are in both hubs under one name. A
/// different URL on a site that moved as a whole does not speak against a pair. URLs are in the
/// form ``Address/normalized(_:)``.
struct SiteMoves {
  private struct Relocation: Hashable {
    let from: String
    let to: String
  }

  private var folders = Set<Relocation>()
  /// Hosts that changed while all paths stayed the same.
  private var hosts = Set<Relocation>()

  /// Collects the moves. O(memberships).
  ///
  /// - Parameter renamed: The new names of renamed organizations, by their old names.
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

  /// True if somebody's gallery moved from the folder of one URL to that of the other.
  func cover(_ from: String, _ to: String) -> Bool {
    Self.folderMove(from, to).map(folders.contains) ?? false
  }

  /// True if both are the same URL on a host that moved with all its paths.
  func areOne(_ from: String, _ to: String) -> Bool {
    Self.hostMove(from, to).map(hosts.contains) ?? false
  }

  static func path(of address: String) -> Substring? {
    address.firstIndex(of: "/").map { address[$0...] }
  }

  private static func folderMove(_ from: String, _ to: String) -> Relocation? {
    guard let old = folder(of: from), let new = folder(of: to), old != new else { return nil }
    return Relocation(from: old, to: new)
  }

  private static func hostMove(_ from: String, _ to: String) -> Relocation? {
    guard let path = path(of: from), path == Self.path(of: to), from != to else { return nil }
    return Relocation(
      from: String(from.dropLast(path.count)), to: String(to.dropLast(path.count)))
  }

  private static func folder(of address: String) -> String? {
    address.lastIndex(of: "/").map { String(address[..<$0]) }
  }
}
