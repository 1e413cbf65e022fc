package import HubModel

/// What one side of a comparison does not know, so that nothing can be said of it: it is neither there
/// nor gone.
package struct Unknown: Hashable, Sendable {
  package let subject: Subject
  /// Which bundle does not know it.
  package let side: Side
  /// Why: "left out by choice".
  package let reason: String

  package enum Side: String, Sendable {
    case before, after
  }

  package enum Subject: Hashable, Sendable {
    /// Whether it exists.
    case organization(OrganizationIdentity, OrganizationKind)
    /// The members of a club; how many the other side knows.
    case members(of: OrganizationIdentity, count: Int)
    /// Facts of a person that only a club may say whose members are unknown.
    case photographer(PersonName)
    /// The images of a portfolio; how many the other side knows.
    case portfolio(MembershipIdentity, count: Int)
    /// The images of an exhibition; how many the other side knows.
    case exhibition(ExhibitionIdentity, count: Int)
    /// Keywords and languages.
    case levelZero
    /// The exhibitions of a club; how many the other side knows.
    case exhibitions(of: OrganizationIdentity, count: Int)
    /// Facts that a maker left out: "emails", "birthdays"; or one that the bundle is too old to have:
    /// "wikipedia", "exhibitions". With what they are part of.
    case omitted(String, of: Set<Aspect>)
  }

  package init(_ subject: Subject, side: Side, reason: String) {
    self.subject = subject
    self.side = side
    self.reason = reason
  }
}
