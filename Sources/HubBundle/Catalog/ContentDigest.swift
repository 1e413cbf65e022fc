import Crypto
import GRDB
import HubModel

/// SHA-256 over what the hub says, however its files were laid out and obtained (Docs/Format.md,
/// "Content digest").
enum ContentDigest {
  /// The queries of `Resources/content.sql` in order, one list for each version of the rules: those that it adds,
  /// which stand below the line `-- rules N`.
  private static let additions = String(decoding: PackageResources.content_sql, as: UTF8.self)
    .split(separator: "\n-- rules ").dropFirst().map { SQLText.queries(of: "-- " + $0) }

  /// The versions of the rules that this code knows, from 1.
  static let versions = Array(1...additions.count)

  /// The digests by all versions of the rules; O(rows), in constant memory beside SQLite's sorting.
  static func compute(_ database: Database) throws -> [Int: HexDigest] {
    var digests: [Int: HexDigest] = [:]
    var hash = SHA256()
    var line: [UInt8] = []
    for (version, queries) in zip(versions, additions) {
      for query in queries {
        try database.forEachRawRow(query) { row in
          line.removeAll(keepingCapacity: true)
          for column in row.columns { try append(row.value(column), to: &line) }
          line.append(0x0A)
          hash.update(data: line)
        }
      }
      digests[version] = HexDigest(bytes: hash.finalize())
    }
    return digests
  }

  /// `n;` for NULL, `i42;` for an integer, `t3:abc;` for a text with its length in bytes.
  private static func append(_ value: RawRow.Value?, to line: inout [UInt8]) throws {
    switch value {
    case .null: line += "n;".utf8
    case .integer(let integer): line += "i\(integer);".utf8
    case .text(let bytes):
      line += "t\(bytes.count):".utf8
      line += bytes
      line += ";".utf8
    case nil:
      throw BundleError(
        .invalid, entry: EntryName.catalog, "a value has a type that format 1 does not have")
    }
  }
}
