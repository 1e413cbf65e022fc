package import GRDB
package import HubModel

/// Typed access to values. A hostile catalog may contain values of any type, and GRDB's own
/// subscripts end the program if the type is unexpected. NULL is nil, and an error where the schema
/// requires a value.
extension Row {
  package func text(_ column: String) throws -> String? {
    switch try storage(column) {
    case .null: nil
    case .string(let text): text
    default: throw malformed(column)
    }
  }

  package func integer(_ column: String) throws -> Int? {
    switch try storage(column) {
    case .null: nil
    case .int64(let integer): Int(integer)
    default: throw malformed(column)
    }
  }

  package func real(_ column: String) throws -> Double? {
    switch try storage(column) {
    case .null: nil
    case .double(let number): number
    default: throw malformed(column)
    }
  }

  /// Returns true for 1, false for 0, nil for NULL.
  package func optionalFlag(_ column: String) throws -> Bool? {
    switch try integer(column) {
    case nil: nil
    case 0: false
    case 1: true
    default: throw malformed(column)
    }
  }

  package func requiredText(_ column: String) throws -> String {
    try expect(text(column), column)
  }

  package func requiredInteger(_ column: String) throws -> Int {
    try expect(integer(column), column)
  }

  package func id(_ column: String) throws -> Int64 { Int64(try requiredInteger(column)) }

  package func flag(_ column: String) throws -> Bool {
    try expect(optionalFlag(column), column)
  }

  /// Returns a word, which this code need not know.
  package func word<Word: OpenWord>(_ column: String) throws -> Word {
    Word(rawValue: try requiredText(column))
  }

  package func hexDigest(_ column: String) throws -> HexDigest? {
    try text(column).map { try expect(HexDigest(hex: $0), column) }
  }

  /// Returns a picture with the URL in one column and the digest in another; nil if there is no
  /// URL.
  package func picture(_ url: String, digest column: String) throws -> PublishedPicture? {
    try text(url).map { PublishedPicture(url: $0, digest: try hexDigest(column)) }
  }

  /// Returns the coordinates in the columns `latitude` and `longitude`.
  package func coordinates() throws -> Coordinates? {
    guard let latitude = try real("latitude"), let longitude = try real("longitude") else {
      return nil
    }
    return try expect(Coordinates(latitude: latitude, longitude: longitude), "latitude")
  }

  package func read<Record>(
    _ facts: [Fact<Record>], into record: inout Record, isStated: Bool = false
  ) throws {
    for fact in facts {
      let column = fact.term.column(isStated: isStated)
      let isNumber = fact.term.kind.isNumber
      fact.set(&record, isNumber ? try integer(column).map { String($0) } : try text(column))
    }
  }

  package func malformed(_ column: String) -> BundleError {
    BundleError(
      .invalid, entry: EntryName.catalog, "a value of \(column) is not allowed by format 1")
  }

  private func expect<Value>(_ value: Value?, _ column: String) throws -> Value {
    guard let value else { throw malformed(column) }
    return value
  }

  private func storage(_ column: String) throws -> DatabaseValue.Storage {
    try expect(self[column] as DatabaseValue?, column).storage
  }
}

extension OrganizationIdentity {
  init(_ row: Row, town: String = "town") throws {
    self.init(
      fullName: try row.requiredText("full_name"), town: try row.requiredText(town))
  }
}

extension PersonName {
  package init(_ row: Row) throws {
    self.init(
      givenName: try row.requiredText("given_name"), infixName: try row.requiredText("infix_name"),
      familyName: try row.requiredText("family_name"))
  }
}

extension PictureRights {
  package init(_ row: Row) throws {
    self.init(
      creator: try row.text("creator"), copyright: try row.text("copyright"),
      license: try row.text("license"), usageTerms: try row.text("usage_terms"))
  }
}

extension FactTerm {
  /// The column of `memberships` that holds the statement in the club's file.
  package var statedColumn: String { "stated_" + column }

  package func column(isStated: Bool) -> String { isStated ? statedColumn : column }
}

extension Array {
  /// Returns the columns of single facts as SQL, separated by commas.
  package func columns<Record>(of table: String) -> String where Element == Fact<Record> {
    map { "\(table).\($0.term.column)" }.joined(separator: ", ")
  }
}
