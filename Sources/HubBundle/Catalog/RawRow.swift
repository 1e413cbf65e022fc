import GRDB
import GRDBSQLite

/// A row in SQLite's memory, without copies of its texts. Valid until the next row is read.
struct RawRow {
  fileprivate let statement: OpaquePointer

  /// Returns an integer; 0 for NULL and for any other value in a hostile catalog.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// Returns the bytes of a text; nil for NULL.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer? {
    let value = sqlite3_column_value(statement, column)
    return sqlite3_value_type(value) == SQLITE_NULL ? nil : Self.bytes(value)
  }

  /// Returns the bytes of a text; nil for a value of another type.
  func text(_ column: Int32) -> UnsafeRawBufferPointer? {
    let value = sqlite3_column_value(statement, column)
    return sqlite3_value_type(value) == SQLITE_TEXT ? Self.bytes(value) : nil
  }

  /// A value of one of the types allowed in a content digest.
  enum Value {
    case null
    case integer(Int64)
    case text(UnsafeRawBufferPointer)
  }

  var columns: Range<Int32> { 0..<sqlite3_column_count(statement) }

  /// Returns the value of a column; nil for a floating-point number or a blob.
  func value(_ column: Int32) -> Value? {
    let value = sqlite3_column_value(statement, column)
    switch sqlite3_value_type(value) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(sqlite3_value_int64(value))
    case SQLITE_TEXT: return .text(Self.bytes(value))
    default: return nil
    }
  }

  /// Adds the values of columns to a hash, each with its type and length.
  func add(_ columns: [Int32], to hasher: inout Hasher) {
    for column in columns {
      // The functions of the statement would look the value up on each call.
      let value = sqlite3_column_value(statement, column)
      let type = Int(sqlite3_value_type(value))
      switch Int32(type) {
      case SQLITE_NULL: hasher.combine(type)
      case SQLITE_INTEGER:
        hasher.combine(type)
        hasher.combine(sqlite3_value_int64(value))
      case SQLITE_FLOAT:
        hasher.combine(type)
        hasher.combine(sqlite3_value_double(value))
      default:
        let bytes = Self.bytes(value)
        // Type codes are less than 8.
        hasher.combine(bytes.count * 8 + type)
        hasher.combine(bytes: bytes)
      }
    }
  }

  private static func bytes(_ value: OpaquePointer?) -> UnsafeRawBufferPointer {
    let start = sqlite3_value_blob(value)
    return UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
  }
}

extension Database {
  func forEachRawRow(
    _ query: String, _ arguments: StatementArguments = [], _ body: (RawRow) throws -> Void
  ) throws {
    let statement = try makeStatement(sql: query)
    try statement.setArguments(arguments)
    let handle = statement.sqliteStatement
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: try body(RawRow(statement: handle))
      case SQLITE_DONE: return
      case let code:
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage)
      }
    }
  }

  func rowCount(of table: String) throws -> Int {
    try Int.fetchOne(self, sql: "SELECT count(*) FROM \(table)") ?? 0
  }
}
