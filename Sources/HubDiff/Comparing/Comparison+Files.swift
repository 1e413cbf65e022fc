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
    let sides = [before.hub, after.hub]
    let unknown: [Problem.Code] =
      sides.contains(where: \.gaps.lacksExhibitions)
      ? [.exhibitionWithoutName, .exhibitionDatesReversed, .duplicateExhibition] : []
    var (old, new) = (before.hub.problems, after.hub.problems)
    old.removeAll { after.hub.hasFailed($0.file) || unknown.contains($0.code) }
    new.removeAll { before.hub.hasFailed($0.file) || unknown.contains($0.code) }
    Self.removeCommon(&old, &new) { "\($0.code.rawValue)\u{1}\($0.subject)" }
    // Versions of hubpack may word the same problem differently.
    Self.removeCommon(&old, &new) { "\($0.code.rawValue)\u{1}\($0.values)" }
    changes += old.map { .problem(ProblemChange($0, isNew: false)) }
    changes += new.map { .problem(ProblemChange($0, isNew: true)) }
  }

  /// Takes away as many of either side as both have.
  private static func removeCommon(
    _ old: inout [Problem], _ new: inout [Problem], _ key: (Problem) -> String
  ) {
    let (oldKeys, newKeys) = (old.map(key), new.map(key))
    old = Self.removing(newKeys, from: zip(old, oldKeys))
    new = Self.removing(oldKeys, from: zip(new, newKeys))
  }

  /// Without one for each of the keys.
  private static func removing(
    _ keys: [String], from problems: some Sequence<(Problem, String)>
  ) -> [Problem] {
    var counts: [String: Int] = [:]
    for key in keys { counts[key, default: 0] += 1 }
    return problems.compactMap { problem, key in
      guard let count = counts[key], count > 0 else { return problem }
      counts[key] = count - 1
      return nil
    }
  }
}

extension Problem {
  /// What it says, but for letter case, slashes at the end of addresses, and how many people use a
  /// keyword.
  fileprivate var subject: String {
    let keyword =
      code == .keywordNonstandard ? message.split(separator: "\"").dropFirst().first : nil
    var letters: [UInt8] = []
    letters.reserveCapacity(message.utf8.count)
    // There can be tens of thousands, for which `replacing` takes its time.
    for letter in (keyword ?? message[...]).lowercased().utf8 {
      if letter == UInt8(ascii: "\""), letters.last == UInt8(ascii: "/") { letters.removeLast() }
      letters.append(letter)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The values in the message: texts in quotation marks, and words that do not consist of
  /// lower-case letters only, such as names, numbers and paths.
  fileprivate var values: String {
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    let values = parts.enumerated().flatMap { index, part -> [Substring] in
      guard index.isMultiple(of: 2) else { return [part] }
      return part.split { " ,;:()".contains($0) }
        .filter { word in !word.allSatisfy(\.isLowercase) }
    }
    return values.joined(separator: "\u{1}")
  }
}

extension HubValues {
  /// Whether a file is one that could not be had.
  fileprivate func hasFailed(_ file: String) -> Bool {
    gaps.levelOneFiles[file] != nil || sources[file]?.state == "failed"
  }
}
