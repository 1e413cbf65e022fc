/// A mapping between the names in the old hub and those in the new one.
struct NameMapping<Identity: Hashable & Sendable> {
  private var forward: [Identity: Identity] = [:]
  private var backward: [Identity: Identity] = [:]

  /// Creates a mapping in which everything except the matches keeps its name.
  init(_ matches: [MatchedPair<Identity>] = []) {
    for match in matches {
      forward[match.before] = match.after
      backward[match.after] = match.before
    }
  }

  /// The new names of renamed things, by their old names.
  var renamed: [Identity: Identity] { forward }

  var mirrored: Self {
    var mapping = self
    (mapping.forward, mapping.backward) = (backward, forward)
    return mapping
  }

  func after(_ before: Identity) -> Identity { forward[before] ?? before }
  func before(_ after: Identity) -> Identity { backward[after] ?? after }
}
