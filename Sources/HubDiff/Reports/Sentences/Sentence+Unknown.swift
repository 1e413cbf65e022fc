import HubModel
import Terminal

extension Sentence {
  /// A sentence about what one of the two bundles does not know, with the reason.
  package init(_ unknown: Unknown) {
    let isAfter = unknown.side == .after
    func count(_ count: Int) -> String {
      count > 0 ? " (\(count.grouped) \(isAfter ? "before" : "now"))" : ""
    }
    var verb = "include"
    let lack: Phrase
    switch unknown.facts {
    case .organization(let organization, _):
      verb = "say whether"
      lack = "\(.name(organization.displayName)) \(isAfter ? "still exists" : "already existed")"
    case .members(let club, let number):
      lack = "the members of \(.name(club.displayName))\(count(number))"
    case .facts(let organization, _): lack = "all facts about \(.name(organization.displayName))"
    case .photographer(let name): lack = "all facts about \(.name(name.fullName))"
    case .portfolio(let membership, let number):
      let (name, club) = (membership.photographer.fullName, membership.club.displayName)
      lack = "the images of \(.name(name)) in \(.name(club))\(count(number))"
    case .exhibition(let exhibition, let number):
      let (name, club) = (exhibition.name, exhibition.organization.displayName)
      lack = "the images of the exhibition \(.name(name)) of \(.name(club))\(count(number))"
    case .exhibitions(let organization, let number):
      lack = "the exhibitions of \(.name(organization.displayName))\(count(number))"
    case .levelZero: lack = "keywords and languages"
    case .omitted(let facts, _): lack = "\(Self.words(for: facts))"
    }
    self.init(
      .unknown,
      "the \(isAfter ? "new" : "old") bundle does not \(verb) " + lack
        + ": \(.message(unknown.reason))")
  }

  /// The facts that a bundle lacks, in the plural.
  private static func words(for facts: String) -> String {
    if facts == "emails" { return "email addresses" }
    return FactTerm.all.first { $0.name == facts }.map { $0.noun + "s" } ?? facts
  }
}
