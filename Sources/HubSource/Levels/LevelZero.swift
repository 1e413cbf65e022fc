import HubJSON
package import HubModel

/// The reference data of a hub: its keywords and languages (Docs/Hub.md, "Level 0").
package struct LevelZero: Sendable {
  /// The keywords in file order, each key once.
  package var keywords: [KeywordFacts] = []
  /// The languages in file order, each code once.
  package var languages: [LanguageFacts] = []

  init() {}

  /// Reads a file; one that is not whole gives nil and a problem.
  init?(_ root: JSONValue, _ log: ProblemLog) {
    guard let file = RecordReader(root, .levelZero, log),
      file.hasLists("keywords", "expertises", "languages")
    else { return nil }
    var keys = Set<String>()
    for element in file.list("keywords") + file.list("expertises") {
      if Task.isCancelled { return }
      guard let keyword = Self.keyword(element, log) else { continue }
      if keys.insert(keyword.key).inserted {
        keywords.append(keyword)
      } else {
        log.note(
          .duplicateKeyword, at: element,
          "duplicate keyword \"\(keyword.idString)\"; the first record is used")
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
      let language = LanguageFacts(
        code.lowercased(), englishName: record.text("languageNameEN"), isDefined: true)
      if codes.insert(language.code).inserted {
        languages.append(language)
      } else if let name = language.englishName,
        !languages.contains(where: { $0.code == language.code && $0.englishName == name })
      {
        log.note(
          .duplicateText, at: element,
          "duplicate language \"\(code)\"; the first record is used")
      }
    }
  }

  private static func keyword(_ value: JSONValue, _ log: ProblemLog) -> KeywordFacts? {
    guard let record = RecordReader(value, .keyword, log) else { return nil }
    guard let idString = record.text("idString") else {
      record.noteIgnored(.wrongType, "a keyword", without: "idString")
      return nil
    }
    var keyword = KeywordFacts(idString, isStandard: true)
    keyword.names = byLanguage(record.localizedTexts("name", "localizations"))
    keyword.usages = byLanguage(record.localizedTexts("usage", "description"))
    keyword.dateAdded = record.fullDate("dateAdded")?.description
    return keyword
  }

  private static func byLanguage(_ texts: [LocalizedText]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { ($0.language, $0.text) })
  }
}
