import GRDB
import HubBundle
import HubGeography
import HubModel

/// A search for names of towns and nicknames of clubs that differ by a letter from what they mean
/// (Docs/Hub.md, "Problems and how to fix them").
enum MisspelledNames {
  /// Returns one problem for each name, towns first, in the order of Level 1. O(n)
  static func problems(_ database: Database) throws -> [Problem] {
    try towns(database) + nicknames(database)
  }

  private static func towns(_ database: Database) throws -> [Problem] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT \(CheckedRows.at("town")), name, town, latitude, longitude
        FROM \(CheckedRows.organizations) WHERE latitude IS NOT NULL ORDER BY o.id
        """)
    let places = rows.compactMap { row in
      Coordinates(latitude: row["latitude"], longitude: row["longitude"]).map {
        (town: row["town"] as String, coordinates: $0)
      }
    }
    guard places.count == rows.count else { return [] }
    return TownAtlas.similarNames(to: places).sorted { $0.key < $1.key }.map { index, name in
      Problem(
        .townSpelling, at: rows[index],
        "the town of \(rows[index]["name"] as String) differs by a letter from \(name), which is nearby",
        suggestion: "did you mean \"\(name)\"?")
    }
  }

  /// Returns the problems of nicknames that differ from the name of the member list, or of that in
  /// `level2URL`. Where the list itself has another nickname, that is a problem already.
  private static func nicknames(_ database: Database) throws -> [Problem] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT \(CheckedRows.at("nick_name")), nick_name, list
        FROM (SELECT *, (SELECT location FROM sources WHERE id = member_source_id) AS file,
          coalesce((SELECT location FROM sources WHERE id = member_source_id), level2_url) AS list
          FROM \(CheckedRows.organizations)) o
        WHERE kind = 'club' AND list LIKE '%.level2.json' AND NOT EXISTS
          (SELECT 1 FROM problems WHERE code = 'nickname-differs' AND problems.file = o.file)
        ORDER BY o.id
        """)
    return rows.compactMap { row -> Problem? in
      let (nickName, list): (String, String) = (row["nick_name"], row["list"])
      let file = list.split(separator: "/").last ?? ""
      let name = file.dropLast(".level2.json".count)
      let (one, other) = (letters(nickName[...]), letters(name))
      guard min(one.count, other.count) > 4,
        one.filter(\.properties.isNumeric) == other.filter(\.properties.isNumeric),
        Suggestion.editDistance(one, other) == 1
      else { return nil }
      return Problem(
        .nicknameDiffers, at: row,
        "the nickname \"\(nickName)\" differs by a letter from the name of its member list, \(file)",
        suggestion: "did you mean \"\(name)\"?")
    }
  }

  private static func letters(_ text: Substring) -> [Unicode.Scalar] {
    Array(text.lowercased().unicodeScalars)
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isNumeric: Bool { numericType != nil }
}
