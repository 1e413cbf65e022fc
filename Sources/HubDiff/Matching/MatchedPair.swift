/// Two names of one thing, and why they are believed to be that.
package struct MatchedPair<Identity: Hashable & Sendable>: Hashable, Sendable {
  /// In the old bundle, where the other name does not occur.
  package let before: Identity
  /// In the new one, where the first does not occur.
  package let after: Identity
  /// The strongest first.
  package let evidence: [Evidence]

  package init(before: Identity, after: Identity, evidence: [Evidence]) {
    self.before = before
    self.after = after
    self.evidence = evidence
  }
}
