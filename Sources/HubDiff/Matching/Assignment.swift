/// Two candidates, by their indexes in the lists of either side, with the evidence.
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

/// The one-to-one assignment of candidates (Docs/Diff.md, "Evidence").
enum Assignment {
  /// The smallest score of a pair.
  static let threshold = 50
  /// The smallest lead over any other pair of either candidate.
  static let margin = 15

  /// Returns the pairs that are good enough and clearly the best for both candidates, the best
  /// first.
  ///
  /// A rival that has found its own partner no longer counts, so this repeats until nothing
  /// changes.
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
