import HubBundle

/// The error that a new version of the file is not a newer release of the same hub: somebody has
/// probably copied the wrong file.
struct UnexpectedRelease: Error, CustomStringConvertible {
  /// A clause for a person: what is wrong, and what to do about it.
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
