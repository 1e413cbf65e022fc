/// The owners of addresses: people and organizations, by hashes of their addresses.
package struct AddressOwners: Sendable {
  /// A person or organization, by its index.
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

  // Two arrays, because there are some hundred thousand entries, and pairs would need padding.
  private var addresses: [UInt64] = []
  private var owners: [Int32] = []

  mutating func add(_ address: UInt64, of owner: Owner) {
    addresses.append(address)
    owners.append(owner.number)
  }

  /// Returns those of the wanted addresses that have two or more owners. O(all addresses).
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
