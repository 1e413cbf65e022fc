import GRDB
import HubModel

/// SQL that several subjects need. The aliases are the same everywhere: `o` organization, `m`
/// membership, `p` photographer, `k` keyword, `i` image, `e` exhibition.
enum Snippet {
  /// The full name of photographer `p`: "Jane van den Doe".
  static let personName = """
    p.given_name || CASE p.infix_name WHEN '' THEN '' ELSE ' ' || p.infix_name END \
    || ' ' || p.family_name
    """

  /// The roles in their order, as a text in which positions can be looked up: "chairman
  /// vice-chairman …".
  static let roles = Role.known.map(\.rawValue).joined(separator: " ")

  /// Returns a query for the numbers of images by a column of memberships.
  static func images(by column: String) -> String {
    """
    SELECT \(column) AS id, sum(number) AS number FROM (\(imagesByMembership)) AS c
    CROSS JOIN memberships ON memberships.id = c.id GROUP BY 1
    """
  }

  static let imagesByMembership =
    "SELECT membership_id AS id, count(*) AS number FROM images GROUP BY 1"

  /// Returns the name of keyword `k` in the preferred language.
  @Sendable static func keywordName(_ presentation: Presentation, _: Coordinates?) -> SQL {
    """
    coalesce((SELECT \(localized("name", presentation)) FROM keyword_names
      WHERE keyword_id = k.id \(preferring(presentation))), k.id_string)
    """
  }

  @Sendable static func keywordsOfPerson(_ presentation: Presentation, _: Coordinates?) -> SQL {
    """
    (SELECT group_concat(name, char(31)) FROM (
      SELECT \(keywordName(presentation, nil)) AS name
      FROM photographer_keywords JOIN keywords k ON k.id = keyword_id
      WHERE photographer_id = p.id ORDER BY k.key))
    """
  }

  /// Returns a column with a text, followed by its language if that is to be shown and differs from
  /// the preferred one.
  static func localized(_ column: String, _ presentation: Presentation) -> SQL {
    guard presentation.marksLanguage else { return SQL(sql: column) }
    return """
      \(sql: column) || CASE language WHEN \(presentation.language) THEN '' \
      ELSE ' [' || language || ']' END
      """
  }

  /// Returns an order that puts the preferred language first, then English, then the first by code
  /// (Docs/Hub.md, "How things are shown").
  static func preferring(_ presentation: Presentation) -> SQL {
    "ORDER BY language <> \(presentation.language), language <> 'en', language LIMIT 1"
  }

  /// Returns the distance of organization `o` in kilometres.
  @Sendable static func distance(_: Presentation, _ center: Coordinates?) -> SQL {
    guard let center else { return "NULL" }
    return "distance(o.latitude, o.longitude, \(center.latitude), \(center.longitude))"
  }
}

enum OrganizationColumns {
  /// The number of memberships that meet a condition; NULL if the member list could not be fetched.
  private static func memberships(_ condition: String) -> String {
    """
    CASE o.members_state WHEN 'unknown' THEN NULL \
    ELSE (SELECT count(*) FROM memberships m WHERE m.organization_id = o.id \(condition)) END
    """
  }

  static let all: [ColumnDefinition] =
    [
      ColumnDefinition("name", "Name", sortedBy: "o.folded_name", sql: "o.full_name"),
      ColumnDefinition("town", "Town", .town, sortedBy: "o.folded_town", sql: "o.town"),
      ColumnDefinition("country", "Country", .country, sql: "o.country"),
      ColumnDefinition("level", "Level", .number, sql: "o.level"),
      ColumnDefinition(
        "members", "Members", .number, sql: memberships("AND NOT m.is_former")),
      ColumnDefinition(
        "images", "Images", .number, totals: Snippet.images(by: "organization_id"),
        sql: """
          CASE o.members_state WHEN 'unknown' THEN NULL \
          ELSE (SELECT count(*) FROM memberships m JOIN images ON images.membership_id = m.id \
          WHERE m.organization_id = o.id) END
          """),
      ColumnDefinition(
        "exhibitions", "Exhibitions", .number, counting: "exhibitions.id",
        sql: """
          CASE o.members_state WHEN 'unknown' THEN NULL \
          ELSE (SELECT count(*) FROM exhibitions WHERE organization_id = o.id) END
          """),
      ColumnDefinition("distance", "Distance", .measure, computed: Snippet.distance),
      // The deceased are former members of every club (rules.sql).
      ColumnDefinition("formerMembers", "Former", .number, sql: memberships("AND m.is_former")),
      ColumnDefinition("nickname", "Nickname", sql: "o.nick_name"),
      ColumnDefinition("kind", "Kind", sql: "o.kind"),
      ColumnDefinition("latitude", "Latitude", .measure, sql: "o.latitude"),
      ColumnDefinition("longitude", "Longitude", .measure, sql: "o.longitude"),
    ] + ColumnDefinition.facts(of: .organization) + [
      ColumnDefinition(
        "languages", "Languages", .list,
        sql: """
          (SELECT group_concat(language, char(31)) FROM \
          (SELECT language FROM remarks WHERE organization_id = o.id ORDER BY language))
          """),
      ColumnDefinition("remark", "Remark") { presentation, _ in
        """
        (SELECT \(Snippet.localized("text", presentation)) FROM remarks
          WHERE organization_id = o.id \(Snippet.preferring(presentation)))
        """
      },
      ColumnDefinition("id", "Id", .number, sql: "o.id"),
    ]
}
