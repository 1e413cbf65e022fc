import HubModel

@testable import HubDiff

extension OrganizationField {
  /// Puts the fact in its place.
  func set(_ value: String?, in facts: inout OrganizationFacts) {
    switch self {
    case .kind: facts.kind = value.map(OrganizationKind.init) ?? facts.kind
    case .nickName: facts.nickName = value ?? facts.identity.fullName
    case .website: facts.website = value
    case .wikipedia: facts.wikipedia = value
    case .contactEmail: facts.contactEmail = value
    case .fotobondNumber: facts.fotobondNumber = value.flatMap { Int($0) }
    case .levelTwoURL: facts.levelTwoURL = value
    }
  }
}

extension PhotographerField {
  /// Puts the fact in its place.
  func set(_ value: String?, in facts: inout PhotographerFacts) {
    switch self {
    case .birthday: facts.birthday = value
    case .website: facts.website = value
    }
  }
}

extension MembershipField {
  /// Puts the fact in its place.
  func set(_ value: String?, in facts: inout MembershipFacts) {
    switch self {
    case .membershipStartDate: facts.startDate = value
    case .membershipEndDate: facts.endDate = value
    case .fotobondNumber: facts.fotobondNumber = value.flatMap { Int($0) }
    case .levelThreeURL: facts.levelThreeURL = value
    }
  }
}

extension ImageText {
  /// Puts the text in its place.
  func set(_ value: String?, in image: inout ImageFacts) {
    switch self {
    case .title: image.title = value
    case .caption: image.caption = value
    case .captureDate: image.captureDate = value
    }
  }
}
