import HubBundle
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
