import HubBundle
import HubModel

@testable import HubDiff

extension HubValues {
  /// Everything that a bundle says; O(rows).
  ///
  /// - Throws: `BundleError`.
  init(of bundle: BundleFile) throws {
    let catalog = try bundle.catalog()
    try self.init(withoutPeople: catalog)
    try add(peopleOf: catalog, on: bundle.manifest.day)
    let sources = try catalog.sourceFacts()
    self.sources = byKey(sources, \.location)
    gaps = Gaps(sources, bundle.manifest.leftOut)
    gaps.lackingColumns = catalog.lackingColumns
    sharedAddresses = AddressBook(of: self).shared
  }
}

/// Who has which address or picture, to find those that tell nothing of who is who: a club's page as the website of
/// all its members, one portrait for everybody.
private struct AddressBook {
  private var firstOwners: [String: Owner] = [:]
  /// What two or more different owners have, in the form of ``Address/normalized(_:)``.
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
    for form in addresses.lazy.map(Address.normalized) {
      let first = firstOwners[form] ?? owner
      firstOwners[form] = first
      if first != owner { shared.insert(form) }
    }
  }
}
