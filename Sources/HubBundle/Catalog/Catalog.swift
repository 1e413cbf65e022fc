package import GRDB
public import HubModel
import HubSystem
import Synchronization

/// The data of a bundle. Every query of hubpack is a method of this type.
///
/// The digest of the data has been checked. The catalog is kept in memory, read-only, with SQLite's
/// defensive settings. It is safe to use from several tasks, which take turns.
public final class Catalog: Sendable {
  let database: DatabaseQueue
  let bytes: CatalogBytes
  let schema: CatalogSchema
  /// The ids of the first rows of recent lists. A catalog never changes, so they stay valid as long
  /// as it is open.
  let firstRows = Mutex<[(query: any Sendable, ids: [DatabaseValue])]>([])

  /// Opens a catalog whose bytes `fill` writes and checks against their digest.
  ///
  /// - Throws: ``BundleError`` if the bytes are not a catalog of format 1, and the errors of
  ///   `fill`.
  convenience init(
    size: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void
  ) throws {
    try self.init(CatalogBytes(count: size, fill: fill))
  }

  /// Opens a catalog file that this program has just finished. The file must not change while it is
  /// open.
  ///
  /// - Throws: ``BundleError``.
  package convenience init(finished path: String) throws {
    try self.init(CatalogBytes(mapping: path))
  }

  private init(_ bytes: CatalogBytes) throws {
    self.bytes = bytes
    var configuration = Configuration()
    configuration.readonly = true
    configuration.foreignKeysEnabled = false
    // The connection keeps this closure, and with it the bytes, as long as it lives.
    configuration.prepareDatabase { database in
      guard let connection = database.sqliteConnection else { return }
      try bytes.show(to: connection)
      try database.execute(sql: "PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY")
      try FoldFunction.add(to: connection)
      database.add(function: CatalogFunctions.distance)
      database.add(function: CatalogFunctions.memberships)
    }
    (database, schema) = try Self.reportingDamage {
      let database = try DatabaseQueue(configuration: configuration)
      let schema = try database.writeWithoutTransaction { database in
        let schema = try CatalogSchema(of: database)
        for view in schema.views { try database.execute(sql: view) }
        return schema
      }
      return (database, schema)
    }
  }

  /// The columns of format 1 that the catalog lacks because an earlier hubpack made it, with their
  /// tables: "photographers.wikipedia".
  package var lackingColumns: Set<String> { schema.lacking }

  /// Interrupts the running query, which then throws `CancellationError`. Does nothing if no query
  /// is running.
  ///
  /// Later queries are not affected. An interruption between two queries of the same method is
  /// lost.
  ///
  /// Safe to call from any thread while other threads run queries.
  public func interrupt() { database.interrupt() }

  /// Limits SQLite's cache to a few pages. They are copies of memory, which add up if many catalogs
  /// are open.
  package func limitCache() throws {
    try read { try $0.execute(sql: "PRAGMA cache_size = 32") }
  }

  /// Runs a query. Damage that SQLite finds is thrown as ``BundleError``; an interruption, which is
  /// no damage, as `CancellationError`.
  func read<Value>(_ query: (Database) throws -> Value) throws -> Value {
    // No transaction, which would take longer than most queries: nothing else can write to this
    // memory. A query may be asked for each row of another one.
    try Self.reportingDamage { try database.unsafeReentrantRead(query) }
  }

  private static func reportingDamage<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch DatabaseError.SQLITE_INTERRUPT {
      throw CancellationError()
    } catch DatabaseError.SQLITE_NOMEM {
      throw BundleError(
        .inputOutput, entry: EntryName.catalog,
        "not enough memory to answer the query (ask for less, or close other programs)")
    } catch let error as DatabaseError {
      throw BundleError(
        .damaged, entry: EntryName.catalog, error.message ?? "SQLite cannot read it")
    }
  }

  /// Checks all pages and references of the tables of format 1. O(size).
  ///
  /// Other tables are skipped, because their constraints could compute forever.
  ///
  /// - Throws: ``BundleError`` with the first finding.
  func checkPages() throws {
    let findings = try inParallel(schema.tables) { catalog, table in
      try catalog.read { database in
        let findings = try String.fetchAll(database, sql: "PRAGMA main.integrity_check(\(table))")
        guard findings == ["ok"] else {
          throw BundleError(
            .damaged, entry: EntryName.catalog,
            "damaged database: "
              + findings.flatMap { $0.split(separator: "\n") }.filter { !$0.hasPrefix("***") }
              .prefix(3).joined(separator: "; "))
        }
        if try Row.fetchOne(database, sql: "PRAGMA main.foreign_key_check(\(table))") != nil {
          throw BundleError(
            .damaged, entry: EntryName.catalog, "a row of \(table) refers to a missing row")
        }
      }
    }
    for finding in findings { try finding.get() }
  }

  /// The checks of all texts, which rely on ``checkPages()``.
  var texts: [@Sendable (Catalog) throws -> Void] {
    schema.tables.map { table in
      { @Sendable in try $0.read { try CatalogRules.checkTexts(in: table, $0) } }
    }
  }

  /// Returns the checks of every other rule of the format, which rely on ``checkPages()`` and
  /// ``texts``.
  ///
  /// - Parameters:
  ///   - day: The day on which the bundle was created: "2026-11-15".
  ///   - omitsFacts: True if the maker omitted facts about people.
  func rules(on day: String, omitsFacts: Bool) -> [@Sendable (Catalog) throws -> Void] {
    CatalogRules.queries.map { query in
      { @Sendable catalog in
        try catalog.read { try CatalogRules.check(query, $0, on: day, omitsFacts: omitsFacts) }
      }
    }
  }

  /// Does something for all items on all cores; see `inParallel(_:check:_:)` of `HubSystem`.
  ///
  /// Must not be called within a query, whose connection it would wait for.
  ///
  /// - Parameter work: Gets a catalog that no other thread is using, and an item.
  package func inParallel<Item: Sendable, Value: Sendable>(
    _ items: [Item], check: () throws -> Void = {},
    _ work: @Sendable (Catalog, Item) throws -> Value
  ) throws -> [Result<Value, any Error>] {
    let unused = Mutex([self])
    return try HubSystem.inParallel(items, check: check) { item in
      let catalog = try unused.withLock { $0.popLast() } ?? Catalog(bytes)
      defer { unused.withLock { $0.append(catalog) } }
      return try work(catalog, item)
    }
  }

  /// Returns the SHA-256 digests of the hub's facts, by the versions of the rules that this code
  /// knows (Docs/Format.md, "Content digest"). O(rows).
  public func contentDigests() throws -> [Int: HexDigest] { try read(ContentDigest.compute) }
}

extension Catalog {
  /// Calls `body` for each row of a query, one by one. `body` may ask queries with other texts.
  ///
  /// - Throws: ``BundleError``, and the errors of `body`.
  package func forEachRow(
    of query: String, _ arguments: StatementArguments = [], _ body: (Row) throws -> Void
  ) throws {
    try read { database in
      let rows = try Row.fetchCursor(
        database.cachedStatement(sql: query), arguments: arguments)
      while let row = try rows.next() { try body(row) }
    }
  }

  /// Returns the rows of a query.
  ///
  /// - Throws: ``BundleError``.
  package func rows(of query: String, _ arguments: StatementArguments = []) throws -> [Row] {
    try read { try Row.fetchAll($0.cachedStatement(sql: query), arguments: arguments) }
  }

  /// Returns what `record` makes of each row of a query. `record` may ask queries with other texts.
  ///
  /// - Throws: ``BundleError``, and the errors of `record`.
  package func records<Record>(
    of query: String, _ arguments: StatementArguments = [], _ record: (Row) throws -> Record
  ) throws -> [Record] {
    var records: [Record] = []
    try forEachRow(of: query, arguments) { records.append(try record($0)) }
    return records
  }

  /// Returns a condition that a column holds one of some ids; nil stands for all rows.
  package static func condition(
    _ column: String, isOneOf ids: [Int64]?
  ) -> (sql: String, arguments: StatementArguments) {
    guard let ids else { return ("TRUE", []) }
    return (
      "\(column) IN (SELECT value FROM json_each(?))",
      ["[" + ids.map(String.init).joined(separator: ",") + "]"]
    )
  }
}
