package import HubBundle
package import HubModel

extension OrganizationIdentity {
  /// Returns the name that the organization has in a later bundle, by the rule of
  /// ``BundleDifference``; nil if the bundle does not have it, or not surely. O(rows).
  ///
  /// - Throws: `BundleError`.
  package func followed(
    from before: BundleFile, to after: BundleFile
  ) throws -> OrganizationIdentity? {
    let (old, new) = try HubValues.differing(before, after)
    let name = Comparison(old, new, DiffOptions()).clubs.after(self)
    return new.organizations[name]?.identity
  }
}
