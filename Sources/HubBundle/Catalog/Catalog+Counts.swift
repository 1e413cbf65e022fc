package import GRDB
public import HubModel

extension Catalog {
  /// Returns the numbers of records in the catalog. O(rows).
  public func counts() throws -> Counts { try read(Counts.init) }

  /// Returns the numbers of parts that were left out, by their names in the manifest. O(rows).
  func leftOut() throws -> [String: Int] { try read(Manifest.LeftOut.counts) }

  /// Returns the SHA-256 digests of the hub's facts, by the versions of the rules that this code
  /// knows (Docs/Format.md, "Content digest"). O(rows).
  public func contentDigests() throws -> [Int: HexDigest] { try read(ContentDigest.compute) }
}

extension Manifest.LeftOut {
  /// Portfolios on web pages of which there is no record.
  private static let unread = """
     AS g JOIN sources AS s ON s.id = g.source_id WHERE form = 'web-page' AND role = 'web-page'
    """

  /// Returns the numbers that follow from the catalog, by their names in JSON.
  static func counts(_ database: Database) throws -> [String: Int] {
    func total(_ rows: String) throws -> Int {
      try Int.fetchOne(database, sql: "SELECT count(*) FROM \(rows)") ?? 0
    }
    func count(_ rows: String) throws -> Int { try total(rows + " AND state = 'left-out'") }
    return [
      "sources": try count("sources WHERE role <> 'level3' AND reason = 'offline'"),
      "galleries": try count("galleries WHERE reason = 'offline'")
        + count("exhibition_galleries WHERE reason = 'offline'"),
      "pictures": try count("pictures WHERE reason = 'offline'"),
      "placeholders": try count("sources WHERE role <> 'level3' AND reason = 'placeholder'")
        + count("galleries WHERE reason = 'placeholder'")
        + count("exhibition_galleries WHERE reason = 'placeholder'")
        + count("pictures WHERE reason = 'placeholder'"),
      "protectedPages": try count("sources WHERE reason = 'robots'"),
      "unwantedPictures": try count("pictures WHERE reason = 'assets'"),
      "webPages": try total("galleries" + Self.unread)
        + total("exhibition_galleries" + Self.unread),
    ]
  }

  /// Counts what a catalog leaves out.
  package init(
    _ database: Database, assets: String, omitted: [String], clubs: Int
  ) throws {
    let counts = try Self.counts(database)
    self.init(
      assets: assets, omitted: omitted, clubs: clubs, sources: counts["sources"] ?? 0,
      galleries: counts["galleries"] ?? 0, pictures: counts["pictures"] ?? 0,
      placeholders: counts["placeholders"] ?? 0, protectedPages: counts["protectedPages"] ?? 0,
      unwantedPictures: counts["unwantedPictures"] ?? 0, webPages: counts["webPages"] ?? 0)
  }
}

extension Counts {
  package init(_ database: Database) throws {
    func count(_ what: String) throws -> Int {
      try Int.fetchOne(database, sql: "SELECT count(*) FROM " + what) ?? 0
    }
    level1Files = try count(
      "sources WHERE role = 'level1' AND sha256 IS NOT NULL AND state <> 'failed'")
    clubs = try count("organizations WHERE kind = 'club'")
    museums = try count("organizations WHERE kind = 'museum'")
    clubsWithMembers = try count("organizations WHERE kind = 'club' AND level > 1")
    memberships = try count("memberships")
    photographers = try count("photographers")
    photographersInSeveralClubs = try count(
      "(SELECT 1 FROM memberships GROUP BY photographer_id HAVING count(*) > 1)")
    keywords = try count("keywords WHERE is_standard")
    nonStandardKeywords = try count("keywords WHERE NOT is_standard")
    languages = try count("languages WHERE is_defined")
    languagesUsed = try count(
      """
      (SELECT language FROM remarks UNION SELECT language FROM keyword_names
        UNION SELECT language FROM keyword_usages UNION SELECT language FROM exhibition_remarks)
      """)
    remarks = try count("remarks")
    galleries = try count("galleries WHERE state IN ('present', 'stale') AND form <> 'web-page'")
    images = try count("images")
    exhibitions = try count("exhibitions")
    assets = try count("assets")
    assetBytes = try Int.fetchOne(database, sql: "SELECT coalesce(sum(size), 0) FROM assets") ?? 0
    failedSources = try count("sources WHERE state = 'failed'")
    failedPictures = try count("pictures WHERE state = 'failed'")
    staleSources = try count("sources WHERE state = 'stale'")
    stalePictures = try count("pictures WHERE state = 'stale'")
    unknownLists = try count(
      "organizations WHERE members_reason NOT IN ('offline', 'filtered', 'placeholder')")
    longTexts = try count("problems WHERE code = 'text-too-long'")
    problems = try count("problems")
    errors = try count("problems WHERE severity = 'error'")
  }
}
