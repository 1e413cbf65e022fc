import HubModel
import Terminal

extension Sentence {
  /// A sentence about what one of the two bundles does not know, with the reason.
  package init(_ unknown: Unknown) {
    let isAfter = unknown.side == .after
    let bundle = "the \(isAfter ? "new" : "old") bundle does not"
    let other = isAfter ? "before" : "now"
    let lack: [Part] =
      switch unknown.facts {
      case .organization(let organization, _):
        [.name(organization.displayName), .words(isAfter ? " still exists" : " already existed")]
      case .members(let club, let count):
        [
          .words("the members of "), .name(club.displayName),
          .words(count > 0 ? " (\(count.grouped) \(other))" : ""),
        ]
      case .facts(let organization, _):
        [.words("all facts about "), .name(organization.displayName)]
      case .photographer(let name): [.words("all facts about "), .name(name.fullName)]
      case .portfolio(let membership, let count):
        [
          .words("the images of "), .name(membership.photographer.fullName), .words(" in "),
          .name(membership.club.displayName),
          .words(count > 0 ? " (\(count.grouped) \(other))" : ""),
        ]
      case .exhibition(let exhibition, let count):
        [
          .words("the images of the exhibition "), .name(exhibition.name), .words(" of "),
          .name(exhibition.organization.displayName),
          .words(count > 0 ? " (\(count.grouped) \(other))" : ""),
        ]
      case .exhibitions(let organization, let count):
        [
          .words("the exhibitions of "), .name(organization.displayName),
          .words(count > 0 ? " (\(count.grouped) \(other))" : ""),
        ]
      case .levelZero: [.words("keywords and languages")]
      case .omitted(let facts, _): [.words(Self.words(for: facts))]
      }
    let verb = if case .organization = unknown.facts { "say whether" } else { "include" }
    self.init(
      .unknown,
      [.words("\(bundle) \(verb) ")] + lack + [.words(": "), .message(unknown.reason)])
  }

  /// The facts that a bundle lacks, in the plural.
  private static func words(for facts: String) -> String {
    if facts == "emails" { return "email addresses" }
    return FactTerm.all.first { $0.name == facts }.map { $0.noun + "s" } ?? facts
  }
}
