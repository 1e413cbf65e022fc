import GRDB

/// Fingerprints of all people and files of a catalog.
package struct Fingerprints: Sendable {
  /// Of everybody, with their memberships and all that belongs to them.
  package let people: [Fingerprint]
  /// Of all level files and galleries.
  package let sources: [Fingerprint]
  /// Hashes of the addresses, and of the digests of portraits and featured images, that two or more people
  /// or organizations have.
  package let sharedAddresses: Set<UInt64>
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
