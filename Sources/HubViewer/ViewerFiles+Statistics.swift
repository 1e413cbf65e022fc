import HubBundle

extension ViewerFiles {
  /// A club with the beginnings and ends of its memberships; nil for the whole hub.
  typealias IndexedTimeline = (organization: Int?, timeline: ViewedTimeline)

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
      PieceColumn("years") { .list($0.timeline.years.map { columns.list($0) }) },
    ]
  }

  var countryColumns: [PieceColumn<ViewedCountry>] {
    [
      PieceColumn("country") { PieceValue($0.country) },
      PieceColumn("isMuseum") { PieceValue($0.isMuseum) },
      PieceColumn("levels") { .list($0.levels.map { .number($0) }) },
    ]
  }

  var keywordCountColumns: [PieceColumn<(keyword: Int64, people: Int)>] {
    [
      PieceColumn("keyword") { .number(Int($0.keyword)) },
      PieceColumn("people") { .number($0.people) },
    ]
  }

  /// The piece `statistics`: numbers of the hub, up to the year in which the bundle was created.
  func statistics() throws -> PieceValue {
    let year = Int(manifest.created.prefix(4)) ?? 0
    let statistics = try catalog.viewedStatistics(asOf: year)
    let timelines = statistics.clubs.compactMap { club -> IndexedTimeline? in
      plan.index(ofOrganization: club.organization).map { ($0, club.timeline) }
    }
    return .object([
      "year": .number(year), "hub": timelineColumns.list((nil, statistics.hub)),
      "clubs": .rows(
        timelines.sorted { ($0.organization ?? 0) < ($1.organization ?? 0) }
          .map { timelineColumns.list($0) }),
      "countries": .rows(statistics.countries.map { countryColumns.list($0) }),
      "keywords": .rows(statistics.keywords.map { keywordCountColumns.list($0) }),
    ])
  }
}
