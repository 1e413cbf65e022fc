import HubModel

/// The kind of a change, by its names in JSON, and its place among the changes of one thing.
struct ChangeKind {
  private let rank: Int
  /// "renamed"; "field-changed" for a single fact.
  let name: String
  /// The name of a single fact, or of a text of an image.
  let field: String?
  /// The order among changes of one kind.
  private let detail: String

  private init(_ rank: Int, _ name: String, _ field: String? = nil, _ detail: String = "") {
    self.rank = rank
    self.name = name
    self.field = field
    self.detail = detail
  }

  static let fieldChanged = "field-changed"

  private init(_ rank: Int, field: String, _ detail: String = "") {
    self.init(rank, Self.fieldChanged, field, detail)
  }

  fileprivate init(_ change: Change) {
    self =
      switch change.what {
      case .added: .init(0, change.subject.words.added)
      case .removed: .init(1, change.subject.words.removed)
      case .renamed: .init(2, "renamed")
      case .listed: .init(3, "members-listed")
      case .unlisted: .init(3, "members-unlisted")
      case .deceased(let edit) where edit.after: .init(4, "died")
      case .deceased: .init(4, field: "isDeceased")
      case .level: .init(5, field: "level")
      case .moved: .init(10, "moved")
      case .respelled: .init(11, "respelled")
      case .joined: .init(12, "joined")
      case .appeared: .init(12, "appeared")
      case .left: .init(13, "left")
      case .cameBack: .init(14, "came-back")
      case .becameFormer: .init(15, "became-former")
      case .roleHandedOver(let role): .init(16, "role-handed-over", nil, role.rawValue)
      case .roleTaken(let role): .init(17, "role-taken", nil, role.rawValue)
      case .roleGivenUp(let role): .init(18, "role-given-up", nil, role.rawValue)
      case .statusGained(let status): .init(19, "status-gained", nil, status.rawValue)
      case .statusLost(let status): .init(20, "status-lost", nil, status.rawValue)
      case .text(.form, _): .init(30, field: "form")
      case .text(.title, _): .init(31, field: "title")
      case .imageAdded(let image): .init(32, "image-added", nil, image.position.sortable)
      case .imageRemoved(let image): .init(33, "image-removed", nil, image.position.sortable)
      case .imageReplaced(let edit):
        .init(34, "image-replaced", nil, edit.after.position.sortable)
      case .imageReaddressed(let edit):
        .init(35, "image-readdressed", nil, edit.after.position.sortable)
      case .imageText(let text, let edit):
        .init(
          36, "image-text-changed", text.rawValue,
          edit.after.position.sortable + text.rawValue)
      case .reordered: .init(37, "reordered")
      case .spelling: .init(40, "spelling-changed")
      case .translation(.name, let language, _): .init(41, field: "name", language)
      case .translation(.usage, let language, _): .init(42, field: "usage", language)
      case .text(let text, _): .init(43, field: text.rawValue)
      case .coordinates(let edit): .init(coordinates: edit, of: change.subject)
      case .field(let fact, _): .init(51, field: fact.name, change.subject.place(of: fact))
      case .translation(let text, let language, _): .init(53, field: text.rawValue, language)
      case .picture(let picture, _): .init(54, field: picture.rawValue)
      case .gallery: .init(55, field: "gallery")
      case .keywordGained(let key, _): .init(56, "keyword-gained", nil, key)
      case .keywordLost(let key, _): .init(57, "keyword-lost", nil, key)
      case .bytes: .init(60, "content-changed")
      case .source(let source): .init(60, Self.name(of: source))
      }
  }

  private init(coordinates edit: Edit<Coordinates?>, of subject: Change.Subject) {
    if case .exhibition = subject {
      self.init(52, field: "coordinates")
    } else if let before = edit.before, let after = edit.after {
      let isMove = MoveDistance.isMove(before.kilometres(to: after))
      self.init(50, isMove ? "moved" : "coordinates-corrected")
    } else {
      self.init(50, field: "coordinates")
    }
  }

  private static func name(of source: Edit<SourceFacts?>) -> String {
    guard let before = source.before else { return "added" }
    guard let after = source.after else { return "removed" }
    if before.state != after.state { return "state-changed" }
    return before.digest == after.digest ? "reason-changed" : "content-changed"
  }

  /// The sort key among the changes of one thing.
  var orderKey: String { rank.sortable + detail }
}

extension Change {
  var kind: ChangeKind { ChangeKind(self) }

  /// True for what people tell each other: who and what came, went, took over or has a new name, and
  /// new images.
  var isNews: Bool {
    switch subject {
    case .organization, .exhibition, .photographer:
      switch what {
      case .added, .removed, .renamed, .listed, .unlisted, .deceased: true
      default: false
      }
    case .membership: kind.name != ChangeKind.fieldChanged
    case .portfolio: if case .imageAdded = what { true } else { false }
    case .picture, .keyword, .language, .problem, .source: false
    }
  }

  /// The group that `--only` selects; for a club that became a museum, or the other way round, the
  /// new one.
  var aspect: Aspect {
    switch subject {
    case .organization(_, let kind): Aspect(kind.after)
    case .photographer: .people
    case .membership: .members
    case .portfolio: .portfolios
    case .exhibition: .exhibitions
    case .picture: .pictures
    case .keyword: .keywords
    case .language: .languages
    case .problem: .problems
    case .source: .sources
    }
  }
}

extension Change.Subject {
  /// The name in JSON.
  var name: String {
    switch self {
    case .organization: "organization"
    case .photographer: "photographer"
    case .membership: "membership"
    case .portfolio: "portfolio"
    case .exhibition: "exhibition"
    case .picture: "picture"
    case .keyword: "keyword"
    case .language: "language"
    case .problem: "problem"
    case .source: "source"
    }
  }

  /// The names of coming and going.
  fileprivate var words: (added: String, removed: String) {
    switch self {
    case .keyword, .language: ("defined", "dropped")
    case .problem: ("new", "solved")
    default: ("added", "removed")
    }
  }

  /// Facts are sorted by name, those of exhibitions as they are listed.
  fileprivate func place(of fact: FactTerm) -> String {
    guard case .exhibition = self else { return fact.name }
    return (ExhibitionDetails.facts.firstIndex { $0.term == fact } ?? 0).sortable
  }
}
