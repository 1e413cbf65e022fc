import Foundation
import GRDB
import GRDBSQLite
import HubBundle
import HubFetching
import HubModel
import HubSource
import HubSystem

/// A builder of a catalog in a private file. Rows are added first, in the order of the hub; then
/// the derived values; the result is a compact copy whose bytes depend only on the rows.
///
/// Not safe to use from several tasks at once.
final class CatalogWriter {
  let queue: DatabaseQueue
  let wanted: AssetSelection
  /// The ids of sources by location. Few, because a hub has few files compared with its members.
  private var sourceIDs: [String: Int64] = [:]
  /// The ids of keywords by their spelling.
  var keywordIDs: [String: Int64] = [:]
  /// The statements that create the indexes. They run after all rows are added, which is faster
  /// than keeping the indexes up to date.
  private var indexes: [String] = []
  private var statements: [Purpose: RowStatement] = [:]

  /// The identity of a prepared statement: its table and purpose, or the address of its text.
  /// Comparing long texts for each row would cost as much as writing the row.
  private enum Purpose: Hashable {
    case run(UnsafePointer<UInt8>)
    case insert(String)
    case add(String)
    case find(String)
  }

  init(path: String, wanted: AssetSelection) throws {
    self.wanted = wanted
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { database in
      // The file is private and is deleted if anything fails, so no journal is needed.
      try database.execute(
        sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16384")
      // To check for one of four states, SQLite builds a table of them for each row. The types of
      // the row values guarantee all checks anyway.
      try database.execute(sql: "PRAGMA ignore_check_constraints = ON")
    }
    // SQLite would not report why it cannot create the file.
    try WrittenFile(new: path).close()
    do { queue = try DatabaseQueue(path: path, configuration: configuration) } catch {
      throw Self.fault(error, 0, writing: path, reading: path)
    }
    try access { database in
      let schema = try database.allStatements(sql: CatalogSchema.sql)
      while let statement = try schema.next() {
        if statement.sql.contains("CREATE INDEX") {
          indexes.append(statement.sql)
        } else {
          try statement.execute()
        }
      }
      // The positions of records and their values, which only problems need.
      try database.execute(
        sql: """
          CREATE TEMP TABLE organization_places (id INTEGER PRIMARY KEY, line INTEGER, places TEXT);
          CREATE TEMP TABLE membership_places (id INTEGER PRIMARY KEY, places TEXT)
          """)
      try database.execute(sql: "BEGIN")
    }
  }

  /// Finalizes the statements before GRDB closes the connection that they use.
  deinit { statements.removeAll() }

  func addIndexes(_ database: Database) throws {
    for index in indexes { try database.execute(sql: index) }
    indexes = []
  }

  /// Runs statements, and converts the errors of SQLite, such as a full disk, to `FileFault`.
  ///
  /// - Parameter path: The path of the file that is written, if it is not the catalog's.
  func access<Value>(to path: String? = nil, _ body: (Database) throws -> Value) throws -> Value {
    try queue.inDatabase { database in
      do { return try body(database) } catch let error as DatabaseError {
        // SQLite keeps the system's error number, except when a commit fails.
        let last = errno
        let number = sqlite3_system_errno(database.sqliteConnection)
        throw Self.fault(
          error, number > 0 ? number : last, writing: path ?? queue.path, reading: queue.path)
      }
    }
  }

  /// Returns an error with the system's reason if there is one, otherwise with SQLite's.
  private static func fault(
    _ error: any Error, _ number: Int32, writing path: String, reading source: String
  ) -> FileFault {
    guard let error = error as? DatabaseError else {
      return FileFault(cannot: "write", path, error)
    }
    switch error.resultCode.primaryResultCode {
    case .SQLITE_FULL: return FileFault(cannot: "write", path, ENOSPC)
    // SQLite reports bytes that the disk cannot read as corrupt.
    case .SQLITE_CORRUPT: return FileFault(cannot: "read", source, EIO)
    case .SQLITE_IOERR:
      let number = number > 0 ? number : EIO
      let isFull = [EFBIG, ENOSPC, EDQUOT].contains(number)
      switch error.extendedResultCode {
      case _ where isFull: return FileFault(cannot: "write", path, number)
      // The plain code is that of opening, which only reads.
      case .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_FSTAT, .SQLITE_IOERR:
        return FileFault(cannot: "read", source, number)
      default: return FileFault(cannot: "write", path, number)
      }
    case .SQLITE_CANTOPEN:
      // SQLite does not keep the reason, so create another file to get it from the system.
      let probe = path + ".probe"
      defer { unlink(probe) }
      do throws(FileFault) { try WrittenFile(new: probe).close() } catch {
        return FileFault(cannot: "write", path, error.number ?? EIO)
      }
    default: break
    }
    return FileFault(path, "the catalog cannot be written: \(error.message ?? "out of memory")")
  }

  /// Runs a statement, which is prepared once and kept.
  func run(
    _ database: Database, _ sql: StaticString, _ values: (any DatabaseValueConvertible)?...
  ) throws {
    try statement(.run(sql.utf8Start), database) { "\(sql)" }
      .run(values.map { $0?.databaseValue ?? .null })
  }

  /// Inserts a row and returns its id. All rows of a table must have the same columns.
  func insert(_ database: Database, into table: String, _ row: [Cell]) throws -> Int64 {
    try statement(.insert(table), database) { Self.insertion(into: table, row.map(\.column)) }
      .run(row.map(\.value))
    return database.lastInsertedRowID
  }

  /// Returns the id of the row with these key values, which are unique, and inserts the row if
  /// there is none. The database's `changesCount` is then 1, otherwise 0.
  func rowID(
    _ database: Database, in table: String, with key: Cell..., or rest: Cell...
  ) throws -> Int64 {
    // Most rows are new, so insert first and search only after a conflict.
    try statement(.add(table), database) {
      Self.insertion(into: table, (key + rest).map(\.column))
        + " ON CONFLICT (\(key.map(\.column).joined(separator: ", "))) DO NOTHING"
    }
    .run((key + rest).map(\.value))
    if database.changesCount > 0 { return database.lastInsertedRowID }
    let search = try statement(.find(table), database) {
      let conditions = key.map { "\($0.column) = ?" }
      return "SELECT id FROM \(table) WHERE \(conditions.joined(separator: " AND "))"
    }
    guard let known = try search.run(key.map(\.value)) else {
      throw BundleError(.invalid, "a row of \(table) disappeared")
    }
    return known
  }

  private static func insertion(into table: String, _ columns: [String]) -> String {
    let marks = columns.map { _ in "?" }
    return """
      INSERT INTO \(table) (\(columns.joined(separator: ", "))) \
      VALUES (\(marks.joined(separator: ", ")))
      """
  }

  private func statement(
    _ purpose: Purpose, _ database: Database, _ sql: () -> String
  ) throws -> RowStatement {
    if let statement = statements[purpose] { return statement }
    let statement = try RowStatement(sql(), database)
    statements[purpose] = statement
    return statement
  }

  /// Returns the id of a source that was added before.
  func sourceID(_ location: String) throws -> Int64 {
    guard let id = sourceIDs[location] else {
      throw BundleError(.invalid, "\(location): was read, but is not a source of this hub")
    }
    return id
  }

  /// Adds a file, or replaces the one with the same location.
  ///
  /// - Parameter entry: The entry of the bundle that holds it.
  func add(
    _ source: SourceRecord, entry: EntryAccount?, originalDigest: HexDigest?
  ) throws {
    let location = source.location.description
    let (state, reason, since) = source.state.recorded
    sourceIDs[location] = try access { database in
      if let id = sourceIDs[location] {
        try run(
          database,
          """
          UPDATE sources SET role = ?, state = ?, reason = ?, entry = ?, size = ?, sha256 = ?,
            original_sha256 = ?, since = ? WHERE id = ?
          """, source.role.rawValue, state.rawValue, reason, entry?.name, entry?.size,
          entry?.digest.hex, originalDigest?.hex, since, id)
        return id
      }
      return try insert(
        database, into: "sources",
        [
          Cell("role", source.role.rawValue), Cell("location", location),
          Cell("state", state.rawValue), Cell("reason", reason), Cell("entry", entry?.name),
          Cell("size", entry?.size), Cell("sha256", entry?.digest.hex),
          Cell("original_sha256", originalDigest?.hex), Cell("since", since),
        ])
    }
  }

  func add(_ validators: Validators, of location: String) throws {
    try access { database in
      try run(
        database, "INSERT OR REPLACE INTO validators VALUES (?, ?, ?, ?)", location,
        validators.answeredBy, validators.entityTag, validators.lastModified)
    }
  }

  func hasSource(_ location: String) -> Bool { sourceIDs[location] != nil }

  func add(
    keywords: [KeywordFacts], languages: [LanguageFacts], file: String
  ) throws {
    let source = try sourceID(file)
    try access { database in
      for language in languages {
        try run(
          database, "INSERT INTO languages VALUES (?, ?, 1, ?)", language.code,
          language.englishName, source)
      }
      for keyword in keywords {
        let id = try insert(
          database, into: "keywords",
          [
            Cell("key", keyword.key), Cell("id_string", keyword.idString),
            Cell("is_standard", true), Cell("date_added", keyword.dateAdded),
            Cell("source_id", source),
          ])
        // The order means nothing: the tables of texts and languages are sorted by their keys.
        for (language, name) in keyword.names {
          try use(language, in: file, database)
          try run(database, "INSERT INTO keyword_names VALUES (?, ?, ?)", id, language, name)
        }
        for (language, usage) in keyword.usages {
          try use(language, in: file, database)
          try run(database, "INSERT INTO keyword_usages VALUES (?, ?, ?)", id, language, usage)
        }
      }
    }
  }

  /// Records that a text is in a language, which Level 0 may not define.
  func use(_ language: String, in file: String, _ database: Database) throws {
    let source = try sourceID(file)
    try run(database, "INSERT OR IGNORE INTO languages VALUES (?, NULL, 0, ?)", language, source)
  }

  /// Adds a problem after those already recorded.
  func add(_ problem: Problem) throws {
    try access { try add(problem, $0) }
  }

  func add(_ problem: Problem, _ database: Database) throws {
    _ = try insert(
      database, into: "problems",
      [
        Cell("code", problem.code.rawValue),
        Cell("severity", problem.severity.rawValue), Cell("file", problem.file),
        Cell("line", problem.position?.line), Cell("column_number", problem.position?.column),
        Cell("path", problem.path), Cell("message", problem.message),
        Cell("suggestion", problem.suggestion),
        Cell("source_id", sourceIDs[problem.file]),
      ])
  }

  /// Writes the finished catalog to a new file; equal rows give equal bytes.
  func finish(to path: String) throws {
    try access(to: path) { database in
      // One transaction covers all rows, because each transaction costs locks and writes.
      try database.execute(sql: "COMMIT")
      // The file holds no planner statistics, so query plans depend on the schema only.
      try database.execute(sql: "VACUUM INTO ?", arguments: [path])
      // From now on, little is read here.
      try database.execute(sql: "PRAGMA shrink_memory")
    }
  }

  func summary() throws -> (counts: Counts, contentDigests: [Int: HexDigest]) {
    try access { database in
      (try Counts(database), try ContentDigest.compute(database))
    }
  }

  func problems() throws -> [Problem] { try access(Problem.fetchAll) }

  func leftOut(assets: String, omitted: [String], clubs: Int) throws -> Manifest.LeftOut {
    try access {
      try Manifest.LeftOut($0, assets: assets, omitted: omitted, clubs: clubs)
    }
  }
}
