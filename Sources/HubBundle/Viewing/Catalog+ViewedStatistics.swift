import GRDB
import HubModel

extension Catalog {
  /// Returns the numbers on the page of statistics. Everybody is counted, including people whom
  /// lists hide. O(memberships).
  ///
  /// - Parameter year: The year in which the bundle was created.
  package func viewedStatistics(asOf year: Int) throws -> ViewedStatistics {
    let clubs = try viewedTimelines(asOf: year)
    var hub = ViewedTimeline()
    for club in clubs { hub.add(club.timeline) }
    return ViewedStatistics(
      hub: hub, clubs: clubs, countries: try viewedCountries(), keywords: try viewedKeywordCounts())
  }

  /// Returns the timelines of clubs with members, in the order of their ids.
  private func viewedTimelines(
    asOf year: Int
  ) throws -> [(organization: Int64, timeline: ViewedTimeline)] {
    var clubs: [(organization: Int64, timeline: ViewedTimeline)] = []
    let query = """
      SELECT organization_id, CAST(substr(start_date, 1, 4) AS INTEGER) AS first,
        CAST(substr(end_date, 1, 4) AS INTEGER) AS last, is_former, count(*) AS number
      FROM memberships GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      """
    try forEachViewed(query) { row in
      let organization = try row.id("organization_id")
      if clubs.last?.organization != organization { clubs.append((organization, ViewedTimeline())) }
      clubs[clubs.count - 1].timeline.add(
        try row.number("number"), from: try row.integer("first"), to: try row.integer("last"),
        isFormer: try row.integer("is_former") == 1, asOf: year)
    }
    return clubs
  }

  /// Returns the numbers of clubs and museums by country and level: clubs first, then the countries
  /// with most.
  private func viewedCountries() throws -> [ViewedCountry] {
    let query = """
      SELECT country, kind = 'museum' AS is_museum, count(CASE WHEN level <= 1 THEN 1 END) AS listed,
        count(CASE WHEN level = 2 THEN 1 END) AS with_members,
        count(CASE WHEN level > 2 THEN 1 END) AS with_portfolios
      FROM organizations GROUP BY 2, 1 ORDER BY 2, count(*) DESC, country IS NULL, country
      """
    return try viewed(query).map { row in
      ViewedCountry(
        country: try row.text("country"), isMuseum: try row.integer("is_museum") == 1,
        levels: [
          try row.number("listed"), try row.number("with_members"),
          try row.number("with_portfolios"),
        ])
    }
  }

  /// Returns the number of people who use each keyword, most first; none for unused keywords.
  private func viewedKeywordCounts() throws -> [(keyword: Int64, people: Int)] {
    let query = """
      SELECT k.id AS id, count(*) AS people
      FROM keywords k JOIN photographer_keywords ON keyword_id = k.id
      GROUP BY k.id ORDER BY people DESC, k.key, k.id
      """
    return try viewed(query).map { (try $0.id("id"), try $0.number("people")) }
  }
}

extension ViewedTimeline {
  /// Adds memberships with the same years and status.
  ///
  /// - Parameters:
  ///   - number: The number of memberships.
  ///   - first: The year in which they began; nil if unknown.
  ///   - last: The year in which they ended; nil if unknown.
  ///   - year: The year up to which the timeline goes.
  mutating func add(_ number: Int, from first: Int?, to last: Int?, isFormer: Bool, asOf year: Int)
  {
    memberships += number
    let end = isFormer ? last.flatMap { $0 <= year ? $0 : nil } : nil
    if let end { changes[end, default: Change()].left += number }
    guard let first else {
      withoutStart += number
      return
    }
    guard first <= year else {
      later += number
      return
    }
    changes[first, default: Change()].joined += number
    if !isFormer {
      changes[first, default: Change()].members += number
    } else if let end, first <= end {
      changes[first, default: Change()].members += number
      changes[end, default: Change()].members -= number
    } else {
      withoutEnd += number
    }
  }

  mutating func add(_ other: ViewedTimeline) {
    memberships += other.memberships
    withoutStart += other.withoutStart
    withoutEnd += other.withoutEnd
    later += other.later
    for (year, change) in other.changes {
      changes[year, default: Change()].joined += change.joined
      changes[year, default: Change()].left += change.left
      changes[year, default: Change()].members += change.members
    }
  }
}
