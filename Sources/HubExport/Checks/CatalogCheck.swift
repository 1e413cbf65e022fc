import GRDB
import HubBundle
import HubModel

/// A check of the finished catalog, which compares records with each other, or with the day on which
/// the bundle is made (Docs/Hub.md, "Problems and how to fix them").
struct CatalogCheck {
  let code: Problem.Code
  /// Selects one row for each problem: the location, the line and column or NULL, the message, and the
  /// suggestion or NULL. `:day` is the day of creation, `:isWhole` is true if no club was omitted.
  let sql: String

  /// The year in which photography was made public.
  private static let photography = 1839

  static let all = [
    CatalogCheck(
      code: .datesReversed,
      sql: """
        SELECT \(CheckedRows.at("end_date")), 'the end date of ' || name || ', ' || end_date || ', is before the start date '
          || start_date, 'correct one of them'
        FROM \(CheckedRows.members) WHERE end_date < start_date
        """),
    CatalogCheck(
      code: .dateImplausible,
      sql: """
        SELECT \(CheckedRows.at("start_date")), 'the start date of ' || name || ', ' || start_date || ', is ' || why, NULL
        FROM (SELECT *, CASE
            WHEN start_date > :day THEN 'in the future'
            WHEN start_date < '\(photography)' THEN 'before there was photography'
            WHEN birthday NOT LIKE '-%' AND start_date < birthday THEN 'before the birthday ' || birthday
          END AS why FROM \(CheckedRows.members)) WHERE why IS NOT NULL
        """),
    CatalogCheck(
      code: .dateImplausible,
      sql: """
        SELECT \(CheckedRows.at("birthday")), 'the birthday of ' || name || ', ' || stated_birthday || ', is '
          || iif(stated_birthday > :day, 'in the future', 'before there was photography'), NULL
        FROM \(CheckedRows.members) WHERE stated_birthday NOT LIKE '-%'
          AND (stated_birthday > :day OR stated_birthday < '\(photography - 100)')
        """),
    CatalogCheck(
      code: .placeholderURL,
      sql: """
        SELECT \(CheckedRows.at("level3_url")), 'the portfolio of ' || name || ' is a placeholder: ' || level3_url,
          'enter the URL of the portfolio, or remove it'
        FROM \(CheckedRows.members) JOIN galleries ON membership_id = m.id WHERE reason = 'placeholder'
        """),
    twice(
      "both have the website ' || website || '", by: site("website"), at: "website",
      where: "kind = 'club' AND website IS NOT NULL", atMost: 2),
    // More than two clubs with one website may belong to one federation.
    CatalogCheck(
      code: .clubTwice,
      sql: """
        SELECT \(CheckedRows.at("website")), name || ' and ' || (count(*) - 1)
          || ' other clubs have the website ' || website,
          'merge them, or give each its own, unless they share one', min(o.id) -- which decides whose row this is
        FROM \(CheckedRows.organizations) WHERE kind = 'club' AND website IS NOT NULL
        GROUP BY \(site("website")) HAVING count(*) > 2
        """),
    twice(
      "the names differ only in spelling", by: "folded_town || char(1) || " + letters, at: "name"),
    CatalogCheck(
      code: .coordinatesShared,
      sql: """
        SELECT \(CheckedRows.at("coordinates")),
          name || ' has the coordinates of ' || first,
          'correct one of them, unless they meet in one place'
        FROM \(CheckedRows.organizations) JOIN (
          SELECT min(id) AS firstID, latitude AS north, longitude AS east, folded_town AS firstTown,
            \(CheckedRows.organizationName) AS first
          FROM organizations WHERE latitude IS NOT NULL GROUP BY latitude, longitude HAVING count(*) > 1
        ) ON north = latitude AND east = longitude
        WHERE o.id <> firstID AND folded_town <> firstTown
        """),
    CatalogCheck(
      code: .numberShared,
      sql: """
        SELECT \(CheckedRows.at("fotobond_number")), name || ' has the Fotobond number of ' || first || ', ' || fotobond_number, NULL
        FROM \(CheckedRows.members) JOIN (
          SELECT fotobond_number AS number, photographer_id AS firstPerson, min(m.id), \(CheckedRows.personName) AS first
          FROM memberships m JOIN photographers p ON p.id = photographer_id
          WHERE fotobond_number IS NOT NULL GROUP BY fotobond_number
          HAVING count(DISTINCT photographer_id) > 1) ON number = fotobond_number
        WHERE photographer_id <> firstPerson
        """),
    CatalogCheck(
      code: .numberShared,
      sql: """
        SELECT \(CheckedRows.at("fotobond_number")), name || ' has the Fotobond number of ' || first || ', ' || fotobond_number,
          'correct one of them'
        FROM \(CheckedRows.organizations) JOIN (
          SELECT fotobond_number AS number, min(id) AS firstID, \(CheckedRows.organizationName) AS first
          FROM organizations WHERE fotobond_number IS NOT NULL
          GROUP BY fotobond_number HAVING count(*) > 1) ON number = fotobond_number
        WHERE o.id <> firstID
        """),
    shared("website", "stated_website", by: site("stated_website"), at: "website"),
    shared("portrait", "stated_portrait_url", by: "stated_portrait_picture_id", at: "portrait_url"),
    // A relative URL starts from its file; a placeholder is a problem of its own.
    shared(
      "portfolio", "level3_url",
      by: """
        iif(EXISTS (SELECT 1 FROM galleries WHERE membership_id = m.id AND reason = 'placeholder'), NULL,
          iif(level3_url LIKE '%://%', '', source_id) || ' ' || \(site("level3_url")))
        """, at: "level3_url"),
    CatalogCheck(
      code: .chairmanTwice,
      sql: """
        SELECT \(CheckedRows.at("chairman")), name || ' is a chairman of the club, as is ' || first,
          'correct one of them, unless they share the office'
        FROM \(CheckedRows.members) JOIN membership_roles r ON r.membership_id = m.id AND role = 'chairman' JOIN (
          SELECT organization_id AS club, min(m.id) AS firstID, \(CheckedRows.personName) AS first
          FROM memberships m JOIN photographers p ON p.id = photographer_id
            JOIN membership_roles ON membership_id = m.id AND role = 'chairman'
          WHERE NOT is_former GROUP BY organization_id HAVING count(*) > 1) ON club = organization_id
        WHERE m.id <> firstID AND NOT is_former
        """),
    // With clubs omitted, somebody else may use it.
    CatalogCheck(
      code: .keywordUnused,
      sql: """
        SELECT location, NULL, NULL, 'nobody uses the keyword "' || id_string || '"', NULL
        FROM keywords k JOIN sources ON sources.id = source_id WHERE is_standard
          AND NOT EXISTS (SELECT 1 FROM photographer_keywords WHERE keyword_id = k.id)
          AND :isWhole AND EXISTS (SELECT 1 FROM memberships)
          AND NOT EXISTS (SELECT 1 FROM organizations WHERE members_state = 'unknown')
          AND NOT EXISTS (SELECT 1 FROM sources WHERE role = 'level1' AND state <> 'present')
        """),
  ]

  /// A website without the parts that often differ.
  private static func site(_ column: String) -> String {
    "rtrim(replace(replace(lower(\(column)), 'https://', 'http://'), '://www.', '://'), '/')"
  }
  /// The name of an organization, without characters that are often written in another way.
  private static let letters = [" ", "-", "'", "’", "."].reduce("folded_name") { name, character in
    "replace(\(name), '\(character == "'" ? "''" : character)', '')"
  }

  /// A check that two records describe one club or museum.
  ///
  /// - Parameters:
  ///   - reason: The reason, as a part of an SQL text.
  ///   - key: The expression that both have in common.
  ///   - value: The value at which the problem stands.
  ///   - condition: The condition for records that are compared.
  ///   - most: The largest number of records that are no coincidence.
  private static func twice(
    _ reason: String, by key: String, at value: String, where condition: String = "TRUE",
    atMost most: Int = .max
  ) -> CatalogCheck {
    CatalogCheck(
      code: .clubTwice,
      sql: """
        SELECT \(CheckedRows.at(value)), name || ' may be ' || first || ': \(reason)', 'if so, merge the two records'
        FROM \(CheckedRows.organizations) JOIN (
          SELECT min(id) AS firstID, \(key) AS key, \(CheckedRows.organizationName) AS first
          FROM organizations WHERE \(condition)
          GROUP BY \(key) HAVING count(*) BETWEEN 2 AND \(most)) ON key = \(key)
        WHERE (\(condition)) AND o.id <> firstID
        """)
  }

  /// A check that several people have one URL.
  private static func shared(
    _ noun: String, _ column: String, by key: String, at value: String
  ) -> CatalogCheck {
    CatalogCheck(
      code: .addressShared,
      sql: """
        SELECT \(CheckedRows.at(value)), name || ' and ' || (count(DISTINCT photographer_id) - 1)
          || iif(count(DISTINCT photographer_id) = 2, ' other person', ' other people')
          || ' have the same \(noun): ' || \(column), NULL, min(m.id) -- which decides whose row this is
        FROM \(CheckedRows.members) WHERE \(key) IS NOT NULL
        GROUP BY \(key) HAVING count(DISTINCT photographer_id) > 1
        """)
  }

  /// Returns the problems that show only beside other records, of the finished catalog.
  /// O(memberships).
  static func problems(
    on day: PartialDate, isWhole: Bool, _ database: Database
  ) throws -> [Problem] {
    let values: [String: (any DatabaseValueConvertible)?] = [
      "day": day.description, "isWhole": isWhole,
    ]
    let found = try all.flatMap { check -> [Problem] in
      let arguments = StatementArguments(values.filter { check.sql.contains(":" + $0.key) })
      let sql = check.sql + " ORDER BY 1, 2, 3, 4"
      return try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
        Problem(check.code, at: row, row[3], suggestion: row[4])
      }
    }
    return try found + SimilarNames.problems(database) + MisplacedOrganizations(database).problems
      + MisspelledNames.problems(database) + InsecureAddresses.problems(database)
  }
}
