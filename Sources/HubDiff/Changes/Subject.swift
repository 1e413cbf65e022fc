import HubBundle
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
  static func organization(_ facts: Edit<OrganizationFacts>) -> Change.Subject {
    .organization(facts.map(\.identity), kind: facts.map(\.kind))
  }

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

  var uses: [Edit<PictureUse>]? {
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

/// A value with a place among others, so that a comparison always writes the same output.
protocol Ordered {
  var orderKey: String { get }
}

extension Collection where Element: Ordered {
  var inOrder: [Element] { map { ($0.orderKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1) }
}

extension Int {
  /// Digits that sort as text in the order of numbers. Clamped, because a catalog can hold any
  /// number.
  var sortable: String { String(1_000_000_000 + Swift.min(Swift.max(0, self), 8_999_999_999)) }
}

extension OrganizationIdentity: Ordered {
  var orderKey: String {
    "\(Text.folded(fullName))\u{1}\(Text.folded(town))\u{1}\(fullName)\u{1}\(town)"
  }
}

extension PersonName: Ordered {
  /// The sort key in lists: family name, given name and infix.
  var orderKey: String { "\(sortKey)\u{1}\(familyName)\u{1}\(givenName)\u{1}\(infixName)" }
}

extension Member: Ordered {
  var orderKey: String { name.orderKey }
}

extension MembershipIdentity: Ordered {
  var orderKey: String { "\(club.orderKey)\u{2}\(photographer.orderKey)" }
}

extension ExhibitionIdentity: Ordered {
  /// The sort key in lists: by organization, then by first day.
  var orderKey: String { "\(organization.orderKey)\u{2}\(startDate ?? "9999")\u{1}\(name)" }
}

extension Edit: Ordered where Value == PictureUse {
  /// The uses by kind, then by name.
  var orderKey: String {
    switch after {
    case .portrait(let name): "0" + name.orderKey
    case .featuredImage(let membership): "1" + membership.orderKey
    case .image(let membership, let image): "2\(membership.orderKey)\u{2}\(image.order)"
    case .poster(let exhibition): "3" + exhibition.orderKey
    }
  }
}

extension PositionedImage {
  var order: String { position.sortable }
}

extension Change: Ordered {
  /// By subject, club, person and kind.
  var orderKey: String {
    let subjects =
      switch subject {
      case .organization(let name, _): "1" + name.after.orderKey
      case .membership(let name): "2" + name.after.orderKey
      case .portfolio(let name): "3" + name.after.orderKey
      case .exhibition(let name, _): "4" + name.after.orderKey
      case .photographer(let name): "5" + name.after.orderKey
      case .picture(let uses): "6" + (uses.first?.orderKey ?? "")
      case .keyword(let key, _): "7" + key
      case .language(let code): "8" + code
      case .problem, .source: ""
      }
    return switch what {
    case .bytes(let digest): "\(subjects)\u{2}\(digest.before)\(digest.after)"
    case .added(.problem(let problem)): "90" + problem.orderKey
    case .removed(.problem(let problem)): "91" + problem.orderKey
    case .source(let source): "a" + (source.after?.location ?? source.before?.location ?? "")
    default: "\(subjects)\u{2}\(kind.place.sortable)\(kind.order)"
    }
  }
}

extension Problem {
  fileprivate var orderKey: String {
    let line = (position?.line ?? 0).sortable
    let rank = Problem.Severity.allCases.firstIndex(of: severity) ?? 0
    return "\(rank)\(file)\u{1}\(line)\u{1}\(code.rawValue)\u{1}\(message)"
  }
}
