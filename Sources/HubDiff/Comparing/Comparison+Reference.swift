import HubModel

extension Comparison {
  /// Compares the keywords and languages that Level 0 defines. Others show up in the changes of the
  /// people and texts that use them.
  mutating func compareReference() {
    let reason = Self.reason(for: "Level 0 file")
    if isOmitted(.levelZero, reason, { !$0.knowsLevelZero }) { return }
    compareKeywords()
    compareLanguages()
  }

  private mutating func compareKeywords() {
    let old = before.hub.keywords.filter(\.value.isStandard)
    let new = after.hub.keywords.filter(\.value.isStandard)
    for key in Set(old.keys).union(new.keys) {
      switch (old[key], new[key]) {
      case (let facts?, nil): note(Edit(facts, facts), .removed(.keyword(facts)))
      case (nil, let facts?): note(Edit(facts, facts), .added(.keyword(facts)))
      case (let before?, let after?): compare(Edit(before, after))
      case (nil, nil): break
      }
    }
  }

  private mutating func compare(_ facts: Edit<KeywordFacts>) {
    for (language, edit) in edits(facts.before.names, facts.after.names) {
      note(facts, .translation(.name, language: language, edit))
    }
    for (language, edit) in edits(facts.before.usages, facts.after.usages) {
      note(facts, .translation(.usage, language: language, edit))
    }
    guard options.isStrict else { return }
    let added = Edit(facts.before.dateAdded, facts.after.dateAdded)
    if added.before != added.after { note(facts, .text(.dateAdded, added)) }
    if facts.before.idString != facts.after.idString { note(facts, .spelling) }
  }

  private mutating func note(_ facts: Edit<KeywordFacts>, _ what: Change.What) {
    changes.append(Change(.keyword(facts.after.key, idString: facts.map(\.idString)), what))
  }

  private mutating func compareLanguages() {
    let old = before.hub.languages.filter(\.value.isDefined)
    let new = after.hub.languages.filter(\.value.isDefined)
    for code in Set(old.keys).union(new.keys) {
      let what: Change.What
      switch (old[code], new[code]) {
      case (let facts?, nil): what = .removed(.language(facts))
      case (nil, let facts?): what = .added(.language(facts))
      case (let before?, let after?) where before.englishName != after.englishName:
        what = .text(.englishName, Edit(before.englishName, after.englishName))
      default: continue
      }
      changes.append(Change(.language(code), what))
    }
  }
}
