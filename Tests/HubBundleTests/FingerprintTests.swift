import Testing

@testable import HubBundle

/// Comparisons of records by their hashes.
struct FingerprintTests {
  private func prints(_ all: (UInt64, UInt64, Int64)...) -> [Fingerprint] {
    all.map { Fingerprint(identity: $0.0, content: $0.1, id: $0.2) }.sorted()
  }

  @Test func `records differ if only one catalog has them, or if their contents differ`() {
    let old = prints((3, 30, 1), (1, 10, 2), (2, 20, 3), (9, 90, 4))
    let new = prints((2, 20, 1), (9, 91, 2), (3, 30, 3), (4, 40, 4))
    let (gone, come) = Fingerprint.differing(old, new)
    #expect(gone == [2, 4] && come == [4, 2])
  }

  @Test func `records with the same identity hash differ together`() {
    let old = prints((1, 10, 1), (1, 11, 2))
    #expect(Fingerprint.differing(old, old).old.isEmpty)
    let (gone, come) = Fingerprint.differing(old, prints((1, 11, 5)))
    #expect(gone == [1, 2] && come == [5])
  }

  @Test func `the largest identity hash is not special`() {
    let (gone, come) = Fingerprint.differing(prints((.max, 1, 1)), [])
    #expect(gone == [1] && come.isEmpty)
  }

  @Test(
    arguments: [
      [1, 2, 3], [5, 6, 7, 8], [1, 2, 4], [-4, 0, 9], [.min, 0, .max], [.max], [],
    ] as [[Int64]])
  func `the index of an id is found, with and without gaps`(ids: [Int64]) {
    var index = IDIndex()
    for id in ids { index.append(id) }
    for id in ids + [0, 1, 3, 100, .min, .max] {
      #expect(index.position(of: id) == ids.firstIndex(of: id), "\(id)")
    }
  }

  @Test func `an address is shared if two people have it, not if one has it twice`() {
    var addresses = AddressOwners()
    addresses.add(7, of: .person(0))
    addresses.add(7, of: .person(0))
    #expect(addresses.shared(among: [7, 8]) == [])
    addresses.add(7, of: .organization(0))
    addresses.add(8, of: .person(1))
    #expect(addresses.shared(among: [7, 8]) == [7])
    #expect(addresses.shared(among: [8]) == [])
  }
}
