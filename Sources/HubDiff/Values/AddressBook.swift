import HubModel

/// Who has which address or picture, to find those that tell nothing of who is who: a club's page as the website of
/// all its members, one portrait for everybody.
struct AddressBook {
  private var firstOwners: [String: Owner] = [:]
  /// What two or more different owners have, in the form of ``Address/placeForm(_:)``.
  private(set) var shared: Set<String> = []

  /// Who has an address. One person may have the same in several clubs.
  private enum Owner: Hashable {
    case organization(OrganizationIdentity)
    case person(PersonName)
  }

  /// The addresses of a hub.
  init(of hub: HubValues) {
    for facts in hub.organizations.values {
      add(facts.addresses, of: .organization(facts.identity))
    }
    for facts in hub.photographers.values { add(facts.addresses, of: .person(facts.name)) }
    for facts in hub.memberships.values {
      add(facts.addresses, of: .person(facts.identity.photographer))
    }
  }

  private mutating func add(_ addresses: [String], of owner: Owner) {
    for form in addresses.lazy.map(Address.placeForm) {
      let first = firstOwners[form] ?? owner
      firstOwners[form] = first
      if first != owner { shared.insert(form) }
    }
  }
}

extension HubValues {
  /// All that could tell who is who, as often as they occur.
  var addresses: [String] {
    organizations.values.flatMap(\.addresses) + photographers.values.flatMap(\.addresses)
      + memberships.values.flatMap(\.addresses)
  }
}

// The same columns as those of fingerprints (HubBundle, `FingerprintPass`).

extension OrganizationFacts {
  fileprivate var addresses: [String] { [website, wikipedia, levelTwoURL].compactMap(\.self) }
}

extension PhotographerFacts {
  fileprivate var addresses: [String] {
    [website, portrait?.url, portrait?.digest?.hex].compactMap(\.self)
  }
}

extension MembershipFacts {
  fileprivate var addresses: [String] {
    [levelThreeURL, featuredImage?.url, featuredImage?.digest?.hex].compactMap(\.self)
  }
}
