import GRDB
import HubModel

/// SQL that several subjects need. The aliases are the same everywhere: `o` organization, `m`
/// membership, `p` photographer, `k` keyword, `i` image, `e` exhibition, `l` language, `x` problem,
/// `s` file.
enum Snippet {
  static func exists(_ rows: String) -> String { "EXISTS (SELECT 1 FROM \(rows))" }

  static func count(_ rows: String) -> String { "(SELECT count(*) FROM \(rows))" }

  /// The full name of photographer `p`: "Jane van den Doe".
  static let personName = """
    p.given_name || CASE p.infix_name WHEN '' THEN '' ELSE ' ' || p.infix_name END \
    || ' ' || p.family_name
    """

  /// The roles in their order, as a text in which positions can be looked up: "chairman
  /// vice-chairman …".
  static let roles = Role.known.map(\.rawValue).joined(separator: " ")

  /// The galleries whose images are unknown; nobody has hidden any behind a placeholder URL.
  private static let unknownGalleries =
    "galleries WHERE state IN ('failed', 'left-out') AND reason IS NOT 'placeholder'"

  /// The numbers of images of the memberships that have some; NULL if they are unknown.
  static let imagesByMembership = """
    SELECT membership_id AS id, count(*) AS number FROM images GROUP BY 1
    UNION ALL SELECT membership_id, NULL FROM \(unknownGalleries)
      AND membership_id NOT IN (SELECT membership_id FROM images)
    """

  /// Returns a query for the numbers of images by a column of memberships; NULL if none is known.
  static func images(by column: String) -> String {
    """
    SELECT \(column) AS id, sum(number) AS number FROM (\(imagesByMembership)) AS c
    CROSS JOIN memberships ON memberships.id = c.id GROUP BY 1
    """
  }

  /// Returns the number of images of the memberships `x` that meet a condition; NULL if it would be
  /// 0, but some are unknown.
  static func images(of memberships: String) -> String {
    let images = "memberships x JOIN images ON images.membership_id = x.id WHERE \(memberships)"
    let unknown = """
      memberships x WHERE \(memberships) \
      AND x.id IN (SELECT membership_id FROM \(unknownGalleries))
      """
    return count(images, unless: unknown)
  }

  /// The number of images of exhibition `e`; NULL if they are unknown.
  static let imagesOfExhibition = count(
    "exhibition_images WHERE exhibition_id = e.id",
    unless: "exhibition_\(unknownGalleries) AND exhibition_id = e.id")

  /// Returns the number of some rows; NULL if it is 0, and others exist.
  private static func count(_ rows: String, unless others: String) -> String {
    "coalesce(nullif(\(count(rows)), 0), CASE WHEN NOT \(exists(others)) THEN 0 END)"
  }

  static func languages(_ rows: String) -> String {
    """
    (SELECT group_concat(language, char(31)) FROM (SELECT language FROM \(rows) ORDER BY language))
    """
  }

  /// Returns the name of keyword `k` in the preferred language.
  @Sendable static func keywordName(_ presentation: Presentation, _: Coordinates?) -> SQL {
    let name = localized("name", "keyword_names WHERE keyword_id = k.id")
    return "coalesce(\(name(presentation, nil)), k.id_string)"
  }

  /// Returns a column of the row in the preferred language, among some rows that differ in their
  /// languages; otherwise that in English, then that in the first by code (Docs/Hub.md, "How things are
  /// shown"). It is followed by its language if that is to be shown and differs from the preferred
  /// one.
  static func localized(_ column: String, _ rows: String) -> ColumnDefinition.Expression {
    { presentation, _ in
      let mark: SQL = """
         || CASE language WHEN \(presentation.language) THEN '' ELSE ' [' || language || ']' END
        """
      return """
        (SELECT \(sql: column)\(presentation.marksLanguage ? mark : "") FROM \(sql: rows)
          ORDER BY language <> \(presentation.language), language <> 'en', language LIMIT 1)
        """
    }
  }

  @Sendable static func distance(_: Presentation, _ center: Coordinates?) -> SQL {
    guard let center else { return "NULL" }
    return "distance(o.latitude, o.longitude, \(center.latitude), \(center.longitude))"
  }

  /// Returns the rows that list the memberships with a role or status; nil for another word.
  static func memberships(_ word: String) -> String? {
    if Role.known.contains(where: { $0.rawValue == word }) {
      return "membership_roles WHERE role = '\(word)'"
    }
    return Status.known.contains { $0.rawValue == word }
      ? "membership_statuses WHERE status = '\(word)'" : nil
  }

  /// Returns the condition that rows of a table list membership `m`.
  static func listed(_ rows: String) -> String { exists("\(rows) AND membership_id = m.id") }
}
