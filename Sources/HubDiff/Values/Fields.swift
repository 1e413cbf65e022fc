package import HubModel

// Single facts by name, to be compared alike. A number stands as its digits.

extension OrganizationField {
  /// The fact itself.
  package func value(of facts: OrganizationFacts) -> String? {
    switch self {
    case .kind: facts.kind.rawValue
    case .nickName: facts.nickName
    case .website: facts.website
    case .wikipedia: facts.wikipedia
    case .contactEmail: facts.contactEmail
    case .fotobondNumber: facts.fotobondNumber.map { String($0) }
    case .levelTwoURL: facts.levelTwoURL
    }
  }

  /// Whether the value is an address of the web.
  var isAddress: Bool { self == .website || self == .wikipedia || self == .levelTwoURL }
  /// Whether a club's own file may say otherwise than Level 1 (Docs/Hub.md, "Level 2").
  var isOverridden: Bool { self != .kind && self != .nickName && self != .levelTwoURL }
}

extension PhotographerField {
  /// The fact itself.
  package func value(of facts: PhotographerFacts) -> String? {
    switch self {
    case .birthday: facts.birthday
    case .website: facts.website
    }
  }

  /// What a club's file says of it.
  func value(of facts: StatedFacts) -> String? {
    switch self {
    case .birthday: facts.birthday
    case .website: facts.website
    }
  }

  /// Whether the value is an address of the web.
  var isAddress: Bool { self == .website }
}

extension MembershipField {
  /// The fact itself.
  package func value(of facts: MembershipFacts) -> String? {
    switch self {
    case .membershipStartDate: facts.startDate
    case .membershipEndDate: facts.endDate
    case .fotobondNumber: facts.fotobondNumber.map { String($0) }
    case .levelThreeURL: facts.levelThreeURL
    }
  }

  /// Whether the value is an address of the web.
  var isAddress: Bool { self == .levelThreeURL }
}

extension ImageText {
  /// The text itself.
  package func value(of image: ImageFacts) -> String? {
    switch self {
    case .title: image.title
    case .caption: image.caption
    case .captureDate: image.captureDate
    }
  }
}
