import GRDB
import HubModel

extension Catalog {
  /// Returns the values that a field of a subject can have and that contain a word starting with
  /// `text`, for completion. In order, at most `limit`. O(rows).
  public func values(
    of field: Field, in subject: Subject, startingWith text: String, limit: Int
  ) throws -> [String] {
    let words = subject.words(of: field)
    let folded = Text.folded(text)
    if !words.isEmpty { return words.filter { $0.hasPrefix(folded) } }
    switch (field, subject) {
    case (.club, .exhibitions):
      return try names("SELECT full_name, folded_name FROM organizations", folded, limit)
    case (.town, .exhibitions):
      return try names(
        "SELECT town, folded_town FROM organizations UNION SELECT town, fold(town) FROM exhibitions",
        folded, limit)
    case (.name, .exhibitions):
      return try names("SELECT name, folded_name FROM exhibitions", folded, limit)
    case (.club, _), (.name, .clubs):
      return try names(
        "SELECT full_name, folded_name FROM organizations WHERE kind = 'club'", folded, limit)
    case (.name, .museums):
      return try names(
        "SELECT full_name, folded_name FROM organizations WHERE kind = 'museum'", folded, limit)
    case (.town, .museums):
      return try names(
        "SELECT town, folded_town FROM organizations WHERE kind = 'museum'", folded, limit)
    case (.town, _), (.near, _):
      return try names("SELECT town, folded_town FROM organizations", folded, limit)
    case (.keyword, _), (.name, .keywords):
      return try names(
        "SELECT name, fold(name) FROM keyword_names UNION SELECT id_string, fold(id_string) FROM keywords",
        folded, limit)
    case (.person, _), (.name, .members), (.name, .people):
      return try names(
        "SELECT \(Snippet.personName), folded_name FROM photographers p", folded, limit)
    case (.language, _): return try names("SELECT code, code FROM languages", folded, limit)
    case (.country, _):
      return try names("SELECT country, lower(country) FROM organizations", folded, limit)
    case (.code, _): return try names("SELECT code, code FROM problems", folded, limit)
    case (.file, .problems):
      return try names("SELECT file, fold(file) FROM problems", folded, limit)
    case (.file, _), (.name, .sources):
      return try names("SELECT location, fold(location) FROM sources", folded, limit)
    default: return []
    }
  }

  /// Returns names of any kind that contain a word starting with `text`, for completion. At most
  /// `limit`.
  public func names(startingWith text: String, limit: Int) throws -> [String] {
    try names(
      """
      SELECT full_name, folded_name FROM organizations
      UNION ALL SELECT \(Snippet.personName), folded_name FROM photographers p
      UNION ALL SELECT name, fold(name) FROM keyword_names
      UNION ALL SELECT name, folded_name FROM exhibitions
      """, Text.folded(text), limit)
  }

  private func names(_ pairs: String, _ folded: String, _ limit: Int) throws -> [String] {
    try read { database in
      try String.fetchAll(
        database,
        sql: """
          WITH pairs(name, folded) AS (\(pairs))
          SELECT DISTINCT name FROM pairs
          WHERE name IS NOT NULL AND instr(' ' || folded, ?) > 0 ORDER BY instr(folded, ?), folded
          LIMIT ?
          """, arguments: [" " + folded, folded, limit])
    }
  }
}
