/// What one statement of a user may take.
public struct SQLLimits: Sendable {
  /// Time in SQLite; what is done with the rows meanwhile does not count.
  public var time: Duration
  /// Memory beside the catalog, in bytes, and at most 100 values of ``valueBytes`` more. What the
  /// program's other uses of SQLite take meanwhile counts, too.
  public var memory: Int

  /// The usual bounds are 30 seconds and 256 MB.
  public init(time: Duration = .seconds(30), memory: Int = 256 << 20) {
    self.time = time
    self.memory = memory
  }

  /// Bytes of a statement: some kinds of nesting take as much stack as they are long, and SQLite
  /// 3.40 does not count them.
  public static let statementBytes = 20_000
  /// Bytes of a value, and of what a sort keeps of a row: a function of one value cannot be
  /// interrupted, and some take the product of two lengths.
  public static let valueBytes = 250_000
  /// Bytes of a row.
  public static let rowBytes = 8_000_000
}
