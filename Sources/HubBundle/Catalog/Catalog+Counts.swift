import GRDB
public import HubModel

extension Catalog {
  /// How much the catalog says there is; O(rows).
  public func counts() throws -> Counts { try read(Counts.init) }

  /// SHA-256 over what the hub says; O(rows).
  public func contentDigest() throws -> HexDigest { try read(ContentDigest.compute) }
}

extension Counts {
  init(_ database: Database) throws {
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
        UNION SELECT language FROM keyword_usages)
      """)
    remarks = try count("remarks")
    galleries = try count("galleries WHERE state IN ('present', 'stale') AND form <> 'web-page'")
    images = try count("images")
    assets = try count("assets")
    assetBytes = try Int.fetchOne(database, sql: "SELECT coalesce(sum(size), 0) FROM assets") ?? 0
    failedSources = try count("sources WHERE state = 'failed'")
    failedPictures = try count("pictures WHERE state = 'failed'")
    staleSources = try count("sources WHERE state = 'stale'")
    stalePictures = try count("pictures WHERE state = 'stale'")
    problems = try count("problems")
    errors = try count("problems WHERE severity = 'error'")
  }
}
