import GRDB
import HubModel

/// A subject in SQL: the tables of its rows, and everything that can be asked about them.
struct SubjectDefinition: Sendable {
  /// The tables that are read to find rows.
  let scan: String
  let table: String
  /// Further tables for the columns of a row, by alias. They are outer joins, so each row stays one
  /// row.
  var joins: [(alias: String, join: String)] = []
  let id: String
  var base: String?
  let order: String
  let columns: [ColumnDefinition]
  /// The columns that are shown by default.
  let usual: [String]
  let fields: [Field: FieldDefinition]

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

struct FieldDefinition: Sendable {
  typealias Words = [(key: String, condition: String)]

  let entity: Entity
  /// The values that are compared: folded texts, one of which has to match, a number, or a date. For
  /// a choice without fixed words, a condition with a parameter. If it is empty, the column of that
  /// name has the value.
  let values: [String]
  /// The fixed words of a choice, with their conditions.
  let words: Words

  init(_ entity: Entity, _ values: String..., words: Words = []) {
    (self.entity, self.values, self.words) = (entity, values, words)
  }
}

/// The entity that a field belongs to. The raw value is the alias of its table in queries.
enum Entity: String, Sendable {
  case organization = "o"
  case membership = "m"
  case photographer = "p"
  case exhibition = "e"
  /// The keyword, language, image, problem or file that the row itself represents.
  case own = ""

  var facts: [FactTerm] {
    switch self {
    case .organization: OrganizationDetails.facts.map(\.term)
    case .membership: MembershipDetails.facts.map(\.term)
    case .photographer: PersonDetails.facts.map(\.term)
    case .exhibition: ExhibitionDetails.facts.map(\.term)
    case .own: []
    }
  }

  private func column(of fact: FactTerm) -> String { "\(rawValue).\(fact.column)" }

  var columns: [ColumnDefinition] {
    facts.map { fact in
      let kind: Column.Kind =
        switch fact.kind {
        case .text, .address, .reference: .text
        case .date: .date
        case .birthday: .birthday
        case .fotobond: .fotobond
        }
      let value = column(of: fact)
      return ColumnDefinition(
        fact.listed, fact.listed.capitalizedFirst, kind,
        sortedBy: kind == .birthday ? "substr(\(value), -5)" : nil, sql: value)
    }
  }

  var fields: [Field: FieldDefinition] {
    let fields = facts.map { fact in
      let (field, value) = (Field(fact), column(of: fact))
      return (field, FieldDefinition(self, field.kind == .text ? "fold(\(value))" : value))
    }
    return Dictionary(uniqueKeysWithValues: fields)
  }

  /// The words of `has:` that ask whether a single fact is known.
  var words: FieldDefinition.Words {
    facts.map { ($0.listed, "\(column(of: $0)) IS NOT NULL") }
  }
}

extension Subject {
  /// The columns of the subject.
  public var columns: [Column] { definition.columns.map(\.column) }

  /// The fields that can be used in filters.
  public var fields: [Field] { Field.allCases.filter { definition.fields[$0] != nil } }

  /// Returns the words that a field of this subject accepts, in a sensible order; empty if it
  /// accepts any text.
  public func words(of field: Field) -> [String] {
    var seen = Set<String>()
    let known = definition.fields[field] ?? PeopleLists.members.fields[field]
    return known?.words.map(\.key).filter { seen.insert($0).inserted } ?? []
  }

  var definition: SubjectDefinition {
    switch self {
    case .clubs: OrganizationLists.clubs
    case .museums: OrganizationLists.museums
    case .members: PeopleLists.members
    case .people: PeopleLists.people
    case .keywords: OtherLists.keywords
    case .images: OtherLists.images
    case .exhibitions: ExhibitionLists.exhibitions
    case .languages: OtherLists.languages
    case .problems: OtherLists.problems
    case .sources: OtherLists.sources
    case .entries: OtherLists.entries
    }
  }
}
