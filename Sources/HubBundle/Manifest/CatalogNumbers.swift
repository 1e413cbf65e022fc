package import GRDB
import HubJSON

/// The name of a number in a manifest. The raw value is its name in JSON; reports tell the numbers in
/// the order of the cases.
public protocol CatalogNumber: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The SQL expression whose value in the catalog is this number; nil if no catalog tells it.
  var expression: String? { get }
}

extension CatalogNumber {
  static var names: [String] { allCases.map(\.rawValue) }

  static func count(_ rows: String) -> String { "(SELECT count(*) FROM \(rows))" }
}

/// Numbers by their names. One that is missing, because an earlier hubpack wrote the bundle, is 0.
public struct CatalogNumbers<Name: CatalogNumber>: Encodable, Sendable, Equatable {
  private var values: [Name: Int] = [:]

  /// The number of that name.
  public subscript(name: Name) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue }
  }

  /// All numbers with their names in JSON, in order.
  public var named: [(name: String, value: Int)] {
    Name.allCases.map { ($0.rawValue, self[$0]) }
  }

  /// Computes the numbers that follow from a catalog. O(rows).
  package init(_ database: Database) throws {
    let known = Name.allCases.filter { $0.expression != nil }
    let columns = known.map { "\($0.expression ?? "") AS \($0.rawValue)" }
    guard
      let row = try Row.fetchOne(database, sql: "SELECT " + columns.joined(separator: ", "))
    else { return }
    for name in known { values[name] = try row.requiredInteger(name.rawValue) }
  }

  /// Takes the members of an object that have these names. Each must be a count; other members are
  /// ignored.
  init(_ json: StrictJSON) throws(StrictJSONError) {
    for name in Name.allCases {
      guard let number = try json.optional(name.rawValue) else { continue }
      let integer = try number.integer()
      guard (0...Manifest.largestCount).contains(integer) else {
        throw number.mismatch("an integer from 0 to \(Manifest.largestCount)")
      }
      values[name] = integer
    }
  }

  /// True if no number that both have differs.
  func agrees(with other: Self) -> Bool {
    values.allSatisfy { other.values[$0.key] ?? $0.value == $0.value }
  }

  /// True if all numbers are equal, where a missing one is 0.
  public static func == (one: Self, other: Self) -> Bool {
    Name.allCases.allSatisfy { one[$0] == other[$0] }
  }

  /// Encodes all numbers as a JSON object.
  public func encode(to encoder: any Encoder) throws {
    try Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.value) }).encode(to: encoder)
  }
}

extension Catalog {
  /// Returns the numbers of records in the catalog. O(rows).
  public func counts() throws -> Counts { try read(Counts.init) }
}
