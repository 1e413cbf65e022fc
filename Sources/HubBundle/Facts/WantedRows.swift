import GRDB

/// A condition that lets rows of some ids through, or all.
struct WantedRows {
  private let ids: [Int64]?

  /// - Parameter ids: nil for all.
  init(_ ids: [Int64]?) {
    self.ids = ids
  }

  /// A condition on a column that has such an id.
  func condition(_ column: String) -> String {
    ids == nil ? "TRUE" : "\(column) IN (SELECT value FROM json_each(?))"
  }

  /// A condition on a column that has the id of a membership of a photographer with such an id.
  func membershipCondition(_ column: String) -> String {
    ids == nil
      ? "TRUE" : "\(column) IN (SELECT id FROM memberships WHERE \(condition("photographer_id")))"
  }

  /// For a query with one such condition.
  var arguments: StatementArguments {
    guard let ids else { return [] }
    return ["[" + ids.map(String.init).joined(separator: ",") + "]"]
  }
}
