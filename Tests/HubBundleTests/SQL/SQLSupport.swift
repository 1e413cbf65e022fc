import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubBundle

/// What a statement gave.
struct SQLAnswer {
  var columns: [String] = []
  var rows: [[FieldValue]] = []
}

extension SQLConsole {
  /// All of it.
  func answer(_ sql: String, within limits: SQLLimits = SQLLimits()) throws -> SQLAnswer {
    var answer = SQLAnswer()
    try run(sql, within: limits) {
      answer.columns = $0
    } row: {
      answer.rows.append($0)
    }
    return answer
  }

  /// The error of a statement that has to fail.
  func failure(_ sql: String, within limits: SQLLimits = SQLLimits()) throws -> SQLError {
    try #require(throws: SQLError.self) { try run(sql, within: limits) { _ in } }
  }

  /// Whether the next statement is answered.
  func isWell() throws -> Bool { try answer("SELECT 1 + 1").rows == [[.integer(2)]] }
}

extension Catalog {
  /// A catalog of format 1 with a few languages, changed by that SQL.
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
