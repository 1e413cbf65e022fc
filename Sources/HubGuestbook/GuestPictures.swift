import GRDB
package import HubBundle
package import HubModel

/// The pictures of a bundle at which visitors can leave something, by the names of their files.
package struct GuestPictures: Sendable {
  /// By the digest of each version in the bundle; several if several people show the same file.
  private var pictures: [HexDigest: [GuestPicture]] = [:]
  /// The names of all versions by the digest that a guestbook knows.
  private var names: [HexDigest: Set<String>] = [:]

  /// Reads the pictures of portfolios and exhibitions. O(images).
  ///
  /// - Throws: `BundleError`.
  package init(_ catalog: Catalog) throws {
    try catalog.forEachRow(of: Self.query) { row in
      let photographer = ["given", "infix", "family", "photographer"].compactMap {
        row[$0] as String?
      }
      .filter { !$0.isEmpty }.joined(separator: " ")
      let versions: [(digest: HexDigest, name: String)] = (1...4).compactMap { number in
        guard let hex = row["sha256_\(number)"] as String?, let digest = HexDigest(hex: hex),
          let fileExtension = row["extension_\(number)"] as String?
        else { return nil }
        return (digest, EntryName.asset(digest, fileExtension: fileExtension))
      }
      guard let first = versions.first else { return }
      let published = (row["original"] as String?).flatMap { HexDigest(hex: $0) }
      let picture = GuestPicture(
        digest: published ?? first.digest, photographer: photographer,
        club: OrganizationIdentity(
          fullName: row["full_name"] as String? ?? "", town: row["town"] as String? ?? ""),
        title: row["title"] as String? ?? "")
      for version in versions {
        let known = pictures[version.digest, default: []]
          .firstIndex { $0.photographer == picture.photographer }
        if let known, pictures[version.digest]?[known].title.isEmpty == true {
          pictures[version.digest]?[known].title = picture.title
        } else if known == nil {
          pictures[version.digest, default: []].append(picture)
        }
        names[picture.digest, default: []].insert(version.name)
      }
    }
  }

  /// Returns the picture of a photographer, or that of whoever comes first; nil if there is none.
  package subscript(version: HexDigest, photographer: String?) -> GuestPicture? {
    pictures[version]?.first { photographer == nil || $0.photographer == photographer }
  }

  /// Returns the names of all versions of a picture, by the digest that a guestbook knows.
  package func names(of digest: HexDigest) -> Set<String> { names[digest] ?? [] }

  private static let query = """
    WITH shown (membership_id, exhibition_id, photographer, title, picture_id, thumbnail_picture_id)
    AS (
      SELECT membership_id, NULL, NULL, title, picture_id, thumbnail_picture_id FROM images
      UNION ALL SELECT id, NULL, NULL, NULL, featured_picture_id, NULL FROM memberships
      UNION ALL SELECT NULL, exhibition_id, photographer, title, picture_id, thumbnail_picture_id
        FROM (\(ExhibitionColumns.images))
      UNION ALL SELECT NULL, id, NULL, name, poster_picture_id, NULL FROM exhibitions)
    SELECT p.given_name AS given, p.infix_name AS infix, p.family_name AS family, photographer,
      o.full_name, o.town, shown.title AS title,
      coalesce(one.original_sha256, other.original_sha256) AS original,
      \((1...4).map { "version\($0).sha256 AS sha256_\($0), version\($0).extension AS extension_\($0)" }
        .joined(separator: ", "))
    FROM shown
      LEFT JOIN memberships m ON m.id = membership_id
      LEFT JOIN photographers p ON p.id = m.photographer_id
      LEFT JOIN exhibitions e ON e.id = shown.exhibition_id
      JOIN organizations o ON o.id = coalesce(m.organization_id, e.organization_id)
      LEFT JOIN pictures one ON one.id = shown.picture_id
      LEFT JOIN pictures other ON other.id = shown.thumbnail_picture_id
      LEFT JOIN assets version1 ON version1.id = one.asset_id
      LEFT JOIN assets version2 ON version2.id = other.asset_id
      LEFT JOIN assets version3 ON version3.id = one.thumbnail_asset_id
      LEFT JOIN assets version4 ON version4.id = other.thumbnail_asset_id
    """
}
