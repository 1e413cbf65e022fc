/// A value in a column of an answer, before it is shown in one form or another.
public enum FieldValue: Hashable, Sendable {
  /// Nothing is known.
  case none
  /// A text, a date included.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction: degrees, kilometres.
  case real(Double)
  /// Yes or no.
  case flag(Bool)
  /// Several texts, in order.
  case texts([String])
}
