import Foundation
import GRDB
import HubModel

/// A column of a list.
public struct Column: Sendable, Hashable {
  /// The name in queries and JSON: "fullName".
  public let name: String
  /// The heading for people: "Name".
  public let heading: String
  /// The kind of its values.
  public let kind: Kind

  /// The kinds of the values of a column.
  public enum Kind: Sendable, Hashable {
    case text
    /// A whole number.
    case number
    /// A number of kilometres or degrees.
    case measure
    case flag
    /// A list of texts.
    case list
    /// The code of a country, ISO 3166-1 alpha-2.
    case country
    /// The name of a town, as the hub writes it.
    case town
    /// A number of the Dutch federation of photo clubs: 1620 for a club, 1620111 for a member.
    case fotobond
    /// A date: 2024-01-31.
    case date
    /// A date, 2024-01-31 or --01-31, of which people are shown only day and month.
    case birthday
  }
}

struct ColumnDefinition: Sendable {
  typealias Expression = @Sendable (Presentation, Coordinates?) -> SQL

  let column: Column
  let value: Expression
  /// The sort key in SQL; nil for the value itself.
  var order: String?
  /// For a count: a query for `id` and `number` of all rows for which it is not 0, which takes far
  /// less time than counting for each row.
  var totals: String?
  /// A column of the table whose rows are counted. If the catalog lacks it, the count is unknown.
  var counted: String?
  /// Converts a text that SQL had to compose to a value.
  var decode: (@Sendable (String) -> FieldValue)?

  init(
    _ name: String, _ heading: String, _ kind: Column.Kind = .text,
    computed value: @escaping Expression
  ) {
    column = Column(name: name, heading: heading, kind: kind)
    self.value = value
  }

  init(
    _ name: String, _ heading: String, _ kind: Column.Kind = .text, sortedBy order: String? = nil,
    totals: String? = nil, counting counted: String? = nil,
    decode: (@Sendable (String) -> FieldValue)? = nil, sql value: String
  ) {
    self.init(name, heading, kind) { _, _ in SQL(sql: value) }
    (self.order, self.totals, self.counted, self.decode) = (order, totals, counted, decode)
  }

  /// - Throws: ``BundleError`` if the value has another type than the column.
  func value(at index: Int, of row: Row) throws -> FieldValue {
    let storage = (row[index] as DatabaseValue).storage
    switch (column.kind, storage) {
    // An empty list is a list, not a missing value.
    case (.list, .null): return .texts([])
    case (_, .null): return .none
    case (.flag, .int64(let number)): return .flag(number != 0)
    case (.number, .int64(let number)), (.fotobond, .int64(let number)):
      return .integer(Int(number))
    case (.measure, .double(let number)): return .real(number)
    case (.list, .string(let text)): return decode?(text) ?? .texts(Parts.split(text))
    case (.text, .string(let text)), (.country, .string(let text)), (.town, .string(let text)),
      (.date, .string(let text)), (.birthday, .string(let text)):
      return decode?(text) ?? (text.isEmpty ? .none : .text(text))
    default: throw row.malformed(column.name)
    }
  }
}
