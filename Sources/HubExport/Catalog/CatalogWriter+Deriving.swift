import GRDB
import HubBundle
import HubModel

extension CatalogWriter {
  /// Derives the values that depend on all clubs together (Docs/Hub.md, "Level 2"), and records the
  /// problems that show only then. To be called once, after all rows of the hub have been added.
  ///
  /// - Parameter day: The day on which the bundle is created; memberships that ended earlier are
  ///   former.
  /// - Parameter isWhole: False if clubs of the hub were omitted.
  func derive(on day: PartialDate, isWhole: Bool = true) throws {
    try access { database in
      try addIndexes(database)
      try derivePhotographers(on: day, database)
      try noteDisagreements(database)
      try database.execute(
        sql: """
          UPDATE organizations SET level = CASE
            WHEN EXISTS (SELECT 1 FROM memberships
              WHERE organization_id = organizations.id AND level3_url IS NOT NULL) THEN 3
            WHEN EXISTS (SELECT 1 FROM memberships
              WHERE organization_id = organizations.id) THEN 2
            ELSE 1 END
          """)
      try noteNonStandardKeywords(database)
      try noteUndefinedLanguages(database)
      for problem in try CatalogCheck.problems(on: day, isWhole: isWhole, database) {
        try add(problem, database)
      }
    }
  }

  private func derivePhotographers(on day: PartialDate, _ database: Database) throws {
    try database.execute(
      sql: """
        UPDATE photographers SET is_deceased = 1
        WHERE id IN (SELECT photographer_id FROM memberships WHERE stated_deceased = 1)
        """)
    try database.execute(
      sql: """
        UPDATE memberships SET is_former = 1
        WHERE id IN (SELECT membership_id FROM membership_statuses WHERE status = 'former')
          OR photographer_id IN (SELECT id FROM photographers WHERE is_deceased = 1)
          OR end_date < ?
        """, arguments: [day.description])
    // A current membership takes precedence over a former one, then the later one in Level 1 order.
    func derived(_ column: String) -> String {
      """
      (SELECT \(column) FROM memberships
        WHERE photographer_id = photographers.id AND \(column) IS NOT NULL
        ORDER BY is_former, organization_id DESC LIMIT 1)
      """
    }
    let columns: [(derived: String, stated: String)] =
      PersonDetails.facts.map { ($0.term.column, $0.term.statedColumn) } + [
        ("portrait_url", "stated_portrait_url"),
        ("portrait_picture_id", "stated_portrait_picture_id"),
      ]
    func assignments(_ value: (String) -> String) -> String {
      columns.map { "\($0.derived) = \(value($0.stated))" }.joined(separator: ", ")
    }
    // Almost all people belong to one club, so its statements can be copied for all of them at
    // once.
    try database.execute(
      sql: """
        UPDATE photographers SET \(assignments { $0 })
        FROM memberships WHERE photographer_id = photographers.id
          AND coalesce(\(columns.map(\.stated).joined(separator: ", "))) IS NOT NULL
        """)
    try database.execute(
      sql: """
        UPDATE photographers SET \(assignments(derived))
        WHERE id IN
          (SELECT photographer_id FROM memberships GROUP BY photographer_id HAVING count(*) > 1)
        """)
    // A birthday without its year agrees with one that has it, which says more.
    try database.execute(
      sql: """
        UPDATE photographers SET birthday = coalesce(
          (SELECT stated_birthday FROM memberships
            WHERE photographer_id = photographers.id AND stated_birthday LIKE '____' || substr(birthday, 2)
            ORDER BY is_former, organization_id DESC LIMIT 1), birthday)
        WHERE birthday LIKE '-%'
        """)
  }

  /// Records one problem for each photographer and fact that clubs state differently.
  private func noteDisagreements(_ database: Database) throws {
    let facts =
      PersonDetails.facts.map {
        ($0.term.noun, $0.term.statedColumn, $0.term.column, $0.term.kind.isAddress)
      } + [
        ("portrait", "stated_portrait_url", "portrait_url", true),
        ("whether they are deceased", "stated_deceased", "is_deceased", false),
      ]
    for (fact, stated, derived, isAddress) in facts {
      let query = """
        SELECT \(CheckedRows.at(derived)), p.id, name, CAST(p.\(derived) AS TEXT) AS derived,
          CAST(\(stated) AS TEXT) AS stated
        FROM \(CheckedRows.members) JOIN photographers p ON p.id = photographer_id
        WHERE \(stated) IS NOT NULL AND \(stated) <> p.\(derived)
          AND NOT (\(stated) LIKE '--%' AND p.\(derived) LIKE '%' || substr(\(stated), 2))
        ORDER BY p.id, organization_id
        """
      var last: Int64?
      for row in try Row.fetchAll(database, sql: query) where row["id"] != last {
        let values: (String, String) = (row["stated"], row["derived"])
        if isAddress, Self.spelling(of: values.0) == Self.spelling(of: values.1) {
          continue
        }
        last = row["id"]
        let name: String = row["name"]
        let message =
          stated == "stated_deceased"
          ? "clubs disagree on whether \(name) is deceased; recorded as deceased"
          : "clubs disagree on the \(fact) of \(name): this file has \"\(values.0)\"; "
            + "\"\(values.1)\" is used"
        try add(Problem(.photographerDisagreement, at: row, message), database)
      }
    }
  }

  /// Returns a URL without the parts that say nothing and differ between clubs: the scheme, "www.",
  /// the case of the host, a trailing slash, an empty query or fragment.
  private static func spelling(of url: String) -> String {
    let rest = url.trimmingPrefix(/(?i)https?:\/\/(www\.)?/)
    let host = rest.prefix { !"/?#".contains($0) }
    var path = rest[host.endIndex...]
    while let last = path.last, "/?#".contains(last) { path.removeLast() }
    return host.lowercased() + path
  }

  private func noteNonStandardKeywords(_ database: Database) throws {
    let standard = try String.fetchAll(
      database, sql: "SELECT id_string FROM keywords WHERE is_standard ORDER BY key")
    guard !standard.isEmpty else { return }
    let query = """
      SELECT id_string, location, count(*) AS people
      FROM keywords JOIN sources ON sources.id = keywords.source_id
        JOIN photographer_keywords ON keyword_id = keywords.id
      WHERE NOT is_standard GROUP BY keywords.id ORDER BY keywords.id
      """
    let rows = try Row.fetchAll(database, sql: query)
    // Every keyword is compared with every standard one.
    let isSmall = rows.count <= 1_000_000 / standard.count
    for row in rows {
      let keyword: String = row["id_string"]
      let people: Int = row["people"]
      let near = isSmall ? Suggestion.nearest(to: keyword, among: standard) : nil
      try add(
        Problem(
          .keywordNonstandard, file: row["location"],
          message: "the keyword \"\(keyword)\", used by \(people) "
            + "\(people == 1 ? "person" : "people"), is not in the hub's list of keywords "
            + "(Level 0)",
          suggestion: near.map { "did you mean \"\($0)\"?" }), database)
    }
  }

  private func noteUndefinedLanguages(_ database: Database) throws {
    guard
      try Bool.fetchOne(database, sql: "SELECT count(*) FROM languages WHERE is_defined") == true
    else { return }
    let query = """
      SELECT code, location FROM languages JOIN sources ON sources.id = source_id
      WHERE NOT is_defined ORDER BY code
      """
    for row in try Row.fetchAll(database, sql: query) {
      let code: String = row["code"]
      try add(
        Problem(
          .languageUndefined, file: row["location"],
          message: "the language \"\(code)\" is used in texts but is not in the hub's list of "
            + "languages (Level 0)"),
        database)
    }
  }
}
