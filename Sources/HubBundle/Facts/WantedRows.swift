import GRDB

/// A condition that selects the rows with certain ids, or all rows.
struct WantedRows {
  private let ids: [Int64]?

  /// - Parameter ids: The ids wanted; nil for all.
  init(_ ids: [Int64]?) {
    self.ids = ids
  }

  func condition(_ column: String) -> String {
    ids == nil ? "TRUE" : "\(column) IN (SELECT value FROM json_each(?))"
  }

  /// Returns a condition on a column with the id of a membership of a wanted photographer.
  func membershipCondition(_ column: String) -> String {
    ids == nil
      ? "TRUE" : "\(column) IN (SELECT id FROM memberships WHERE \(condition("photographer_id")))"
  }

  /// The arguments of a query with one such condition.
  var arguments: StatementArguments {
    guard let ids else { return [] }
    return ["[" + ids.map(String.init).joined(separator: ",") + "]"]
  }
}
