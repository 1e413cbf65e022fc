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

/// A key that candidates for a pair may share: an FNV-1a hash of texts. A rare collision only costs
/// the inspection of one more pair.
struct CandidateKey: Hashable {
  private var number: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter kind: The kind of the texts, so that a town never equals a name.
  init(_ kind: String, _ texts: String...) {
    for text in [kind] + texts { add(text.unicodeScalars) }
  }

  private mutating func add(_ letters: some Sequence<Unicode.Scalar>) {
    for letter in letters { add(letter.value) }
    // A separator that is not a letter, so that "ab" and "c" differ from "a" and "bc".
    add(UInt32.max)
  }

  private mutating func add(_ value: UInt32) {
    number = (number ^ UInt64(value)) &* 0x0000_0100_0000_01B3
  }

  func adding(_ letters: some Sequence<Unicode.Scalar>) -> CandidateKey {
    var key = self
    key.add(letters)
    return key
  }

  /// Returns the keys with more letters, and with all but one of these. Words that differ in one
  /// letter, or in the order of two neighbours, have one of these keys in common.
  func addingWithoutOne(_ letters: [Unicode.Scalar]) -> [CandidateKey] {
    guard letters.count < 40 else { return [adding(letters)] }
    var keys = [adding(letters)]
    for omitted in letters.indices {
      var key = self
      for index in letters.indices where index != omitted { key.add(letters[index].value) }
      key.add(UInt32.max)
      keys.append(key)
    }
    return keys
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

/// The owners of facts in the old and in the new hub.
struct BothOwners<Identity: Hashable & Sendable> {
  let before: FactOwners<Identity>
  let after: FactOwners<Identity>

  /// True if a fact has one owner on either side.
  func tell(_ fact: String) -> Bool { before.tells(fact) && after.tells(fact) }
}
