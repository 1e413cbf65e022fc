import Crypto
package import GRDB
package import HubModel

/// The SHA-256 of the hub's facts, however its files were laid out and fetched (Docs/Format.md,
/// "Content digest").
package enum ContentDigest {
  /// Returns the digests by all versions of the rules. O(rows), in constant memory apart from
  /// SQLite's sorting.
  package static func compute(_ database: Database) throws -> [Int: HexDigest] {
    var digests: [Int: HexDigest] = [:]
    var hash = SHA256()
    var line: [UInt8] = []
    for (version, queries) in zip(ContentRules.versions, ContentRules.additions) {
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

  /// Appends `n;` for NULL, `i42;` for an integer, or `t3:abc;` for a text with its length in
  /// bytes.
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
        .invalid, entry: EntryName.catalog, "a value has a type that format 1 does not allow")
    }
  }
}

enum ContentRules {
  /// The queries of `Resources/content.sql`, one list for each version of the rules: those below
  /// the line `-- rules N`, which version N adds.
  static let additions = EmbeddedTexts.content_sql
    .split(separator: "\n-- rules ").dropFirst().map { SQLText.queries(of: "-- " + $0) }

  /// The versions of the rules that this code knows, ascending from 1.
  static let versions = Array(1...additions.count)
}

enum SQLText {
  /// Returns the queries of a text in order, without the lines that are comments.
  static func queries(of text: String) -> [String] {
    text.split(separator: ";").map { statement in
      statement.split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n")
    }
    .filter { !$0.isEmpty }
  }
}
