import HubJSON
package import HubModel

/// The reference data of a hub: its keywords and languages (Docs/Hub.md, "Level 0").
package struct LevelZero: Sendable {
  /// The keywords in file order, each key once.
  package var keywords: [KeywordDefinition] = []
  /// The languages in file order, each code once.
  package var languages: [LanguageDefinition] = []

  init() {}

  /// Reads a file; one that is not whole gives nil and a problem.
  init?(_ root: JSONValue, _ log: ProblemLog) {
    guard let file = RecordReader(root, .levelZero, log),
      file.hasLists("keywords", "expertises", "languages")
    else { return nil }
    var keys = Set<String>()
    for element in file.list("keywords") + file.list("expertises") {
      if Task.isCancelled { return }
      guard let definition = Self.keyword(element, log) else { continue }
      if keys.insert(KeywordDefinition.key(of: definition.idString)).inserted {
        keywords.append(definition)
      } else {
        log.note(
          .duplicateKeyword, at: element,
          "duplicate keyword \"\(definition.idString)\"; the first record is used")
      }
    }
    var codes = Set<String>()
    for element in file.list("languages") {
      if Task.isCancelled { return }
      guard let record = RecordReader(element, .language, log) else { continue }
      guard let code = record.text("isoCode") else {
        record.noteIgnored(.wrongType, "a language", without: "isoCode")
        continue
      }
      let definition = LanguageDefinition(
        code: code.lowercased(), englishName: record.text("languageNameEN"))
      if codes.insert(definition.code).inserted {
        languages.append(definition)
      } else if let name = definition.englishName,
        !languages.contains(where: { $0.code == definition.code && $0.englishName == name })
      {
        log.note(
          .duplicateText, at: element,
          "duplicate language \"\(code)\"; the first record is used")
      }
    }
  }

  private static func keyword(_ value: JSONValue, _ log: ProblemLog) -> KeywordDefinition? {
    guard let record = RecordReader(value, .keyword, log) else { return nil }
    guard let idString = record.text("idString") else {
      record.noteIgnored(.wrongType, "a keyword", without: "idString")
      return nil
    }
    return KeywordDefinition(
      idString: idString, names: record.localizedTexts("name", "localizations"),
      usages: record.localizedTexts("usage", "description"),
      dateAdded: record.fullDate("dateAdded"))
  }
}
