import CSQLiteShim
import Foundation

/// The bytes of a catalog in memory. All connections to it share them; each keeps them alive.
///
/// Unchecked, but safe to share: they are written in `init` alone, and SQLite only reads them.
final class CatalogBytes: @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  private let count: Int

  /// Takes memory, which `fill` writes. It is the system's, not SQLite's: what SQLite takes while a
  /// user's statement runs counts as the statement's.
  ///
  /// - Throws: ``BundleError``, or what `fill` throws.
  init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
    guard count > 0 else { throw BundleError(.invalid, entry: EntryName.catalog, "is empty") }
    guard let start = malloc(count) else {
      throw BundleError(
        .inputOutput, entry: EntryName.catalog, "there is no memory for its \(count) bytes")
    }
    self.start = start
    self.count = count
    try fill(UnsafeMutableRawBufferPointer(start: start, count: count))
  }

  deinit { free(start) }

  /// Makes them the read-only main database of a connection, in SQLite's defensive settings. The
  /// connection's owner has to keep `self` until it is closed.
  func show(to connection: OpaquePointer) throws(BundleError) {
    let connection = UnsafeMutableRawPointer(connection)
    guard hubpack_sqlite_show(connection, start, Int64(count)) == 0,
      hubpack_sqlite_harden(connection) == 0
    else { throw BundleError(.damaged, entry: EntryName.catalog, "SQLite cannot open it") }
  }
}
