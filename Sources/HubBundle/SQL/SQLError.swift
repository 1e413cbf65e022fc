/// An error in a statement that a user typed.
public struct SQLError: Error, Hashable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: Sendable {
    /// The statement has a syntax error, or names a table that does not exist.
    case invalid
    /// The statement would do more than read the catalog.
    case notAllowed
    case timedOut
    /// The statement was ended by ``SQLConsole/interrupt()``.
    case interrupted
    /// The statement needs more memory, or a larger value, than allowed.
    case tooLarge
    /// The catalog's pages are damaged.
    case damaged
    /// Another statement is running.
    case busy
  }

  /// The kind of the error.
  public let code: Code
  /// A sentence for a person, in SQLite's words if it provides some.
  public let message: String
  /// The offset in the statement, in bytes of its UTF-8 from 0, if SQLite provides one.
  public let offset: Int?

  init(_ code: Code, _ message: String, at offset: Int? = nil) {
    self.code = code
    self.message = message
    self.offset = offset
  }

  static let interrupted = SQLError(.interrupted, "interrupted")

  static func timedOut(after limits: SQLLimits) -> SQLError {
    SQLError(.timedOut, "timed out after \(limits.time)")
  }

  /// The message.
  public var description: String { message }
}
