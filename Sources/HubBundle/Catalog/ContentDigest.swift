import Crypto
import GRDB
import HubModel

/// SHA-256 over what the hub says, however its files were laid out and obtained (Docs/Format.md,
/// "Content digest").
enum ContentDigest {
  /// The queries of `Resources/content.sql`, in order.
  static let queries = SQLText.queries(of: PackageResources.content_sql)

  /// O(rows), in constant memory beside SQLite's sorting.
  static func compute(_ database: Database) throws -> HexDigest {
    var hash = SHA256()
    for query in queries {
      let rows = try Row.fetchCursor(database, sql: query)
      while let row = try rows.next() {
        var line: [UInt8] = []
        for value in row.databaseValues { try append(value, to: &line) }
        line.append(0x0A)
        hash.update(data: line)
      }
    }
    return HexDigest(bytes: hash.finalize())
  }

  /// `n;` for NULL, `i42;` for an integer, `t3:abc;` for a text with its length in bytes.
  private static func append(_ value: DatabaseValue, to line: inout [UInt8]) throws {
    switch value.storage {
    case .null: line += "n;".utf8
    case .int64(let integer): line += "i\(integer);".utf8
    case .string(let text): line += "t\(text.utf8.count):\(text);".utf8
    case .double, .blob:
      throw BundleError(
        .invalid, entry: EntryName.catalog, "a value has a type that format 1 does not have")
    }
  }
}
