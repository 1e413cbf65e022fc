package import HubBundle
package import HubModel

/// The facts about a release that is shown or kept, to which a newer one is compared.
///
/// They are kept as values, because the file may be overwritten in place, and the release can then
/// no longer be read.
package struct KnownRelease: Sendable {
  package let manifest: Manifest
  package let organizations: Set<OrganizationIdentity>
  /// The serial number, if signatures are asked for.
  private let serial: Int?

  /// Reads the facts from a bundle. O(organizations).
  ///
  /// - Throws: `BundleError` if the catalog is damaged or cannot be read.
  package init(_ bundle: BundleFile, serial: Int? = nil) throws {
    manifest = bundle.manifest
    self.serial = serial
    organizations = try bundle.catalog().organizationIdentities()
  }

  /// Checks that this release may replace another: it is newer, and of the same hub. Otherwise
  /// somebody has probably named the wrong file. Of serial numbers the greater is newer, because a
  /// channel may go back to an older release. O(organizations).
  ///
  /// A hub may move to another address, so the same hub is one with an organization in common.
  ///
  /// - Parameter advice: What to do if it is meant.
  package func check(after shown: KnownRelease, advice: String) throws {
    let (new, old) = (manifest, shown.manifest)
    if let serial, let known = shown.serial {
      guard serial > known else {
        throw PlainError(
          "its serial number \(serial) is not greater than \(known) of what is shown \(advice)")
      }
      // Times of this form compare as texts.
    } else if new.created < old.created {
      throw PlainError(
        "release \(new.release) of \(new.created) is older than release "
          + "\(old.release) of \(old.created) \(advice)")
    }
    try checkHub(of: shown, advice: advice)
  }

  /// Checks that another release is of the same hub.
  package func checkHub(of shown: KnownRelease, advice: String) throws {
    let (new, old) = (manifest, shown.manifest)
    guard new.root != old.root || !new.root.contains("://"), !shown.organizations.isEmpty else {
      return
    }
    if organizations.isDisjoint(with: shown.organizations) {
      throw PlainError(
        "it has no club or museum in common with release \(old.release), so it is of another hub "
          + "\(advice)")
    }
  }
}
