/// Why a statement that a user typed was not run to its end.
public struct SQLError: Error, Hashable, CustomStringConvertible {
  /// What kind of trouble.
  public enum Code: Sendable {
    /// SQLite does not understand it: a slip of the pen, a table that does not exist.
    case invalid
    /// It would do more than read the catalog.
    case notAllowed
    /// It ran for longer than it may.
    case timedOut
    /// ``SQLConsole/interrupt()`` ended it.
    case interrupted
    /// It needs more memory, or makes a larger value, than it may.
    case tooLarge
    /// The catalog's pages are not sound.
    case damaged
    /// Another statement runs.
    case busy
  }

  /// What kind of trouble.
  public let code: Code
  /// What happened, in SQLite's words where it has some.
  public let message: String
  /// Where in the statement, in bytes of its UTF-8 from 0, where SQLite says so.
  public let offset: Int?

  init(_ code: Code, _ message: String, at offset: Int? = nil) {
    self.code = code
    self.message = message
    self.offset = offset
  }

  static let interrupted = SQLError(.interrupted, "interrupted")

  static func timedOut(after limits: SQLLimits) -> SQLError {
    SQLError(.timedOut, "timed out: it took longer than \(limits.time)")
  }

  /// The message.
  public var description: String { message }
}
