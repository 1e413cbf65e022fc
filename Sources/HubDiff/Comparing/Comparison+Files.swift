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
    Self.removeCommon(&old, &new) { "\($0.kind)\u{1}\($0.values)" }
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
    old = Self.removing(newKeys, from: zip(old, oldKeys))
    new = Self.removing(oldKeys, from: zip(new, newKeys))
  }

  /// Returns the problems without one for each of the keys.
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
  /// The code and the text for comparison, which a problem keeps at any line of any file.
  var textKey: String { "\(kind)\u{1}\(subject)" }

  /// The code, with the file if the problem is about the whole of it.
  fileprivate var kind: String {
    switch code {
    case .jsonSyntax, .listMissing, .galleryUnreadable: "\(code.rawValue)\u{1}\(file)"
    default: code.rawValue
    }
  }

  /// The text for comparison, without letter case, trailing slashes of URLs and the number of
  /// people who use a keyword.
  fileprivate var subject: String {
    let keyword =
      code == .keywordNonstandard ? message.split(separator: "\"").dropFirst().first : nil
    var letters: [UInt8] = []
    letters.reserveCapacity(message.utf8.count)
    // `replacing` is too slow for the tens of thousands of problems that there can be.
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
