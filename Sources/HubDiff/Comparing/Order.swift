import HubModel

// Changes are sorted, so that a comparison always writes the same output.

/// Digits that sort as text in the order of numbers. Clamped, because a catalog can hold any
/// number.
private func sortable(_ number: Int) -> String {
  String(1_000_000_000 + min(max(0, number), 8_999_999_999))
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

extension ExhibitionChange.What {
  fileprivate var orderKey: String {
    switch self {
    case .added: "0"
    case .removed: "1"
    case .field(let field, _):
      "2" + sortable(ExhibitionDetails.facts.firstIndex { $0.term == field } ?? 0)
    case .coordinates: "3"
    case .remark(let language, _): "4" + language
    case .poster: "5"
    case .gallery: "6"
    }
  }
}

extension MembershipIdentity {
  fileprivate var orderKey: String { "\(club.orderKey)\u{2}\(photographer.orderKey)" }
}

extension Change {
  fileprivate var orderKey: String {
    switch self {
    case .organization(let change):
      "1\(change.organization.after.orderKey)\u{2}\(change.what.orderKey)"
    case .membership(let change): "2\(change.membership.after.orderKey)\u{2}\(change.what.orderKey)"
    case .portfolio(let change): "3\(change.membership.after.orderKey)\u{2}\(change.what.orderKey)"
    case .exhibition(let change): "4\(change.exhibition.after.orderKey)\u{2}\(change.what.orderKey)"
    case .photographer(let change):
      "5\(change.photographer.after.orderKey)\u{2}\(change.what.orderKey)"
    case .picture(let change):
      "6\(change.uses.first?.orderKey ?? "")\u{2}\(change.digest.before)\(change.digest.after)"
    case .keyword(let change): "7\(change.key)\u{2}\(change.what.orderKey)"
    case .language(let change): "8\(change.code)"
    case .problem(let change): "9\(change.isNew ? "0" : "1")\(change.problem.orderKey)"
    case .source(let change):
      "a\(change.source.after?.location ?? change.source.before?.location ?? "")"
    }
  }
}

extension OrganizationChange.What {
  fileprivate var orderKey: String {
    switch self {
    case .added: "0"
    case .removed: "1"
    case .renamed: "2"
    case .listed, .unlisted: "2a"
    case .level: "3"
    case .coordinates: "4"
    case .field(let field, _): "5" + field.name
    case .remark(let language, _): "6" + language
    }
  }
}

extension PhotographerChange.What {
  fileprivate var orderKey: String {
    switch self {
    case .renamed: "0"
    case .deceased: "1"
    case .field(let field, _): "2" + field.name
    case .portrait: "3"
    case .keywordGained(let key, _): "4" + key
    case .keywordLost(let key, _): "5" + key
    }
  }
}

extension MembershipChange.What {
  fileprivate var orderKey: String {
    switch self {
    case .moved: "0"
    case .respelled: "00"
    case .joined, .appeared: "1"
    case .left: "2"
    case .cameBack: "3"
    case .becameFormer: "4"
    case .roleHandedOver(let role): "5" + role.rawValue
    case .roleTaken(let role): "6" + role.rawValue
    case .roleGivenUp(let role): "7" + role.rawValue
    case .statusGained(let status): "8" + status.rawValue
    case .statusLost(let status): "9" + status.rawValue
    case .field(let field, _): "a" + field.name
    case .featuredImage: "b"
    }
  }
}

extension PortfolioChange.What {
  fileprivate var orderKey: String {
    switch self {
    case .form: "0"
    case .title: "1"
    case .imageAdded(_, let position): "2" + sortable(position)
    case .imageRemoved(_, let position): "3" + sortable(position)
    case .imageReplaced(let edit): "4" + sortable(edit.after.position)
    case .imageReaddressed(let edit): "5" + sortable(edit.after.position)
    case .text(let text, let edit): "6" + sortable(edit.after.position) + text.rawValue
    case .reordered: "7"
    }
  }
}

extension KeywordChange.What {
  fileprivate var orderKey: String {
    switch self {
    case .defined: "0"
    case .dropped: "1"
    case .spelling: "2"
    case .name(let language, _): "3" + language
    case .usage(let language, _): "4" + language
    case .dateAdded: "5"
    }
  }
}

extension Problem {
  fileprivate var orderKey: String {
    let line = sortable(position?.line ?? 0)
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
      "2\(membership.after.orderKey)\u{2}\(sortable(image.after.position))"
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
