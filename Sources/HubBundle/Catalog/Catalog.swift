import CSQLiteShim
import GRDB

/// The data of a bundle. Every query of hubpack is a method of this type.
///
/// It lives in memory, read-only, in SQLite's defensive settings, after its digest was checked. Safe
/// to use from several tasks, which take turns.
public final class Catalog: Sendable {
  let database: DatabaseQueue

  /// Adopts a catalog whose digest is known to be right; `fill` writes its bytes.
  ///
  /// - Throws: ``BundleError`` when it is no catalog of format 1.
  init(size: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
    guard size > 0 else { throw BundleError(.invalid, entry: EntryName.catalog, "is empty") }
    guard let bytes = hubpack_sqlite_allocate(Int64(size)) else {
      throw BundleError(
        .inputOutput, entry: EntryName.catalog, "there is no memory for its \(size) bytes")
    }
    do {
      try fill(UnsafeMutableRawBufferPointer(start: bytes, count: size))
    } catch {
      hubpack_sqlite_free(bytes)
      throw error
    }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.foreignKeysEnabled = false
    database = try DatabaseQueue(configuration: configuration)
    try Self.reportingDamage {
      try database.writeWithoutTransaction { database in
        let connection = UnsafeMutableRawPointer(database.sqliteConnection)
        guard hubpack_sqlite_adopt(connection, bytes, Int64(size)) == 0,
          hubpack_sqlite_harden(connection) == 0
        else { throw BundleError(.damaged, entry: EntryName.catalog, "SQLite cannot open it") }
        try database.execute(sql: "PRAGMA cell_size_check = ON")
        try CatalogSchema.check(database)
      }
    }
  }

  /// Runs a query; damage that SQLite meets becomes a ``BundleError``.
  func read<Value>(_ query: (Database) throws -> Value) throws -> Value {
    // No transaction, which would take longer than most queries: nobody else knows this memory.
    try Self.reportingDamage { try database.unsafeRead(query) }
  }

  private static func reportingDamage<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw BundleError(
        .damaged, entry: EntryName.catalog, error.message ?? "SQLite error \(error.resultCode)")
    }
  }

  /// Every page of our tables and every reference is sound, and every rule of the format holds.
  ///
  /// Tables that we do not know are not looked at: what their constraints compute could take for ever.
  ///
  /// - Throws: ``BundleError`` that says what SQLite found. O(size).
  func checkIntegrity() throws {
    try read { database in
      for table in try CatalogSchema.tables() {
        let findings = try String.fetchAll(database, sql: "PRAGMA integrity_check(\(table))")
        guard findings == ["ok"] else {
          throw BundleError(
            .damaged, entry: EntryName.catalog, findings.prefix(3).joined(separator: "; "))
        }
        if try Row.fetchOne(database, sql: "PRAGMA foreign_key_check(\(table))") != nil {
          throw BundleError(
            .damaged, entry: EntryName.catalog, "a row of \(table) refers to nothing")
        }
      }
      try CatalogRules.check(database)
    }
    // Reading a picture checks the digests that no account needs.
    try forEachPicture { _ in }
  }
}
