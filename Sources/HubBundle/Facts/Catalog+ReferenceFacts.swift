import GRDB
package import HubModel

extension Catalog {
  /// Returns all keywords, standard or only in use, sorted by key. O(rows).
  package func keywordFacts() throws -> [KeywordFacts] {
    try read { database in
      let names = try texts(
        "SELECT keyword_id AS id, language, name AS text FROM keyword_names", database)
      let usages = try texts(
        "SELECT keyword_id AS id, language, text FROM keyword_usages", database)
      return try Row.fetchAll(database, sql: "SELECT * FROM keywords ORDER BY key").map { row in
        var facts = KeywordFacts(
          try row.requiredText("id_string"), isStandard: try row.flag("is_standard"))
        facts.key = try row.requiredText("key")
        facts.dateAdded = try row.text("date_added")
        facts.names = try names[row.id("id"), default: [:]]
        facts.usages = try usages[row.id("id"), default: [:]]
        return facts
      }
    }
  }

  /// Returns all languages, defined or only in use, sorted by code. O(rows).
  package func languageFacts() throws -> [LanguageFacts] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM languages ORDER BY code").map { row in
        LanguageFacts(
          try row.requiredText("code"), englishName: try row.text("english_name"),
          isDefined: try row.flag("is_defined"))
      }
    }
  }

  /// Returns the states of level files and galleries, in the order in which they were first
  /// referenced. O(rows that are read).
  ///
  /// - Parameter ids: The ids of the files wanted; nil for all.
  package func sourceFacts(of ids: [Int64]? = nil) throws -> [SourceFacts] {
    let wanted = WantedRows(ids)
    return try sourceFacts(where: wanted.condition("id"), wanted.arguments)
  }

  /// Returns the files that show which parts of the hub a bundle does not know: those of Levels 0
  /// and 1, and those that a selection of clubs excluded. O(rows).
  package func sourceFactsOfGaps() throws -> [SourceFacts] {
    try sourceFacts(where: "role IN ('level0', 'level1') OR reason = 'filtered'", [])
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
    return try read { database in
      try parts.contains { rows in
        try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM \(rows))") == true
      }
    }
  }

  private func sourceFacts(
    where condition: String, _ arguments: StatementArguments
  ) throws -> [SourceFacts] {
    try read { database in
      let query = "SELECT * FROM sources WHERE \(condition) ORDER BY id"
      let rows = try Row.fetchCursor(database, sql: query, arguments: arguments)
      var all: [SourceFacts] = []
      while let row = try rows.next() {
        let state: RecordedState = try row.word("state")
        var facts = SourceFacts(
          try row.requiredText("location"), role: try row.requiredText("role"),
          state: state.rawValue)
        facts.reason = try row.text("reason")
        facts.digest = try row.digest("original_sha256")
        all.append(facts)
      }
      return all
    }
  }
}
