import HubModel

@testable import HubDiff

extension FactTerm {
  /// Sets a fact.
  func set(_ value: String?, in facts: inout OrganizationFacts) {
    if let fact = OrganizationFacts.ownFacts.first(where: { $0.term == self }) {
      fact.set(&facts, value)
    }
    OrganizationDetails.facts.first { $0.term == self }?.set(&facts.details, value)
  }

  /// Sets a fact.
  func set(_ value: String?, in facts: inout PhotographerFacts) {
    PersonDetails.facts.first { $0.term == self }?.set(&facts.details, value)
  }

  /// Sets a fact.
  func set(_ value: String?, in facts: inout ExhibitionFacts) {
    ExhibitionDetails.facts.first { $0.term == self }?.set(&facts.details, value)
  }

  /// Sets a fact.
  func set(_ value: String?, in facts: inout MembershipFacts) {
    MembershipDetails.facts.first { $0.term == self }?.set(&facts.details, value)
  }
}

/// The facts that tests name.
extension FactTerm {
  static let website = named("website")
  static let wikipedia = named("wikipedia")
  static let contactEmail = named("contactEmail")
  static let fotobondNumber = named("fotobondNumber")
  static let levelTwoURL = named("level2URL")
  static let birthday = named("birthday")
  static let membershipStartDate = named("membershipStartDate")
  static let membershipEndDate = named("membershipEndDate")
  static let levelThreeURL = named("level3URL")

  private static func named(_ name: String) -> FactTerm {
    guard let term = all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no fact \(name)")
    }
    return term
  }
}

extension ImageText {
  /// Sets the text.
  func set(_ value: String?, in image: inout ImageFacts) {
    switch self {
    case .title: image.title = value
    case .caption: image.caption = value
    case .captureDate: image.captureDate = value
    case .photographer: image.photographer = value
    }
  }
}
