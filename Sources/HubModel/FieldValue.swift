/// A value in a column of a result, independent of the output format.
public enum FieldValue: Hashable, Sendable {
  /// No value.
  case none
  /// A text or a date.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction: degrees, kilometres.
  case real(Double)
  /// A Boolean value.
  case flag(Bool)
  /// A list of texts, in order.
  case texts([String])
}
