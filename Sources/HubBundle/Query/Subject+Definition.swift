import GRDB

/// Where the rows of a subject come from.
struct SubjectDefinition: Sendable {
  /// The tables that finding rows looks at.
  let scan: String
  /// The tables that telling of one row looks at. All but the row's own are outer joins, which SQLite
  /// leaves out where nothing of them is needed.
  let tables: String
  /// The row's own id.
  let id: String
  /// What all its rows have in common.
  let base: String?
  /// Its usual order.
  let order: String
  let columns: [ColumnDefinition]
  /// The columns that are shown unless others are asked for.
  let usual: [String]
  /// What it can be asked about, and whose property that is.
  let fields: [Field: Entity]
}

/// Whose property something is.
enum Entity: Sendable {
  case organization, membership, photographer
  /// The keyword, language, image, problem or file that the row itself is.
  case own
}

extension Subject {
  /// The columns that it has.
  public var columns: [Column] { definition.columns.map(\.column) }

  /// The fields that it can be asked about.
  public var fields: [Field] { Field.allCases.filter { definition.fields[$0] != nil } }

  private static let ofOrganizations: [Field: Entity] = [
    .club: .organization, .town: .organization, .country: .organization, .level: .organization,
    .language: .organization, .near: .organization, .distance: .organization,
  ]

  private static let ofMembers: [Field: Entity] = [
    .keyword: .photographer, .person: .photographer, .birthday: .photographer, .role: .membership,
    .status: .membership,
    .joined: .membership, .left: .membership, .has: .membership, .is: .membership,
  ]

  private static let definitions: [Subject: SubjectDefinition] = {
    let organizations = ofOrganizations.merging([.name: .organization]) { $1 }
    let members = ofOrganizations.merging(ofMembers) { $1 }
    return [
      .clubs: SubjectDefinition(
        scan: "organizations o", tables: "organizations o", id: "o.id", base: "o.kind = 'club'",
        order: "o.folded_name, o.folded_town, o.id", columns: OrganizationColumns.all,
        usual: ["name", "town", "country", "level", "members", "images"],
        fields: organizations.merging(ofMembers) { $1 }.merging([
          .has: .organization, .is: .organization, .members: .organization, .images: .organization,
          .fotobond: .organization,
        ]) { $1 }),
      .museums: SubjectDefinition(
        scan: "organizations o", tables: "organizations o", id: "o.id", base: "o.kind = 'museum'",
        order: "o.folded_name, o.folded_town, o.id", columns: OrganizationColumns.all,
        usual: ["name", "town", "country", "website"],
        fields: organizations.merging([.has: .organization, .is: .organization]) { $1 }),
      .members: SubjectDefinition(
        scan: "photographers p CROSS JOIN memberships m ON m.photographer_id = p.id",
        tables: """
          memberships m LEFT JOIN photographers p ON p.id = m.photographer_id \
          LEFT JOIN organizations o ON o.id = m.organization_id
          """,
        id: "m.id", base: nil, order: "p.sort_key, p.id, m.id", columns: PeopleColumns.members,
        usual: ["name", "club", "town", "role", "keywords", "images"],
        fields: members.merging([
          .name: .photographer, .images: .membership, .fotobond: .membership,
        ]) { $1 }),
      .people: SubjectDefinition(
        scan: "photographers p", tables: "photographers p", id: "p.id", base: nil,
        order: "p.sort_key, p.id", columns: PeopleColumns.people,
        usual: ["name", "clubs", "keywords", "birthday"],
        fields: members.merging([.name: .photographer, .images: .photographer]) { $1 }),
      .keywords: SubjectDefinition(
        scan: "keywords k", tables: "keywords k", id: "k.id", base: nil, order: "k.key",
        columns: OtherColumns.keywords, usual: ["name", "people", "standard", "usage"],
        fields: [
          .name: .own, .keyword: .own, .language: .own, .is: .own, .has: .own, .people: .own,
          .club: .organization, .town: .organization, .country: .organization,
          .person: .photographer,
        ]),
      .images: SubjectDefinition(
        scan: "images i",
        tables: """
          images i LEFT JOIN memberships m ON m.id = i.membership_id \
          LEFT JOIN photographers p ON p.id = m.photographer_id \
          LEFT JOIN organizations o ON o.id = m.organization_id \
          LEFT JOIN pictures AS full ON full.id = i.picture_id \
          LEFT JOIN pictures AS thumb ON thumb.id = i.thumbnail_picture_id \
          LEFT JOIN assets AS asset ON asset.id = coalesce(full.asset_id, thumb.asset_id)
          """,
        id: "i.id", base: nil, order: "i.id", columns: OtherColumns.images,
        usual: ["id", "person", "title", "caption", "date", "club"],
        fields: members.merging([.name: .own, .has: .own, .is: .own, .date: .own]) { $1 }),
      .languages: SubjectDefinition(
        scan: "languages l", tables: "languages l", id: "l.code", base: nil, order: "l.code",
        columns: OtherColumns.languages, usual: OtherColumns.languages.map(\.column.name),
        fields: [.name: .own, .language: .own, .is: .own]),
      .problems: SubjectDefinition(
        scan: "problems x", tables: "problems x", id: "x.id", base: nil,
        order: "x.severity, x.source_id, x.file, x.line, x.column_number, x.id",
        columns: FileColumns.problems, usual: ["severity", "file", "line", "message"],
        fields: [.name: .own, .severity: .own, .code: .own, .file: .own, .is: .own]),
      .sources: SubjectDefinition(
        scan: "sources s", tables: "sources s", id: "s.id", base: nil, order: "s.id",
        columns: FileColumns.sources, usual: ["role", "state", "size", "file", "reason"],
        fields: [.name: .own, .role: .own, .state: .own, .file: .own, .is: .own]),
    ]
  }()

  var definition: SubjectDefinition {
    guard let definition = Self.definitions[self] else {
      preconditionFailure("every subject is defined above")
    }
    return definition
  }
}
