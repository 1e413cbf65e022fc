import GRDB
package import HubModel

extension Catalog {
  /// Returns all keywords, standard or only in use, sorted by key. O(rows).
  package func keywordFacts() throws -> [KeywordFacts] {
    let names = try texts("SELECT keyword_id AS id, language, name AS text FROM keyword_names")
    let usages = try texts("SELECT keyword_id AS id, language, text FROM keyword_usages")
    return try records(of: "SELECT * FROM keywords ORDER BY key") { row in
      var facts = KeywordFacts(
        try row.requiredText("id_string"), isStandard: try row.flag("is_standard"))
      facts.key = try row.requiredText("key")
      facts.dateAdded = try row.text("date_added")
      facts.names = try names[row.id("id"), default: [:]]
      facts.usages = try usages[row.id("id"), default: [:]]
      return facts
    }
  }

  /// Returns all languages, defined or only in use, sorted by code. O(rows).
  package func languageFacts() throws -> [LanguageFacts] {
    try records(of: "SELECT * FROM languages ORDER BY code") { row in
      LanguageFacts(
        try row.requiredText("code"), englishName: try row.text("english_name"),
        isDefined: try row.flag("is_defined"))
    }
  }

  /// Returns the codes of the languages in use, sorted.
  package func languagesInUse() throws -> [String] {
    try records(of: CatalogSchema.languagesUsed + " ORDER BY 1") { try $0.requiredText("language") }
  }

  /// Returns true if a part of the hub could not be read or was skipped, other than placeholders:
  /// a member list, another file, a gallery, or a record or value in one of them. O(rows).
  package func lacksParts() throws -> Bool {
    let isLacking = "state NOT IN ('present', 'stale') AND reason IS NOT 'placeholder'"
    let unread = Problem.Code.allCases.filter { $0.leavesOutRecord || $0.leavesOutValue }
    let parts = [
      "organizations WHERE members_state NOT IN ('read', 'none')", "sources WHERE \(isLacking)",
      "galleries WHERE \(isLacking)", "exhibition_galleries WHERE \(isLacking)",
      "problems WHERE code IN (\(unread.map { "'\($0.rawValue)'" }.joined(separator: ", ")))",
    ]
    return try parts.contains { try !rows(of: "SELECT 1 FROM \($0) LIMIT 1").isEmpty }
  }
}
