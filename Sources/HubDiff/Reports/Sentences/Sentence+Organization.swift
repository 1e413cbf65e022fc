import HubModel
import Terminal

extension Sentence {
  /// Below a heading that names the organization.
  init(_ change: OrganizationChange) {
    switch change.what {
    case .added(_, let members):
      self.init(
        .gained, nil, .clause, Self.members("new", "with", members),
        pictures: members.map { Self.portrait($0, isAfter: true) })
    case .removed(_, let members):
      self.init(
        .lost, nil, .clause, Self.members("no longer in the hub", "had", members),
        pictures: members.map { Self.portrait($0, isAfter: false) })
    case .listed(let members):
      self.init(
        .gained, nil, .clause, Self.members("has a member list now", "with", members),
        pictures: members.map { Self.portrait($0, isAfter: true) })
    case .unlisted(let members):
      self.init(
        .lost, nil, .clause, Self.members("has no member list any more", "which had", members),
        pictures: members.map { Self.portrait($0, isAfter: false) })
    case .renamed(let evidence):
      self.init(
        .changed, nil, .complete, Self.renamed(change.organization),
        reasons: evidence.filter { $0.weight > 0 }.map(\.text))
    case .coordinates(let edit): self.init(edit)
    case .field(.kind, let edit):
      self.init(
        .changed, [.words("is a \(edit.after ?? "club") now, was a \(edit.before ?? "club")")])
    case .field(let fact, let edit): self.init(fact, edit, of: nil)
    case .remark(let language, let edit):
      self = FactWords("remark in \(SentenceText.language(language))").sentence(nil, edit)
    case .level(let edit): self.init(level: edit)
    }
  }

  private static func members(_ news: String, _ verb: String, _ members: [Member]) -> [Part] {
    let names = members.inOrder.map(\.membership.identity.photographer)
    guard !names.isEmpty else { return [.words(news)] }
    let count = names.count.of("member")
    return [.words("\(news), \(verb) \(count): "), .list(names.map(\.fullName))]
  }

  private static func portrait(_ member: Member, isAfter: Bool) -> PicturePair {
    let name = member.membership.identity.photographer
    return PicturePair(
      before: isAfter ? nil : .portrait(name), after: isAfter ? .portrait(name) : nil,
      caption: name.fullName)
  }

  private static func renamed(_ names: Edit<OrganizationIdentity>) -> [Part] {
    let (before, after) = (names.before, names.after)
    if before.town == after.town {
      return [.name(before.fullName), .words(" is now called "), .name(after.fullName)]
    }
    if before.fullName == after.fullName {
      return [
        .name(before.fullName), .words(" is now in "), .value(after.town), .words(", was in "),
        .value(before.town),
      ]
    }
    return [
      .name("\(before.fullName) (\(before.town))"), .words(" is now "),
      .name("\(after.fullName) (\(after.town))"),
    ]
  }

  private init(_ edit: Edit<Coordinates?>) {
    switch (edit.before, edit.after) {
    case (let before?, let after?):
      self.init(.changed, [.words(SentenceText.distance(before.kilometres(to: after)))])
    case (nil, let after?):
      self.init(
        .gained, [.words("its place is known now: "), .value(SentenceText.coordinates(after))])
    case (let before, nil):
      let coordinates = before.map(SentenceText.coordinates) ?? ""
      self.init(
        .lost, [.words("its place is no longer known (was "), .value(coordinates), .words(")")])
    }
  }

  private init(level edit: Edit<Int>) {
    let isUp = edit.after > edit.before
    // What it has on the level that it reached, or had on the one that it left.
    let lowest = isUp ? edit.after : edit.after + 1
    let what = lowest >= 3 ? "portfolios" : "members"
    self.init(
      isUp ? .gained : .lost,
      [
        .words(isUp ? "has \(what) now (level " : "has no \(what) any more (level "),
        .edit(String(edit.before), String(edit.after)), .words(")"),
      ])
  }
}
