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

/// The limits of one statement of a user.
public struct SQLLimits: Sendable {
  /// The time in SQLite, without the time in which the caller processes rows.
  public var time: Duration
  /// The memory in bytes, without the catalog and at most 100 values of ``valueBytes``. It includes
  /// all other memory that the program takes from SQLite meanwhile.
  public var memory: Int

  /// Creates limits; the defaults are 30 seconds and 256 MB.
  public init(time: Duration = .seconds(30), memory: Int = 256 << 20) {
    self.time = time
    self.memory = memory
  }

  /// The length of a statement, in bytes. Some kinds of nesting take stack in proportion to their
  /// length, which SQLite 3.40 does not limit.
  public static let statementBytes = 20_000
  /// The size of a value, and of the part of a row that a sort keeps, in bytes. A function call
  /// cannot be interrupted, and some take the product of two lengths.
  public static let valueBytes = 250_000
  /// The size of a row, in bytes.
  public static let rowBytes = 8_000_000
}
