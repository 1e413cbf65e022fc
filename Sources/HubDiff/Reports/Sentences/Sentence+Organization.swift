import HubModel
import Terminal

extension Sentence {
  /// A sentence below the heading of the organization.
  init(_ change: OrganizationChange) {
    switch change.what {
    case .added(_, let members):
      self.init(
        .gained, nil, .clause, Self.members("new in the hub", "with", members),
        pictures: members.map { Self.portrait($0, isAfter: true) })
    case .removed(_, let members):
      self.init(
        .lost, nil, .clause, Self.members("no longer in the hub", "previously with", members),
        pictures: members.map { Self.portrait($0, isAfter: false) })
    case .listed(let members):
      self.init(
        .gained, nil, .clause, Self.members("member list added", "with", members),
        pictures: members.map { Self.portrait($0, isAfter: true) })
    case .unlisted(let members):
      self.init(
        .lost, nil, .clause, Self.members("member list removed", "previously with", members),
        pictures: members.map { Self.portrait($0, isAfter: false) })
    case .renamed(let evidence):
      self.init(
        .changed, nil, .complete, Self.renamed(change.organization),
        reasons: evidence.filter { $0.weight > 0 }.map(\.text))
    case .coordinates(let edit): self.init(edit)
    case .field(.kind, let edit):
      self.init(
        .changed,
        [
          .words("is now \(SentenceText.withArticle(edit.after ?? "club"))"),
          .words(" instead of \(SentenceText.withArticle(edit.before ?? "club"))"),
        ])
    case .field(let fact, let edit): self.init(fact, edit, of: nil)
    case .remark(let language, let edit):
      self = FactWords("remark in \(SentenceText.language(language))").sentence(nil, edit)
    case .level(let edit): self.init(level: edit)
    }
  }

  private static func members(_ news: String, _ with: String, _ members: [Member]) -> [Part] {
    var parts: [Part] = []
    for (isFormer, noun) in [(false, "member"), (true, "former member")] {
      let names = members.inOrder.filter { $0.membership.isFormer == isFormer }
        .map(\.membership.identity.photographer.fullName)
      guard !names.isEmpty else { continue }
      let beginning = parts.isEmpty ? "\(news), \(with) " : "; "
      parts += [.words("\(beginning)\(names.count.of(noun)): "), .list(names)]
    }
    return parts.isEmpty ? [.words(news)] : parts
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
      let (old, new) = LookAlikes.distinct(before.fullName, after.fullName)
      return [.name(old), .words(" is now called "), .name(new)]
    }
    if before.fullName == after.fullName {
      return [.words("town: "), .edit(before.town, after.town)]
    }
    let (old, new) = LookAlikes.distinct(
      "\(before.fullName) (\(before.town))", "\(after.fullName) (\(after.town))")
    return [.name(old), .words(" is now "), .name(new)]
  }

  private init(_ edit: Edit<Coordinates?>) {
    switch (edit.before, edit.after) {
    case (let before?, let after?):
      self.init(.changed, [.words(SentenceText.distance(before.kilometres(to: after)))])
    case (nil, let after?):
      self.init(
        .gained, [.words("coordinates added: "), .value(SentenceText.coordinates(after))])
    case (let before, nil):
      let coordinates = before.map(SentenceText.coordinates) ?? ""
      self.init(.lost, [.words("coordinates removed: "), .value(coordinates)])
    }
  }

  private init(level edit: Edit<Int>) {
    let isUp = edit.after > edit.before
    // Level 3 is the portfolios and Level 2 the members; going down, the level just lost counts.
    let lowest = isUp ? edit.after : edit.after + 1
    let what = lowest >= 3 ? "portfolios" : "a member list"
    self.init(
      isUp ? .gained : .lost,
      [
        .words(isUp ? "now has \(what) (level " : "no longer has \(what) (level "),
        .edit(String(edit.before), String(edit.after)), .words(")"),
      ])
  }
}
