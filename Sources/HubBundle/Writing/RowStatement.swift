import GRDB
import GRDBSQLite

/// A statement that is run for many rows, with values that go to SQLite as they are. On their way through GRDB,
/// which takes values of any type, they cost as much as SQLite's own work.
final class RowStatement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  /// Prepares it.
  ///
  /// - Throws: `DatabaseError`, as all of it does.
  init(_ sql: String, _ database: Database) throws {
    guard let connection = database.sqliteConnection else {
      throw DatabaseError(resultCode: .SQLITE_MISUSE)
    }
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw Self.error(code, connection) }
    self.connection = connection
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds values to the parameters, the first of which is 1; the parameter after them.
  func bind(_ values: [(any RowValue)?]) throws -> Int32 {
    var position: Int32 = 1
    for value in values {
      try bind(value, at: position)
      position += 1
    }
    return position
  }

  /// Binds the values of columns to the parameters from one on; the parameter after them.
  func bind(_ row: Columns, from first: Int32 = 1) throws -> Int32 {
    var position = first
    for (_, value) in row {
      try bind(value, at: position)
      position += 1
    }
    return position
  }

  private func bind(_ value: (any RowValue)?, at position: Int32) throws {
    try check(value?.bind(to: handle, at: position) ?? sqlite3_bind_null(handle, position))
  }

  /// Runs it with what is bound; an integer in the first column of the first row, if there is one.
  ///
  /// - Parameter end: the parameter after the last that was bound.
  @discardableResult func run(_ end: Int32) throws -> Int64? {
    // What is not bound anew would keep its value of the row before.
    precondition(end == sqlite3_bind_parameter_count(handle) + 1)
    defer { sqlite3_reset(handle) }
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return sqlite3_column_int64(handle, 0) }
    guard code == SQLITE_DONE else { throw Self.error(code, connection) }
    return nil
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else { throw Self.error(code, connection) }
  }

  private static func error(_ code: Int32, _ connection: OpaquePointer) -> DatabaseError {
    DatabaseError(
      resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)))
  }
}

/// Columns of a row by their names.
typealias Columns = KeyValuePairs<String, (any RowValue)?>

/// What a column can be given.
protocol RowValue {
  /// Binds it to a parameter, of which the first is 1; returns SQLite's code.
  func bind(to statement: OpaquePointer, at position: Int32) -> Int32
}

extension Int64: RowValue {
  func bind(to statement: OpaquePointer, at position: Int32) -> Int32 {
    sqlite3_bind_int64(statement, position, self)
  }
}

extension Int: RowValue {
  func bind(to statement: OpaquePointer, at position: Int32) -> Int32 {
    sqlite3_bind_int64(statement, position, Int64(self))
  }
}

extension Bool: RowValue {
  func bind(to statement: OpaquePointer, at position: Int32) -> Int32 {
    sqlite3_bind_int64(statement, position, self ? 1 : 0)
  }
}

extension Double: RowValue {
  func bind(to statement: OpaquePointer, at position: Int32) -> Int32 {
    sqlite3_bind_double(statement, position, self)
  }
}

extension String: RowValue {
  func bind(to statement: OpaquePointer, at position: Int32) -> Int32 {
    // SQLite copies it.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return withCString {
      sqlite3_bind_text(statement, position, $0, Int32(utf8.count), copied)
    }
  }
}
