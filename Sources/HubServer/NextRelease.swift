import HubBundle
import HubDiff
import HubModel

/// The facts about the release that is shown, to which a new version of the file is compared.
///
/// They are kept as values, because the file may be overwritten in place, and the release can then
/// no longer be read.
struct KnownRelease: Sendable {
  let manifest: Manifest
  let organizations: Set<OrganizationIdentity>

  /// Reads the facts from a bundle. O(organizations).
  ///
  /// - Throws: `BundleError` if the catalog is damaged or cannot be read.
  init(_ bundle: BundleFile) throws {
    manifest = bundle.manifest
    organizations = try bundle.catalog().organizationIdentities()
  }
}

/// The error that a new version of the file is not a newer release of the same hub: somebody has
/// probably copied the wrong file.
struct UnexpectedRelease: Error, CustomStringConvertible {
  let description: String

  /// Checks a release that is to replace the one that is shown. O(organizations).
  ///
  /// A hub may move to another address, so the same hub is one with an organization in common.
  static func check(_ release: KnownRelease, after shown: KnownRelease) throws {
    let (new, old) = (release.manifest, shown.manifest)
    // Times of this form compare as texts.
    if new.created < old.created {
      throw Self(
        "release \(new.release) of \(new.created) is older than release \(old.release) "
          + "of \(old.created)")
    }
    guard new.root != old.root || !new.root.contains("://"), !shown.organizations.isEmpty else {
      return
    }
    if release.organizations.isDisjoint(with: shown.organizations) {
      throw Self("it has no club or museum in common with the bundle that is served")
    }
  }

  private init(_ reason: String) {
    description = "\(reason) (use --accept-any to show any bundle)"
  }
}

/// The error that a new version of the file does not have the club that is shown, or not surely.
struct LostClub: Error, CustomStringConvertible {
  let club: OrganizationIdentity

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
