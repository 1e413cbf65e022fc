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

  init(_ code: Problem.Code, _ sql: String) {
    self.code = code
    self.sql = sql
  }

  /// The name of a person, from a row of `photographers`.
  static let personName =
    "given_name || ' ' || CASE infix_name WHEN '' THEN '' ELSE infix_name || ' ' END || family_name"
  /// Memberships with the person, the club and the places in the file.
  static let members = """
    (SELECT m.*, \(personName) AS name, p.birthday, p.is_deceased, location, source_line AS line, places
      FROM memberships m JOIN photographers p ON p.id = photographer_id
        JOIN sources ON sources.id = m.source_id LEFT JOIN membership_places l ON l.id = m.id) m
    """
  /// The name of an organization, from a row of `organizations`.
  private static let organizationName = "'\"' || full_name || '\" (' || town || ')'"
  /// Clubs and museums with the places in the file.
  static let organizations = """
    (SELECT o.*, \(organizationName) AS name, location, line, places
      FROM organizations o
      JOIN sources ON sources.id = source_id LEFT JOIN organization_places l ON l.id = o.id) o
    """
  /// The file, line and column of a value.
  private static func at(_ value: String) -> String { ValuePlaces.columns(value) }
  /// The year in which photography was made public.
  private static let photography = 1839

  static let all = [
    CatalogCheck(
      .datesReversed,
      """
      SELECT \(at("end_date")), 'the end date of ' || name || ', ' || end_date || ', is before the start date '
        || start_date, 'correct one of them'
      FROM \(members) WHERE end_date < start_date
      """),
    CatalogCheck(
      .dateImplausible,
      """
      SELECT \(at("start_date")), 'the start date of ' || name || ', ' || start_date || ', is ' || why, NULL
      FROM (SELECT *, CASE
          WHEN start_date > :day THEN 'in the future'
          WHEN start_date < '\(photography)' THEN 'before there was photography'
          WHEN birthday NOT LIKE '-%' AND start_date < birthday THEN 'before the birthday ' || birthday
        END AS why FROM \(members)) WHERE why IS NOT NULL
      """),
    CatalogCheck(
      .dateImplausible,
      """
      SELECT \(at("birthday")), 'the birthday of ' || name || ', ' || stated_birthday || ', is '
        || iif(stated_birthday > :day, 'in the future', 'before there was photography'), NULL
      FROM \(members) WHERE stated_birthday NOT LIKE '-%'
        AND (stated_birthday > :day OR stated_birthday < '\(photography - 100)')
      """),
    CatalogCheck(
      .placeholderURL,
      """
      SELECT \(at("level3_url")), 'the portfolio of ' || name || ' is a placeholder: ' || level3_url,
        'enter the URL of the portfolio, or remove it'
      FROM \(members) JOIN galleries ON membership_id = m.id WHERE reason = 'placeholder'
      """),
    twice(
      "both have the website ' || website || '", by: site("website"), at: "website",
      where: "kind = 'club' AND website IS NOT NULL", atMost: 2),
    // More than two clubs with one website may belong to one federation.
    CatalogCheck(
      .clubTwice,
      """
      SELECT \(at("website")), name || ' and ' || (count(*) - 1)
        || ' other clubs have the website ' || website,
        'merge them, or give each its own, unless they share one', min(o.id) -- which decides whose row this is
      FROM \(organizations) WHERE kind = 'club' AND website IS NOT NULL
      GROUP BY \(site("website")) HAVING count(*) > 2
      """),
    twice(
      "the names differ only in spelling", by: "folded_town || char(1) || " + letters, at: "name"),
    CatalogCheck(
      .coordinatesShared,
      """
      SELECT \(at("coordinates")),
        name || ' has the coordinates of ' || first,
        'correct one of them, unless they meet in one place'
      FROM \(organizations) JOIN (
        SELECT min(id) AS firstID, latitude AS north, longitude AS east, folded_town AS firstTown,
          \(organizationName) AS first
        FROM organizations WHERE latitude IS NOT NULL GROUP BY latitude, longitude HAVING count(*) > 1
      ) ON north = latitude AND east = longitude
      WHERE o.id <> firstID AND folded_town <> firstTown
      """),
    CatalogCheck(
      .numberShared,
      """
      SELECT \(at("fotobond_number")), name || ' has the Fotobond number of ' || first || ', ' || fotobond_number, NULL
      FROM \(members) JOIN (
        SELECT fotobond_number AS number, photographer_id AS firstPerson, min(m.id), \(personName) AS first
        FROM memberships m JOIN photographers p ON p.id = photographer_id
        WHERE fotobond_number IS NOT NULL GROUP BY fotobond_number
        HAVING count(DISTINCT photographer_id) > 1) ON number = fotobond_number
      WHERE photographer_id <> firstPerson
      """),
    CatalogCheck(
      .numberShared,
      """
      SELECT \(at("fotobond_number")), name || ' has the Fotobond number of ' || first || ', ' || fotobond_number,
        'correct one of them'
      FROM \(organizations) JOIN (
        SELECT fotobond_number AS number, min(id) AS firstID, \(organizationName) AS first
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
      .chairmanTwice,
      """
      SELECT \(at("chairman")), name || ' is a chairman of the club, as is ' || first,
        'correct one of them, unless they share the office'
      FROM \(members) JOIN membership_roles r ON r.membership_id = m.id AND role = 'chairman' JOIN (
        SELECT organization_id AS club, min(m.id) AS firstID, \(personName) AS first
        FROM memberships m JOIN photographers p ON p.id = photographer_id
          JOIN membership_roles ON membership_id = m.id AND role = 'chairman'
        WHERE NOT is_former GROUP BY organization_id HAVING count(*) > 1) ON club = organization_id
      WHERE m.id <> firstID AND NOT is_former
      """),
    // With clubs omitted, somebody else may use it.
    CatalogCheck(
      .keywordUnused,
      """
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
      .clubTwice,
      """
      SELECT \(at(value)), name || ' may be ' || first || ': \(reason)', 'if so, merge the two records'
      FROM \(organizations) JOIN (
        SELECT min(id) AS firstID, \(key) AS key, \(organizationName) AS first
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
      .addressShared,
      """
      SELECT \(at(value)), name || ' and ' || (count(DISTINCT photographer_id) - 1)
        || iif(count(DISTINCT photographer_id) = 2, ' other person', ' other people')
        || ' have the same \(noun): ' || \(column), NULL, min(m.id) -- which decides whose row this is
      FROM \(members) WHERE \(key) IS NOT NULL
      GROUP BY \(key) HAVING count(DISTINCT photographer_id) > 1
      """)
  }
}

extension CatalogWriter {
  /// Records the problems that all checks find in the finished catalog. O(memberships).
  func noteSuspicions(on day: PartialDate, isWhole: Bool, _ database: Database) throws {
    let values: [String: (any DatabaseValueConvertible)?] = [
      "day": day.description, "isWhole": isWhole,
    ]
    for check in CatalogCheck.all {
      let arguments = StatementArguments(values.filter { check.sql.contains(":" + $0.key) })
      let sql = check.sql + " ORDER BY 1, 2, 3, 4"
      for row in try Row.fetchAll(database, sql: sql, arguments: arguments) {
        let message: String = row[3]
        try add(Problem(check.code, at: row, message, suggestion: row[4]), database)
      }
    }
    let found = try [
      SimilarNames(database).problems, MisplacedOrganizations(database).problems,
      MisspelledNames(database).problems, InsecureAddresses(database).problems,
    ]
    for problem in found.joined() { try add(problem, database) }
  }
}

extension Problem {
  /// Creates a problem at the place in the first three columns of a row: file, line and column.
  init(_ code: Code, at row: Row, _ message: String, suggestion: String? = nil) {
    let line: Int? = row[1]
    self.init(
      code, file: row[0], position: line.map { Position(line: $0, column: row[2] ?? 1) },
      message: message, suggestion: suggestion)
  }
}
