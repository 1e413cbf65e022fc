import GRDB
import HubBundle

extension ViewerFiles {
  /// The year in which the bundle was created.
  private var lastYear: Int { Int(manifest.created.prefix(4)) ?? 0 }

  /// The columns of a club with its memberships; or of the whole hub, whose id is NULL.
  var timelineColumns: [PieceColumn] {
    let columns = yearColumns
    return [
      PieceColumn("organization") {
        PieceValue(try $0.integer("club").flatMap { plan.index(ofOrganization: Int64($0)) })
      },
      .count("memberships", "memberships"), .count("withoutStart", "without_start"),
      .count("withoutEnd", "without_end"), .count("later", "later"),
      PieceColumn("years") { row in
        let club = try row.integer("club")
        return .list(
          try rows(
            years(club == nil ? "TRUE" : "organization_id = ?"), club.map { [$0, $0] } ?? [],
            columns))
      },
    ]
  }

  var yearColumns: [PieceColumn] {
    [
      .count("year", "year"), .count("joined", "begun"), .count("left", "ended"),
      .count("members", "members"),
    ]
  }

  var countryColumns: [PieceColumn] {
    [
      .text("country", "country"), .flag("isMuseum", "is_museum"),
      PieceColumn("levels") { row in
        .list(
          try ["listed", "with_members", "with_portfolios"].map { .number(try row.number($0)) })
      },
    ]
  }

  var keywordCountColumns: [PieceColumn] {
    [.id("keyword", "id"), .count("people", "people")]
  }

  /// Clubs and museums by country and level: clubs first, then the countries with most.
  private static let countries = """
    SELECT country, kind = 'museum' AS is_museum, count(CASE WHEN level <= 1 THEN 1 END) AS listed,
      count(CASE WHEN level = 2 THEN 1 END) AS with_members,
      count(CASE WHEN level > 2 THEN 1 END) AS with_portfolios
    FROM organizations GROUP BY 2, 1 ORDER BY 2, count(*) DESC, country IS NULL, country
    """

  /// The number of people who use each keyword, most first; none for unused keywords.
  private static let keywordCounts = """
    SELECT k.id AS id, count(*) AS people
    FROM keywords k JOIN photographer_keywords ON keyword_id = k.id
    GROUP BY k.id ORDER BY people DESC, k.key, k.id
    """

  /// The piece `statistics`: numbers of the hub, up to the year in which the bundle was created.
  /// Everybody is counted, including people whom lists hide. O(memberships).
  func statistics() throws -> PieceValue {
    let columns = timelineColumns
    let clubs = """
      JOIN organizations o ON o.id = organization_id
      GROUP BY o.id ORDER BY folded_name, folded_town, o.id
      """
    return .object([
      "year": .number(lastYear), "hub": try rows(timelines(of: "NULL", ""), [], columns)[0],
      "clubs": .rows(try rows(timelines(of: "o.id", clubs), [], columns)),
      "countries": .rows(try rows(Self.countries, [], countryColumns)),
      "keywords": .rows(try rows(Self.keywordCounts, [], keywordCountColumns)),
    ])
  }

  /// Memberships with the years in which they began, and ended if they are former. Years to come are
  /// no ends.
  private var memberships: String {
    """
    (SELECT organization_id, first, is_former, CASE WHEN is_former AND last <= \(lastYear) THEN last END AS last
      FROM (SELECT organization_id, CAST(substr(start_date, 1, 4) AS INTEGER) AS first,
          CAST(substr(end_date, 1, 4) AS INTEGER) AS last, is_former = 1 AS is_former FROM memberships))
    """
  }

  /// Counts memberships, and those that no year tells.
  private func timelines(of club: String, _ groups: String) -> String {
    """
    SELECT \(club) AS club, count(*) AS memberships, count(CASE WHEN first IS NULL THEN 1 END) AS without_start,
      count(CASE WHEN first <= \(lastYear) AND is_former AND coalesce(last < first, 1) THEN 1 END)
        AS without_end,
      count(CASE WHEN first > \(lastYear) THEN 1 END) AS later
    FROM \(memberships) \(groups)
    """
  }

  /// Counts the memberships that began or ended in each year, and the members at its end. Of former
  /// members, only those count whose beginning and end are known.
  private func years(_ condition: String) -> String {
    """
    SELECT year, sum(begun) AS begun, sum(ended) AS ended, sum(sum(change)) OVER (ORDER BY year) AS members
    FROM (SELECT first AS year, 1 AS begun, 0 AS ended, NOT is_former OR coalesce(last >= first, 0) AS change
        FROM \(memberships) WHERE \(condition) AND first <= \(lastYear)
      UNION ALL SELECT last, 0, 1, -coalesce(last >= first, 0)
        FROM \(memberships) WHERE \(condition) AND last IS NOT NULL)
    GROUP BY year ORDER BY year
    """
  }
}
