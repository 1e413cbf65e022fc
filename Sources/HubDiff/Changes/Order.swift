import HubModel

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

extension PictureUse: Ordered {
  /// The uses by kind (portraits, featured images, images), then by name.
  var orderKey: String {
    switch self {
    case .portrait(let name): "0" + name.after.orderKey
    case .featuredImage(let membership): "1" + membership.after.orderKey
    case .image(let membership, let image):
      "2\(membership.after.orderKey)\u{2}\(image.after.order)"
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
