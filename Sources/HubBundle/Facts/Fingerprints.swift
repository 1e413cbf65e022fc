import GRDB

/// Fingerprints of all people and files of a catalog.
package struct Fingerprints: Sendable {
  /// Of everybody, with their memberships and all that belongs to them; sorted.
  package let people: [Fingerprint]
  /// Of all level files and galleries; sorted.
  package let sources: [Fingerprint]
  /// Who has which address, portrait or featured image, the pictures by their digests.
  package let addresses: AddressOwners
}

extension Catalog {
  /// Goes through the catalog once, without making a text of anything; O(rows).
  ///
  /// What is derived from other columns is no part of them, nor are ids and the order of rows.
  ///
  /// - Parameters:
  ///   - day: of the bundle's creation, "2026-11-15", which tells who is a former member.
  ///   - addressHash: of the bytes of an address or digest; the same for two addresses that lead to one
  ///     place.
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
