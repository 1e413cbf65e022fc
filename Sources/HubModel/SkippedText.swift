/// The words for files and pictures that an export left out.
package enum SkippedText {
  /// Returns a clause for reports: "was skipped (placeholder URL)".
  ///
  /// - Parameter reason: The word that the catalog records: "offline", "assets", "filtered",
  ///   "robots".
  package static func clause(_ reason: String?) -> String {
    switch reason {
    case "filtered": "was omitted (of another club or person)"
    case "assets": "was skipped (--assets)"
    case "robots": "was left out (the site asks not to be copied)"
    case "placeholder": "was skipped (placeholder URL)"
    case let reason?: "was skipped (\(reason))"
    case nil: "was skipped"
    }
  }
}
