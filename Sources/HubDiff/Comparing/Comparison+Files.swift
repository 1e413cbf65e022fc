import HubModel

extension Comparison {
  /// Compares the states of the hub's files. The layout of files means nothing by itself, so it
  /// counts in strict comparisons only.
  mutating func compareSources() {
    for location in Set(before.hub.sources.keys).union(after.hub.sources.keys) {
      let source = Edit(before.hub.sources[location], after.hub.sources[location])
      if isSame(source) { continue }
      changes.append(Change(.source, .source(source)))
    }
  }

  private func isSame(_ source: Edit<SourceFacts?>) -> Bool {
    guard let old = source.before, let new = source.after else { return !options.isStrict }
    guard old.state == new.state else { return false }
    guard options.isStrict, let digest = old.digest, let other = new.digest else { return true }
    return digest == other
  }

  /// Compares problems. A problem is the same at any line of any file as long as its text is the
  /// same, unless it is about a whole file. It is neither new nor solved if the other side did not
  /// read its file, or if one side did not read what the problem depends on.
  mutating func compareProblems() {
    var (old, new) = (before.hub.problems, after.hub.problems)
    Self.removeCommon(&old, &new) { $0.textKey }
    // Versions of hubpack may word the same problem differently.
    Self.removeCommon(&old, &new) { "\($0.codeKey)\u{1}\($0.valuesKey)" }
    let unread = before.knowledge.unreadParts.union(after.knowledge.unreadParts)
    func isKnown(_ problem: Problem, _ other: Side) -> Bool {
      problem.code.dependencies.isDisjoint(with: unread)
        && other.knowledge.knowsProblems(of: problem.file)
    }
    changes += old.filter { isKnown($0, after) }.map { Change(.problem, .removed(.problem($0))) }
    changes += new.filter { isKnown($0, before) }.map { Change(.problem, .added(.problem($0))) }
  }

  /// Removes the problems that both sides have, counting repetitions.
  private static func removeCommon(
    _ old: inout [Problem], _ new: inout [Problem], _ key: (Problem) -> String
  ) {
    let (oldKeys, newKeys) = (old.map(key), new.map(key))
    old = removing(newKeys, from: old, keys: oldKeys)
    new = removing(oldKeys, from: new, keys: newKeys)
  }
}

/// Returns the values without one for each of the others that has its key.
func removing<Value, Key: Hashable>(
  _ others: [Key], from values: [Value], keys: [Key]
) -> [Value] {
  var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
  return zip(values, keys).compactMap { value, key in
    guard let count = counts[key], count > 0 else { return value }
    counts[key] = count - 1
    return nil
  }
}
