import GRDB
import HubModel

extension Catalog {
  /// Returns the ids of all photographers, in the order of lists.
  package func viewedPhotographers() throws -> [Int64] {
    var ids: [Int64] = []
    try forEachViewed("SELECT id FROM photographers ORDER BY sort_key, id") {
      ids.append(try $0.id("id"))
    }
    return ids
  }

  /// Calls `body` for photographers in the order of lists, starting with `first`. O(log
  /// photographers + limit).
  package func forEachViewedName(
    from first: Int64, limit: Int, _ body: (ViewedName) throws -> Void
  ) throws {
    let query = """
      SELECT id, given_name, infix_name, family_name, is_deceased, birthday,
        NOT EXISTS (SELECT 1 FROM memberships WHERE photographer_id = p.id AND NOT is_former)
          AS is_former,
        \(Self.keywordIDs) AS keywords,
        (SELECT group_concat(organization_id, ' ') FROM (SELECT organization_id FROM memberships
          WHERE photographer_id = p.id ORDER BY organization_id)) AS organizations
      FROM photographers p
      WHERE (sort_key, id) >= (SELECT sort_key, id FROM photographers WHERE id = ?)
      ORDER BY sort_key, id LIMIT ?
      """
    try forEachViewed(query, [first, limit]) { row in
      try body(
        ViewedName(
          id: try row.id("id"), name: try Self.name(row),
          isDeceased: try row.integer("is_deceased") == 1,
          isFormer: try row.integer("is_former") == 1, keywords: try Self.ids(row, "keywords"),
          organizations: try Self.ids(row, "organizations"),
          // The viewer's lists do not show the year.
          birthday: try row.text("birthday").map { String($0.suffix(5)) }))
    }
  }

  /// Returns the card of a photographer, current memberships first; nil if there is none with this
  /// id.
  package func viewedPerson(_ id: Int64) throws -> ViewedPerson? {
    var memberships: [ViewedMembership] = []
    try forEachViewed(Self.membershipsOfPerson, [id]) {
      memberships.append(try Self.membership($0))
    }
    var person: ViewedPerson?
    try forEachViewed(Self.person, [id]) { row in
      var details = PersonDetails()
      try row.read(PersonDetails.facts, into: &details)
      person = ViewedPerson(
        details: details, portrait: try ViewedAsset(row, "small"), memberships: memberships)
    }
    return person
  }

  private static let person = """
    SELECT \(PersonDetails.facts.columns(of: "photographers")),
      \(ViewedAsset.columns("small", as: "small"))
    FROM photographers LEFT JOIN pictures ON pictures.id = portrait_picture_id
      LEFT JOIN assets AS small ON small.id = coalesce(thumbnail_asset_id, asset_id)
    WHERE photographers.id = ?
    """

  private static let membershipsOfPerson =
    memberships + " WHERE m.photographer_id = ? ORDER BY m.is_former, m.organization_id"

  private static let membershipsOfClub =
    memberships + " WHERE m.organization_id = ? ORDER BY p.sort_key, m.id"

  /// Calls `body` for the members of a club, in the order of lists.
  package func forEachViewedMember(
    of organization: Int64, _ body: (ViewedMembership) throws -> Void
  ) throws {
    try forEachViewed(Self.membershipsOfClub, [organization]) { try body(Self.membership($0)) }
  }

  /// Returns the number of images of each membership that has any, by id.
  package func viewedImageCounts() throws -> [(membership: Int64, count: Int)] {
    var counts: [(Int64, Int)] = []
    let query = """
      SELECT membership_id, count(*) AS n FROM images GROUP BY membership_id ORDER BY membership_id
      """
    try forEachViewed(query) { counts.append((try $0.id("membership_id"), try $0.number("n"))) }
    return counts
  }

  /// Calls `body` for the images of a range of memberships, by membership and position.
  package func forEachViewedImage(
    of memberships: ClosedRange<Int64>, _ body: (ViewedImage) throws -> Void
  ) throws {
    let query = Self.images("images", of: "membership_id")
    try forEachViewed(query, [memberships.lowerBound, memberships.upperBound]) {
      try body(ViewedImage($0))
    }
  }

  /// The query for the images of a range of owners, in the order in which they are shown.
  static func images(_ table: String, of owner: String) -> String {
    """
    SELECT \(owner) AS owner, title, caption, capture_date, full.state AS state, full.reason AS reason,
      coalesce(full.location, image_url) AS location,
      coalesce(full.creator, thumb.creator) AS creator,
      coalesce(full.copyright, thumb.copyright) AS copyright,
      coalesce(full.license, thumb.license) AS license,
      coalesce(full.usage_terms, thumb.usage_terms) AS usage_terms,
      \(ViewedAsset.columns("large", as: "large")), \(ViewedAsset.columns("small", as: "small"))
    FROM \(table) LEFT JOIN pictures AS full ON full.id = picture_id
      LEFT JOIN pictures AS thumb ON thumb.id = thumbnail_picture_id
      LEFT JOIN assets AS large ON large.id = coalesce(full.asset_id, thumb.asset_id)
      LEFT JOIN assets AS small ON small.id = coalesce(thumb.thumbnail_asset_id, thumb.asset_id,
        full.thumbnail_asset_id, full.asset_id)
    WHERE \(owner) BETWEEN ? AND ? ORDER BY \(owner), position
    """
  }

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

  private static let memberships = """
    SELECT m.id AS id, organization_id, photographer_id, is_former, given_name, infix_name,
      family_name, is_deceased, \(MembershipDetails.facts.columns(of: "m")),
      (SELECT group_concat(role, ' ') FROM membership_roles WHERE membership_id = m.id) AS roles,
      (SELECT group_concat(status, ' ') FROM membership_statuses WHERE membership_id = m.id)
        AS statuses,
      g.form AS form, g.state AS state, g.reason AS reason,
      (SELECT count(*) FROM images WHERE membership_id = m.id) AS images,
      \(keywordIDs) AS keywords,
      \(ViewedAsset.columns("small", as: "small")), \(ViewedAsset.columns("large", as: "large")),
      \(ViewedAsset.columns("face", as: "face"))
    FROM memberships m JOIN photographers p ON p.id = photographer_id
      LEFT JOIN galleries g ON g.membership_id = m.id
      LEFT JOIN pictures AS featured ON featured.id = featured_picture_id
      LEFT JOIN assets AS small ON small.id = \(coverAsset)
      LEFT JOIN assets AS large
        ON large.id = coalesce(featured.asset_id, featured.thumbnail_asset_id)
      LEFT JOIN pictures AS portrait ON portrait.id = portrait_picture_id
      LEFT JOIN assets AS face ON face.id = coalesce(portrait.thumbnail_asset_id, portrait.asset_id)
    """

  private static func membership(_ row: Row) throws -> ViewedMembership {
    let roles = try row.text("roles")?.split(separator: " ") ?? []
    let statuses = try row.text("statuses")?.split(separator: " ") ?? []
    let state = try row.text("state").map(RecordedState.init)
    var details = MembershipDetails()
    try row.read(MembershipDetails.facts, into: &details)
    return ViewedMembership(
      id: try row.id("id"), organization: try row.id("organization_id"),
      photographer: try row.id("photographer_id"), name: try name(row),
      roles: roles.map { Role(rawValue: String($0)) },
      statuses: Set(statuses.map { Status(rawValue: String($0)) }),
      isFormer: try row.integer("is_former") == 1,
      isDeceased: try row.integer("is_deceased") == 1, cover: try ViewedAsset(row, "small"),
      featured: try ViewedAsset(row, "large"), portrait: try ViewedAsset(row, "face"),
      gallery: try state.map { (try row.text("form"), $0, try row.text("reason")) },
      details: details, images: try row.number("images"), keywords: try ids(row, "keywords"))
  }

  /// The ids of the keywords of a photographer `p`.
  private static let keywordIDs = """
    (SELECT group_concat(keyword_id, ' ') FROM (SELECT keyword_id FROM photographer_keywords
      WHERE photographer_id = p.id ORDER BY keyword_id))
    """

  private static func ids(_ row: Row, _ column: String) throws -> [Int64] {
    try row.text(column)?.split(separator: " ").compactMap { Int64($0) } ?? []
  }

  static func name(_ row: Row) throws -> PersonName {
    PersonName(
      givenName: try row.requiredText("given_name"), infixName: try row.requiredText("infix_name"),
      familyName: try row.requiredText("family_name"))
  }
}

extension ViewedImage {
  /// Reads the columns of ``Catalog/images(_:of:)``.
  init(_ row: Row) throws {
    self.init(
      owner: try row.id("owner"), title: try row.text("title"), caption: try row.text("caption"),
      captureDate: try row.text("capture_date"), largest: try ViewedAsset(row, "large"),
      thumbnail: try ViewedAsset(row, "small"),
      state: try row.text("state").map(RecordedState.init), reason: try row.text("reason"),
      location: try row.requiredText("location"), rights: try PictureRights(row))
  }
}
