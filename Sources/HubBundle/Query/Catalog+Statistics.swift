import GRDB

/// A heading with numbers by label.
public struct Statistic: Sendable, Equatable {
  /// The heading: "members by keyword".
  public let title: String
  /// The labels with their numbers.
  public let counts: [Count]

  /// A label with its number.
  public struct Count: Sendable, Equatable {
    /// The label, such as the code of a country, or a year.
    public let label: String
    /// The number.
    public let number: Int
  }
}

extension Catalog {
  /// Returns the statistics of a hub, by level, country, keyword, year and language. O(rows).
  ///
  /// Everybody is counted, including people whom lists hide.
  public func statistics(_ presentation: Presentation) throws -> [Statistic] {
    let keyword: SQL = """
      SELECT \(Snippet.keywordName(presentation, nil)),
        (SELECT count(*) FROM photographer_keywords WHERE keyword_id = k.id) AS number
      FROM keywords k WHERE number > 0 ORDER BY number DESC, k.key LIMIT 20
      """
    func byCountry(_ kind: String) -> SQL {
      """
      SELECT coalesce(country, '?'), count(*) FROM organizations WHERE kind = \(kind)
      GROUP BY 1 ORDER BY 2 DESC, 1
      """
    }
    func byYear(_ date: String, of table: String) -> SQL {
      """
      SELECT substr(\(sql: date), 1, 4), count(*) FROM \(sql: table)
      WHERE \(sql: date) IS NOT NULL GROUP BY 1 ORDER BY 1
      """
    }
    let queries: [(String, SQL)] = [
      (
        "clubs by level", "SELECT level, count(*) FROM organizations WHERE kind = 'club' GROUP BY 1"
      ),
      ("clubs by country", byCountry("club")), ("museums by country", byCountry("museum")),
      ("memberships by year of joining", byYear("start_date", of: "memberships")),
      (
        "memberships by role",
        """
        SELECT role, count(*) FROM membership_roles GROUP BY 1
        ORDER BY instr('\(sql: Snippet.roles)', role)
        """
      ),
      ("people by keyword", keyword), ("images by year", byYear("capture_date", of: "images")),
      (
        "texts about organizations by language",
        "SELECT language, count(*) FROM remarks GROUP BY 1 ORDER BY 2 DESC, 1"
      ),
    ]
    return try read { database in
      try queries.map { title, query in
        let rows = try Row.fetchAll(database, SQLRequest(literal: query))
        return Statistic(
          title: title,
          counts: rows.map {
            Statistic.Count(
              label: String.fromDatabaseValue($0[0]) ?? "\(Int.fromDatabaseValue($0[0]) ?? 0)",
              number: Int.fromDatabaseValue($0[1]) ?? 0)
          })
      }
    }
  }
}
