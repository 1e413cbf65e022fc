import HubModel
import Terminal

extension Sentence {
  /// What is not known, and why.
  package init(_ unknown: Unknown) {
    let isAfter = unknown.side == .after
    let other = isAfter ? "before" : "now"
    let parts: [Part] =
      switch unknown.subject {
      case .organization(let organization, _):
        [
          .words(isAfter ? "whether there still is " : "whether there was already "),
          .name(organization.displayName),
        ]
      case .members(let club, let count):
        [
          .words("the members of "), .name(club.displayName),
          .words(count > 0 ? " (\(count.grouped) \(other))" : ""),
        ]
      case .photographer(let name): [.words("facts about "), .name(name.fullName)]
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
    self.init(
      .unknown,
      [.words("the \(isAfter ? "new" : "old") bundle does not tell ")] + parts
        + [.words(": "), .message(unknown.reason)])
  }

  /// Several of the facts that are not told.
  private static func words(for facts: String) -> String {
    if facts == "emails" { return "mailboxes" }
    return FactTerm.all.first { $0.name == facts }.map { $0.noun + "s" } ?? facts
  }
}
