import GRDB
import HubBundle
import HubModel

extension CatalogWriter {
  /// Returns the exhibitions in the order of the hub.
  func exhibitions() throws -> [(id: Int64, identity: ExhibitionIdentity)] {
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

  /// Removes what an exhibition does not need (Docs/Format.md, "Bundles of one exhibition"): it stays
  /// with its texts, pictures and organization. Pictures keep the names of their photographers and
  /// their titles, and the files that tell of others are not kept. To be called after
  /// ``derive(on:isWhole:)``, before pictures are recorded.
  ///
  /// - Returns: The entries of the files that are still needed.
  func keepOnly(exhibition id: Int64, root: String) throws -> Set<String> {
    try access { database in
      for statement in Self.statements(keeping: id) { try database.execute(sql: statement) }
      try database.execute(sql: Self.sources, arguments: [root])
      return try String.fetchSet(database, sql: "SELECT entry FROM sources WHERE entry IS NOT NULL")
    }
  }

  /// The statements that remove files, but not the root.
  private static let sources = """
    DELETE FROM sources WHERE location <> ? AND id NOT IN (SELECT source_id FROM organizations
      UNION SELECT source_id FROM remarks UNION SELECT source_id FROM exhibitions
      UNION SELECT source_id FROM languages
      UNION SELECT source_id FROM exhibition_galleries WHERE source_id IS NOT NULL);
    UPDATE sources SET state = 'left-out', reason = 'filtered', entry = NULL, size = NULL,
      sha256 = NULL, original_sha256 = NULL, since = NULL
    WHERE role IN ('level0', 'level1', 'level2')
    """

  private static func statements(keeping id: Int64) -> [String] {
    let own = "(SELECT organization_id FROM exhibitions)"
    return [
      """
      UPDATE exhibition_images SET title = shown.title,
        photographer = iif(form = 'list', shown.photographer, NULL)
      FROM (\(ExhibitionColumns.images)) AS shown
        JOIN exhibition_galleries ON exhibition_galleries.exhibition_id = shown.exhibition_id
      WHERE shown.exhibition_id = exhibition_images.exhibition_id
        AND shown.position = exhibition_images.position
      """
    ]
      + ["wall_texts", "images", "galleries", "remarks"].map {
        "DELETE FROM exhibition_\($0) WHERE exhibition_id <> \(id)"
      }
      + ["DELETE FROM exhibitions WHERE id <> \(id)"]
      + [
        "images", "galleries", "membership_roles", "membership_statuses", "memberships",
        "photographer_keywords", "photographers", "keyword_names", "keyword_usages", "keywords",
        "problems", "validators",
      ].map { "DELETE FROM \($0)" }
      + [
        "DELETE FROM remarks WHERE organization_id <> \(own)",
        "DELETE FROM organizations WHERE id <> \(own)",
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
        FROM exhibitions
        """,
        """
        DELETE FROM languages WHERE code NOT IN (SELECT language FROM remarks
          UNION SELECT language FROM exhibition_remarks UNION SELECT language FROM exhibition_wall_texts)
        """,
      ]
  }
}
