import HubModel

// Changes are sorted, so that a comparison always writes the same output.

extension Int {
  /// Digits that sort as text in the order of numbers. Clamped, because a catalog can hold any
  /// number.
  var sortable: String { String(1_000_000_000 + Swift.min(Swift.max(0, self), 8_999_999_999)) }
}

extension [Change] {
  /// The changes by subject, club, person and kind.
  var inOrder: [Change] {
    map { ($0.orderKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension [PictureUse] {
  /// The uses by kind (portraits, featured images, images), then by name.
  var inOrder: [PictureUse] { map { ($0.orderKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1) }
}

extension [Unknown] {
  /// The unknown facts by subject: organizations, members, people, portfolios, then the rest.
  var inOrder: [Unknown] { map { ($0.orderKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1) }
}

extension [Member] {
  /// The members by family name, given name and infix, as in lists.
  var inOrder: [Member] {
    map { ($0.membership.identity.photographer.orderKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension OrganizationIdentity {
  /// The sort key in lists.
  var orderKey: String {
    "\(Text.folded(fullName))\u{1}\(Text.folded(town))\u{1}\(fullName)\u{1}\(town)"
  }
}

extension PersonName {
  /// The sort key in lists.
  var orderKey: String { "\(sortKey)\u{1}\(familyName)\u{1}\(givenName)\u{1}\(infixName)" }
}

extension ExhibitionIdentity {
  /// The sort key in lists: by organization, then by first day.
  var orderKey: String { "\(organization.orderKey)\u{2}\(startDate ?? "9999")\u{1}\(name)" }
}

extension MembershipIdentity {
  fileprivate var orderKey: String { "\(club.orderKey)\u{2}\(photographer.orderKey)" }
}

extension Change {
  fileprivate var orderKey: String {
    let key =
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
    case .bytes(let digest): "\(key)\u{2}\(digest.before)\(digest.after)"
    case .added(.problem(let problem)): "90" + problem.orderKey
    case .removed(.problem(let problem)): "91" + problem.orderKey
    case .source(let source): "a" + (source.after?.location ?? source.before?.location ?? "")
    default: "\(key)\u{2}\(kind.orderKey)"
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

extension PictureUse {
  fileprivate var orderKey: String {
    switch self {
    case .portrait(let name): "0" + name.after.orderKey
    case .featuredImage(let membership): "1" + membership.after.orderKey
    case .image(let membership, let image):
      "2\(membership.after.orderKey)\u{2}\(image.after.position.sortable)"
    }
  }
}

extension Unknown {
  fileprivate var orderKey: String {
    let key =
      switch facts {
      case .organization(let identity, _): "0" + identity.orderKey
      case .members(let club, _): "1" + club.orderKey
      case .facts(let identity, _): "1" + identity.orderKey + "\u{1}"
      case .photographer(let name): "2" + name.orderKey
      case .portfolio(let membership, _): "3" + membership.orderKey
      case .exhibition(let exhibition, _): "4" + exhibition.orderKey
      case .exhibitions(let organization, _): "5" + organization.orderKey
      case .levelZero: "6"
      case .omitted(let fact, _): "7" + fact
      }
    return "\(key)\u{2}\(side.rawValue)"
  }
}
