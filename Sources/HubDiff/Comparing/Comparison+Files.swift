import HubModel

extension Comparison {
  /// Compares what became of the hub's files. Which files a hub has is how it is laid out, and means
  /// nothing by itself.
  mutating func compareSources() {
    for location in Set(before.hub.sources.keys).union(after.hub.sources.keys) {
      let source = Edit(before.hub.sources[location], after.hub.sources[location])
      if isSame(source) { continue }
      changes.append(.source(SourceChange(source)))
    }
  }

  private func isSame(_ source: Edit<SourceFacts?>) -> Bool {
    guard let old = source.before, let new = source.after else { return !options.isStrict }
    guard old.state == new.state else { return false }
    guard options.isStrict, let digest = old.digest, let other = new.digest else { return true }
    return digest == other
  }

  /// Problems that came, and problems that were solved. One is the same wherever it stands, as long as
  /// it says the same.
  mutating func compareProblems() {
    // Of a file that could not be read nothing is known, not even that it has no problems.
    var old = before.hub.problems.filter { !after.hub.hasFailed($0.file) }
    var new = after.hub.problems.filter { !before.hub.hasFailed($0.file) }
    Self.removeCommon(&old, &new) { "\($0.code.rawValue)\u{1}\($0.subject)" }
    changes += old.map { .problem(ProblemChange($0, isNew: false)) }
    changes += new.map { .problem(ProblemChange($0, isNew: true)) }
  }

  /// Takes away as many of either side as both have.
  private static func removeCommon(
    _ old: inout [Problem], _ new: inout [Problem], _ key: (Problem) -> String
  ) {
    var (oldCounts, newCounts): ([String: Int], [String: Int]) = ([:], [:])
    for problem in old { oldCounts[key(problem), default: 0] += 1 }
    for problem in new { newCounts[key(problem), default: 0] += 1 }
    func keeps(_ problem: Problem, _ counts: inout [String: Int]) -> Bool {
      let key = key(problem)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
    (oldCounts, newCounts) = (newCounts, oldCounts)
    old = old.filter { keeps($0, &oldCounts) }
    new = new.filter { keeps($0, &newCounts) }
  }
}

extension Problem {
  /// What it says, but for letter case, slashes at the end of addresses, and how many people use a
  /// keyword.
  fileprivate var subject: String {
    let keyword =
      code == .keywordNonstandard ? message.split(separator: "\"").dropFirst().first : nil
    return (keyword ?? message[...]).lowercased().replacing("/\"", with: "\"")
  }
}

extension HubValues {
  /// Whether a file is one that could not be had.
  fileprivate func hasFailed(_ file: String) -> Bool {
    gaps.levelOneFiles[file] != nil || sources[file]?.state == "failed"
  }
}
