/// A pair of names that belong to the same thing, with the evidence.
package struct MatchedPair<Identity: Hashable & Sendable>: Hashable, Sendable {
  /// The name in the old bundle, where the other does not occur.
  let before: Identity
  /// The name in the new bundle, where the first does not occur.
  let after: Identity
  let evidence: [Evidence]
}

/// A thing that only one of the two hubs has, prepared for comparison.
protocol Matchable {
  associatedtype Identity: Hashable & Sendable
  var identity: Identity { get }
  /// The keys: two candidates are compared if they have one in common.
  var keys: [CandidateKey] { get }
}

extension [Evidence] {
  var score: Int { reduce(0) { $0 + $1.weight } }

  /// The evidence that says something, the strongest first.
  var inOrder: [Evidence] {
    filter { $0.weight != 0 }.sorted {
      ($1.weight, $0.kind.rawValue) < ($0.weight, $1.kind.rawValue)
    }
  }
}

private struct ScoredPair {
  let before: Int
  let after: Int
  let evidence: [Evidence]
  let score: Int
}

/// The one-to-one assignment of candidates (Docs/Diff.md, "Evidence").
enum Assignment {
  static let threshold = 50
  static let margin = 15

  /// Returns the pairs of two lists of candidates, the best first.
  ///
  /// - Parameter evidence: Returns the evidence for a pair, or nil for two different things.
  static func matches<Candidate: Matchable>(
    _ old: [Candidate], _ new: [Candidate], evidence: (Candidate, Candidate) -> [Evidence]?
  ) -> [MatchedPair<Candidate.Identity>] {
    if old.isEmpty || new.isEmpty { return [] }
    let pairs = Candidates.pairs(old.map(\.keys), new.map(\.keys)).compactMap { before, after in
      evidence(old[before], new[after]).map {
        ScoredPair(before: before, after: after, evidence: $0, score: $0.score)
      }
    }
    return chosen(from: pairs).map {
      MatchedPair(
        before: old[$0.before].identity, after: new[$0.after].identity, evidence: $0.evidence)
    }
  }

  /// Returns the pairs that are good enough and clearly the best for both candidates, the best
  /// first.
  ///
  /// A rival that has found its own partner no longer counts, so this repeats until nothing
  /// changes.
  private static func chosen(from pairs: [ScoredPair]) -> [ScoredPair] {
    var remaining = pairs.filter { $0.score > threshold - margin }
      .sorted { ($1.score, $0.before, $0.after) < ($0.score, $1.before, $1.after) }
    var chosen: [ScoredPair] = []
    while true {
      let found = clearlyBest(among: remaining)
      if found.isEmpty { break }
      chosen += found
      let before = Set(found.map(\.before))
      let after = Set(found.map(\.after))
      remaining.removeAll { before.contains($0.before) || after.contains($0.after) }
    }
    return chosen.sorted { ($1.score, $0.before, $0.after) < ($0.score, $1.before, $1.after) }
  }

  private static func clearlyBest(among pairs: [ScoredPair]) -> [ScoredPair] {
    var (befores, afters): ([Int: BestTwo], [Int: BestTwo]) = ([:], [:])
    for pair in pairs {
      befores[pair.before, default: BestTwo()].note(pair.score)
      afters[pair.after, default: BestTwo()].note(pair.score)
    }
    return pairs.filter { pair in
      pair.score >= threshold && befores[pair.before]?.isClearly(pair.score) == true
        && afters[pair.after]?.isClearly(pair.score) == true
    }
  }
}

private struct BestTwo {
  private var first = Int.min / 2
  private var second = Int.min / 2

  mutating func note(_ score: Int) {
    if score > first {
      (first, second) = (score, first)
    } else if score > second {
      second = score
    }
  }

  func isClearly(_ score: Int) -> Bool {
    score == first && first - second >= Assignment.margin
  }
}

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

  func tells(_ fact: String) -> Bool { !shared.contains(fact) }
}

struct BothOwners<Identity: Hashable & Sendable> {
  let before: FactOwners<Identity>
  let after: FactOwners<Identity>

  /// True if a fact has one owner on either side.
  func tell(_ fact: String) -> Bool { before.tells(fact) && after.tells(fact) }
}
