/// Suggestions for misspelt names.
public enum Suggestion {
  /// Returns the candidate with the most similar spelling; nil if none is similar.
  ///
  /// Compares folded letters by edit distance (with transpositions). A candidate is similar if
  /// there is at most one edit for every three letters. Of equally similar candidates the first is
  /// returned. O(candidates × length²); a text that is longer than any name has no similar
  /// candidates.
  public static func nearest<Candidate>(
    to text: String, among candidates: some Sequence<Candidate>, by key: (Candidate) -> String
  ) -> Candidate? {
    let wanted = letters(of: text)
    guard (1...200).contains(wanted.count) else { return nil }
    var best: (distance: Int, candidate: Candidate)?
    for candidate in candidates {
      let letters = letters(of: key(candidate))
      let hasThree = max(wanted.count, letters.count) >= 3
      let allowed = max(hasThree ? 1 : 0, min(wanted.count, letters.count) / 3)
      guard abs(wanted.count - letters.count) <= allowed else { continue }
      let distance = editDistance(wanted, letters)
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// Returns the candidate with the most similar spelling; nil if none is similar.
  public static func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: text, among: candidates) { $0 }
  }

  private static func letters(of text: String) -> [Unicode.Scalar] {
    Text.folded(text).unicodeScalars.filter { $0.properties.isAlphabetic || $0.value < 0x80 }
      .filter { !" -_&.".unicodeScalars.contains($0) }
  }

  /// Returns the optimal string alignment distance: insertions, deletions, substitutions, swaps of
  /// neighbours. O(length²)
  package static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
