import GRDB

/// The check of the raw bytes of texts, which SQLite does not validate (Docs/Format.md, "Texts").
enum CatalogTexts {
  /// Throws if a text in the tables of format 1 is not UTF-8 or contains U+0000: one program would
  /// repair it, another truncate it, and their content digests would differ. Also throws if the
  /// texts of a row are too long. O(size).
  static func check(_ tables: [String], of database: Database) throws {
    for table in tables {
      let columns = try database.columns(in: table).filter { $0.type == "TEXT" }.map(\.name)
      guard !columns.isEmpty else { continue }
      let query = "SELECT \(columns.joined(separator: ", ")) FROM \(table)"
      try database.forEachRawRow(query) { row in
        var bytes = 0
        for (index, column) in columns.enumerated() {
          guard let text = row.text(Int32(index)) else { continue }
          bytes += text.count
          guard !isProper(text) else { continue }
          throw BundleError(
            .invalid, entry: EntryName.catalog,
            "a text in \(column) of \(table) is not UTF-8, or contains U+0000")
        }
        guard bytes <= BundleLimits.rowBytes else {
          throw BundleError(
            .invalid, entry: EntryName.catalog,
            "a row of \(table) has more than \(BundleLimits.rowBytes) bytes of text")
        }
      }
    }
  }

  private static func isProper(_ text: UnsafeRawBufferPointer) -> Bool {
    text.allSatisfy { $0 > 0 && $0 < 0x80 }
      || String(validating: text, as: UTF8.self) != nil && !text.contains(0)
  }
}
