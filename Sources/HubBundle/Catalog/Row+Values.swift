package import GRDB

/// Typed access to values. A hostile catalog may contain values of any type, and GRDB's own
/// subscripts end the program if the type is unexpected.
extension Row {
  /// Returns a text; nil for NULL.
  package func text(_ column: String) throws -> String? {
    switch try storage(column) {
    case .null: nil
    case .string(let text): text
    default: throw malformed(column)
    }
  }

  /// Returns an integer; nil for NULL.
  package func integer(_ column: String) throws -> Int? {
    switch try storage(column) {
    case .null: nil
    case .int64(let integer): Int(integer)
    default: throw malformed(column)
    }
  }

  /// Returns a floating-point number; nil for NULL.
  package func real(_ column: String) throws -> Double? {
    switch try storage(column) {
    case .null: nil
    case .double(let number): number
    default: throw malformed(column)
    }
  }

  package func requiredText(_ column: String) throws -> String {
    guard let text = try text(column) else { throw malformed(column) }
    return text
  }

  package func malformed(_ column: String) -> BundleError {
    BundleError(
      .invalid, entry: EntryName.catalog, "a value of \(column) is not allowed by format 1")
  }

  private func storage(_ column: String) throws -> DatabaseValue.Storage {
    guard let value = self[column] as DatabaseValue? else { throw malformed(column) }
    return value.storage
  }
}
