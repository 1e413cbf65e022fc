/// Hashes of the identity of a record in a catalog, and of everything the catalog says about it.
///
/// They are Swift's own hashes, with a key that is random for each run, so that nobody can
/// construct two records with the same hashes.
package struct Fingerprint: Sendable {
  /// The hash of the values that identify the record.
  package let identity: UInt64
  /// The hash of all facts of the record, including the identity. Two different records have the
  /// same hash with a probability of 2⁻⁶⁴.
  package var content: UInt64
  package let id: Int64
}

extension Fingerprint: Comparable {
  /// Compares by identity, then by content.
  package static func < (one: Fingerprint, other: Fingerprint) -> Bool {
    (one.identity, one.content) < (other.identity, other.content)
  }
}

extension Fingerprint {
  /// Returns the ids of records that are in only one of two catalogs, or that differ, in no
  /// particular order. Both arrays must be sorted. O(n).
  ///
  /// Records whose identities happen to have the same hash either differ in content or are treated
  /// as a group, which costs only time.
  package static func differing(
    _ old: [Fingerprint], _ new: [Fingerprint]
  ) -> (old: [Int64], new: [Int64]) {
    var (oldIDs, newIDs): ([Int64], [Int64]) = ([], [])
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let identity = min(
        i < old.count ? old[i].identity : .max, j < new.count ? new[j].identity : .max)
      let (oldEnd, newEnd) = (end(of: identity, in: old, i), end(of: identity, in: new, j))
      if !old[i..<oldEnd].lazy.map(\.content).elementsEqual(new[j..<newEnd].lazy.map(\.content)) {
        oldIDs += old[i..<oldEnd].map(\.id)
        newIDs += new[j..<newEnd].map(\.id)
      }
      (i, j) = (oldEnd, newEnd)
    }
    return (oldIDs, newIDs)
  }

  /// Returns the end of the run of an identity that starts at an index, which may be the end of the
  /// array.
  private static func end(of identity: UInt64, in prints: [Fingerprint], _ start: Int) -> Int {
    var end = start
    while end < prints.count, prints[end].identity == identity { end += 1 }
    return end
  }
}

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
