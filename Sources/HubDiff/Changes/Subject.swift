import HubModel

extension Change {
  /// The group that `--only` selects; for a club that became a museum, or the other way round, the
  /// new one.
  var aspect: Aspect { subject.names.aspect }

  /// The aspects of the change: two if a club became a museum, which concerns both.
  package var aspects: Set<Aspect> {
    guard case .organization(_, let kind) = subject else { return [aspect] }
    return [Aspect(kind.before), Aspect(kind.after)]
  }
}

extension Change.Subject {
  /// The name in JSON.
  var name: String { names.name }

  fileprivate var names: (name: String, aspect: Aspect) {
    switch self {
    case .organization(_, let kind): ("organization", Aspect(kind.after))
    case .photographer: ("photographer", .people)
    case .membership: ("membership", .members)
    case .portfolio: ("portfolio", .portfolios)
    case .exhibition: ("exhibition", .exhibitions)
    case .picture: ("picture", .pictures)
    case .keyword: ("keyword", .keywords)
    case .language: ("language", .languages)
    case .problem: ("problem", .problems)
    case .source: ("source", .sources)
    }
  }

  /// The names of coming and going in JSON, and the words with which they are counted.
  var words: (added: String, removed: String, areAdded: String, areRemoved: String) {
    switch self {
    case .organization(_, let kind) where kind.after.isKnown:
      ("added", "removed", "new \(kind.after.rawValue)(s)", "\(kind.after.rawValue)(s) removed")
    case .organization(_, let kind):
      (
        "added", "removed", ChangeKind.words(fact: kind.after.rawValue + "-added"),
        ChangeKind.words(fact: kind.after.rawValue + "-removed")
      )
    case .keyword, .language: ("defined", "dropped", "added", "removed")
    case .problem: ("new", "solved", "new", "no longer reported")
    default: ("added", "removed", "added", "removed")
    }
  }

  /// The kind of an organization, if only later versions know it. Its coming and going is counted
  /// among single facts.
  var laterKind: String? {
    guard case .organization(_, let kind) = self, !kind.after.isKnown else { return nil }
    return kind.after.rawValue
  }

  /// The person that the change is about; nil for the organization in a heading, and for others.
  var person: PersonName? {
    switch self {
    case .photographer(let name): name.after
    case .membership(let name), .portfolio(let name): name.after.photographer
    case .organization, .exhibition, .picture, .keyword, .language, .problem, .source: nil
    }
  }

  /// The identity on either side in JSON.
  var json: Edit<JSONNode> {
    switch self {
    case .organization(let name, let kind):
      Edit(
        name.before.json.adding(["kind": kind.before]), name.after.json.adding(["kind": kind.after])
      )
    case .photographer(let name): name.map(\.json)
    case .membership(let name), .portfolio(let name): name.map(\.json)
    case .exhibition(let name, _): name.map(\.json)
    case .keyword(let key, let idString): idString.map { ["key": key, "idString": $0] }
    case .language(let code): Edit(["code": code], ["code": code])
    case .picture, .problem, .source: Edit([:], [:])
    }
  }

  /// The uses of a picture.
  var uses: [PictureUse]? {
    if case .picture(let uses) = self { uses } else { nil }
  }

  /// True for a club or museum with the same name in a different town.
  var hasNewTown: Bool {
    guard case .organization(let name, _) = self else { return false }
    return name.before.fullName == name.after.fullName
  }

  /// The order of a single fact. Facts are sorted by name, those of exhibitions as they are listed.
  func order(of fact: FactTerm) -> String {
    guard case .exhibition = self else { return fact.name }
    return (ExhibitionDetails.facts.firstIndex { $0.term == fact } ?? 0).sortable
  }
}
