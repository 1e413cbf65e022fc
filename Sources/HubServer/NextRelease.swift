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

  /// Checks that this release may replace the one that is shown: a newer one of the same hub.
  /// Otherwise somebody has probably copied the wrong file. O(organizations).
  ///
  /// A hub may move to another address, so the same hub is one with an organization in common.
  func check(after shown: KnownRelease) throws {
    let advice = "(use --accept-any to show any bundle)"
    let (new, old) = (manifest, shown.manifest)
    // Times of this form compare as texts.
    if new.created < old.created {
      throw PlainError(
        "release \(new.release) of \(new.created) is older than release "
          + "\(old.release) of \(old.created) \(advice)")
    }
    guard new.root != old.root || !new.root.contains("://"), !shown.organizations.isEmpty else {
      return
    }
    if organizations.isDisjoint(with: shown.organizations) {
      throw PlainError(
        "it has no club or museum in common with the bundle that is served \(advice)")
    }
  }
}

extension OrganizationIdentity {
  /// Returns the name of a club in a bundle that is to replace the one that is served. O(clubs);
  /// O(rows) if it has another name.
  ///
  /// - Throws: `PlainError` if the bundle does not have the club, or not surely;
  ///   `BundleError`.
  func name(in bundle: BundleFile, after served: BundleFile) throws -> OrganizationIdentity {
    let clubs = try bundle.catalog().organizationIdentities(.club)
    if clubs.contains(self) { return self }
    // A bundle that can no longer be read cannot be compared.
    guard let name = try? followed(from: served, to: bundle), clubs.contains(name) else {
      throw PlainError(
        "the club \"\(displayName)\" is not in it, or cannot be recognized there "
          + "(to show another club, start hubpack again with its name in --club)")
    }
    return name
  }
}
