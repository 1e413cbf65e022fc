import HubBundle
import HubModel

@testable import HubDiff

extension HubValues {
  /// Loads a whole bundle. O(rows).
  ///
  /// - Throws: `BundleError`.
  init(of bundle: BundleFile) throws {
    let catalog = try bundle.catalog()
    try self.init(withoutPeople: catalog)
    day = bundle.manifest.day
    try add(peopleOf: catalog, on: bundle.manifest.day)
    let sources = try catalog.sources()
    self.sources = byKey(sources, \.location)
    gaps = Gaps(sources, bundle.manifest.leftOut)
    gaps.lackingColumns = catalog.lackingColumns
    sharedAddresses = AddressBook(of: self).shared
  }
}

/// The owners of URLs and pictures, to find those that identify nobody: a club's page as the
/// website of all its members, or one portrait for everybody.
private struct AddressBook {
  private var firstOwners: [String: Owner] = [:]
  /// The URLs and digests of two or more owners, URLs in the form ``Address/normalized(_:)``.
  private(set) var shared: Set<String> = []

  /// The owner of a URL. One person may have the same URL in several clubs.
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
