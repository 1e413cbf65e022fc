import GRDB
package import HubModel

// The data of the offline viewer. The order of every list depends on the rows only, and lists are
// read row by row.

extension Catalog {
  /// Calls `body` for all organizations in the order of lists: by name, then town.
  package func forEachViewedOrganization(_ body: (ViewedOrganization) throws -> Void) throws {
    let query = """
      SELECT o.id AS id, kind, full_name, town, nick_name, country, latitude, longitude,
        count(CASE WHEN NOT m.is_former AND NOT p.is_deceased THEN 1 END) AS current,
        count(CASE WHEN m.is_former AND NOT p.is_deceased THEN 1 END) AS former,
        count(CASE WHEN p.is_deceased THEN 1 END) AS deceased,
        sum((SELECT count(*) FROM images WHERE membership_id = m.id)) AS images,
        max(NOT p.is_deceased AND \(Self.coverAsset) IS NOT NULL) AS is_pictured
      FROM organizations o LEFT JOIN memberships m ON m.organization_id = o.id
        LEFT JOIN photographers p ON p.id = m.photographer_id
        LEFT JOIN pictures AS featured ON featured.id = featured_picture_id
      GROUP BY o.id ORDER BY o.folded_name, folded_town, o.id
      """
    try forEachViewed(query) { row in
      var coordinates: Coordinates?
      if let latitude = Double.fromDatabaseValue(row["latitude"]),
        let longitude = Double.fromDatabaseValue(row["longitude"])
      {
        coordinates = Coordinates(latitude: latitude, longitude: longitude)
      }
      try body(
        ViewedOrganization(
          id: try row.id("id"), isMuseum: try row.text("kind") == "museum",
          fullName: try row.requiredText("full_name"), town: try row.requiredText("town"),
          nickName: try row.requiredText("nick_name"), country: try row.text("country"),
          coordinates: coordinates, currentMembers: try row.number("current"),
          formerMembers: try row.number("former"), deceasedMembers: try row.number("deceased"),
          images: try row.number("images"), isPictured: try row.integer("is_pictured") == 1))
    }
  }

  /// Returns the additional data for the page of an organization; nil if there is none with this
  /// id. O(its members).
  package func viewedDetails(of organization: Int64) throws -> ViewedOrganizationDetails? {
    let columns = OrganizationDetails.facts.columns(of: "organizations")
    let query = "SELECT \(columns) FROM organizations WHERE id = ?"
    guard let row = try viewed(query, [organization]).first else { return nil }
    var details = OrganizationDetails()
    try row.read(OrganizationDetails.facts, into: &details)
    return ViewedOrganizationDetails(
      details: details,
      remarks: try localized("SELECT language, text FROM remarks", "organization_id", organization),
      covers: try covers(of: organization), officers: try officers(of: organization))
  }

  /// Returns images of up to four members, the featured one or else the first of the portfolio;
  /// current members and those with images come first.
  private func covers(of organization: Int64) throws -> [ViewedAsset] {
    let query = """
      SELECT \(ViewedAsset.columns("small", as: "small"))
      FROM memberships m JOIN photographers p ON p.id = photographer_id
        LEFT JOIN pictures AS featured ON featured.id = featured_picture_id
        JOIN assets AS small ON small.id = \(Self.coverAsset)
      WHERE organization_id = ? AND NOT is_deceased
      ORDER BY is_former, (SELECT count(*) FROM images WHERE membership_id = m.id) = 0, sort_key, m.id
      LIMIT 8
      """
    var covers: [ViewedAsset] = []
    for row in try viewed(query, [organization]) {
      if let asset = try ViewedAsset(row, "small"), !covers.contains(asset) { covers.append(asset) }
    }
    return Array(covers.prefix(4))
  }

  private func officers(
    of organization: Int64
  ) throws -> [(role: Role, photographer: Int64, name: PersonName)] {
    let query = """
      SELECT role, photographer_id, given_name, infix_name, family_name
      FROM memberships m JOIN photographers p ON p.id = photographer_id
        JOIN membership_roles ON membership_id = m.id
      WHERE organization_id = ? AND NOT is_former AND NOT is_deceased ORDER BY sort_key, m.id
      """
    let found = try viewed(query, [organization]).map {
      (Role(rawValue: try $0.requiredText("role")), try $0.id("photographer_id"), try Self.name($0))
    }
    return Role.sorted(Set(found.map(\.0))).filter { $0 != .other }
      .flatMap { role in found.filter { $0.0 == role } }
  }

  /// Returns the keywords in the order of their keys.
  package func viewedKeywords() throws -> [ViewedKeyword] {
    try viewed("SELECT id, id_string, is_standard FROM keywords ORDER BY key, id").map { row in
      let id = try row.id("id")
      return ViewedKeyword(
        id: id, idString: try row.requiredText("id_string"),
        isStandard: try row.integer("is_standard") == 1,
        names: try localized("SELECT language, name AS text FROM keyword_names", "keyword_id", id),
        usages: try localized("SELECT language, text FROM keyword_usages", "keyword_id", id))
    }
  }

  func localized(
    _ query: String, _ column: String, _ id: Int64
  ) throws -> [LocalizedText] {
    try viewed("\(query) WHERE \(column) = ? ORDER BY language", [id]).map {
      LocalizedText(language: try $0.requiredText("language"), text: try $0.requiredText("text"))
    }
  }

  /// Returns the codes of the languages in use, sorted.
  package func viewedLanguages() throws -> [String] {
    let query = """
      SELECT language FROM remarks UNION SELECT language FROM keyword_names
      UNION SELECT language FROM keyword_usages UNION SELECT language FROM exhibition_remarks ORDER BY 1
      """
    return try viewed(query).map { try $0.requiredText("language") }
  }

  package func viewedSourceCounts() throws -> [(role: String, state: String, count: Int)] {
    let query = "SELECT role, state, count(*) AS n FROM sources GROUP BY 1, 2 ORDER BY 1, 2"
    return try viewed(query).map {
      (try $0.requiredText("role"), try $0.requiredText("state"), try $0.number("n"))
    }
  }

  /// Returns files and pictures that are failed or stale, with the reason: files first, each in the
  /// order in which they were first referenced, at most `limit`.
  package func viewedMissing(
    limit: Int
  ) throws -> [(what: String, location: String, state: String, reason: String?)] {
    let query = """
      SELECT 'file' AS what, location, state, reason, 0 AS kind, id FROM sources
        WHERE state IN ('failed', 'stale')
      UNION ALL SELECT 'portfolio', location, 'failed', galleries.reason, 1, membership_id
        FROM galleries JOIN sources ON sources.id = source_id
        WHERE galleries.state = 'failed' AND sources.state = 'present'
      UNION ALL SELECT 'picture', location, state, reason, 2, id FROM pictures
        WHERE state IN ('failed', 'stale')
      ORDER BY kind, id LIMIT ?
      """
    return try viewed(query, [limit]).map {
      (
        try $0.requiredText("what"), try $0.requiredText("location"),
        try $0.requiredText("state"), try $0.text("reason")
      )
    }
  }

  /// Returns the portfolios that were read from web pages, and those whose sites ask not to be
  /// copied, in the order of clubs and members, at most `limit`.
  package func viewedPages(
    limit: Int
  ) throws -> [(organization: Int64, membership: Int64, location: String, isUnwanted: Bool)] {
    let query = """
      SELECT organization_id, membership_id, location, galleries.state = 'left-out' AS is_unwanted
      FROM galleries JOIN memberships ON memberships.id = membership_id
        JOIN sources ON sources.id = galleries.source_id
      WHERE galleries.form = 'page-gallery'
        OR galleries.state = 'left-out' AND galleries.reason = 'robots'
      ORDER BY membership_id LIMIT ?
      """
    return try viewed(query, [limit]).map {
      (
        try $0.id("organization_id"), try $0.id("membership_id"), try $0.requiredText("location"),
        try $0.integer("is_unwanted") == 1
      )
    }
  }

  /// Returns the rights that pictures in the bundle state, each with the number of pictures, the
  /// most frequent ones first, at most `limit`.
  package func viewedRights(limit: Int) throws -> [(rights: PictureRights, pictures: Int)] {
    let query = """
      SELECT creator, copyright, license, usage_terms, count(*) AS pictures FROM pictures
      WHERE asset_id IS NOT NULL
        AND coalesce(creator, copyright, license, usage_terms) IS NOT NULL
      GROUP BY creator, copyright, license, usage_terms
      ORDER BY pictures DESC, creator, copyright, license, usage_terms LIMIT ?
      """
    return try viewed(query, [limit]).map { (try PictureRights($0), try $0.number("pictures")) }
  }

  func forEachViewed(
    _ query: String, _ arguments: StatementArguments = [], _ body: (Row) throws -> Void
  ) throws {
    try read { database in
      let rows = try Row.fetchCursor(
        database.cachedStatement(sql: query), arguments: arguments)
      while let row = try rows.next() { try body(row) }
    }
  }

  func viewed(_ query: String, _ arguments: StatementArguments = []) throws -> [Row] {
    try read { try Row.fetchAll($0.cachedStatement(sql: query), arguments: arguments) }
  }
}

extension PictureRights {
  /// Reads the columns of `pictures`.
  init(_ row: Row) throws {
    self.init(
      creator: try row.text("creator"), copyright: try row.text("copyright"),
      license: try row.text("license"), usageTerms: try row.text("usage_terms"))
  }
}

extension Row {
  /// Returns a number that is not negative; 0 for NULL.
  func number(_ column: String) throws -> Int { Swift.max(0, try integer(column) ?? 0) }
}

extension ViewedAsset {
  /// The columns of an asset, named for ``init(_:_:)``.
  static func columns(_ table: String, as prefix: String) -> String {
    ["sha256", "extension", "width", "height"].map { "\(table).\($0) AS \(prefix)_\($0)" }
      .joined(separator: ", ")
  }

  /// Reads the asset in the columns with a prefix; nil if there is none.
  init?(_ row: Row, _ prefix: String) throws {
    guard let hex = try row.text(prefix + "_sha256") else { return nil }
    let fileExtension = try row.requiredText(prefix + "_extension")
    guard let digest = HexDigest(hex: hex) else { throw row.malformed("sha256") }
    entry = EntryName.asset(digest, fileExtension: fileExtension)
    guard EntryName.isValid(entry) else { throw row.malformed("extension") }
    width = try row.number(prefix + "_width")
    height = try row.number(prefix + "_height")
  }
}
