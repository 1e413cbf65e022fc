import GRDBSQLite

/// A connection to a catalog that runs only statements that its watch allows.
///
/// It is not a GRDB connection, because GRDB sets its own authorizer whenever it prepares a
/// statement.
final class SQLConnection {
  let handle: OpaquePointer
  let watch: StatementWatch
  private let bytes: CatalogBytes

  /// - Parameter completion: Statements that add the parts of format 1 that the catalog lacks.
  /// - Throws: ``BundleError`` if SQLite cannot open the bytes.
  init(
    bytes: CatalogBytes, completion: [String], watch: StatementWatch
  ) throws(BundleError) {
    self.bytes = bytes
    self.watch = watch
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(":memory:", &opened, flags, nil) == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw BundleError(.inputOutput, entry: EntryName.catalog, "SQLite cannot open a connection")
    }
    handle = opened
    try bytes.show(to: opened)
    // Sorting uses memory, which is limited, and not files, which are not.
    let settings =
      ["PRAGMA cell_size_check = ON", "PRAGMA temp_store = MEMORY"] + completion
      + ["PRAGMA query_only = ON"]
    guard sqlite3_exec(opened, settings.joined(separator: ";"), nil, nil, nil) == SQLITE_OK else {
      throw BundleError(.damaged, entry: EntryName.catalog, "SQLite cannot open it")
    }
    try prepareFunctions()
    for (limit, value) in Self.limits { sqlite3_limit(opened, limit, Int32(value)) }
    watch.install(on: opened)
  }

  deinit {
    // "Busy" would mean that a statement outlived its connection and reads freed memory.
    let code = sqlite3_close(handle)
    precondition(code == SQLITE_OK, "a statement outlives its connection")
  }

  private func prepareFunctions() throws(BundleError) {
    for (name, arguments) in try unwantedFunctions() {
      let code = sqlite3_create_function_v2(
        handle, name, arguments, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nil,
        { context, _, _ in
          sqlite3_result_error(context, "this function is not allowed with these arguments", -1)
        }, nil, nil, nil)
      guard code == SQLITE_OK else {
        throw BundleError(.inputOutput, entry: EntryName.catalog, message)
      }
    }
    for name in SQLPolicy.tableFunctions {
      var statement: OpaquePointer?
      let code = sqlite3_prepare_v2(handle, "SELECT 1 FROM " + name, -1, &statement, nil)
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
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
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

  private static let limits = [
    (SQLITE_LIMIT_LENGTH, SQLLimits.valueBytes), (SQLITE_LIMIT_EXPR_DEPTH, 200),
    (SQLITE_LIMIT_COMPOUND_SELECT, 100), (SQLITE_LIMIT_VDBE_OP, 250_000),
    (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]

  /// Returns the error for the failure of the last call.
  func error(_ code: Int32, limits: SQLLimits) -> SQLError {
    switch watch.end {
    case .timedOut: return .timedOut(after: limits)
    case .interrupted: return .interrupted
    case .tooLarge:
      return SQLError(
        .tooLarge, "the statement needs more than \(limits.memory >> 20) MB of memory")
    case nil: break
    }
    let offset = sqlite3_error_offset(handle)
    let position = offset < 0 ? nil : Int(offset)
    if let refusal = watch.refusal { return SQLError(.notAllowed, refusal, at: position) }
    switch code & 0xFF {
    case SQLITE_NOMEM:
      return SQLError(
        .tooLarge, "the statement needs more than \(limits.memory >> 20) MB of memory")
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
    sqlite3_errmsg(handle).map { String(cString: $0) } ?? "SQLite gave no reason"
  }
}
