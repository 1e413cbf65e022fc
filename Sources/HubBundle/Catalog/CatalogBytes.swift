import CSQLiteShim
import Foundation
import HubModel
import HubSystem

/// The bytes of a catalog in memory. All connections to the catalog share them, and each keeps them
/// alive.
///
/// Unchecked, but safe to share: the bytes are written only in `init`, and SQLite only reads them.
final class CatalogBytes: @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  private let count: Int
  private let isMapped: Bool

  /// Allocates memory for `fill` to write. The memory comes from the system, because memory that
  /// SQLite allocates while a user's statement runs counts against that statement.
  ///
  /// - Throws: ``BundleError`` if there is not enough memory or no bytes, and the errors of `fill`.
  init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
    guard count > 0 else { throw BundleError(.invalid, entry: EntryName.catalog, "is empty") }
    guard let start = malloc(count) else {
      throw BundleError(
        .inputOutput, entry: EntryName.catalog,
        "not enough memory for its \(count) bytes (close other programs)")
    }
    self.start = start
    self.count = count
    isMapped = false
    try fill(UnsafeMutableRawBufferPointer(start: start, count: count))
  }

  /// Maps a file, so that the system keeps only the used pages in memory.
  ///
  /// - Throws: `FileFault`.
  init(mapping path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_size > 0,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
      start != MAP_FAILED
    else { throw FileFault(cannot: "read", path) }
    self.start = start
    count = Int(status.st_size)
    isMapped = true
  }

  deinit {
    if isMapped { munmap(start, count) } else { free(start) }
  }

  /// Makes the bytes the read-only main database of a connection, with SQLite's defensive settings.
  /// The owner of the connection must keep `self` until the connection is closed.
  func show(to connection: OpaquePointer) throws(BundleError) {
    let connection = UnsafeMutableRawPointer(connection)
    let header = UnsafeRawBufferPointer(start: start, count: min(count, 32))
    guard header.starts(with: "SQLite format 3\0".utf8), header.count == 32 else {
      throw BundleError(.damaged, entry: EntryName.catalog, "not an SQLite database")
    }
    // SQLite would look for a write-ahead log beside the file, but there are no files.
    guard header[18] == 1, header[19] == 1 else {
      throw BundleError(.invalid, entry: EntryName.catalog, "in WAL mode, which is not supported")
    }
    // SQLite would ignore bytes after the last page.
    func integer(_ range: Range<Int>) -> Int { header[range].reduce(0) { $0 << 8 | Int($1) } }
    let pageSize = integer(16..<18)
    let pageCount = integer(28..<32)
    let size = pageCount * (pageSize == 1 ? 65_536 : pageSize)
    guard pageCount > 0, size == count else {
      throw BundleError(
        .damaged, entry: EntryName.catalog,
        "size mismatch: its header says \(size) bytes, it has \(count)")
    }
    guard hubpack_sqlite_show(connection, start, Int64(count)) == 0,
      hubpack_sqlite_harden(connection) == 0
    else { throw BundleError(.damaged, entry: EntryName.catalog, "SQLite cannot open it") }
  }
}
