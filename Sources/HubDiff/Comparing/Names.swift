/// What things of the old hub are called in the new one.
struct Names<Identity: Hashable & Sendable> {
  private var forward: [Identity: Identity] = [:]
  private var backward: [Identity: Identity] = [:]

  /// Everything keeps its name, but for the matches.
  init(_ matches: [MatchedPair<Identity>] = []) {
    for match in matches {
      forward[match.before] = match.after
      backward[match.after] = match.before
    }
  }

  /// By name in the old hub: the renamed ones alone.
  var renamed: [Identity: Identity] { forward }

  /// What it is called in the new hub.
  func after(_ before: Identity) -> Identity { forward[before] ?? before }
  /// What it was called in the old hub.
  func before(_ after: Identity) -> Identity { backward[after] ?? after }
}
