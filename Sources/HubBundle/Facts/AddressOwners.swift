/// The addresses of people and organizations, by hashes of them, and who has them.
package struct AddressOwners: Sendable {
  /// Somebody, by position.
  enum Owner {
    case organization(Int)
    case person(Int)

    fileprivate var number: Int32 {
      switch self {
      case .organization(let position): -Int32(truncatingIfNeeded: position) - 1
      case .person(let position): Int32(truncatingIfNeeded: position)
      }
    }
  }

  // Two arrays, for there are some hundred thousands, and pairs of them would be aligned.
  private var addresses: [UInt64] = []
  private var owners: [Int32] = []

  /// Notes that somebody has an address; as often as they have it.
  mutating func add(_ address: UInt64, of owner: Owner) {
    addresses.append(address)
    owners.append(owner.number)
  }

  /// Those of some addresses that two or more have; O(all that there are).
  package func shared(among wanted: Set<UInt64>) -> Set<UInt64> {
    var firstOwners: [UInt64: Int32] = [:]
    var shared: Set<UInt64> = []
    for (address, owner) in zip(addresses, owners) where wanted.contains(address) {
      if let first = firstOwners[address] {
        if first != owner { shared.insert(address) }
      } else {
        firstOwners[address] = owner
      }
    }
    return shared
  }
}
