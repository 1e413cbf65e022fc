import HubModel
import Terminal

extension Sentence {
  /// A role that the hub only calls "other".
  static let unnamedRole = "an unspecified role"

  /// The titles of somebody who is new in a club: " as chairman and admin"; empty without any.
  private static func titles(_ facts: MembershipFacts, _ handed: Set<Role>) -> String {
    // "Other role" is not a title that somebody can join as.
    let roles = Role.sorted(facts.roles.subtracting(handed).subtracting([.other]))
    return roles.isEmpty ? "" : " as \(SentenceText.list(roles.map(\.title)))"
  }

  private static func portrait(_ name: PersonName) -> [PicturePair] {
    [PicturePair(before: nil, after: .portrait(name), caption: name.fullName)]
  }

  init(appeared member: Member, _ handed: Set<Role>) {
    let since = member.membership.startDate.map { " (a member since \($0))" } ?? ""
    let titles = Self.titles(member.membership, handed)
    self.init(
      .gained, member.name, .clause, [.words("is now listed\(titles)\(since)")],
      plural: titles.isEmpty ? "are now listed, after at least a year as members" : nil,
      pictures: Self.portrait(member.name))
  }

  init(joined member: Member, _ handed: Set<Role>) {
    let facts = member.membership
    let titles = Self.titles(facts, handed)
    let position =
      titles.isEmpty
      ? MembershipText.position(roles: [], statuses: facts.statuses)
      : String(titles.dropFirst(" as ".count))
    let isPlain = position == "member"
    let words: String
    var plural: String?
    if member.isDeceased {
      words = "is now listed as a deceased member"
      plural = "are now listed as deceased members"
    } else if facts.isFormer {
      words = "is now listed as a former \(position)"
      plural = "are now listed as former members"
    } else if facts.roles.isSubset(of: handed) {
      words = isPlain ? "joined" : "joined as \(SentenceText.withArticle(position))"
      plural = isPlain ? "joined" : "joined as \(position)s"
    } else {
      let title =
        isPlain
        ? "" : " as " + (titles.isEmpty ? SentenceText.withArticle(position) : position)
      let other = facts.roles.contains(.other) ? " with \(Self.unnamedRole)" : ""
      words = "joined\(title)\(other)"
    }
    self.init(
      .gained, member.name, .clause, [.words(words)], plural: plural,
      pictures: Self.portrait(member.name))
  }

  init(left member: Member) {
    let kind = member.isDeceased ? "deceased" : member.membership.isFormer ? "former" : nil
    self.init(
      .lost, member.name, kind.map { "is no longer listed as a \($0) member" } ?? "left",
      kind.map { "are no longer listed as \($0) members" } ?? "left")
  }

  init(moved move: Move, _ subject: Change.Subject, _ handed: Set<Role>) {
    guard case .membership(let name) = subject else { preconditionFailure("only people move") }
    let clubs = name.map(\.club.displayName)
    self.init(
      .changed, name.after.photographer, .clause,
      [
        .words(move.hadTrace ? "moved back from " : "moved from "), .name(clubs.before),
        .words(" to "), .name(clubs.after), .words(Self.titles(move.to, handed)),
      ]
        + (move.leavesTrace
          ? [.words(" and is now a former member of "), .name(clubs.before)] : []))
  }
}

extension Status {
  /// The status as a noun: "honorary member".
  var noun: String {
    switch self {
    case .mentor: "mentor"
    case _ where isKnown: "\(rawValue) member"
    default: "\"\(rawValue)\" member"
    }
  }
}
