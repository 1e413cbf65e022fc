/// The identity of a thing in a catalog, and all that the catalog says of it, as two numbers.
///
/// They are Swift's own hashes, with a key that every run of the program draws anew: nobody can make two
/// things that have the same ones.
package struct Fingerprint: Sendable {
  /// Of what makes it the same one.
  package let identity: UInt64
  /// Of all that is said, identity included. Of two that differ, this is the same once in 2⁶⁴ times.
  package var content: UInt64
  /// In its catalog.
  package let id: Int64
}

extension Fingerprint: Comparable {
  /// By identity, then by content.
  package static func < (one: Fingerprint, other: Fingerprint) -> Bool {
    (one.identity, one.content) < (other.identity, other.content)
  }
}

extension Fingerprint {
  /// The ids of things that only one of two catalogs has, or on which they differ, in no order. Both are sorted.
  ///
  /// Things whose identities happen to have one number differ in content, or go together; that
  /// costs nothing but time. O(n).
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

  /// The end of the run of one identity that begins at an index, which may be the end of all.
  private static func end(of identity: UInt64, in prints: [Fingerprint], _ start: Int) -> Int {
    var end = start
    while end < prints.count, prints[end].identity == identity { end += 1 }
    return end
  }
}
