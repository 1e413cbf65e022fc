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
    let queries: [(String, SQL)] = [
      (
        "clubs by level", "SELECT level, count(*) FROM organizations WHERE kind = 'club' GROUP BY 1"
      ),
      (
        "clubs by country",
        """
        SELECT coalesce(country, '?'), count(*) FROM organizations WHERE kind = 'club'
        GROUP BY 1 ORDER BY 2 DESC, 1
        """
      ),
      (
        "museums by country",
        """
        SELECT coalesce(country, '?'), count(*) FROM organizations WHERE kind = 'museum'
        GROUP BY 1 ORDER BY 2 DESC, 1
        """
      ),
      (
        "memberships by year of joining",
        """
        SELECT substr(start_date, 1, 4), count(*) FROM memberships
        WHERE start_date IS NOT NULL GROUP BY 1 ORDER BY 1
        """
      ),
      (
        "memberships by role",
        """
        SELECT role, count(*) FROM membership_roles GROUP BY 1
        ORDER BY instr('\(sql: Snippet.roles)', role)
        """
      ),
      ("people by keyword", keyword),
      (
        "images by year",
        """
        SELECT substr(capture_date, 1, 4), count(*) FROM images
        WHERE capture_date IS NOT NULL GROUP BY 1 ORDER BY 1
        """
      ),
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
