/// A pair of names that belong to the same thing, with the evidence.
package struct MatchedPair<Identity: Hashable & Sendable>: Hashable, Sendable {
  /// The name in the old bundle, where the other does not occur.
  let before: Identity
  /// The name in the new bundle, where the first does not occur.
  let after: Identity
  /// The evidence, the strongest first.
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

/// Two candidates, by their indexes in the lists of either side, with the evidence.
private struct ScoredPair {
  let before: Int
  let after: Int
  let evidence: [Evidence]
  let score: Int
}

/// The one-to-one assignment of candidates (Docs/Diff.md, "Evidence").
enum Assignment {
  static let threshold = 50
  /// The smallest lead over any other pair of either candidate.
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

  /// Returns the pairs that lead all other pairs of either candidate by the margin.
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

  /// True if a score is the best of this candidate by the margin.
  func isClearly(_ score: Int) -> Bool {
    score == first && first - second >= Assignment.margin
  }
}
