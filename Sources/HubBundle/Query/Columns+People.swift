import GRDB
import HubModel

/// The columns of memberships and photographers.
enum PeopleColumns {
  /// The parts of the description of membership `m`, for ``CatalogFunctions/membershipText(_:)``.
  private static let membershipParts = """
    p.is_deceased || char(31) || m.is_former || char(31) \
    || coalesce((SELECT group_concat(role, ' ') FROM membership_roles \
    WHERE membership_id = m.id), '') || char(31) \
    || coalesce((SELECT group_concat(status, ' ') FROM membership_statuses \
    WHERE membership_id = m.id), '') || char(31) || o.full_name || char(31) || o.town
    """

  /// The memberships of photographer `p`, current ones first, as records of such parts.
  private static let membershipsOfPerson = """
    (SELECT group_concat(parts, char(30)) FROM (
      SELECT \(membershipParts) AS parts FROM memberships m
      JOIN organizations o ON o.id = m.organization_id
      WHERE m.photographer_id = p.id ORDER BY m.is_former, m.organization_id))
    """

  /// The year of birth of photographer `p`; null if only the day is known.
  static let yearOfBirth = "CASE WHEN p.birthday NOT LIKE '-%' THEN substr(p.birthday, 1, 4) END"

  private static let person: [ColumnDefinition] =
    [
      ColumnDefinition("name", "Name", sortedBy: "p.sort_key", sql: Snippet.personName),
      ColumnDefinition("keywords", "Keywords", .list, computed: Snippet.keywordsOfPerson),
    ] + ColumnDefinition.facts(of: .photographer) + [
      ColumnDefinition("portrait", "Portrait", sql: "p.portrait_url"),
      ColumnDefinition("deceased", "Deceased", .flag, sql: "p.is_deceased"),
      ColumnDefinition(
        "born", "Born", .date, sql: yearOfBirth),
      ColumnDefinition("givenName", "Given name", sql: "p.given_name"),
      ColumnDefinition("infixName", "Infix", sql: "nullif(p.infix_name, '')"),
      ColumnDefinition("familyName", "Family name", sql: "p.family_name"),
    ]

  static let people: [ColumnDefinition] =
    person + [
      ColumnDefinition(
        "clubs", "Clubs", .list,
        order: { _, _ in "memberships(\(sql: membershipsOfPerson))" },
        decode: { .texts(Parts.records($0).map(CatalogFunctions.membershipText)) },
        computed: { _, _ in SQL(sql: membershipsOfPerson) }),
      ColumnDefinition(
        "images", "Images", .number, totals: Snippet.images(by: "photographer_id"),
        sql: """
          (SELECT count(*) FROM memberships m JOIN images ON images.membership_id = m.id \
          WHERE m.photographer_id = p.id)
          """),
      ColumnDefinition("id", "Id", .number, sql: "p.id"),
    ]

  static let members: [ColumnDefinition] =
    person + [
      ColumnDefinition("club", "Club", sortedBy: "o.folded_name", sql: "o.full_name"),
      ColumnDefinition("town", "Town", .town, sortedBy: "o.folded_town", sql: "o.town"),
      ColumnDefinition("country", "Country", .country, sql: "o.country"),
      ColumnDefinition("distance", "Distance", .measure, computed: Snippet.distance),
      ColumnDefinition(
        "role", "Role", .list,
        sql: """
          (SELECT group_concat(word, char(31)) FROM (
            SELECT word FROM (
              SELECT 0 AS rank, 'deceased' AS word WHERE p.is_deceased
              UNION ALL SELECT 1, 'former' WHERE m.is_former
              UNION ALL SELECT 1 + coalesce(nullif(instr(
                '\(Snippet.roles)', role), 0), 98), role FROM membership_roles WHERE membership_id = m.id
              UNION ALL SELECT 100, status FROM membership_statuses
                WHERE membership_id = m.id AND status NOT IN ('deceased', 'former'))
            ORDER BY rank, word))
          """),
      ColumnDefinition(
        "membership", "Membership", order: { _, _ in "memberships(\(sql: membershipParts))" },
        decode: { .text(CatalogFunctions.membershipText(Parts.split($0))) },
        computed: { _, _ in SQL(sql: membershipParts) }),
      ColumnDefinition(
        "images", "Images", .number, totals: Snippet.imagesByMembership,
        sql: "(SELECT count(*) FROM images WHERE membership_id = m.id)"),
      ColumnDefinition("former", "Former", .flag, sql: "m.is_former"),
    ] + ColumnDefinition.facts(of: .membership) + [
      ColumnDefinition("featured", "Featured image", sql: "m.featured_image_url"),
      ColumnDefinition(
        "gallery", "Gallery", sql: "(SELECT state FROM galleries WHERE membership_id = m.id)"),
      ColumnDefinition(
        "galleryForm", "Portfolio type",
        sql: "(SELECT form FROM galleries WHERE membership_id = m.id)"),
      ColumnDefinition(
        "galleryReason", "Reason",
        sql: "(SELECT reason FROM galleries WHERE membership_id = m.id)"),
      ColumnDefinition("id", "Id", .number, sql: "m.id"),
      ColumnDefinition(
        "source", "Source",
        sql: "(SELECT location || ':' || m.source_line FROM sources WHERE id = m.source_id)"),
    ]
}
