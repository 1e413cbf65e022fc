package import HubModel

package struct BundleDifference: Hashable, Sendable {
  /// The changes, sorted by club, then by person; then keywords, languages, problems and files.
  package let changes: [Change]
  package let unknown: [Unknown]
}

extension BundleDifference {
  package func only(_ aspects: Set<Aspect>) -> BundleDifference {
    BundleDifference(
      changes: changes.filter { !$0.aspects.isDisjoint(with: aspects) },
      unknown: unknown.filter { !$0.aspects.isDisjoint(with: aspects) })
  }
}

/// Facts that one side of a comparison does not know, so that they count as neither added nor
/// removed.
package struct Unknown: Hashable, Sendable {
  let facts: Facts
  /// The bundle that does not know them.
  let side: Side
  /// The reason in words: "omitted by its maker".
  let reason: String

  package enum Side: String, Sendable {
    case before, after

    var opposite: Side { self == .before ? .after : .before }
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

extension Unknown {
  /// The aspects that the unknown facts belong to. Whoever does not know a club does not know its
  /// members either.
  var aspects: Set<Aspect> { row.aspects }

  /// The table of unknown facts: their name and members in JSON, their sort key and aspects.
  private var row: (name: String, key: String, members: JSONNode, aspects: Set<Aspect>) {
    let ofMembers: Set<Aspect> = [.members, .people, .portfolios, .pictures]
    switch facts {
    case .organization(let name, let kind):
      return (
        "organization", "0" + name.orderKey,
        ["organization": name.json.adding(["kind": kind])],
        kind == .club ? ofMembers.union([.clubs, .exhibitions]) : [.museums]
      )
    case .members(let club, let count):
      return ("members", "1" + club.orderKey, ["club": club, "count": count], ofMembers)
    case .facts(let name, let kind):
      return (
        "facts", "1\(name.orderKey)\u{1}", ["organization": name.json.adding(["kind": kind])],
        [Aspect(kind)]
      )
    case .photographer(let name):
      return ("photographer", "2" + name.orderKey, ["photographer": name], [.people])
    case .portfolio(let name, let count):
      return (
        "portfolio", "3" + name.orderKey, name.json.adding(["count": count]),
        [.portfolios, .pictures]
      )
    case .exhibition(let name, let count):
      return (
        "exhibition", "4" + name.orderKey, ["exhibition": name, "count": count], [.exhibitions]
      )
    case .exhibitions(let name, let count):
      return (
        "exhibitions", "5" + name.orderKey, ["organization": name, "count": count], [.exhibitions]
      )
    case .levelZero: return ("level0", "6", [:], [.keywords, .languages])
    case .omitted(let facts, let aspects):
      return ("omitted", "7" + facts, ["facts": facts], aspects)
    }
  }
}

extension Unknown: Ordered, JSONValue {
  var orderKey: String { "\(row.key)\u{2}\(side.rawValue)" }

  var json: JSONNode {
    row.members.adding(["subject": row.name, "side": side.rawValue, "reason": reason])
  }
}
