import HubModel

enum OrganizationLists {
  static let clubs = SubjectDefinition(
    scan: "organizations o", table: "organizations o", id: "o.id", base: "o.kind = 'club'",
    order: "o.folded_name, o.folded_town, o.id", columns: ofOrganizations,
    usual: ["name", "town", "country", "level", "members", "images"],
    fields: MemberFields.all.merging(OrganizationFields.all) { $1 }
      .merging([.members: FieldDefinition(.organization), .images: FieldDefinition(.organization)])
    {
      $1
    })

  static let museums = SubjectDefinition(
    scan: "organizations o", table: "organizations o", id: "o.id", base: "o.kind = 'museum'",
    order: "o.folded_name, o.folded_town, o.id", columns: ofOrganizations,
    usual: ["name", "town", "country", "website"], fields: OrganizationFields.all)

  private static let ofOrganizations: [ColumnDefinition] =
    [
      .init("name", "Name", sortedBy: "o.folded_name", sql: "o.full_name"),
      .init("town", "Town", .town, sortedBy: "o.folded_town", sql: "o.town"),
      .init("country", "Country", .country, sql: "o.country"),
      .init("level", "Level", .number, sql: known("o.level")),
      .init(
        "members", "Members", .number,
        sql: known(Snippet.count(memberships + " AND NOT m.is_former"))),
      .init(
        "images", "Images", .number,
        totals: """
          \(Snippet.images(by: "organization_id"))
          UNION ALL SELECT id, NULL FROM organizations WHERE members_state = 'unknown'
            AND id NOT IN (SELECT organization_id FROM memberships)
          """,
        sql: known(Snippet.images(of: "x.organization_id = o.id"))),
      .init(
        "exhibitions", "Exhibitions", .number, counting: "exhibitions.id",
        sql: known(Snippet.count("exhibitions WHERE organization_id = o.id"))),
      .init("distance", "Distance", .measure, computed: Snippet.distance),
      // The deceased are former members of every club (rules.sql).
      .init(
        "formerMembers", "Former", .number,
        sql: known(Snippet.count(memberships + " AND m.is_former"))),
      .init("nickname", "Nickname", sql: "o.nick_name"), .init("kind", "Kind", sql: "o.kind"),
      .init("latitude", "Latitude", .measure, sql: "o.latitude"),
      .init("longitude", "Longitude", .measure, sql: "o.longitude"),
    ] + Entity.organization.columns + [
      .init(
        "languages", "Languages", .list,
        sql: Snippet.languages("remarks WHERE organization_id = o.id")),
      .init(
        "remark", "Remark",
        computed: Snippet.localized("text", "remarks WHERE organization_id = o.id")),
      .init("id", "Id", .number, sql: "o.id"),
    ]

  private static let memberships = "memberships m WHERE m.organization_id = o.id"

  /// Returns a number of organization `o` that its members decide; NULL if its member list could not be
  /// fetched.
  fileprivate static func known(_ number: String) -> String {
    "CASE o.members_state WHEN 'unknown' THEN NULL ELSE \(number) END"
  }
}

enum OrganizationFields {
  /// The fields of the organizations that other rows belong to.
  static let ofOthers: [Field: FieldDefinition] = [
    .club: FieldDefinition(.organization, "o.folded_name", "fold(o.nick_name)"),
    .town: FieldDefinition(.organization, "o.folded_town"),
    .country: FieldDefinition(.organization, "o.country"),
    .level: FieldDefinition(.organization, OrganizationLists.known("o.level")),
    .language: FieldDefinition(
      .organization, Snippet.exists("remarks WHERE organization_id = o.id AND language = ?")),
    .near: FieldDefinition(.organization), .distance: FieldDefinition(.organization),
  ]

  static let all = ofOthers.merging(Entity.organization.fields) { $1 }.merging([
    .name: FieldDefinition(.organization, "o.folded_name", "fold(o.nick_name)"),
    .is: FieldDefinition(
      .organization, words: [("club", "o.kind = 'club'"), ("museum", "o.kind = 'museum'")]),
    .has: FieldDefinition(
      .organization,
      words: Entity.organization.words + [
        ("coordinates", "o.latitude IS NOT NULL"), ("country", "o.country IS NOT NULL"),
        ("remark", Snippet.exists("remarks WHERE organization_id = o.id")),
        ("members", "o.level > 1"), ("portfolios", "o.level > 2"),
        ("exhibitions", Snippet.exists("exhibitions WHERE organization_id = o.id")),
        (
          "images",
          Snippet.exists(
            """
            memberships x JOIN images ON images.membership_id = x.id WHERE x.organization_id = o.id
            """)
        ),
      ]),
  ]) { $1 }
}
