import Foundation
import GRDB
import HubModel

/// Something that a list tells of each row.
public struct Column: Sendable, Hashable {
  /// As queries name it, and JSON: "fullName".
  public let name: String
  /// As people read it: "Name".
  public let heading: String
  /// What its values are.
  public let kind: Kind

  /// What the values of a column are.
  public enum Kind: Sendable, Hashable {
    /// A text.
    case text
    /// A whole number.
    case number
    /// A number of kilometres, or of degrees.
    case measure
    /// Yes or no.
    case flag
    /// Several texts.
    case list
    /// The code of a country, ISO 3166-1 alpha-2.
    case country
    /// A number of the Dutch federation of clubs: 1620, or 1620111 of a member.
    case fotobond
    /// A date, 2024-01-31.
    case date
    /// A date, 2024-01-31, or --01-31; people are shown day and month only.
    case birthday
  }
}

/// A column, and where its values come from.
struct ColumnDefinition: Sendable {
  typealias Expression = @Sendable (Presentation, Coordinates?) -> SQL

  let column: Column
  /// The value in SQL.
  let value: Expression
  /// The sort key; nil for the value itself.
  let order: Expression?
  /// Of a count: a query for `id` and `number` of all rows for which it is not 0, which takes far less
  /// than to count for each row.
  let totals: String?
  /// A column of the table whose rows it counts. If the catalog lacks it, the count is unknown.
  let counted: String?
  /// Makes a value of a text that SQL had to put together.
  let decode: (@Sendable (String) -> FieldValue)?

  init(
    _ name: String, _ heading: String, _ kind: Column.Kind = .text, sortedBy order: String? = nil,
    totals: String? = nil, counting counted: String? = nil,
    decode: (@Sendable (String) -> FieldValue)? = nil, sql value: String
  ) {
    var sortKey: Expression?
    if let order { sortKey = { _, _ in SQL(sql: order) } }
    self.init(
      name, heading, kind, order: sortKey, totals: totals, counting: counted, decode: decode,
      computed: { _, _ in SQL(sql: value) })
  }

  init(
    _ name: String, _ heading: String, _ kind: Column.Kind = .text, order: Expression? = nil,
    totals: String? = nil, counting counted: String? = nil,
    decode: (@Sendable (String) -> FieldValue)? = nil, computed value: @escaping Expression
  ) {
    column = Column(name: name, heading: heading, kind: kind)
    self.value = value
    self.order = order
    self.totals = totals
    self.counted = counted
    self.decode = decode
  }

  /// The value of the column at `index` of a row.
  ///
  /// - Throws: ``BundleError`` for a value of another type than the column has.
  func value(at index: Int, of row: Row) throws -> FieldValue {
    let storage = (row[index] as DatabaseValue).storage
    switch (column.kind, storage) {
    // A list is a list, also when nothing is in it.
    case (.list, .null): return .texts([])
    case (_, .null): return .none
    case (.flag, .int64(let number)): return .flag(number != 0)
    case (.number, .int64(let number)), (.fotobond, .int64(let number)):
      return .integer(Int(number))
    case (.measure, .double(let number)): return .real(number)
    case (.list, .string(let text)): return decode?(text) ?? .texts(Parts.split(text))
    case (.text, .string(let text)), (.country, .string(let text)), (.date, .string(let text)),
      (.birthday, .string(let text)):
      return decode?(text) ?? (text.isEmpty ? .none : .text(text))
    default: throw row.malformed(column.name)
    }
  }
}

extension ColumnDefinition {
  /// The columns of the single facts.
  static func facts(of entity: Entity) -> [ColumnDefinition] {
    entity.facts.map { term in
      let kind: Column.Kind =
        switch term.kind {
        case .text, .address, .reference: .text
        case .date: .date
        case .birthday: .birthday
        case .fotobond: .fotobond
        }
      let value = entity.column(of: term)
      return ColumnDefinition(
        term.listed, term.listed.prefix(1).uppercased() + term.listed.dropFirst(), kind,
        sortedBy: kind == .birthday ? "substr(\(value), -5)" : nil, sql: value)
    }
  }
}
