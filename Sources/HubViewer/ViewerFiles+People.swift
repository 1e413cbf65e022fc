import GRDB
import HubBundle
import HubModel

extension ViewerFiles {
  /// The id of a small picture that stands for a membership `m`: its picture `featured`, or else the
  /// first image of its portfolio that the bundle has.
  static let coverAsset = """
    coalesce(featured.thumbnail_asset_id, featured.asset_id,
      (SELECT coalesce(thumb.thumbnail_asset_id, thumb.asset_id, full.thumbnail_asset_id,
          full.asset_id) AS asset
        FROM images LEFT JOIN pictures AS full ON full.id = picture_id
          LEFT JOIN pictures AS thumb ON thumb.id = thumbnail_picture_id
        WHERE membership_id = m.id AND asset IS NOT NULL ORDER BY position LIMIT 1))
    """

  /// The ids of the keywords of a photographer `p`.
  private static let keywordIDs = """
    (SELECT group_concat(keyword_id, ' ') FROM (SELECT keyword_id FROM photographer_keywords
      WHERE photographer_id = p.id ORDER BY keyword_id))
    """

  // MARK: - Names

  /// Selects photographers in the order of lists, from one with an id. O(log photographers + limit).
  static let names = """
    SELECT id, given_name, infix_name, family_name, is_deceased, birthday,
      NOT EXISTS (SELECT 1 FROM memberships WHERE photographer_id = p.id AND NOT is_former)
        AS is_former,
      \(keywordIDs) AS keywords,
      (SELECT group_concat(organization_id, ' ') FROM (SELECT organization_id FROM memberships
        WHERE photographer_id = p.id ORDER BY organization_id)) AS organizations,
      (SELECT group_concat(word, ' ') FROM (
        SELECT role AS word FROM membership_roles JOIN memberships m ON m.id = membership_id
        WHERE photographer_id = p.id
        UNION SELECT status FROM membership_statuses JOIN memberships m ON m.id = membership_id
        WHERE photographer_id = p.id AND status IN ('honorary', 'mentor', 'prospective')
        ORDER BY 1)) AS roles
    FROM photographers p
    WHERE (sort_key, id) >= (SELECT sort_key, id FROM photographers WHERE id = ?)
    ORDER BY sort_key, id LIMIT ?
    """

  var nameColumns: [PieceColumn] {
    [
      .required("given", "given_name"), .required("infix", "infix_name"),
      .required("family", "family_name"), .flag("isDeceased", "is_deceased"),
      // True if no membership is current.
      .flag("isFormer", "is_former"), keywordColumn,
      // The viewer's lists do not show the year.
      PieceColumn("birthday") { PieceValue(try $0.text("birthday").map { String($0.suffix(5)) }) },
      // Equal texts share memory in a browser, equal lists do not.
      PieceColumn("clubs") {
        .text(
          try $0.ids("organizations").compactMap(plan.index(ofOrganization:)).map(String.init)
            .joined(separator: " "))
      },
      // Roles in any of the clubs, and statuses other than "former" and "deceased".
      .text("roles", "roles"),
    ]
  }

  /// The index of the organization that a row belongs to.
  var organizationColumn: PieceColumn {
    PieceColumn("organization") {
      PieceValue(plan.index(ofOrganization: try $0.id("organization_id")))
    }
  }

  private var keywordColumn: PieceColumn {
    PieceColumn("keywords") { .list(try $0.ids("keywords").map { .number(Int($0)) }) }
  }

  func names(_ number: Int) throws -> PieceValue {
    let size = PiecePlan.namesPerPiece
    return .rows(try rows(Self.names, [plan.photographers[number * size], size], nameColumns))
  }

  func rows(
    _ query: String, _ arguments: StatementArguments, _ columns: [PieceColumn]
  ) throws -> [PieceValue] {
    try catalog.records(of: query, arguments, columns.list)
  }

  // MARK: - Cards of people

  private static let persons = """
    SELECT photographers.*, \(Row.assetColumns("small"))
    FROM photographers LEFT JOIN pictures ON pictures.id = portrait_picture_id
      LEFT JOIN assets AS small ON small.id = coalesce(thumbnail_asset_id, asset_id)
    """

  /// - Parameter memberships: The memberships by photographer.
  func personColumns(_ memberships: [Int64: [PieceValue]] = [:]) -> [PieceColumn] {
    ShownFacts.columns(PersonDetails.facts) + [
      .asset("portrait", "small"),
      PieceColumn("memberships") { .list(memberships[try $0.id("id")] ?? []) },
    ]
  }

  var membershipColumns: [PieceColumn] {
    [
      organizationColumn,
      PieceColumn("roles") { try roles($0) }, PieceColumn("statuses") { try statuses($0) },
      .asset("cover", "small"), .count("images", "images"),
      PieceColumn("isPage") { PieceValue(try $0.text("form") == "web-page") },
      PieceColumn("state") { try ifEmpty($0, "state") },
    ] + ShownFacts.columns(MembershipDetails.facts)
  }

  func people(_ number: Int) throws -> PieceValue {
    let indexes = plan.rows(of: number, PiecePlan.peoplePerPiece, among: plan.photographers.count)
    let ids = Array(plan.photographers[indexes])
    let columns = membershipColumns
    var memberships: [Int64: [PieceValue]] = [:]
    var (condition, arguments) = Catalog.condition("m.photographer_id", isOneOf: ids)
    try catalog.forEachRow(
      of: Self.memberships + " WHERE \(condition) ORDER BY m.is_former, m.organization_id",
      arguments
    ) {
      memberships[try $0.id("photographer_id"), default: []].append(try columns.list($0))
    }
    let cardColumns = personColumns(memberships)
    var cards: [Int64: PieceValue] = [:]
    (condition, arguments) = Catalog.condition("photographers.id", isOneOf: ids)
    try catalog.forEachRow(of: Self.persons + " WHERE \(condition)", arguments) {
      cards[try $0.id("id")] = try cardColumns.list($0)
    }
    return .rows(ids.map { cards[$0] ?? .null })
  }

  // MARK: - Members of a club

  private static let memberships = """
    SELECT m.id AS id, organization_id, photographer_id, is_former, given_name, infix_name,
      family_name, is_deceased, \(MembershipDetails.facts.columns(of: "m")),
      (SELECT group_concat(role, ' ') FROM membership_roles WHERE membership_id = m.id) AS roles,
      (SELECT group_concat(status, ' ') FROM membership_statuses WHERE membership_id = m.id)
        AS statuses,
      g.form AS form, g.state AS state, g.reason AS reason,
      (SELECT count(*) FROM images WHERE membership_id = m.id) AS images,
      \(keywordIDs) AS keywords,
      \(Row.assetColumns("small")), \(Row.assetColumns("large")), \(Row.assetColumns("face"))
    FROM memberships m JOIN photographers p ON p.id = photographer_id
      LEFT JOIN galleries g ON g.membership_id = m.id
      LEFT JOIN pictures AS featured ON featured.id = featured_picture_id
      LEFT JOIN assets AS small ON small.id = \(coverAsset)
      LEFT JOIN assets AS large
        ON large.id = coalesce(featured.asset_id, featured.thumbnail_asset_id)
      LEFT JOIN pictures AS portrait ON portrait.id = portrait_picture_id
      LEFT JOIN assets AS face ON face.id = coalesce(portrait.thumbnail_asset_id, portrait.asset_id)
    """

  private static let membershipsOfClub =
    memberships + " WHERE m.organization_id = ? ORDER BY p.sort_key, m.id"

  /// The columns of a club's members. Who has no images has the featured image instead, and the
  /// form, state and reason of the portfolio. The URL tells visitors where to look: it is that of a
  /// portfolio without images, or of the page that the images come from.
  var memberColumns: [PieceColumn] {
    [
      .id("id", "id"),
      PieceColumn("place") {
        PieceValue(plan.index(ofPhotographer: try $0.id("photographer_id")))
      },
      .required("given", "given_name"), .required("infix", "infix_name"),
      .required("family", "family_name"), PieceColumn("roles") { try roles($0) },
      PieceColumn("statuses") { try statuses($0) }, .asset("cover", "small"),
      .asset("portrait", "face"), .count("images", "images"),
      PieceColumn("featured") { try $0.number("images") == 0 ? $0.asset("large") : .null },
      keywordColumn, .text("since", "start_date"),
      PieceColumn("piece") { row in
        PieceValue(try row.number("images") == 0 ? nil : plan.imagePiece(of: row.id("id")))
      },
      PieceColumn("form") { try ifEmpty($0, "form") },
      PieceColumn("state") { try ifEmpty($0, "state") },
      PieceColumn("reason") { try ifEmpty($0, "reason") },
      PieceColumn("address") { row in
        PieceValue(
          try row.number("images") == 0 || isOnPage(row) ? row.text("level3_url") : nil)
      },
      PieceColumn("isOnPage") { PieceValue(try isOnPage($0)) },
    ]
  }

  /// True if the images come from a web page.
  private func isOnPage(_ row: Row) throws -> Bool {
    try row.number("images") > 0 && row.text("form") == "page-gallery"
  }

  /// A fact about a portfolio without images.
  private func ifEmpty(_ row: Row, _ column: String) throws -> PieceValue {
    PieceValue(try row.number("images") == 0 ? row.text(column) : nil)
  }

  func members(_ number: Int) throws -> PieceValue {
    let columns = memberColumns
    return .rows(
      try plan.memberPieces[number].compactMap { index -> PieceValue? in
        let members = try rows(
          Self.membershipsOfClub, [plan.organizations[index]], columns)
        guard !members.isEmpty else { return nil }
        return .object(["club": .number(index), "members": .rows(members)])
      })
  }

  private func roles(_ row: Row) throws -> PieceValue {
    let roles = try row.text("roles")?.split(separator: " ") ?? []
    return .list(
      Role.sorted(roles.map { Role(rawValue: String($0)) }).map { .text($0.rawValue) })
  }

  /// The statuses, with "former" and "deceased" derived from the facts, whether the club states
  /// them or not.
  private func statuses(_ row: Row) throws -> PieceValue {
    let stated = try row.text("statuses")?.split(separator: " ") ?? []
    var statuses = Set(stated.map { Status(rawValue: String($0)) })
      .subtracting([.former, .deceased])
    if try row.integer("is_former") == 1 { statuses.insert(.former) }
    if try row.integer("is_deceased") == 1 { statuses.insert(.deceased) }
    return .list(Status.sorted(statuses).map { .text($0.rawValue) })
  }
}
