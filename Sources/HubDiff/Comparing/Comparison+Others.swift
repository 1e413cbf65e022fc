import HubBundle
import HubModel

extension Comparison {
  /// Compares the keywords and languages that Level 0 defines. Others show up in the changes of the
  /// people and texts that use them.
  mutating func compareReference() {
    let reason = Self.reason(for: "Level 0 file")
    if isOmitted(.levelZero, reason, { !$0.knowsLevelZero }) { return }
    let keywords = Edit(before.hub.keywords, after.hub.keywords).map {
      $0.filter(\.value.isStandard)
    }
    for key in Set(keywords.before.keys).union(keywords.after.keys) {
      switch (keywords.before[key], keywords.after[key]) {
      case (let old?, let new?): compare(Edit(old, new))
      case (let facts?, nil): note(Self.subject(Edit(facts, facts)), .removed(.keyword(facts)))
      case (nil, let facts?): note(Self.subject(Edit(facts, facts)), .added(.keyword(facts)))
      case (nil, nil): break
      }
    }
    let languages = Edit(before.hub.languages, after.hub.languages).map {
      $0.filter(\.value.isDefined)
    }
    for code in Set(languages.before.keys).union(languages.after.keys) {
      switch (languages.before[code], languages.after[code]) {
      case (let facts?, nil): note(.language(code), .removed(.language(facts)))
      case (nil, let facts?): note(.language(code), .added(.language(facts)))
      case (let old?, let new?) where old.englishName != new.englishName:
        note(.language(code), .text(.englishName, Edit(old.englishName, new.englishName)))
      default: continue
      }
    }
  }

  private static func subject(_ facts: Edit<KeywordFacts>) -> Change.Subject {
    .keyword(facts.after.key, idString: facts.map(\.idString))
  }

  private mutating func compare(_ facts: Edit<KeywordFacts>) {
    let subject = Self.subject(facts)
    note(subject, .name, facts.map(\.names))
    note(subject, .usage, facts.map(\.usages))
    guard options.isStrict else { return }
    let added = facts.map(\.dateAdded)
    if added.before != added.after { note(subject, .text(.dateAdded, added)) }
    if facts.before.idString != facts.after.idString { note(subject, .spelling) }
  }

  /// Compares the states of the hub's files. The layout of files means nothing by itself, so it
  /// counts in strict comparisons only.
  mutating func compareSources() {
    for location in Set(before.hub.sources.keys).union(after.hub.sources.keys) {
      let source = Edit(before.hub.sources[location], after.hub.sources[location])
      if !isSame(source) { note(.source, .source(source)) }
    }
  }

  private func isSame(_ source: Edit<RecordedSource?>) -> Bool {
    guard let old = source.before, let new = source.after else { return !options.isStrict }
    guard old.state == new.state else { return false }
    guard options.isStrict, let digest = old.originalDigest,
      let other = new.originalDigest
    else { return true }
    return digest == other
  }

  /// Compares problems. A problem is the same at any line of any file as long as its text is the
  /// same, unless it is about a whole file. It is neither new nor solved if the other side did not
  /// read its file, or if one side did not read what the problem depends on.
  mutating func compareProblems() {
    var (old, new) = (before.hub.problems, after.hub.problems)
    // Versions of hubpack may word the same problem differently.
    for key: (Problem) -> String in [\.textKey, { "\($0.codeKey)\u{1}\($0.valuesKey)" }] {
      let keys = (old.map(key), new.map(key))
      old = removing(keys.1, from: old, keys: keys.0)
      new = removing(keys.0, from: new, keys: keys.1)
    }
    let unread = before.knowledge.unreadParts.union(after.knowledge.unreadParts)
    (old, new) = (
      old.filter { after.knowledge.knowsSolution(of: $0) },
      new.filter { before.knowledge.knowsProblems(of: $0.file) }
    )
    func isKnown(_ problem: Problem) -> Bool { problem.code.dependencies.isDisjoint(with: unread) }
    changes += old.filter(isKnown).map { Change(.problem, .removed(.problem($0))) }
    changes += new.filter(isKnown).map { Change(.problem, .added(.problem($0))) }
  }
}
