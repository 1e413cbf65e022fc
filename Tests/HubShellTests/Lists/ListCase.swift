import HubBundle
import Testing

/// A list, and SQL that finds the same rows in the same order, written without our compiler of queries.
struct ListCase: CustomTestStringConvertible {
  let line: String
  let sql: String

  var testDescription: String { line }

  init(_ line: String, sql: String) {
    self.line = line
    self.sql = sql
  }

  /// The fields that it asks for.
  var fields: Set<Field> {
    let names = line.split(separator: " ").compactMap { word in
      word.firstRange(of: ":").map { word[..<$0.lowerBound].drop { $0 == "-" } }
    }
    return Set(names.compactMap { Field(rawValue: String($0)) })
  }

  static func clubs(_ filters: String, _ condition: String) -> ListCase {
    ListCase(
      "clubs \(filters) columns name,town",
      sql: """
        SELECT full_name, town FROM places o WHERE kind = 'club' AND (\(condition))
        ORDER BY folded_name, folded_town
        """)
  }

  /// Clubs with a visible member for whom something holds.
  static func clubs(_ filters: String, withMember condition: String) -> ListCase {
    clubs(
      filters,
      "id IN (SELECT organization_id FROM members WHERE NOT is_deceased AND (\(condition)))")
  }

  static func museums(_ filters: String, _ condition: String) -> ListCase {
    ListCase(
      "museums \(filters) columns name,town",
      sql: """
        SELECT full_name, town FROM places o WHERE kind = 'museum' AND (\(condition))
        ORDER BY folded_name, folded_town
        """)
  }

  static func members(
    _ filters: String, _ condition: String, showingDeceased: Bool = false
  ) -> ListCase {
    ListCase(
      "members \(filters) columns name,club",
      sql: """
        SELECT name, club FROM members
        WHERE (\(condition)) AND \(showingDeceased ? "1" : "NOT is_deceased")
        ORDER BY sort_key, photographer_id, id
        """)
  }

  static func people(
    _ filters: String, _ condition: String, showingDeceased: Bool = false
  ) -> ListCase {
    ListCase(
      "people \(filters) columns name",
      sql: """
        SELECT name FROM people p
        WHERE (\(condition)) AND \(showingDeceased ? "1" : "NOT is_deceased") ORDER BY sort_key
        """)
  }

  /// People with a membership for which something holds.
  static func people(_ filters: String, withMembership condition: String) -> ListCase {
    people(filters, "id IN (SELECT photographer_id FROM members WHERE \(condition))")
  }

  static func keywords(_ filters: String, _ condition: String) -> ListCase {
    ListCase(
      "keywords \(filters) columns key",
      sql: "SELECT id_string FROM keywords k WHERE \(condition) ORDER BY lower(id_string)")
  }

  /// Keywords of a visible member for whom something holds.
  static func keywords(_ filters: String, ofMember condition: String) -> ListCase {
    keywords(
      filters,
      """
      id IN (SELECT keyword_id FROM photographer_keywords WHERE photographer_id IN
        (SELECT photographer_id FROM members WHERE NOT is_deceased AND (\(condition))))
      """)
  }

  static func images(_ filters: String, _ condition: String) -> ListCase {
    ListCase(
      "images \(filters) columns id,title",
      sql: "SELECT id, title FROM images i WHERE \(condition) ORDER BY membership_id, position")
  }

  /// Images of a visible member for whom something holds.
  static func images(_ filters: String, ofMember condition: String) -> ListCase {
    images(
      filters, "membership_id IN (SELECT id FROM members WHERE NOT is_deceased AND (\(condition)))")
  }
}
