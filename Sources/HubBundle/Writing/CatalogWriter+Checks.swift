import GRDB
import HubModel

/// A check of the finished catalog: what is suspicious only beside other records, or beside the day on
/// which the bundle is made (Docs/Hub.md, "Problems and how to fix them").
struct CatalogCheck {
  let code: Problem.Code
  /// Selects one row for each problem: the location, the line or NULL, the message, and the suggestion
  /// or NULL. `:day` is the day of creation, `:isWhole` is true if no club was omitted.
  let sql: String

  init(_ code: Problem.Code, _ sql: String) {
    self.code = code
    self.sql = sql
  }

  /// The name of a person, from a row of `photographers`.
  static let personName =
    "given_name || ' ' || CASE infix_name WHEN '' THEN '' ELSE infix_name || ' ' END || family_name"
  /// Memberships with the person, the club and the place in the file.
  private static let members = """
    (SELECT m.*, \(personName) AS name, p.birthday, p.is_deceased, location, source_line AS line
      FROM memberships m JOIN photographers p ON p.id = photographer_id
        JOIN sources ON sources.id = m.source_id) m
    """
  /// The name of an organization, from a row of `organizations`.
  private static let organizationName = "'\"' || full_name || '\" (' || town || ')'"
  /// Clubs and museums with the place in the file.
  private static let organizations = """
    (SELECT o.*, \(organizationName) AS name, location, line, place_file, place_line
      FROM organizations o
      JOIN sources ON sources.id = source_id LEFT JOIN organization_lines l ON l.id = o.id) o
    """
  /// The year in which photography was made public.
  private static let photography = 1839

  static let all = [
    CatalogCheck(
      .datesReversed,
      """
      SELECT location, line, 'the end date of ' || name || ', ' || end_date || ', is before the start date '
        || start_date, 'correct one of them'
      FROM \(members) WHERE end_date < start_date
      """),
    CatalogCheck(
      .dateImplausible,
      """
      SELECT location, line, 'the start date of ' || name || ', ' || start_date || ', is ' || why, NULL
      FROM (SELECT *, CASE
          WHEN start_date > :day THEN 'in the future'
          WHEN start_date < '\(photography)' THEN 'before there was photography'
          WHEN birthday NOT LIKE '-%' AND start_date < birthday THEN 'before the birthday ' || birthday
        END AS why FROM \(members)) WHERE why IS NOT NULL
      """),
    CatalogCheck(
      .dateImplausible,
      """
      SELECT location, line, 'the birthday of ' || name || ', ' || stated_birthday || ', is '
        || iif(stated_birthday > :day, 'in the future', 'before there was photography'), NULL
      FROM \(members) WHERE stated_birthday NOT LIKE '-%'
        AND (stated_birthday > :day OR stated_birthday < '\(photography - 100)')
      """),
    CatalogCheck(
      .placeholderURL,
      """
      SELECT location, line, 'the portfolio of ' || name || ' is a placeholder: ' || level3_url,
        'enter the URL of the portfolio, or remove it'
      FROM \(members) JOIN galleries ON membership_id = m.id WHERE reason = 'placeholder'
      """),
    twice(
      "both have the website ' || website || '", by: site("website"),
      where: "kind = 'club' AND website IS NOT NULL", atMost: 2),
    // More than two clubs with one website may belong to one federation.
    CatalogCheck(
      .clubTwice,
      """
      SELECT location, line, name || ' and ' || (count(*) - 1)
        || ' other clubs have the website ' || website,
        'merge them, or give each its own, unless they share one', min(o.id) -- which decides whose row this is
      FROM \(organizations) WHERE kind = 'club' AND website IS NOT NULL
      GROUP BY \(site("website")) HAVING count(*) > 2
      """),
    twice("the names differ only in spelling", by: "folded_town || char(1) || " + letters),
    CatalogCheck(
      .coordinatesShared,
      """
      SELECT coalesce(place_file, location), coalesce(place_line, line),
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
      SELECT location, line, name || ' has the Fotobond number of ' || first || ', ' || fotobond_number, NULL
      FROM \(members) JOIN (
        SELECT fotobond_number AS number, photographer_id AS firstPerson, min(m.id), \(personName) AS first
        FROM memberships m JOIN photographers p ON p.id = photographer_id
        WHERE fotobond_number IS NOT NULL GROUP BY fotobond_number
        HAVING count(DISTINCT photographer_id) > 1) ON number = fotobond_number
      WHERE photographer_id <> firstPerson
      """),
    shared("website", "stated_website", by: site("stated_website")),
    shared("portrait", "stated_portrait_url", by: "stated_portrait_picture_id"),
    // With clubs omitted, somebody else may use it.
    CatalogCheck(
      .keywordUnused,
      """
      SELECT location, NULL, 'nobody uses the keyword "' || id_string || '"', NULL
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
  ///   - condition: The condition for records that are compared.
  ///   - most: The largest number of records that are no coincidence.
  private static func twice(
    _ reason: String, by key: String, where condition: String = "TRUE", atMost most: Int = .max
  ) -> CatalogCheck {
    CatalogCheck(
      .clubTwice,
      """
      SELECT location, line, name || ' may be ' || first || ': \(reason)', 'if so, merge the two records'
      FROM \(organizations) JOIN (
        SELECT min(id) AS firstID, \(key) AS key, \(organizationName) AS first
        FROM organizations WHERE \(condition)
        GROUP BY \(key) HAVING count(*) BETWEEN 2 AND \(most)) ON key = \(key)
      WHERE (\(condition)) AND o.id <> firstID
      """)
  }

  /// A check that several people have one URL.
  private static func shared(
    _ noun: String, _ column: String, by key: String
  ) -> CatalogCheck {
    CatalogCheck(
      .addressShared,
      """
      SELECT location, line, name || ' and ' || (count(DISTINCT photographer_id) - 1)
        || iif(count(DISTINCT photographer_id) = 2, ' other person', ' other people')
        || ' have the same \(noun): ' || \(column), NULL, min(m.id) -- which decides whose row this is
      FROM \(members) WHERE \(key) IS NOT NULL
      GROUP BY \(key) HAVING count(DISTINCT photographer_id) > 1
      """)
  }
}

extension CatalogWriter {
  /// Records what is suspicious only beside other records. O(memberships).
  func noteSuspicions(on day: PartialDate, isWhole: Bool, _ database: Database) throws {
    let values: [String: (any DatabaseValueConvertible)?] = [
      "day": day.description, "isWhole": isWhole,
    ]
    for check in CatalogCheck.all {
      let arguments = StatementArguments(values.filter { check.sql.contains(":" + $0.key) })
      let sql = check.sql + " ORDER BY 1, 2, 3"
      for row in try Row.fetchAll(database, sql: sql, arguments: arguments) {
        let line: Int? = row[1]
        try add(
          Problem(
            check.code, file: row[0], position: line.map { Problem.Position(line: $0, column: 1) },
            message: row[2], suggestion: row[3]), database)
      }
    }
    let found = try [
      SimilarNames(database).problems, MisplacedOrganizations(database).problems,
      InsecureAddresses(database).problems,
    ]
    for problem in found.joined() { try add(problem, database) }
  }
}
