import HubBundle
import HubDiff
import HubModel

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
