import GRDB

/// Values of rows that a hostile catalog may have filled with anything: GRDB's own subscripts end the
/// program on a type that they do not expect.
extension Row {
  /// A text, nil for NULL.
  func text(_ column: String) throws -> String? {
    switch try storage(column) {
    case .null: nil
    case .string(let text): text
    default: throw malformed(column)
    }
  }

  /// An integer, nil for NULL.
  func integer(_ column: String) throws -> Int? {
    switch try storage(column) {
    case .null: nil
    case .int64(let integer): Int(integer)
    default: throw malformed(column)
    }
  }

  /// A number with a fraction, nil for NULL.
  func real(_ column: String) throws -> Double? {
    switch try storage(column) {
    case .null: nil
    case .double(let number): number
    default: throw malformed(column)
    }
  }

  /// A text that the schema says is there.
  func requiredText(_ column: String) throws -> String {
    guard let text = try text(column) else { throw malformed(column) }
    return text
  }

  /// An error about a value that is not as the schema says.
  func malformed(_ column: String) -> BundleError {
    BundleError(
      .invalid, entry: EntryName.catalog, "a value of \(column) is not as format 1 has it")
  }

  private func storage(_ column: String) throws -> DatabaseValue.Storage {
    guard let value = self[column] as DatabaseValue? else { throw malformed(column) }
    return value.storage
  }
}
