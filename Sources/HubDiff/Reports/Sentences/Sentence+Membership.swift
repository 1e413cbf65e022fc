import HubModel

extension Sentence {
  /// A sentence below the heading of a club, with the name of the person.
  ///
  /// - Parameter handed: The roles of the person that were handed over, which other sentences tell.
  init(_ change: MembershipChange, handed: Set<Role> = []) {
    let (before, after) = (change.membership.before, change.membership.after)
    let name = after.photographer
    switch change.what {
    case .joined(let member): self.init(joined: member, name, handed)
    case .appeared(let member):
      let since = member.membership.startDate.map { " (a member since \($0))" } ?? ""
      let titles = Self.titles(member.membership, handed)
      self.init(
        .gained, name, .clause, [.words("is now listed\(titles)\(since)")],
        plural: titles.isEmpty ? "are now listed, after at least a year as members" : nil,
        pictures: [PicturePair(before: nil, after: .portrait(name), caption: name.fullName)])
    case .left(let member): self.init(left: member, before.photographer)
    case .moved(let move):
      let trace =
        move.leavesTrace
        ? [
          Part.words(" and is now a former member of "), .name(before.club.displayName),
        ] : []
      self.init(
        .changed, name, .clause,
        [
          .words(move.hadTrace ? "moved back from " : "moved from "),
          .name(before.club.displayName), .words(" to "), .name(after.club.displayName),
          .words(Self.titles(move.to, handed)),
        ] + trace)
    case .respelled(let pair):
      let others =
        pair.to.photographer == nil ? ", as in another club" : ", but not in another club"
      self.init(
        .changed, name, .complete,
        LookAlikes.renamed(change.membership.map(\.photographer)) + [.words(others)],
        reasons: [pair.evidence.text])
    case .becameFormer:
      self.init(
        .lost, name, .clause, [.words("is now a former member")],
        plural: "are now former members")
    case .cameBack:
      self.init(
        .gained, name, .clause, [.words("is a member again")], plural: "are members again")
    case .roleTaken(let role):
      self.init(
        .gained, name, .clause,
        [.words(role == .other ? "took on \(Self.unnamedRole)" : "is now \(role.title)")])
    case .roleGivenUp(let role):
      self.init(
        .lost, name, .clause,
        [.words(role == .other ? "gave up \(Self.unnamedRole)" : "is no longer \(role.title)")])
    case .roleHandedOver(let role):
      self.init(
        .changed, nil, .complete,
        [
          .words("\(role.title): "),
          .edit(before.photographer.fullName, after.photographer.fullName),
        ])
    case .statusGained(let status):
      self.init(
        .gained, name, .clause, [.words("is now \(SentenceText.withArticle(status.noun))")],
        plural: "are now \(status.noun)s")
    case .statusLost(let status):
      self.init(
        .lost, name, .clause, [.words("is no longer \(SentenceText.withArticle(status.noun))")],
        plural: "are no longer \(status.noun)s")
    case .field(let fact, let edit): self.init(fact, edit, of: name)
    case .featuredImage(let edit):
      self = FactWords("featured image", showsValue: false).sentence(
        name, edit.map { $0?.url },
        pictures: [
          PicturePair(
            before: edit.before.map { _ in .featuredImage(before) },
            after: edit.after.map { _ in .featuredImage(after) },
            caption: SentenceText.caption(of: after))
        ])
    }
  }

  /// A role that the hub only calls "other".
  private static let unnamedRole = "an unspecified role"

  /// The titles of somebody who is new in a club: " as chairman and admin"; empty without any.
  private static func titles(_ facts: MembershipFacts, _ handed: Set<Role>) -> String {
    // "Other role" is not a title that somebody can join as.
    let roles = Role.sorted(facts.roles.subtracting(handed).subtracting([.other]))
    return roles.isEmpty ? "" : " as \(SentenceText.list(roles.map(\.title)))"
  }

  private init(joined member: Member, _ name: PersonName, _ handed: Set<Role>) {
    let facts = member.membership
    let picture = [
      PicturePair(before: nil, after: .portrait(name), caption: name.fullName)
    ]
    let titles = Self.titles(facts, handed)
    let position =
      titles.isEmpty
      ? MembershipText.position(roles: [], statuses: facts.statuses)
      : String(titles.dropFirst(" as ".count))
    let isPlain = position == "member"
    if member.isDeceased {
      self.init(
        .gained, name, .clause, [.words("is now listed as a deceased member")],
        plural: "are now listed as deceased members", pictures: picture)
    } else if facts.isFormer {
      self.init(
        .gained, name, .clause, [.words("is now listed as a former \(position)")],
        plural: "are now listed as former members", pictures: picture)
    } else if facts.roles.isSubset(of: handed) {
      self.init(
        .gained, name, .clause,
        [.words(isPlain ? "joined" : "joined as \(SentenceText.withArticle(position))")],
        plural: isPlain ? "joined" : "joined as \(position)s", pictures: picture)
    } else {
      let title =
        isPlain
        ? "" : " as " + (titles.isEmpty ? SentenceText.withArticle(position) : position)
      let other = facts.roles.contains(.other) ? " with \(Self.unnamedRole)" : ""
      self.init(
        .gained, name, .clause, [.words("joined\(title)\(other)")], pictures: picture)
    }
  }

  private init(left member: Member, _ name: PersonName) {
    let facts = member.membership
    let kind = member.isDeceased ? "deceased" : facts.isFormer ? "former" : nil
    guard let kind else {
      self.init(.lost, name, .clause, [.words("left")], plural: "left")
      return
    }
    self.init(
      .lost, name, .clause, [.words("is no longer listed as a \(kind) member")],
      plural: "are no longer listed as \(kind) members")
  }
}

extension Status {
  /// The status as a noun: "honorary member".
  fileprivate var noun: String {
    switch self {
    case .mentor: "mentor"
    case _ where isKnown: "\(rawValue) member"
    default: "\"\(rawValue)\" member"
    }
  }
}
