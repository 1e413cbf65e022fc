import GRDB
import GRDBSQLite

/// A statement that is run for many rows, with values that go to SQLite as they are. On their way through GRDB,
/// which takes values of any type, they cost as much as SQLite's own work.
final class RowStatement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer
  /// Texts stand here until the row is written: so SQLite needs no memory for each of them.
  private let texts = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
  private var textsEnd = 0

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

  deinit {
    sqlite3_finalize(handle)
    texts.deallocate()
  }

  /// Binds values to the parameters from one on, of which the first is 1; the parameter after them.
  func bind<each Value: RowValue>(
    from first: Int32 = 1, _ values: repeat each Value
  ) throws -> Int32 {
    var position = first
    for value in repeat each values {
      let code = value.bind(to: self, at: position)
      guard code == SQLITE_OK else { throw Self.error(code, connection) }
      position += 1
    }
    return position
  }

  fileprivate func bind(_ text: String, at position: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { text in
      let rest = UnsafeMutableRawBufferPointer(rebasing: texts[textsEnd...])
      guard text.count < rest.count else {
        // SQLite copies it.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        return sqlite3_bind_text(handle, position, text.baseAddress, Int32(text.count), copied)
      }
      rest.copyMemory(from: UnsafeRawBufferPointer(text))
      textsEnd += text.count
      return sqlite3_bind_text(handle, position, rest.baseAddress, Int32(text.count), nil)
    }
  }

  fileprivate func bind(_ number: Int64, at position: Int32) -> Int32 {
    sqlite3_bind_int64(handle, position, number)
  }

  fileprivate func bind(_ number: Double, at position: Int32) -> Int32 {
    sqlite3_bind_double(handle, position, number)
  }

  fileprivate func bindNothing(at position: Int32) -> Int32 { sqlite3_bind_null(handle, position) }

  /// Runs it with what is bound; an integer in the first column of the first row, if there is one.
  ///
  /// - Parameter end: the parameter after the last that was bound.
  @discardableResult func run(_ end: Int32) throws -> Int64? {
    // What is not bound anew would keep its value of the row before.
    precondition(end == sqlite3_bind_parameter_count(handle) + 1)
    defer {
      sqlite3_reset(handle)
      textsEnd = 0
    }
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return sqlite3_column_int64(handle, 0) }
    guard code == SQLITE_DONE else { throw Self.error(code, connection) }
    return nil
  }

  private static func error(_ code: Int32, _ connection: OpaquePointer) -> DatabaseError {
    DatabaseError(
      resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)))
  }
}

/// A value and the name of its column.
struct Cell<Value: RowValue> {
  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

/// What a column can be given.
protocol RowValue {
  /// Binds it to a parameter, of which the first is 1; returns SQLite's code.
  func bind(to statement: RowStatement, at position: Int32) -> Int32
}

extension Int64: RowValue {
  func bind(to statement: RowStatement, at position: Int32) -> Int32 {
    statement.bind(self, at: position)
  }
}

extension Int: RowValue {
  func bind(to statement: RowStatement, at position: Int32) -> Int32 {
    statement.bind(Int64(self), at: position)
  }
}

extension Bool: RowValue {
  func bind(to statement: RowStatement, at position: Int32) -> Int32 {
    statement.bind(Int64(self ? 1 : 0), at: position)
  }
}

extension Double: RowValue {
  func bind(to statement: RowStatement, at position: Int32) -> Int32 {
    statement.bind(self, at: position)
  }
}

extension String: RowValue {
  func bind(to statement: RowStatement, at position: Int32) -> Int32 {
    statement.bind(self, at: position)
  }
}

extension Optional: RowValue where Wrapped: RowValue {
  func bind(to statement: RowStatement, at position: Int32) -> Int32 {
    self?.bind(to: statement, at: position) ?? statement.bindNothing(at: position)
  }
}
