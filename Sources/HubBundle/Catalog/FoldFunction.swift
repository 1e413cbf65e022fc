import CSQLiteShim
import GRDBSQLite
import HubModel

/// The SQL function `fold`, which is called for each row of long tables when searching and sorting.
/// It bypasses GRDB, which creates objects for the arguments.
enum FoldFunction {
  /// Adds `fold(text)` to a connection: ``HubModel/Text/folded(_:)`` of a text, NULL for any other
  /// value.
  static func add(to connection: OpaquePointer) throws(BundleError) {
    let code = sqlite3_create_function_v2(
      connection, "fold", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, arguments in
        if let context, let text = arguments?[0] { FoldFunction.fold(text, context) }
      }, nil, nil, nil)
    guard code == SQLITE_OK else {
      throw BundleError(.inputOutput, entry: EntryName.catalog, "SQLite cannot add a function")
    }
  }

  private static func fold(_ value: OpaquePointer, _ context: OpaquePointer) {
    guard sqlite3_value_type(value) == SQLITE_TEXT, let start = sqlite3_value_text(value) else {
      return sqlite3_result_null(context)
    }
    let text = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    guard text.allSatisfy({ $0 < 0x80 }) else {
      var folded = Text.folded(String(decoding: text, as: UTF8.self))
      return folded.withUTF8 { answer($0, context) }
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { lower in
      for (index, byte) in text.enumerated() {
        lower[index] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      }
      answer(UnsafeBufferPointer(lower), context)
    }
  }

  private static func answer(_ text: UnsafeBufferPointer<UInt8>, _ context: OpaquePointer) {
    hubpack_sqlite_result(UnsafeMutableRawPointer(context), text.baseAddress, Int64(text.count))
  }
}
