/// The options of a comparison.
package struct DiffOptions: Hashable, Sendable {
  /// True to detect renamed organizations and corrected names; otherwise they are removed and
  /// added.
  package var findsRenames = true
  /// True to report differences without a meaning as well: letter case, layout of files.
  package var isStrict = false

  package init() {}
}

/// The difference between two hubs.
package struct BundleDifference: Hashable, Sendable {
  /// The changes, sorted by club, then by person; then keywords, languages, problems and files.
  package let changes: [Change]
  /// The facts that one side does not know.
  package let unknown: [Unknown]

  package init(changes: [Change], unknown: [Unknown]) {
    self.changes = changes
    self.unknown = unknown
  }
}
