/// Two candidates, by their positions in the lists of either side, and what speaks for them.
struct ScoredPair {
  let before: Int
  let after: Int
  let evidence: [Evidence]
  let score: Int

  init(before: Int, after: Int, evidence: [Evidence]) {
    self.before = before
    self.after = after
    self.evidence = evidence
    score = evidence.reduce(0) { $0 + $1.weight }
  }
}

/// Chooses pairs one to one, the best first (Docs/Diff.md, "Evidence").
enum Assignment {
  /// What a pair needs at least.
  static let threshold = 50
  /// By how much it must be better than what else its two sides could be.
  static let margin = 15

  /// The pairs that are good enough and clearly the best for both of their sides, the best first.
  ///
  /// A rival that found its own partner is none any more, so this goes on until nothing changes.
  static func chosen(from pairs: [ScoredPair]) -> [ScoredPair] {
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

  /// Of pairs sorted by score, those that no other pair of either side comes near.
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

/// The best and the second best score of one candidate.
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

  /// Whether a score of this candidate is the best by the margin.
  func isClearly(_ score: Int) -> Bool {
    score == first && first - second >= Assignment.margin
  }
}
