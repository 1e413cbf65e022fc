package import HubModel

/// Facts that one side of a comparison does not know, so that they count as neither added nor
/// removed.
package struct Unknown: Hashable, Sendable {
  package let facts: Facts
  /// The bundle that does not know them.
  package let side: Side
  /// The reason in words: "omitted by its maker".
  package let reason: String

  package enum Side: String, Sendable {
    case before, after
  }

  package enum Facts: Hashable, Sendable {
    /// The existence of an organization.
    case organization(OrganizationIdentity, OrganizationKind)
    /// The members of a club, with the number that the other side knows.
    case members(of: OrganizationIdentity, count: Int)
    /// Facts of a club or museum, or of its exhibitions, with a value that could not be read.
    case facts(of: OrganizationIdentity, OrganizationKind)
    /// Facts of a person that a club with unknown members may state, or with a value that could not
    /// be read.
    case photographer(PersonName)
    /// The images of a portfolio, with the number that the other side knows.
    case portfolio(MembershipIdentity, count: Int)
    /// The images of an exhibition, with the number that the other side knows.
    case exhibition(ExhibitionIdentity, count: Int)
    /// Keywords and languages.
    case levelZero
    /// The exhibitions of a club, with the number that the other side knows.
    case exhibitions(of: OrganizationIdentity, count: Int)
    /// Facts that the maker omitted ("emails", "birthdays") or that the bundle is too old to have
    /// ("wikipedia", "exhibitions"), with the aspects they belong to.
    case omitted(String, of: Set<Aspect>)
  }

  package init(_ facts: Facts, side: Side, reason: String) {
    self.facts = facts
    self.side = side
    self.reason = reason
  }
}
