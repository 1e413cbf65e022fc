import GRDBSQLite
import HubModel

/// A prepared statement. It must not outlive its connection.
struct SQLStatement: ~Copyable {
  private let handle: OpaquePointer
  private let connection: SQLConnection
  private let limits: SQLLimits
  let columns: [String]

  private init(_ handle: OpaquePointer, on connection: SQLConnection, limits: SQLLimits) {
    self.handle = handle
    self.connection = connection
    self.limits = limits
    columns = (0..<sqlite3_column_count(handle)).map { column in
      sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
    }
  }

  deinit {
    // The code repeats that of the last step, which was checked.
    sqlite3_finalize(handle)
  }

  /// Prepares a text, which must be a single statement that only reads.
  static func prepare(
    _ sql: String, on connection: SQLConnection, limits: SQLLimits
  ) throws(SQLError) -> SQLStatement {
    guard sql.utf8.count <= SQLLimits.statementBytes else {
      throw SQLError(
        .tooLarge, "the statement has more than \(SQLLimits.statementBytes) bytes")
    }
    if let nul = sql.utf8.firstIndex(of: 0) {
      let offset = sql.utf8.distance(from: sql.startIndex, to: nul)
      throw SQLError(.invalid, "the statement contains U+0000", at: offset)
    }
    let (code, handle, end) = compile(sql, on: connection, memory: limits.memory)
    guard code == SQLITE_OK else { throw connection.error(code, limits: limits) }
    guard let handle else { throw SQLError(.invalid, "no statement given") }
    let statement = SQLStatement(handle, on: connection, limits: limits)
    guard sqlite3_stmt_readonly(handle) != 0 else {
      throw SQLError(.notAllowed, SQLPolicy.refusal("this statement"))
    }
    guard sqlite3_bind_parameter_count(handle) == 0 else {
      throw SQLError(.invalid, "parameters are not supported (write the value itself)")
    }
    let rest = String(decoding: sql.utf8.dropFirst(end), as: UTF8.self)
    let (restCode, second, _) = compile(rest, on: connection, memory: limits.memory)
    sqlite3_finalize(second)
    guard restCode == SQLITE_OK, second == nil else {
      let space = rest.utf8.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == 0x3B }.count
      throw SQLError(.invalid, "only one statement at a time", at: end + space)
    }
    return statement
  }

  private static func compile(
    _ sql: String, on connection: SQLConnection, memory: Int
  ) -> (code: Int32, handle: OpaquePointer?, end: Int) {
    sql.withCString { text in
      var handle: OpaquePointer?
      var tail: UnsafePointer<CChar>?
      let code = connection.watch.timing {
        HeapBudget.within(memory) {
          sqlite3_prepare_v2(connection.handle, text, -1, &handle, &tail)
        }
      }
      return (code, handle, tail.map { $0 - text } ?? 0)
    }
  }

  /// Returns the next row and the number of bytes in its texts and blobs; nil at the end.
  func next() throws(SQLError) -> (row: [FieldValue], bytes: Int)? {
    guard !connection.watch.mustEnd else {
      throw connection.error(SQLITE_INTERRUPT, limits: limits)
    }
    let code = connection.watch.timing { sqlite3_step(handle) }
    switch code {
    case SQLITE_ROW: break
    case SQLITE_DONE: return nil
    default: throw connection.error(code, limits: limits)
    }
    var bytes = 0
    var row: [FieldValue] = []
    row.reserveCapacity(columns.count)
    for column in 0..<Int32(columns.count) {
      let type = sqlite3_column_type(handle, column)
      if type == SQLITE_TEXT || type == SQLITE_BLOB {
        bytes += Int(sqlite3_column_bytes(handle, column))
        guard bytes <= SQLLimits.rowBytes else {
          throw SQLError(.tooLarge, "a row has more than \(SQLLimits.rowBytes) bytes")
        }
      }
      row.append(try value(of: column, type: type))
    }
    return (row, bytes)
  }

  private func value(of column: Int32, type: Int32) throws(SQLError) -> FieldValue {
    switch type {
    case SQLITE_NULL: return .none
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(handle, column)))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(handle, column)
      return .text(String(decoding: try content(from: start, of: column), as: UTF8.self))
    default:
      let start = sqlite3_column_blob(handle, column)
      return .text("x'" + Self.hex(try content(from: start, of: column)) + "'")
    }
  }

  /// Returns the bytes of a value. SQLite requires that the caller gets `start` first.
  private func content(
    from start: UnsafeRawPointer?, of column: Int32
  ) throws(SQLError) -> UnsafeRawBufferPointer {
    let count = Int(sqlite3_column_bytes(handle, column))
    guard start != nil || count == 0 else { throw connection.error(SQLITE_NOMEM, limits: limits) }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  private static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: 2 * bytes.count) { target in
      for (index, byte) in bytes.enumerated() {
        target[2 * index] = digits[Int(byte >> 4)]
        target[2 * index + 1] = digits[Int(byte & 15)]
      }
      return 2 * bytes.count
    }
  }
}
