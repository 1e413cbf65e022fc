import HubModel

extension Sentence {
  /// About a person, who is named.
  init(_ change: PhotographerChange) {
    let name = change.photographer.after
    switch change.what {
    case .renamed(let evidence):
      self.init(
        .changed, name, .complete,
        [
          .name(change.photographer.before.fullName), .words(" is now called "),
          .name(name.fullName),
        ], reasons: evidence.filter { $0.weight > 0 }.map(\.text))
    case .deceased(let edit) where edit.after:
      self.init(.lost, name, .clause, [.words("has died")], plural: "have died")
    case .deceased:
      self.init(
        .gained, name, .clause, [.words("is no longer said to have died")],
        plural: "are no longer said to have died")
    case .field(.birthday, let edit): self.init(birthdayOf: name, edit)
    case .field(.website, let edit): self = FactWords("website").sentence(name, edit)
    case .portrait(let edit):
      self = FactWords("portrait", tellsValue: false).sentence(
        name, edit.map { $0?.url },
        pictures: [
          PicturePair(
            before: edit.before.map { _ in .portrait(change.photographer.before) },
            after: edit.after.map { _ in .portrait(name) }, caption: name.fullName)
        ])
    case .keywordGained(_, let keyword):
      self.init(
        .gained, name, .clause,
        items: Items(
          one: "added the keyword ", several: "added the keywords ", isCounted: false,
          labels: [keyword]), plural: "have the keyword \(keyword) now")
    case .keywordLost(_, let keyword):
      self.init(
        .lost, name, .clause,
        items: Items(
          one: "dropped the keyword ", several: "dropped the keywords ", isCounted: false,
          labels: [keyword]), plural: "no longer have the keyword \(keyword)")
    }
  }

  /// People see day and month only.
  private init(birthdayOf name: PersonName, _ edit: Edit<String?>) {
    switch (edit.before.map(DayOfYear.text), edit.after.map(DayOfYear.text)) {
    case (nil, let after?):
      self.init(
        .gained, name, .fact,
        [.words("birthday: "), .value(after), .words(", not known before")],
        plural: "have told their birthday")
    case (let before?, nil):
      self.init(
        .lost, name, .fact,
        [.words("birthday no longer known (was "), .value(before), .words(")")],
        plural: "no longer tell their birthday")
    case (let before, let after) where before == after:
      self.init(
        .changed, name, .clause, [.words("has another year of birth")],
        plural: "have another year of birth")
    case (let before, let after):
      self.init(
        .changed, name, .fact, [.words("birthday: "), .edit(before ?? "", after ?? "")],
        plural: "have another birthday")
    }
  }
}
