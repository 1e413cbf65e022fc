package import HubModel

/// Two names of one thing, and why they are believed to be that.
package struct Match<Identity: Hashable & Sendable>: Hashable, Sendable {
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

/// Finds organizations that were renamed: of those that only the old hub has, the ones that are in the new
/// one under another name or in another town.
package enum OrganizationMatching {
  /// One to one, the best first. No pair is better than a wrong pair: where two candidates are about as
  /// likely, neither is taken. The other way round gives the same pairs.
  package static func matches(
    from before: HubValues, to after: HubValues
  ) -> [Match<OrganizationIdentity>] {
    []
  }
}

/// Finds people whose name was corrected: of those that only the old hub has, the ones that are in the new
/// one under another name.
package enum PhotographerMatching {
  /// As ``OrganizationMatching/matches(from:to:)``.
  ///
  /// - Parameter renamed: what organizations of the old hub are called in the new one.
  package static func matches(
    from before: HubValues, to after: HubValues,
    renamed: [OrganizationIdentity: OrganizationIdentity]
  ) -> [Match<PersonName>] {
    []
  }
}
