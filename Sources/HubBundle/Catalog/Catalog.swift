import GRDB
import Synchronization

/// The data of a bundle. Every query of hubpack is a method of this type.
///
/// It lives in memory, read-only, in SQLite's defensive settings, after its digest was checked. Safe
/// to use from several tasks, which take turns.
public final class Catalog: Sendable {
  let database: DatabaseQueue
  let bytes: CatalogBytes
  let schema: CatalogSchema
  let firstRows = Mutex(FirstRows())

  /// Adopts a catalog whose digest is known to be right; `fill` writes its bytes.
  ///
  /// - Throws: ``BundleError`` when it is no catalog of format 1.
  convenience init(
    size: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void
  ) throws {
    try self.init(CatalogBytes(count: size, fill: fill))
  }

  /// Opens a catalog that this program has just finished, where it is; nobody may change the file
  /// meanwhile.
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
    // The connection keeps this closure, and with it the bytes, for as long as it lives.
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

  /// Columns that were added to format 1 since the bundle was made, with their tables: "photographers.wikipedia".
  package var lackingColumns: Set<String> { schema.lacking }

  /// Ends the query that runs, which then throws `CancellationError`; does nothing when none runs.
  /// The next one is not affected. Of a method that runs several queries, an interruption between two
  /// of them is lost.
  ///
  /// Safe to call from any thread, while other threads query.
  public func interrupt() { database.interrupt() }

  /// Runs a query; damage that SQLite meets becomes a ``BundleError``, an interruption, which is no
  /// damage, a `CancellationError`.
  func read<Value>(_ query: (Database) throws -> Value) throws -> Value {
    // No transaction, which would take longer than most queries: nobody else knows this memory.
    try Self.reportingDamage { try database.unsafeRead(query) }
  }

  private static func reportingDamage<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch DatabaseError.SQLITE_INTERRUPT {
      throw CancellationError()
    } catch DatabaseError.SQLITE_NOMEM {
      throw BundleError(
        .inputOutput, entry: EntryName.catalog,
        "not enough memory to answer the query; ask for less, or close other programs")
    } catch let error as DatabaseError {
      throw BundleError(
        .damaged, entry: EntryName.catalog, error.message ?? "SQLite cannot read it")
    }
  }

  /// Every page of our tables and every reference is sound, and every rule of the format holds.
  ///
  /// Tables that we do not know are not looked at: what their constraints compute could take for ever.
  ///
  /// - Parameters:
  ///   - day: of the bundle's creation, "2026-11-15".
  ///   - omitsFacts: Whether the maker left out facts about people.
  /// - Throws: ``BundleError`` that says what SQLite found. O(size).
  func checkIntegrity(on day: String, omitsFacts: Bool) throws {
    try read { database in
      for table in schema.tables {
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
            .damaged, entry: EntryName.catalog, "a row of \(table) refers to nothing")
        }
      }
      try CatalogTexts.check(schema.tables, of: database)
      try CatalogRules.check(database, on: day, omitsFacts: omitsFacts)
    }
  }
}
