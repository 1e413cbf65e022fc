/// The search for pairs that are worth comparing: those that share a key.
enum Candidates {
  /// The largest number of pairs for one key. A more common key says nothing, and would make the
  /// comparison quadratic.
  static let limit = 4096

  /// Returns the pairs that share a key with at most ``limit`` pairs, each pair once.
  static func pairs(_ before: [[CandidateKey]], _ after: [[CandidateKey]]) -> [(
    before: Int, after: Int
  )] {
    let afterByKey = positions(after)
    var seen: Set<Int> = []
    var pairs: [(Int, Int)] = []
    for (key, befores) in positions(before) {
      guard let afters = afterByKey[key], befores.count * afters.count <= limit else { continue }
      for one in befores {
        for other in afters where seen.insert(one * after.count + other).inserted {
          pairs.append((one, other))
        }
      }
    }
    return pairs
  }

  private static func positions(_ keys: [[CandidateKey]]) -> [CandidateKey: [Int]] {
    var positions: [CandidateKey: [Int]] = [:]
    for (index, keys) in keys.enumerated() {
      for key in Set(keys) { positions[key, default: []].append(index) }
    }
    return positions
  }
}

/// The owners of facts. A fact that two of one hub share does not tell them apart.
struct FactOwners<Identity: Hashable & Sendable>: Sendable {
  private var owner: [String: Identity] = [:]
  private var shared: Set<String>

  /// - Parameter shared: Facts that several share in the whole hub, of which only a part may be loaded.
  init(shared: Set<String> = []) {
    self.shared = shared
  }

  mutating func note(_ fact: String?, of identity: Identity) {
    guard let fact else { return }
    if owner.updateValue(identity, forKey: fact) ?? identity != identity { shared.insert(fact) }
  }

  mutating func share(_ fact: String) { shared.insert(fact) }

  /// True if at most one has the fact.
  func tells(_ fact: String) -> Bool { !shared.contains(fact) }
}
