import GRDB
import HubBundle
import HubModel

extension CatalogWriter {
  /// Returns the exhibitions in the order of the hub.
  func exhibitionRows() throws -> [(id: Int64, identity: ExhibitionIdentity)] {
    try access { database in
      let query = """
        SELECT exhibitions.id, full_name, organizations.town, name, start_date
        FROM exhibitions JOIN organizations ON organizations.id = organization_id
        ORDER BY exhibitions.id
        """
      return try Row.fetchAll(database, sql: query).map { row in
        let organization = OrganizationIdentity(fullName: row["full_name"], town: row["town"])
        return (
          row["id"],
          ExhibitionIdentity(
            organization: organization, name: row["name"], startDate: row["start_date"])
        )
      }
    }
  }

  /// Removes what an exhibition does not need (Docs/Format.md, "Verbatim and filtered copies"): it
  /// stays with its texts, pictures, problems and organization. Pictures keep the titles and the
  /// photographers under which they hang. No file is kept, because even that of its gallery may tell
  /// of its owner. To be called after ``derive(on:isWhole:)``, before pictures are recorded.
  func keepOnly(exhibition id: Int64, root: String) throws {
    try access { database in
      for statement in Self.problems + Self.others {
        try database.execute(sql: statement, arguments: ["id": id])
      }
      for statement in Self.rest { try database.execute(sql: statement) }
      try database.execute(sql: Self.sources, arguments: [root])
    }
  }

  /// Problems within the record of the exhibition, which ends where the next one begins.
  private static let problems = [
    """
    DELETE FROM problems WHERE id NOT IN (
      SELECT problems.id FROM problems JOIN exhibitions AS own ON own.source_id = problems.source_id
      WHERE own.id = :id AND path LIKE '%exhibitions[%' AND line >= own.source_line
        AND NOT EXISTS (SELECT 1 FROM exhibitions AS other WHERE other.source_id = own.source_id
          AND other.source_line > own.source_line AND other.source_line <= line))
    """
  ]

  /// Other exhibitions.
  private static let others =
    ["wall_texts", "images", "galleries", "remarks"].map {
      "DELETE FROM exhibition_\($0) WHERE exhibition_id <> :id"
    } + ["DELETE FROM exhibitions WHERE id <> :id"]

  private static let rest =
    [
      """
      UPDATE exhibition_images SET title = shown.title,
        photographer = iif(form = 'list', shown.photographer, NULL)
      FROM (\(ExhibitionColumns.images)) AS shown, exhibition_galleries
      WHERE shown.position = exhibition_images.position
      """
    ]
    + [
      "images", "galleries", "membership_roles", "membership_statuses", "memberships",
      "photographer_keywords", "photographers", "keyword_names", "keyword_usages", "keywords",
      "validators",
    ].map { "DELETE FROM \($0)" } + [
      "DELETE FROM remarks WHERE organization_id <> (SELECT organization_id FROM exhibitions)",
      "DELETE FROM organizations WHERE id <> (SELECT organization_id FROM exhibitions)",
      """
      UPDATE organizations SET level = 1, member_source_id = NULL,
        members_reason = iif(members_state = 'none', NULL, 'filtered'),
        members_state = iif(members_state = 'none', 'none', 'unknown')
      """,
      """
      DELETE FROM pictures WHERE id NOT IN (
        SELECT picture_id FROM exhibition_images WHERE picture_id IS NOT NULL
        UNION SELECT thumbnail_picture_id FROM exhibition_images
          WHERE thumbnail_picture_id IS NOT NULL
        UNION SELECT poster_picture_id FROM exhibitions WHERE poster_picture_id IS NOT NULL)
      """,
      """
      UPDATE pictures SET source_id = exhibitions.source_id, source_line = exhibitions.source_line
      FROM exhibitions WHERE pictures.source_id IS NOT exhibitions.source_id
      """,
      "DELETE FROM languages WHERE code NOT IN (\(CatalogSchema.languagesUsed))",
    ]

  /// The statements that remove files; the root and those that are referred to stay as names.
  private static let sources = """
    DELETE FROM sources WHERE location <> ? AND id NOT IN (SELECT source_id FROM organizations
      UNION SELECT source_id FROM remarks UNION SELECT source_id FROM exhibitions
      UNION SELECT source_id FROM languages
      UNION SELECT source_id FROM exhibition_galleries WHERE source_id IS NOT NULL);
    UPDATE sources SET state = 'left-out', reason = 'filtered', entry = NULL, size = NULL,
      sha256 = NULL, original_sha256 = NULL, since = NULL
    """
}
