import HubModel

extension HubValues {
  /// All that could tell who is who, as often as they occur.
  var addresses: [String] {
    organizations.values.flatMap(\.addresses) + photographers.values.flatMap(\.addresses)
      + memberships.values.flatMap(\.addresses)
  }
}

// The same columns as those of fingerprints (HubBundle, `FingerprintPass`).

extension OrganizationFacts {
  var addresses: [String] {
    OrganizationDetails.facts.addresses(of: details) + [levelTwoURL].compactMap(\.self)
  }
}

extension PhotographerFacts {
  var addresses: [String] {
    PersonDetails.facts.addresses(of: details)
      + [portrait?.url, portrait?.digest?.hex].compactMap(\.self)
  }
}

extension MembershipFacts {
  var addresses: [String] {
    MembershipDetails.facts.addresses(of: details)
      + [featuredImage?.url, featuredImage?.digest?.hex].compactMap(\.self)
  }
}

extension Array {
  /// The values of those facts that are addresses.
  fileprivate func addresses<Record>(of record: Record) -> [String]
  where Element == Fact<Record> {
    filter(\.term.kind.isAddress).compactMap { $0.value(record) }
  }
}
