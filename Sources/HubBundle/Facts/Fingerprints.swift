import GRDB

/// The fingerprints of all people and files of a catalog.
package struct Fingerprints: Sendable {
  /// The fingerprints of all people, including their memberships and everything that belongs to
  /// them; sorted.
  package let people: [Fingerprint]
  /// The fingerprints of all level files and galleries; sorted.
  package let sources: [Fingerprint]
  /// The owners of addresses, portraits and featured images; pictures are identified by their
  /// digests.
  package let addresses: AddressOwners
}

extension Catalog {
  /// Computes fingerprints in one pass through the catalog, without creating strings. O(rows).
  ///
  /// Derived columns, ids and the order of rows have no influence.
  ///
  /// - Parameters:
  ///   - day: The day on which the bundle was created: "2026-11-15". It decides who is a former
  ///     member.
  ///   - addressHash: Returns the hash of the bytes of an address or digest; equal for two
  ///     addresses with the same target.
  package func fingerprints(
    on day: String, addressHash: @escaping (UnsafeRawBufferPointer) -> UInt64
  ) throws -> Fingerprints {
    try read { database in
      var pass = FingerprintPass(database, addressHash: addressHash)
      try pass.readPicturesAndClubs()
      try pass.readPeople()
      try pass.readMemberships(on: day)
      try pass.readDetails()
      return try pass.finished()
    }
  }
}
