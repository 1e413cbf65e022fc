import GRDB
import HubModel

extension Catalog {
  /// Returns the values that a field of a subject can have and that contain a word starting with
  /// `text`, for completion. In order, at most `limit`. O(rows).
  public func names(
    of field: Field, in subject: Subject, startingWith text: String, limit: Int
  ) throws -> [String] {
    let words = subject.words(of: field)
    let folded = Text.folded(text)
    if !words.isEmpty { return words.filter { $0.hasPrefix(folded) } }
    let query: String? =
      switch (field, subject) {
      case (.club, .exhibitions): Names.organizations
      case (.town, .exhibitions): Names.townsAndExhibitions
      case (.name, .exhibitions): Names.exhibitions
      case (.club, _), (.name, .clubs): Names.organizations + " WHERE kind = 'club'"
      case (.name, .museums): Names.organizations + " WHERE kind = 'museum'"
      case (.town, .museums): Names.towns + " WHERE kind = 'museum'"
      case (.town, _), (.near, _): Names.towns
      case (.keyword, _), (.name, .keywords): Names.keywordsAndTexts
      case (.person, _), (.name, .members), (.name, .people): Names.people
      case (.language, _): "SELECT code, code FROM languages"
      case (.country, _): "SELECT country, lower(country) FROM organizations"
      case (.code, _): "SELECT code, code FROM problems"
      case (.file, .problems): "SELECT file, fold(file) FROM problems"
      case (.file, _), (.name, .sources): "SELECT location, fold(location) FROM sources"
      default: nil
      }
    return try query.map { try names($0, folded, limit) } ?? []
  }

  /// Returns names of any kind that contain a word starting with `text`, for completion. At most
  /// `limit`.
  public func names(startingWith text: String, limit: Int) throws -> [String] {
    let all = [Names.organizations, Names.people, Names.keywords, Names.exhibitions]
    return try names(all.joined(separator: " UNION ALL "), Text.folded(text), limit)
  }

  private func names(_ pairs: String, _ folded: String, _ limit: Int) throws -> [String] {
    let query = """
      WITH pairs(name, folded) AS (\(pairs))
      SELECT DISTINCT name FROM pairs
      WHERE name IS NOT NULL AND instr(' ' || folded, ?) > 0 ORDER BY instr(folded, ?), folded
      LIMIT ?
      """
    return try records(of: query, [" " + folded, folded, limit]) { try $0.requiredText("name") }
  }
}

/// Queries for names, each with its folded form.
enum Names {
  static let organizations = "SELECT full_name, folded_name FROM organizations"
  static let towns = "SELECT town, folded_town FROM organizations"
  static let people = "SELECT \(Snippet.personName), folded_name FROM photographers p"
  static let keywords = "SELECT name, fold(name) FROM keyword_names"
  static let exhibitions = "SELECT name, folded_name FROM exhibitions"
  static let townsAndExhibitions = towns + " UNION SELECT town, fold(town) FROM exhibitions"
  static let keywordsAndTexts = keywords + " UNION SELECT id_string, fold(id_string) FROM keywords"
  /// The folded name of an organization with its town: "fotogroep lumen (waterlinge)".
  static let displayed = "folded_name || ' (' || folded_town || ')'"
}
