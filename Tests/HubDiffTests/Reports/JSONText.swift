@testable import HubDiff

extension DiffReport {
  /// The whole document.
  func json(isSummary: Bool = false) throws -> String {
    var text = ""
    try tellJSON(isSummary: isSummary) { text += $0 }
    return text
  }
}
