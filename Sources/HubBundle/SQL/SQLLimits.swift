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
