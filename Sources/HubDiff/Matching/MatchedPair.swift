/// A pair of names that belong to the same thing, with the evidence.
package struct MatchedPair<Identity: Hashable & Sendable>: Hashable, Sendable {
  /// The name in the old bundle, where the other does not occur.
  package let before: Identity
  /// The name in the new bundle, where the first does not occur.
  package let after: Identity
  /// The evidence, the strongest first.
  package let evidence: [Evidence]
}
