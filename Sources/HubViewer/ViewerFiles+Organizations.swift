import GRDB
package import HubBundle
import HubModel

/// A club or museum in lists and on the map.
package struct ListedOrganization: Sendable {
  package let id: Int64
  let isMuseum: Bool
  let fullName: String
  let town: String
  let nickName: String
  let country: String?
  let coordinates: Coordinates?
  /// The number of memberships that are current, of people who are not deceased.
  package let currentMembers: Int
  /// The number of memberships that are former, of people who are not deceased.
  let formerMembers: Int
  /// The number of memberships of deceased people.
  let deceasedMembers: Int
  /// The number of images in all galleries.
  let images: Int
  /// True if it has covers.
  let isPictured: Bool

  var members: Int { currentMembers + formerMembers + deceasedMembers }

  /// Returns all organizations in the order of lists: by name, then town.
  package static func all(in catalog: Catalog) throws -> [ListedOrganization] {
    var all: [ListedOrganization] = []
    let query = """
      SELECT o.id AS id, kind, full_name, town, nick_name, country, latitude, longitude,
        count(CASE WHEN NOT m.is_former AND NOT p.is_deceased THEN 1 END) AS current,
        count(CASE WHEN m.is_former AND NOT p.is_deceased THEN 1 END) AS former,
        count(CASE WHEN p.is_deceased THEN 1 END) AS deceased,
        sum((SELECT count(*) FROM images WHERE membership_id = m.id)) AS images,
        max(NOT p.is_deceased AND \(ViewerFiles.coverAsset) IS NOT NULL) AS is_pictured
      FROM organizations o LEFT JOIN memberships m ON m.organization_id = o.id
        LEFT JOIN photographers p ON p.id = m.photographer_id
        LEFT JOIN pictures AS featured ON featured.id = featured_picture_id
      GROUP BY o.id ORDER BY o.folded_name, folded_town, o.id
      """
    try catalog.forEachRow(of: query) { row in
      var coordinates: Coordinates?
      if let latitude = Double.fromDatabaseValue(row["latitude"]),
        let longitude = Double.fromDatabaseValue(row["longitude"])
      {
        coordinates = Coordinates(latitude: latitude, longitude: longitude)
      }
      all.append(
        ListedOrganization(
          id: try row.id("id"), isMuseum: try row.text("kind") == "museum",
          fullName: try row.requiredText("full_name"), town: try row.requiredText("town"),
          nickName: try row.requiredText("nick_name"), country: try row.text("country"),
          coordinates: coordinates, currentMembers: try row.number("current"),
          formerMembers: try row.number("former"), deceasedMembers: try row.number("deceased"),
          images: try row.number("images"), isPictured: try row.integer("is_pictured") == 1))
    }
    return all
  }
}

extension ViewerFiles {
  typealias IndexedOrganization = (organization: ListedOrganization, index: Int)

  var organizationColumns: [PieceColumn<IndexedOrganization>] {
    [
      PieceColumn("isMuseum") { PieceValue($0.organization.isMuseum) },
      PieceColumn("name") { .text($0.organization.fullName) },
      PieceColumn("town") { .text($0.organization.town) },
      PieceColumn("townNames") { row in
        let names = plan.townNames(of: row.organization)
        return names.isEmpty ? .null : localized(names)
      },
      PieceColumn("nickName") { row in
        let nickName = row.organization.nickName
        return nickName == row.organization.fullName ? .null : .text(nickName)
      },
      PieceColumn("country") { PieceValue($0.organization.country) },
      PieceColumn("latitude") { $0.organization.coordinates.map { .real($0.latitude) } ?? .null },
      PieceColumn("longitude") { $0.organization.coordinates.map { .real($0.longitude) } ?? .null },
      PieceColumn("current") { .number($0.organization.currentMembers) },
      PieceColumn("former") { .number($0.organization.formerMembers) },
      PieceColumn("deceased") { .number($0.organization.deceasedMembers) },
      PieceColumn("images") { .number($0.organization.images) },
      PieceColumn("isPictured") { PieceValue($0.organization.isPictured) },
      PieceColumn("piece") { PieceValue(plan.memberPiece(ofOrganizationAt: $0.index)) },
    ]
  }

  func organizations(_ number: Int) throws -> PieceValue {
    let indexes = plan.rows(
      of: number, PiecePlan.organizationsPerPiece, among: plan.organizations.count)
    let columns = organizationColumns
    return .rows(try indexes.map { try columns.list((plan.organizations[$0], $0)) })
  }

  var detailColumns: [PieceColumn<Row>] {
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
          of: "SELECT * FROM organizations WHERE id = ?", [plan.organizations[index].id]
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
}
