import GRDB
import HubBundle

extension ViewerFiles {
  /// A club with the beginnings and ends of its memberships; nil for the whole hub.
  typealias IndexedTimeline = (organization: Int?, timeline: Timeline)

  var yearColumns: [PieceColumn<(year: Int, joined: Int, left: Int, members: Int)>] {
    [
      PieceColumn("year") { .number($0.year) }, PieceColumn("joined") { .number($0.joined) },
      PieceColumn("left") { .number($0.left) }, PieceColumn("members") { .number($0.members) },
    ]
  }

  var timelineColumns: [PieceColumn<IndexedTimeline>] {
    let columns = yearColumns
    return [
      PieceColumn("organization") { PieceValue($0.organization) },
      PieceColumn("memberships") { .number($0.timeline.memberships) },
      PieceColumn("withoutStart") { .number($0.timeline.withoutStart) },
      PieceColumn("withoutEnd") { .number($0.timeline.withoutEnd) },
      PieceColumn("later") { .number($0.timeline.later) },
      PieceColumn("years") { .list(try $0.timeline.years.map { try columns.list($0) }) },
    ]
  }

  var countryColumns: [PieceColumn<Row>] {
    [
      .text("country", "country"), .flag("isMuseum", "is_museum"),
      PieceColumn("levels") { row in
        .list(
          try ["listed", "with_members", "with_portfolios"].map { .number(try row.number($0)) })
      },
    ]
  }

  var keywordCountColumns: [PieceColumn<Row>] {
    [
      PieceColumn("keyword") { .number(try $0.requiredInteger("id")) },
      .count("people", "people"),
    ]
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
    let year = Int(manifest.created.prefix(4)) ?? 0
    let clubs = try timelines(asOf: year)
    var hub = Timeline()
    for club in clubs { hub.add(club.timeline) }
    let indexed = clubs.compactMap { club -> IndexedTimeline? in
      plan.index(ofOrganization: club.organization).map { ($0, club.timeline) }
    }
    return .object([
      "year": .number(year), "hub": try timelineColumns.list((nil, hub)),
      "clubs": .rows(
        try indexed.sorted { ($0.organization ?? 0) < ($1.organization ?? 0) }
          .map { try timelineColumns.list($0) }),
      "countries": .rows(try rows(Self.countries, [], countryColumns)),
      "keywords": .rows(try rows(Self.keywordCounts, [], keywordCountColumns)),
    ])
  }

  /// Returns the timelines of clubs with members, in the order of their ids.
  private func timelines(
    asOf year: Int
  ) throws -> [(organization: Int64, timeline: Timeline)] {
    var clubs: [(organization: Int64, timeline: Timeline)] = []
    let query = """
      SELECT organization_id, CAST(substr(start_date, 1, 4) AS INTEGER) AS first,
        CAST(substr(end_date, 1, 4) AS INTEGER) AS last, is_former, count(*) AS number
      FROM memberships GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      """
    try catalog.forEachRow(of: query) { row in
      let organization = try row.id("organization_id")
      if clubs.last?.organization != organization { clubs.append((organization, Timeline())) }
      clubs[clubs.count - 1].timeline.add(
        try row.number("number"), from: try row.integer("first"), to: try row.integer("last"),
        isFormer: try row.integer("is_former") == 1, asOf: year)
    }
    return clubs
  }
}
