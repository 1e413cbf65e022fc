import GRDB
import HubModel

struct SubjectDefinition: Sendable {
  /// The tables that are read to find rows.
  let scan: String
  let table: String
  /// Further tables for the columns of a row, by alias. They are outer joins, so each row stays one
  /// row.
  var joins: [(alias: String, join: String)] = []
  let id: String
  /// A condition that all rows meet.
  let base: String?
  /// The default order.
  let order: String
  let columns: [ColumnDefinition]
  /// The columns that are shown by default.
  let usual: [String]
  /// The fields that can be used in filters, with the entity that each belongs to.
  let fields: [Field: Entity]
}

extension SubjectDefinition {
  /// Returns the table of the rows, joined with all tables that expressions refer to.
  func tables(for expressions: String) -> String {
    var needed = expressions
    var joined = ""
    // From last to first, because joins refer to those before them.
    for (alias, join) in joins.reversed() where needed.contains("\(alias).") {
      needed += join
      joined = " LEFT JOIN \(join)" + joined
    }
    return table + joined
  }
}

/// The entity that a field belongs to.
enum Entity: Sendable {
  case organization, membership, photographer, exhibition
  /// The keyword, language, image, problem or file that the row itself represents.
  case own

  var facts: [FactTerm] {
    switch self {
    case .organization: OrganizationDetails.facts.map(\.term)
    case .membership: MembershipDetails.facts.map(\.term)
    case .photographer: PersonDetails.facts.map(\.term)
    case .exhibition: ExhibitionDetails.facts.map(\.term)
    case .own: []
    }
  }

  /// The alias of its table in queries.
  private var alias: String {
    switch self {
    case .organization: "o"
    case .membership: "m"
    case .photographer: "p"
    case .exhibition: "e"
    case .own: ""
    }
  }

  func column(of fact: FactTerm) -> String { "\(alias).\(fact.column)" }

  /// The fields of the single facts, with this entity.
  fileprivate var fields: [Field: Entity] {
    Dictionary(uniqueKeysWithValues: facts.map { (Field($0), self) })
  }
}

extension Subject {
  /// The columns of the subject.
  public var columns: [Column] { definition.columns.map(\.column) }

  /// The fields that can be used in filters.
  public var fields: [Field] { Field.allCases.filter { definition.fields[$0] != nil } }

  private static let ofOrganizations: [Field: Entity] = [
    .club: .organization, .town: .organization, .country: .organization, .level: .organization,
    .language: .organization, .near: .organization, .distance: .organization,
  ]

  private static let ofMembers: [Field: Entity] = [
    Field.keyword: .photographer, .person: .photographer, .born: .photographer, .role: .membership,
    .status: .membership, .has: .membership, .is: .membership,
  ].merging(Entity.photographer.fields) { $1 }.merging(Entity.membership.fields) { $1 }

  private static let ofMemberships = [
    ("p", "photographers p ON p.id = m.photographer_id"),
    ("o", "organizations o ON o.id = m.organization_id"),
  ]

  private static let definitions: [Subject: SubjectDefinition] = {
    let organizations = ofOrganizations.merging([.name: .organization]) { $1 }
      .merging(Entity.organization.fields) { $1 }
    let members = ofOrganizations.merging(ofMembers) { $1 }
    return [
      .clubs: SubjectDefinition(
        scan: "organizations o", table: "organizations o", id: "o.id", base: "o.kind = 'club'",
        order: "o.folded_name, o.folded_town, o.id", columns: OrganizationColumns.all,
        usual: ["name", "town", "country", "level", "members", "images"],
        fields: ofMembers.merging(organizations) { $1 }.merging([
          .has: .organization, .is: .organization, .members: .organization, .images: .organization,
        ]) { $1 }),
      .museums: SubjectDefinition(
        scan: "organizations o", table: "organizations o", id: "o.id", base: "o.kind = 'museum'",
        order: "o.folded_name, o.folded_town, o.id", columns: OrganizationColumns.all,
        usual: ["name", "town", "country", "website"],
        fields: organizations.merging([.has: .organization, .is: .organization]) { $1 }),
      .members: SubjectDefinition(
        scan: "photographers p CROSS JOIN memberships m ON m.photographer_id = p.id",
        table: "memberships m", joins: ofMemberships,
        id: "m.id", base: nil, order: "p.sort_key, p.id, m.id", columns: PeopleColumns.members,
        usual: ["name", "club", "town", "role", "keywords", "images"],
        fields: members.merging([
          .name: .photographer, .images: .membership, .keywords: .photographer,
        ]) { $1 }),
      .people: SubjectDefinition(
        scan: "photographers p", table: "photographers p", id: "p.id", base: nil,
        order: "p.sort_key, p.id", columns: PeopleColumns.people,
        usual: ["name", "clubs", "keywords", "birthday"],
        fields: members.merging([
          .name: .photographer, .images: .photographer, .clubs: .photographer,
          .keywords: .photographer,
        ]) { $1 }
      ),
      .keywords: SubjectDefinition(
        scan: "keywords k", table: "keywords k", id: "k.id", base: nil, order: "k.key",
        columns: OtherColumns.keywords, usual: ["name", "people", "standard", "usage"],
        fields: [
          .name: .own, .keyword: .own, .language: .own, .is: .own, .has: .own, .people: .own,
          .added: .own,
          .club: .organization, .town: .organization, .country: .organization,
          .person: .photographer,
        ]),
      .images: SubjectDefinition(
        scan: "images i",
        table: "images i",
        joins: [("m", "memberships m ON m.id = i.membership_id")] + ofMemberships + [
          ("full", "pictures AS full ON full.id = i.picture_id"),
          ("thumb", "pictures AS thumb ON thumb.id = i.thumbnail_picture_id"),
          ("asset", "assets AS asset ON asset.id = coalesce(full.asset_id, thumb.asset_id)"),
        ],
        id: "i.id", base: nil, order: "i.id", columns: OtherColumns.images,
        usual: ["id", "person", "title", "caption", "date", "club"],
        fields: members.merging([.name: .own, .has: .own, .is: .own, .date: .own]) { $1 }),
      .exhibitions: SubjectDefinition(
        scan: ExhibitionColumns.tables, table: ExhibitionColumns.tables, id: "e.id", base: nil,
        order: ExhibitionColumns.order, columns: ExhibitionColumns.all,
        usual: ["name", "starts", "ends", "venue", "town", "club"],
        fields: Entity.exhibition.fields.merging([
          .name: .own, .club: .own, .town: .own, .country: .own, .near: .own, .distance: .own,
          .images: .own, .has: .own, .is: .own,
        ]) { $1 }),
      .languages: SubjectDefinition(
        scan: "languages l", table: "languages l", id: "l.code", base: nil, order: "l.code",
        columns: OtherColumns.languages, usual: OtherColumns.languages.map(\.column.name),
        fields: [.name: .own, .language: .own, .is: .own]),
      .problems: SubjectDefinition(
        scan: "problems x", table: "problems x", id: "x.id", base: nil,
        order:
          "x.severity = 'notice', x.severity, x.source_id, x.file, x.line, x.column_number, x.id",
        columns: FileColumns.problems, usual: ["severity", "file", "line", "message"],
        fields: [.name: .own, .severity: .own, .code: .own, .file: .own, .is: .own]),
      .sources: SubjectDefinition(
        scan: "sources s", table: "sources s", id: "s.id", base: nil, order: "s.id",
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
