import GRDB
import HubBundle
import HubGeography
import HubModel

extension ViewerFiles {
  /// Selects clubs and museums in the order of lists: a number of them, after some others.
  package static let organizationRows = """
    SELECT o.id AS id, kind = 'museum' AS is_museum, full_name, town, nick_name, country, latitude,
      longitude,
      count(CASE WHEN NOT m.is_former AND NOT p.is_deceased THEN 1 END) AS current,
      count(CASE WHEN m.is_former AND NOT p.is_deceased THEN 1 END) AS former,
      count(CASE WHEN p.is_deceased THEN 1 END) AS deceased,
      sum((SELECT count(*) FROM images WHERE membership_id = m.id)) AS images,
      max(NOT p.is_deceased AND \(coverAsset) IS NOT NULL) AS is_pictured
    FROM (SELECT * FROM organizations ORDER BY folded_name, folded_town, id LIMIT ? OFFSET ?) o
      LEFT JOIN memberships m ON m.organization_id = o.id
      LEFT JOIN photographers p ON p.id = m.photographer_id
      LEFT JOIN pictures AS featured ON featured.id = featured_picture_id
    GROUP BY o.id ORDER BY o.folded_name, folded_town, o.id
    """

  var organizationColumns: [PieceColumn] {
    [
      .flag("isMuseum", "is_museum"), .required("name", "full_name"), .required("town", "town"),
      PieceColumn("townNames") { row in
        guard let place = try? row.coordinates() else { return .null }
        let names = plan.names(ofTown: try row.requiredText("town"), at: place)
        return names.isEmpty ? .null : localized(names)
      },
      PieceColumn("nickName") { row in
        let nickName = try row.requiredText("nick_name")
        return nickName == (try row.requiredText("full_name")) ? .null : .text(nickName)
      },
      .text("country", "country"),
      PieceColumn("latitude") { (try? $0.coordinates()).map { .real($0.latitude) } ?? .null },
      PieceColumn("longitude") { (try? $0.coordinates()).map { .real($0.longitude) } ?? .null },
      // Former members are alive; all who have died are counted by themselves.
      .count("current", "current"), .count("former", "former"), .count("deceased", "deceased"),
      .count("images", "images"), .flag("isPictured", "is_pictured"),
      PieceColumn("piece") { row in
        PieceValue(try plan.index(ofOrganization: row.id("id")).flatMap(plan.memberPiece))
      },
    ]
  }

  func organizations(_ number: Int) throws -> PieceValue {
    let size = PiecePlan.organizationsPerPiece
    return .rows(try rows(Self.organizationRows, [size, number * size], organizationColumns))
  }

  var detailColumns: [PieceColumn] {
    ShownFacts.columns(OrganizationDetails.facts) + [
      PieceColumn("remarks") { row in
        try texts("SELECT language, text FROM remarks", "organization_id", row.id("id"))
      },
      PieceColumn("covers") { .list(try covers(of: $0.id("id"))) },
      PieceColumn("officers") { .list(try officers(of: $0.id("id"))) },
    ]
  }

  /// The further facts on the pages of clubs and museums. O(members) for each.
  func details(_ number: Int) throws -> PieceValue {
    let indexes = plan.rows(of: number, PiecePlan.detailsPerPiece, among: plan.organizations.count)
    let columns = detailColumns
    return .rows(
      try indexes.map { index in
        try catalog.rows(
          of: "SELECT * FROM organizations WHERE id = ?", [plan.organizations[index]]
        ).first.map { try columns.list($0) } ?? .null
      })
  }

  /// Returns images of up to four members, the featured one or else the first of the portfolio;
  /// current members and those with images come first.
  private func covers(of organization: Int64) throws -> [PieceValue] {
    let query = """
      SELECT \(Row.assetColumns("small"))
      FROM memberships m JOIN photographers p ON p.id = photographer_id
        LEFT JOIN pictures AS featured ON featured.id = featured_picture_id
        JOIN assets AS small ON small.id = \(Self.coverAsset)
      WHERE organization_id = ? AND NOT is_deceased
      ORDER BY is_former, (SELECT count(*) FROM images WHERE membership_id = m.id) = 0, sort_key, m.id
      LIMIT 8
      """
    var seen = Set<String>()
    let rows = try catalog.rows(of: query, [organization]).filter {
      seen.insert(try $0.requiredText("small_sha256")).inserted
    }
    return try rows.prefix(4).map { try $0.asset("small") }
  }

  /// Returns the current members with a role other than ``Role/other``, the highest role first, then
  /// in the order of lists.
  private func officers(of organization: Int64) throws -> [PieceValue] {
    let query = """
      SELECT role, photographer_id, given_name, infix_name, family_name
      FROM memberships m JOIN photographers p ON p.id = photographer_id
        JOIN membership_roles ON membership_id = m.id
      WHERE organization_id = ? AND NOT is_former AND NOT is_deceased ORDER BY sort_key, m.id
      """
    let found = try catalog.rows(of: query, [organization]).map {
      (role: Role(rawValue: try $0.requiredText("role")), row: $0)
    }
    return try Role.sorted(Set(found.map(\.role))).filter { $0 != .other }.flatMap { role in
      try found.filter { $0.role == role }.map { _, row in
        .list([
          .text(role.rawValue),
          PieceValue(plan.index(ofPhotographer: try row.id("photographer_id"))),
          .text(try PersonName(row).fullName),
        ])
      }
    }
  }

  /// The towns of the countries with a club or museum.
  func towns() throws -> PieceValue {
    let countries = try catalog.records(
      of: "SELECT DISTINCT country FROM organizations WHERE country IS NOT NULL"
    ) { try $0.requiredText("country") }
    return .text(TownAtlas.lines(ofCountries: Set(countries)))
  }
}
