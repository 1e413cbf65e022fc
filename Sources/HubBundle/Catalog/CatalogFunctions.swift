import CSQLiteShim
import Foundation
import GRDB
import GRDBSQLite
import HubModel

enum CatalogFunctions {
  /// `distance`: the kilometres between two points, each given by latitude and longitude; NULL if
  /// one of them is unknown.
  static let distance = DatabaseFunction("distance", argumentCount: 4, pure: true) { values in
    let degrees = values.compactMap { Double.fromDatabaseValue($0) }
    guard degrees.count == 4,
      let one = Coordinates(latitude: degrees[0], longitude: degrees[1]),
      let other = Coordinates(latitude: degrees[2], longitude: degrees[3])
    else { return nil }
    return one.kilometres(to: other)
  }

  /// `memberships`: the sort key of memberships, their folded descriptions.
  static let memberships = DatabaseFunction("memberships", argumentCount: 1, pure: true) {
    String.fromDatabaseValue($0[0]).map { records in
      Text.folded(Parts.records(records).map(membershipText).joined(separator: ", "))
    }
  }

  @Sendable static func membershipText(_ parts: [String]) -> String {
    guard parts.count == 6 else { return parts.joined(separator: " ") }
    let statuses = parts[3].split(separator: " ").map { Status(rawValue: String($0)) }
    return MembershipText.text(
      of: OrganizationIdentity(fullName: parts[4], town: parts[5]).displayName,
      roles: parts[2].split(separator: " ").map { Role(rawValue: String($0)) },
      statuses: Set(statuses), isFormer: parts[1] == "1", isDeceased: parts[0] == "1")
  }
}

/// Texts that SQL joins and Swift splits: parts are separated by U+001F, records by U+001E.
enum Parts {
  static func split(_ text: String) -> [String] {
    text.isEmpty ? [] : text.components(separatedBy: "\u{1F}")
  }

  static func records(_ text: String) -> [[String]] {
    text.isEmpty
      ? [] : text.components(separatedBy: "\u{1E}").map { $0.components(separatedBy: "\u{1F}") }
  }
}

/// The SQL function `fold`, which is called for each row of long tables when searching and sorting.
/// It bypasses GRDB, which creates objects for the arguments.
package enum FoldFunction {
  /// Adds `fold(text)` to a connection: ``HubModel/Text/folded(_:)`` of a text, NULL for any other
  /// value.
  package static func add(to connection: OpaquePointer) throws(BundleError) {
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
