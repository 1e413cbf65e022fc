import GRDB
import HubModel

enum PeopleLists {
  static let members = SubjectDefinition(
    scan: "photographers p CROSS JOIN memberships m ON m.photographer_id = p.id",
    table: "memberships m", joins: ofMemberships, id: "m.id", order: "p.sort_key, p.id, m.id",
    columns: PeopleColumns.members,
    usual: ["name", "club", "town", "role", "keywords", "images"],
    fields: MemberFields.ofOthers.merging(MemberFields.ofPeople) { $1 }
      .merging([.images: FieldDefinition(.membership)]) { $1 })

  static let people = SubjectDefinition(
    scan: "photographers p", table: "photographers p", id: "p.id", order: "p.sort_key, p.id",
    columns: PeopleColumns.people, usual: ["name", "clubs", "keywords", "birthday"],
    fields: MemberFields.ofOthers.merging(MemberFields.ofPeople) { $1 }.merging([
      .images: FieldDefinition(.photographer),
      .clubs: FieldDefinition(
        .photographer, Snippet.count("memberships WHERE photographer_id = p.id AND NOT is_former")),
    ]) { $1 })

  static let ofMemberships = [
    ("p", "photographers p ON p.id = m.photographer_id"),
    ("o", "organizations o ON o.id = m.organization_id"),
  ]
}

enum MemberFields {
  /// The year of birth of photographer `p`; null if only the day is known.
  static let yearOfBirth = "CASE WHEN p.birthday NOT LIKE '-%' THEN substr(p.birthday, 1, 4) END"

  /// The fields of memberships and their people.
  static let all: [Field: FieldDefinition] = Entity.photographer.fields
    .merging(Entity.membership.fields) { $1 }.merging([
      .keyword: FieldDefinition(.photographer),
      .person: FieldDefinition(.photographer, "p.folded_name"),
      .born: FieldDefinition(.photographer, yearOfBirth),
      .role: FieldDefinition(.membership, words: roles),
      .status: FieldDefinition(.membership, words: statuses),
      .has: FieldDefinition(.membership, words: hasOfPerson + hasOfMembership),
      .is: FieldDefinition(.membership, words: statuses + roles),
    ]) { $1 }

  /// The fields of rows that belong to members.
  static let ofOthers = OrganizationFields.ofOthers.merging(all) { $1 }

  static let ofPeople: [Field: FieldDefinition] = [
    .name: FieldDefinition(.photographer, "p.folded_name"),
    .keywords: FieldDefinition(
      .photographer, Snippet.count("photographer_keywords WHERE photographer_id = p.id")),
  ]

  static let hasOfPerson: FieldDefinition.Words =
    Entity.photographer.words + [
      ("portrait", "p.portrait_url IS NOT NULL"),
      ("keywords", Snippet.exists("photographer_keywords WHERE photographer_id = p.id")),
    ]

  private static let hasOfMembership: FieldDefinition.Words =
    Entity.membership.words + [
      ("featured", "m.featured_image_url IS NOT NULL"),
      ("images", Snippet.exists("images WHERE membership_id = m.id")),
      ("role", Snippet.exists("membership_roles WHERE membership_id = m.id")),
    ]

  private static let roles = listed(Role.known.map(\.rawValue))

  static let statuses: FieldDefinition.Words =
    [
      ("current", "NOT m.is_former"), ("former", "m.is_former"),
      (
        "deceased",
        "m.is_former AND m.photographer_id IN (SELECT id FROM photographers WHERE is_deceased = 1)"
      ),
    ] + listed(Status.known.filter { $0 != .deceased && $0 != .former }.map(\.rawValue))

  private static func listed(_ words: [String]) -> FieldDefinition.Words {
    words.compactMap { word in Snippet.memberships(word).map { (word, Snippet.listed($0)) } }
  }
}

private enum PeopleColumns {
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

  private static let person: [ColumnDefinition] =
    [
      .init("name", "Name", sortedBy: "p.sort_key", sql: Snippet.personName),
      .init(
        "keywords", "Keywords", .list,
        computed: {
          """
          (SELECT group_concat(name, char(31)) FROM (
            SELECT \(Snippet.keywordName($0, $1)) AS name
            FROM photographer_keywords JOIN keywords k ON k.id = keyword_id
            WHERE photographer_id = p.id ORDER BY k.key))
          """
        }),
    ] + Entity.photographer.columns + [
      .init("portrait", "Portrait", sql: "p.portrait_url"),
      .init("deceased", "Deceased", .flag, sql: "p.is_deceased"),
      .init("born", "Born", .date, sql: MemberFields.yearOfBirth),
      .init("givenName", "Given name", sql: "p.given_name"),
      .init("infixName", "Infix", sql: "nullif(p.infix_name, '')"),
      .init("familyName", "Family name", sql: "p.family_name"),
    ]

  static let people: [ColumnDefinition] =
    person + [
      .init(
        "clubs", "Clubs", .list, sortedBy: "memberships(\(membershipsOfPerson))",
        decode: { .texts(Parts.records($0).map(CatalogFunctions.membershipText)) },
        sql: membershipsOfPerson),
      .init(
        "images", "Images", .number, totals: Snippet.images(by: "photographer_id"),
        sql: Snippet.images(of: "x.photographer_id = p.id")),
      .init("id", "Id", .number, sql: "p.id"),
    ]

  static let members: [ColumnDefinition] =
    person + [
      .init("club", "Club", sortedBy: "o.folded_name", sql: "o.full_name"),
      .init("town", "Town", .town, sortedBy: "o.folded_town", sql: "o.town"),
      .init("country", "Country", .country, sql: "o.country"),
      .init("distance", "Distance", .measure, computed: Snippet.distance),
      .init(
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
      .init(
        "membership", "Membership", sortedBy: "memberships(\(membershipParts))",
        decode: { .text(CatalogFunctions.membershipText(Parts.split($0))) }, sql: membershipParts),
      .init(
        "images", "Images", .number, totals: Snippet.imagesByMembership,
        sql: Snippet.images(of: "x.id = m.id")),
      .init("former", "Former", .flag, sql: "m.is_former"),
    ] + Entity.membership.columns + [
      .init("featured", "Featured image", sql: "m.featured_image_url"),
      .init("gallery", "Gallery", sql: gallery("state")),
      .init("galleryForm", "Portfolio type", sql: gallery("form")),
      .init("galleryReason", "Reason", sql: gallery("reason")),
      .init("id", "Id", .number, sql: "m.id"),
      .init(
        "source", "Source",
        sql: "(SELECT location || ':' || m.source_line FROM sources WHERE id = m.source_id)"),
    ]

  private static func gallery(_ column: String) -> String {
    "(SELECT \(column) FROM galleries WHERE membership_id = m.id)"
  }
}
