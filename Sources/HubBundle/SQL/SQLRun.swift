import Foundation
import GRDBSQLite
import HubModel
import Synchronization

/// A statement of a user, on a connection of its own that runs nothing else.
///
/// It is not a GRDB connection, because GRDB sets its own authorizer whenever it prepares a
/// statement. SQLite asks this object whether an action is allowed while it prepares, and whether
/// to go on while it prepares and runs.
final class SQLRun {
  private enum End { case timedOut, interrupted, tooLarge }

  private let limits: SQLLimits
  private let policy: SQLPolicy
  private let bytes: CatalogBytes
  private let queue: RowQueue
  private let connection: OpaquePointer
  private var statement: OpaquePointer?
  private var refusal: String?
  /// The reason why the statement must end; nil as long as it may go on.
  private var end: End?
  private var remaining: Duration
  private var deadline: ContinuousClock.Instant?
  private var memoryLimit = Int64.max

  /// - Throws: ``BundleError`` if SQLite cannot open the catalog.
  init(on console: SQLConsole, limits: SQLLimits, to queue: RowQueue) throws(BundleError) {
    (self.limits, self.queue) = (limits, queue)
    (policy, bytes, remaining) = (console.policy, console.bytes, limits.time)
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(":memory:", &opened, flags, nil) == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw BundleError(.inputOutput, entry: EntryName.catalog, "SQLite cannot open a connection")
    }
    connection = opened
    try bytes.show(to: connection)
    // Sorting uses memory, which is limited, and not files, which are not.
    let settings =
      ["PRAGMA cell_size_check = ON", "PRAGMA temp_store = MEMORY"] + console.completion
      + ["PRAGMA query_only = ON"]
    guard
      sqlite3_exec(connection, settings.joined(separator: ";"), nil, nil, nil) == SQLITE_OK
    else { throw BundleError(.damaged, entry: EntryName.catalog, "SQLite cannot open it") }
    try prepareFunctions()
    for (limit, value) in Self.limits { sqlite3_limit(connection, limit, Int32(value)) }
    installCallbacks()
  }

  deinit {
    // The code repeats that of the last step, which was checked.
    sqlite3_finalize(statement)
    // "Busy" would mean that a statement outlived its connection and reads freed memory.
    let code = sqlite3_close(connection)
    precondition(code == SQLITE_OK, "a statement outlives its connection")
  }

  private static let limits = [
    (SQLITE_LIMIT_LENGTH, SQLLimits.valueBytes), (SQLITE_LIMIT_EXPR_DEPTH, 200),
    (SQLITE_LIMIT_COMPOUND_SELECT, 100), (SQLITE_LIMIT_VDBE_OP, 250_000),
    (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]

  /// Runs a text, which must be a single statement that only reads, and puts its rows into the
  /// queue.
  func run(_ sql: String) throws(SQLError) {
    // SQLite counts the memory of the whole process. What others take can only end the statement.
    memoryLimit = sqlite3_memory_used() + Int64(limits.memory)
    try prepare(sql)
    let columns = (0..<sqlite3_column_count(statement)).map { column in
      sqlite3_column_name(statement, column).map { String(cString: $0) } ?? ""
    }
    queue.add(.columns(columns))
    while let (row, size) = try next(columns.count) {
      queue.add(.row(row), bytes: size)
      if queue.isStopped { throw .interrupted }
    }
  }
}

// MARK: - Preparing

extension SQLRun {
  private func prepareFunctions() throws(BundleError) {
    for (name, arguments) in try unwantedFunctions() {
      let code = sqlite3_create_function_v2(
        connection, name, arguments, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nil,
        { context, _, _ in
          sqlite3_result_error(context, "this function is not allowed with these arguments", -1)
        }, nil, nil, nil)
      guard code == SQLITE_OK else {
        throw BundleError(.inputOutput, entry: EntryName.catalog, message)
      }
    }
    for name in SQLPolicy.tableFunctions {
      var statement: OpaquePointer?
      let code = sqlite3_prepare_v2(connection, "SELECT 1 FROM " + name, -1, &statement, nil)
      sqlite3_finalize(statement)
      // A function that this SQLite does not have stays unknown.
      guard code == SQLITE_OK || code == SQLITE_ERROR else {
        throw BundleError(.damaged, entry: EntryName.catalog, message)
      }
    }
  }

  /// Returns the functions of this SQLite that are not allowed. The policy refuses them in
  /// statements, but a table of the catalog could call them without asking the policy.
  private func unwantedFunctions() throws(BundleError) -> [(String, Int32)] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let sql = "SELECT DISTINCT name, narg FROM pragma_function_list"
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else {
      throw BundleError(.damaged, entry: EntryName.catalog, message)
    }
    var functions = SQLFunctions.withoutSecondArgument.map { ($0, Int32(2)) }
    while sqlite3_step(statement) == SQLITE_ROW {
      guard let text = sqlite3_column_text(statement, 0) else { continue }
      let name = String(cString: text)
      guard !SQLFunctions.allowed.contains(name.lowercased()) else { continue }
      functions.append((name, sqlite3_column_int(statement, 1)))
    }
    return functions
  }

  private func prepare(_ sql: String) throws(SQLError) {
    guard sql.utf8.count <= SQLLimits.statementBytes else {
      throw SQLError(.tooLarge, "the statement has more than \(SQLLimits.statementBytes) bytes")
    }
    if let nul = sql.utf8.firstIndex(of: 0) {
      let offset = sql.utf8.distance(from: sql.startIndex, to: nul)
      throw SQLError(.invalid, "the statement contains U+0000", at: offset)
    }
    let (code, compiled, end) = compile(sql)
    statement = compiled
    guard code == SQLITE_OK else { throw error(code) }
    guard compiled != nil else { throw SQLError(.invalid, "no statement given") }
    guard sqlite3_stmt_readonly(compiled) != 0 else {
      throw SQLError(.notAllowed, SQLPolicy.refusal("this statement"))
    }
    guard sqlite3_bind_parameter_count(compiled) == 0 else {
      throw SQLError(.invalid, "parameters are not supported (write the value itself)")
    }
    let rest = String(decoding: sql.utf8.dropFirst(end), as: UTF8.self)
    let (restCode, second, _) = compile(rest)
    sqlite3_finalize(second)
    guard restCode == SQLITE_OK, second == nil else {
      let space = rest.utf8.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == 0x3B }.count
      throw SQLError(.invalid, "only one statement at a time", at: end + space)
    }
  }

  /// SQLite's limit on memory holds for the whole process, so one statement at a time is prepared.
  private static let preparing = Mutex(())

  private func compile(_ sql: String) -> (code: Int32, statement: OpaquePointer?, end: Int) {
    sql.withCString { text in
      var compiled: OpaquePointer?
      var tail: UnsafePointer<CChar>?
      let code = timing {
        Self.preparing.withLock { _ in
          // A few nested common table expressions take gigabytes, and SQLite 3.40 does not call the
          // progress handler meanwhile. The limit is lifted while statements run: other queries
          // would fail.
          sqlite3_hard_heap_limit64(sqlite3_memory_used() + Int64(limits.memory))
          defer {
            sqlite3_hard_heap_limit64(0)
            // A hard limit also lowers the soft limit, which stays low when the hard one is lifted.
            sqlite3_soft_heap_limit64(0)
          }
          return sqlite3_prepare_v2(connection, text, -1, &compiled, &tail)
        }
      }
      return (code, compiled, tail.map { $0 - text } ?? 0)
    }
  }
}

// MARK: - Supervising

extension SQLRun {
  private func installCallbacks() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_set_authorizer(
      connection,
      { context, action, first, second, _, _ in
        guard let context else { return SQLITE_DENY }
        let run = Unmanaged<SQLRun>.fromOpaque(context).takeUnretainedValue()
        let names = [first, second].map { name in name.map { String(cString: $0) } }
        return run.allows(action, names[0], names[1]) ? SQLITE_OK : SQLITE_DENY
      }, context)
    // The slowest instructions, functions of long texts, take milliseconds each.
    let pace: Int32 = 100
    sqlite3_progress_handler(
      connection, pace,
      { context in
        guard let context else { return 1 }
        return Unmanaged<SQLRun>.fromOpaque(context).takeUnretainedValue().mustEnd ? 1 : 0
      }, context)
  }

  // Preparing can take long, too: a few common table expressions can stand for billions of tables.
  private func allows(_ action: Int32, _ first: String?, _ second: String?) -> Bool {
    guard !mustEnd else { return false }
    guard let refusal = policy.refusal(of: action, first, second) else { return true }
    self.refusal = refusal
    return false
  }

  /// True if the statement must end. Once true, it and the reason stay the same.
  private var mustEnd: Bool {
    if end != nil { return true }
    if queue.isStopped {
      end = .interrupted
    } else if let deadline, ContinuousClock.now >= deadline {
      end = .timedOut
    } else if sqlite3_memory_used() > memoryLimit {
      end = .tooLarge
    }
    return end != nil
  }

  /// Runs `work` with the clock of the statement running.
  private func timing<Value>(_ work: () -> Value) -> Value {
    let start = ContinuousClock.now
    deadline = start + remaining
    defer {
      remaining -= ContinuousClock.now - start
      deadline = nil
    }
    return work()
  }
}

// MARK: - Reading rows

extension SQLRun {
  /// Returns the next row and the number of bytes in its texts and blobs; nil at the end.
  private func next(_ count: Int) throws(SQLError) -> (row: [FieldValue], bytes: Int)? {
    guard !mustEnd else { throw error(SQLITE_INTERRUPT) }
    let code = timing { sqlite3_step(statement) }
    if code == SQLITE_DONE { return nil }
    guard code == SQLITE_ROW else { throw error(code) }
    var bytes = 0
    var row: [FieldValue] = []
    row.reserveCapacity(count)
    for column in 0..<Int32(count) {
      let type = sqlite3_column_type(statement, column)
      if type == SQLITE_TEXT || type == SQLITE_BLOB {
        bytes += Int(sqlite3_column_bytes(statement, column))
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
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(statement, column)
      return .text(String(decoding: try content(from: start, of: column), as: UTF8.self))
    default:
      let digits = Array("0123456789abcdef".utf8)
      let hex = try content(from: sqlite3_column_blob(statement, column), of: column)
        .flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
      return .text("x'" + String(decoding: hex, as: UTF8.self) + "'")
    }
  }

  /// Returns the bytes of a value. SQLite requires that the caller gets `start` first.
  private func content(
    from start: UnsafeRawPointer?, of column: Int32
  ) throws(SQLError) -> UnsafeRawBufferPointer {
    let count = Int(sqlite3_column_bytes(statement, column))
    guard start != nil || count == 0 else { throw error(SQLITE_NOMEM) }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  private func error(_ code: Int32) -> SQLError {
    let needsMemory = SQLError(
      .tooLarge, "the statement needs more than \(limits.memory >> 20) MB of memory")
    switch end {
    case .timedOut: return .timedOut(after: limits)
    case .interrupted: return .interrupted
    case .tooLarge: return needsMemory
    case nil: break
    }
    let offset = sqlite3_error_offset(connection)
    let position = offset < 0 ? nil : Int(offset)
    if let refusal { return SQLError(.notAllowed, refusal, at: position) }
    switch code & 0xFF {
    case SQLITE_NOMEM: return needsMemory
    case SQLITE_TOOBIG:
      return SQLError(.tooLarge, "a value has more than \(SQLLimits.valueBytes) bytes")
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      return SQLError(.damaged, "the catalog is damaged: " + message)
    default:
      // SQLite's own messages are about its parser and its trees.
      let depths = ["parser stack overflow", "Expression tree is too large"]
      if depths.contains(where: message.hasPrefix) {
        return SQLError(.tooLarge, "the statement is nested too deeply")
      }
      return SQLError(.invalid, message, at: position)
    }
  }

  private var message: String {
    sqlite3_errmsg(connection).map { String(cString: $0) } ?? "SQLite gave no reason"
  }
}
