@testable import HubDiff

extension JSONReport {
  /// The whole document.
  func text(isSummary: Bool = false) throws -> String {
    var text = ""
    try tell(isSummary: isSummary) { text += $0 }
    return text
  }
}
