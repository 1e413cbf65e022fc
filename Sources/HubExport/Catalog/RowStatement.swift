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

  /// Binds values to the parameters, starting with parameter 1; returns the number of the next
  /// parameter.
  func bind<each Value: RowConvertible>(_ values: repeat each Value) throws -> Int32 {
    var position: Int32 = 1
    for value in repeat each values {
      try bind(value.rowValue, at: position)
      position += 1
    }
    return position
  }

  /// Binds the values of cells to the parameters, starting with `first`; returns the number of the
  /// next parameter.
  func bind(_ cells: [Cell], from first: Int32 = 1) throws -> Int32 {
    var position = first
    for cell in cells {
      try bind(cell.value, at: position)
      position += 1
    }
    return position
  }

  private func bind(_ value: RowValue, at position: Int32) throws {
    let code =
      switch value {
      case .nothing: sqlite3_bind_null(handle, position)
      case .integer(let number): sqlite3_bind_int64(handle, position, number)
      case .real(let number): sqlite3_bind_double(handle, position, number)
      case .text(let text): bind(text, at: position)
      }
    guard code == SQLITE_OK else { throw Self.error(code, connection) }
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

  /// Runs the statement with the bound values, and returns an integer from the first column of the
  /// first row, if there is one.
  ///
  /// - Parameter end: The number of the parameter after the last bound one.
  @discardableResult func run(_ end: Int32) throws -> Int64? {
    // A parameter that is not bound again would keep its value from the previous row.
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

/// A value as SQLite stores it.
enum RowValue {
  case nothing
  case integer(Int64)
  case real(Double)
  case text(String)
}

struct Cell {
  let column: String
  let value: RowValue

  init(_ column: String, _ value: some RowConvertible) {
    self.column = column
    self.value = value.rowValue
  }
}

extension Cell {
  init<Record>(_ fact: Fact<Record>, of record: Record, isStated: Bool = false) {
    let value = fact.value(record)
    let column = fact.term.column(isStated: isStated)
    self =
      fact.term.kind.isNumber ? Cell(column, value.flatMap { Int($0) }) : Cell(column, value)
  }
}

/// A value that a column can have.
protocol RowConvertible {
  var rowValue: RowValue { get }
}

extension Int64: RowConvertible {
  var rowValue: RowValue { .integer(self) }
}

extension Int: RowConvertible {
  var rowValue: RowValue { .integer(Int64(self)) }
}

extension Bool: RowConvertible {
  var rowValue: RowValue { .integer(self ? 1 : 0) }
}

extension Double: RowConvertible {
  var rowValue: RowValue { .real(self) }
}

extension String: RowConvertible {
  var rowValue: RowValue { .text(self) }
}

extension Optional: RowConvertible where Wrapped: RowConvertible {
  var rowValue: RowValue { self?.rowValue ?? .nothing }
}
