import GRDB
import GRDBSQLite
import HubBundle
import HubModel

/// A prepared statement for many rows. It binds values directly to SQLite, because GRDB, which
/// accepts values of any type, would take as long as SQLite itself.
final class RowStatement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer
  /// The texts of the current row, so that SQLite need not allocate memory for each of them.
  private let texts = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
  private var textsEnd = 0

  /// - Throws: `DatabaseError`, like all methods of this class.
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

  /// Runs the statement with values for all its parameters, and returns an integer from the first
  /// column of the first row, if there is one.
  @discardableResult func run(_ values: [DatabaseValue]) throws -> Int64? {
    // A parameter that is not bound again would keep its value from the previous row.
    precondition(values.count == sqlite3_bind_parameter_count(handle))
    defer {
      sqlite3_reset(handle)
      textsEnd = 0
    }
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw Self.error(code, connection) }
    }
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return sqlite3_column_int64(handle, 0) }
    guard code == SQLITE_DONE else { throw Self.error(code, connection) }
    return nil
  }

  private func bind(_ value: DatabaseValue, at position: Int32) -> Int32 {
    switch value.storage {
    case .int64(let number): sqlite3_bind_int64(handle, position, number)
    case .double(let number): sqlite3_bind_double(handle, position, number)
    case .string(let text): bind(text, at: position)
    // No column holds blobs.
    case .null, .blob: sqlite3_bind_null(handle, position)
    }
  }

  private func bind(_ text: String, at position: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { text in
      let rest = UnsafeMutableRawBufferPointer(rebasing: texts[textsEnd...])
      guard text.count < rest.count else {
        // SQLite makes its own copy.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        return sqlite3_bind_text(handle, position, text.baseAddress, Int32(text.count), copied)
      }
      rest.copyMemory(from: UnsafeRawBufferPointer(text))
      textsEnd += text.count
      return sqlite3_bind_text(handle, position, rest.baseAddress, Int32(text.count), nil)
    }
  }

  private static func error(_ code: Int32, _ connection: OpaquePointer) -> DatabaseError {
    DatabaseError(
      resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)))
  }
}

/// A column of a row that is to be written, with its value.
struct Cell {
  let column: String
  let value: DatabaseValue

  init(_ column: String, _ value: some DatabaseValueConvertible) {
    self.column = column
    self.value = value.databaseValue
  }

  init<Record>(_ fact: Fact<Record>, of record: Record, isStated: Bool = false) {
    let value = fact.value(record)
    column = fact.term.column(isStated: isStated)
    let isNumber = fact.term.kind.isNumber
    self.value = isNumber ? value.flatMap { Int($0) }.databaseValue : value.databaseValue
  }
}
