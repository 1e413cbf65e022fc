import GRDB
import HubBundle
import HubGeography
import HubModel

/// A search for names of towns and nicknames of clubs that differ by a letter from what they mean
/// (Docs/Hub.md, "Problems and how to fix them").
struct MisspelledNames {
  /// One problem for each name, towns first, in the order of Level 1.
  private(set) var problems: [Problem] = []

  /// Searches all organizations. O(n)
  init(_ database: Database) throws {
    try findTowns(database)
    try findNicknames(database)
  }

  private mutating func findTowns(_ database: Database) throws {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT \(ValuePlaces.columns("town")), name, town, latitude, longitude
        FROM \(CatalogCheck.organizations) WHERE latitude IS NOT NULL ORDER BY o.id
        """)
    let places = rows.compactMap { row in
      Coordinates(latitude: row["latitude"], longitude: row["longitude"]).map {
        (town: row["town"] as String, coordinates: $0)
      }
    }
    guard places.count == rows.count else { return }
    let similar = TownAtlas.similarNames(to: places)
    for (index, name) in similar.sorted(by: { $0.key < $1.key }) {
      problems.append(
        Problem(
          .townSpelling, at: rows[index],
          "the town of \(rows[index]["name"] as String) differs by a letter from \(name), which is nearby",
          suggestion: "did you mean \"\(name)\"?"))
    }
  }

  /// Finds nicknames that differ from the name of the member list, or of that in `level2URL`. Where
  /// the list itself has another nickname, that is a problem already.
  private mutating func findNicknames(_ database: Database) throws {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT \(ValuePlaces.columns("nick_name")), nick_name, list
        FROM (SELECT *, (SELECT location FROM sources WHERE id = member_source_id) AS file,
          coalesce((SELECT location FROM sources WHERE id = member_source_id), level2_url) AS list
          FROM \(CatalogCheck.organizations)) o
        WHERE kind = 'club' AND list LIKE '%.level2.json' AND NOT EXISTS
          (SELECT 1 FROM problems WHERE code = 'nickname-differs' AND problems.file = o.file)
        ORDER BY o.id
        """)
    for row in rows {
      let (nickName, list): (String, String) = (row["nick_name"], row["list"])
      let file = list.split(separator: "/").last ?? ""
      let name = file.dropLast(".level2.json".count)
      let (one, other) = (Self.letters(nickName[...]), Self.letters(name))
      guard min(one.count, other.count) > 4,
        one.filter(\.properties.isNumeric) == other.filter(\.properties.isNumeric),
        Suggestion.editDistance(one, other) == 1
      else { continue }
      problems.append(
        Problem(
          .nicknameDiffers, at: row,
          "the nickname \"\(nickName)\" differs by a letter from the name of its member list, \(file)",
          suggestion: "did you mean \"\(name)\"?"))
    }
  }

  private static func letters(_ text: Substring) -> [Unicode.Scalar] {
    Array(text.lowercased().unicodeScalars)
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isNumeric: Bool { numericType != nil }
}
