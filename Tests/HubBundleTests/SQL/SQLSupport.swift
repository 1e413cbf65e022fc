import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubBundle

/// The result of a statement.
struct SQLAnswer {
  var columns: [String] = []
  var rows: [[FieldValue]] = []
}

extension SQLConsole {
  /// The whole result.
  func answer(_ sql: String, within limits: SQLLimits = SQLLimits()) throws -> SQLAnswer {
    var answer = SQLAnswer()
    try run(sql, within: limits) {
      answer.columns = $0
    } row: {
      answer.rows.append($0)
    }
    return answer
  }

  /// Returns the error of a statement that must fail.
  func failure(_ sql: String, within limits: SQLLimits = SQLLimits()) throws -> SQLError {
    try #require(throws: SQLError.self) { try run(sql, within: limits) { _ in } }
  }

  /// Returns true if the next statement works.
  func isWell() throws -> Bool { try answer("SELECT 1 + 1").rows == [[.integer(2)]] }
}

extension Catalog {
  /// Returns a catalog of format 1 with a few languages, changed by SQL.
  static func sample(_ change: String = "") async throws -> Catalog {
    let folder = try TemporaryFolder()
    let data = """
      INSERT INTO languages VALUES ('en', 'English', 1, NULL), ('fr', 'French', 1, NULL),
        ('nl', 'Dutch', 1, NULL);
      """
    let path = folder.path("catalog.sqlite")
    let result = try await Program.run("sqlite3", [path, ";" + CatalogSchema.sql + data + change])
    try #require(result.status == 0, "\(result.messages)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    return try Catalog(size: bytes.count) { $0.copyBytes(from: bytes) }
  }
}
