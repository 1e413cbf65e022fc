import GRDB
import HubModel

/// A check of the finished catalog: what is suspicious only beside other records, or beside the day on
/// which the bundle is made (Docs/Hub.md, "Problems and how to fix them").
private struct CatalogCheck {
  let code: Problem.Code
  /// Selects one row for each problem: the location, the line or NULL, the message, and the suggestion
  /// or NULL. `:day` is the day of creation.
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
      SELECT location, line,
        name || ' left (' || end_date || ') before joining (' || start_date || ')', 'correct one of the two dates'
      FROM \(members) WHERE end_date < start_date
      """),
    CatalogCheck(
      .dateImplausible,
      """
      SELECT location, line, name || ' joined (' || date || ') ' || why, NULL FROM (
        SELECT location, line, name, start_date AS date, CASE
          WHEN start_date > :day THEN 'in the future'
          WHEN start_date < '\(photography)' THEN 'before there was photography'
          WHEN birthday NOT LIKE '-%' AND start_date < birthday THEN 'before being born (' || birthday || ')'
          END AS why FROM \(members)) WHERE why IS NOT NULL
      """),
    CatalogCheck(
      .dateImplausible,
      """
      SELECT location, line, name || ' was born (' || stated_birthday || ') ' || CASE
          WHEN stated_birthday > :day THEN 'in the future' ELSE 'before there was photography' END, NULL
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
    CatalogCheck(
      .keywordUnused,
      """
      SELECT location, NULL, 'nobody uses the keyword "' || id_string || '"', NULL
      FROM keywords k JOIN sources ON sources.id = source_id WHERE is_standard
        AND NOT EXISTS (SELECT 1 FROM photographer_keywords WHERE keyword_id = k.id)
        AND EXISTS (SELECT 1 FROM memberships)
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
      SELECT location, line, count(DISTINCT photographer_id) || ' people have the \(noun) ' || \(column)
        || ': ' || group_concat(DISTINCT name), NULL, min(m.id)
      FROM \(members) WHERE \(key) IS NOT NULL
      GROUP BY \(key) HAVING count(DISTINCT photographer_id) > 1
      """)
  }
}

extension CatalogWriter {
  /// Records what is suspicious only beside other records. O(memberships).
  func noteSuspicions(on day: PartialDate, _ database: Database) throws {
    for check in CatalogCheck.all {
      let arguments: StatementArguments = check.sql.contains(":day") ? ["day": day.description] : []
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
