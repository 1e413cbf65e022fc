import HubModel
import Terminal

extension Sentence {
  /// A role that the hub only calls "other".
  static let unnamedRole = "an unspecified role"

  /// The titles of somebody who is new in a club: " as chairman and admin"; empty without any.
  private static func titles(_ facts: MembershipFacts, _ handed: Set<Role>) -> String {
    // "Other role" is not a title that somebody can join as.
    let roles = Role.sorted(facts.roles.subtracting(handed).subtracting([.other]))
    return roles.isEmpty ? "" : " as \(roles.map(\.title).list("and"))"
  }

  private static func portrait(_ name: PersonName) -> [PicturePair] {
    [PicturePair(nil, .portrait(name))]
  }

  init(appeared member: Member, _ handed: Set<Role>) {
    let since = member.membership.startDate.map { " (a member since \($0))" } ?? ""
    let titles = Self.titles(member.membership, handed)
    self.init(
      .gained, member.name, "is now listed\(titles)\(since)",
      titles.isEmpty ? "are now listed, after at least a year as members" : nil,
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
    let (words, plural): (Phrase, String?) =
      if member.isDeceased {
        ("is now listed as a deceased member", "are now listed as deceased members")
      } else if facts.isFormer {
        ("is now listed as a former \(position)", "are now listed as former members")
      } else if facts.roles.isSubset(of: handed) {
        isPlain
          ? ("joined", "joined")
          : ("joined as \(SentenceText.withArticle(position))", "joined as \(position)s")
      } else {
        (
          "joined"
            + (isPlain
              ? "" : " as \(titles.isEmpty ? SentenceText.withArticle(position) : position)")
            + (facts.roles.contains(.other) ? " with \(Self.unnamedRole)" : ""),
          nil
        )
      }
    self.init(.gained, member.name, words, plural, pictures: Self.portrait(member.name))
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
    let verb = move.hadTrace ? "moved back from" : "moved from"
    let trace: Phrase =
      move.leavesTrace ? " and is now a former member of \(.name(clubs.before))" : ""
    self.init(
      .changed, name.after.photographer,
      "\(verb) \(.name(clubs.before)) to \(.name(clubs.after))\(Self.titles(move.to, handed))"
        + trace)
  }

  /// A club, a museum or a member list that came or went, with its members.
  init(_ tone: Tone, _ news: String, _ members: [Member]) {
    let isGain = tone == .gained
    var phrase: Phrase = "\(news)"
    var beginning = isGain ? ", with " : ", previously with "
    for (isFormer, noun) in [(false, "member"), (true, "former member")] {
      let names = members.inOrder.filter { $0.membership.isFormer == isFormer }
        .map(\.name.fullName)
      guard !names.isEmpty else { continue }
      phrase = phrase + "\(beginning)\(names.count.of(noun)): \(.list(names))"
      beginning = "; "
    }
    self.init(
      tone, nil, phrase,
      pictures: members.map {
        isGain ? PicturePair(nil, .portrait($0.name)) : PicturePair(.portrait($0.name), nil)
      })
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
