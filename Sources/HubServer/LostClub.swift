import HubBundle
import HubDiff
import HubModel

/// The error that a new version of the file does not have the club that is shown, or not surely.
struct LostClub: Error, CustomStringConvertible {
  let club: OrganizationIdentity

  /// A clause for a person: what is wrong, and what to do about it.
  var description: String {
    "the club \"\(club.displayName)\" is not in it, or cannot be recognized there "
      + "(to show another club, start hubpack again with its name in --club)"
  }

  /// Returns the name of a club in a bundle that is to replace the one that is served. O(clubs);
  /// O(rows) if it has another name.
  ///
  /// - Throws: ``LostClub``; `BundleError`.
  static func name(
    of club: OrganizationIdentity, in bundle: BundleFile, after served: BundleFile
  ) throws -> OrganizationIdentity {
    let clubs = try bundle.catalog().organizationIdentities(.club)
    if clubs.contains(club) { return club }
    // A bundle that can no longer be read cannot be compared.
    guard let name = try? club.followed(from: served, to: bundle), clubs.contains(name) else {
      throw Self(club: club)
    }
    return name
  }
}
