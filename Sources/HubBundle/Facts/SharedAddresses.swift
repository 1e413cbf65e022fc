/// Which addresses several people or organizations have, by hashes of them.
struct SharedAddresses {
  /// Who has an address, by position.
  enum Owner {
    case organization(Int)
    case person(Int)

    fileprivate var number: Int {
      switch self {
      case .organization(let position): -position - 1
      case .person(let position): position
      }
    }
  }

  private var all: [(address: UInt64, owner: Int)] = []

  /// Notes that somebody has an address; as often as they have it.
  mutating func add(_ address: UInt64, of owner: Owner) { all.append((address, owner.number)) }

  /// The hashes of those that two or more have; O(n log n).
  var shared: Set<UInt64> {
    let sorted = all.sorted { $0 < $1 }
    let pairs = zip(sorted, sorted.dropFirst())
    return Set(
      pairs.lazy.filter { $0.address == $1.address && $0.owner != $1.owner }.map(\.0.address))
  }
}
