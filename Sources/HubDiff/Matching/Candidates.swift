/// Finds the pairs that are worth a look: those that share a key.
enum Candidates {
  /// How many pairs one key may bring. A key that more have in common is too common to tell anything,
  /// and would make the comparison quadratic.
  static let limit = 4096

  /// The pairs, each once, that share one of their keys and are not more than the limit.
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

/// Who has what: a fact that two have in one hub does not tell them apart.
struct Holders<Identity: Hashable & Sendable>: Sendable {
  private var holder: [String: Identity] = [:]
  private var shared: Set<String>

  /// Knows what is shared in the whole hub, of which a part may be loaded.
  init(shared: Set<String> = []) {
    self.shared = shared
  }

  mutating func note(_ fact: String?, of identity: Identity) {
    guard let fact else { return }
    if holder.updateValue(identity, forKey: fact) ?? identity != identity { shared.insert(fact) }
  }

  /// Says that several have it, wherever they are.
  mutating func share(_ fact: String) { shared.insert(fact) }

  /// Whether at most one has it.
  func tells(_ fact: String) -> Bool { !shared.contains(fact) }
}
