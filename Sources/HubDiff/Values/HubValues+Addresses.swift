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
  var addresses: [String] { [website, wikipedia, levelTwoURL].compactMap(\.self) }
}

extension PhotographerFacts {
  var addresses: [String] {
    [website, portrait?.url, portrait?.digest?.hex].compactMap(\.self)
  }
}

extension MembershipFacts {
  var addresses: [String] {
    [levelThreeURL, featuredImage?.url, featuredImage?.digest?.hex].compactMap(\.self)
  }
}
