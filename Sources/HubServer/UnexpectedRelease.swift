import HubBundle

/// The error that a new version of the file is not a newer release of the same hub: somebody has
/// probably copied the wrong file.
struct UnexpectedRelease: Error, CustomStringConvertible {
  /// A clause for a person: what is wrong, and what to do about it.
  let description: String

  /// Checks a bundle that is to replace the one that is served. O(organizations).
  ///
  /// A hub may move to another address, so the same hub is one with an organization in common.
  static func check(_ bundle: BundleFile, after served: BundleFile) throws {
    let (new, old) = (bundle.manifest, served.manifest)
    // Times of this form compare as texts.
    if new.created < old.created {
      throw Self(
        "release \(new.release) of \(new.created) is older than release \(old.release) "
          + "of \(old.created)")
    }
    guard new.root != old.root || !new.root.contains("://") else { return }
    // A bundle that can no longer be read cannot be compared, and should be replaced.
    guard let known = try? served.catalog().organizationIdentities(), !known.isEmpty else { return }
    if try bundle.catalog().organizationIdentities().isDisjoint(with: known) {
      throw Self("it has no club or museum in common with the bundle that is served")
    }
  }

  private init(_ reason: String) {
    description = "\(reason) (use --accept-any to show any bundle)"
  }
}
