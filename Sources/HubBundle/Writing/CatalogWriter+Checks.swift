import GRDB
import HubModel

/// A check of the finished catalog: what is suspicious only beside other records, or beside the day on
/// which the bundle is made (Docs/Hub.md, "Problems and how to fix them").
private struct CatalogCheck {
  let code: Problem.Code
  /// Selects one row for each problem: the location, the line or NULL, the message, and the suggestion
  /// or NULL. `:day` is the day of creation, `:isWhole` is true if no club was omitted.
  let sql: String

  init(_ code: Problem.Code, _ sql: String) {
    self.code = code
    self.sql = sql
  }

  /// The name of a person, from a row of `photographers`.
  private static let name =
    "given_name || ' ' || CASE infix_name WHEN '' THEN '' ELSE infix_name || ' ' END || family_name"
  /// Memberships with the person, the club and the place in the file.
  private static let members = """
    (SELECT m.*, \(name) AS name, p.birthday, p.is_deceased, location, source_line AS line
      FROM memberships m JOIN photographers p ON p.id = photographer_id
        JOIN sources ON sources.id = m.source_id) m
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
      .addressForm,
      """
      SELECT location, line, 'the website of ' || name || ' has no valid scheme: "' || stated_website || '"',
        CASE WHEN stated_website LIKE 'www.%' THEN 'write "https://' || stated_website || '"'
          ELSE 'begin it with https://' END
      FROM \(members) WHERE stated_website NOT LIKE 'http://_%' AND stated_website NOT LIKE 'https://_%'
      """),
    CatalogCheck(
      .numberShared,
      """
      SELECT location, line, name || ' has the Fotobond number of ' || first || ', ' || fotobond_number, NULL
      FROM \(members) JOIN (
        SELECT fotobond_number AS number, photographer_id AS firstPerson, min(m.id), \(name) AS first
        FROM memberships m JOIN photographers p ON p.id = photographer_id
        WHERE fotobond_number IS NOT NULL GROUP BY fotobond_number
        HAVING count(DISTINCT photographer_id) > 1) ON number = fotobond_number
      WHERE photographer_id <> firstPerson
      """),
    shared("website", "stated_website", by: "stated_website"),
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
  }
}
