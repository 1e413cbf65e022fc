import HubModel

extension HubValues {
  /// All URLs and picture digests that can identify people and organizations, with repetitions.
  var addresses: [String] {
    organizations.values.flatMap(\.addresses) + photographers.values.flatMap(\.addresses)
      + memberships.values.flatMap(\.addresses)
  }
}

// These columns must be the same as those of the fingerprints (HubBundle, `FingerprintPass`), which
// count the same values in the whole hub.

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
  fileprivate func addresses<Record>(of record: Record) -> [String]
  where Element == Fact<Record> {
    filter(\.term.kind.isAddress).compactMap { $0.value(record) }
  }
}
