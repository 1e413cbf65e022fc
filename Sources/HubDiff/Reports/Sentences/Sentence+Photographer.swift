import HubModel

extension Sentence {
  /// A sentence with the name of the person.
  init(_ change: PhotographerChange) {
    let name = change.photographer.after
    switch change.what {
    case .renamed(let evidence):
      self.init(
        .changed, name, .complete, LookAlikes.renamed(change.photographer),
        reasons: evidence.filter { $0.weight > 0 }.map(\.text))
    case .deceased(let edit) where edit.after:
      self.init(
        .lost, name, .clause, [.words("is now listed as deceased")],
        plural: "are now listed as deceased")
    case .deceased:
      self.init(
        .gained, name, .clause, [.words("is no longer listed as deceased")],
        plural: "are no longer listed as deceased")
    case .field(let fact, let edit): self.init(fact, edit, of: name)
    case .portrait(let edit):
      self = FactWords("portrait", showsValue: false).sentence(
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
          labels: [keyword]), plural: "added the keyword \(keyword)")
    case .keywordLost(_, let keyword):
      self.init(
        .lost, name, .clause,
        items: Items(
          one: "removed the keyword ", several: "removed the keywords ", isCounted: false,
          labels: [keyword]), plural: "removed the keyword \(keyword)")
    }
  }
}
