/// How two hubs are compared.
package struct DiffOptions: Hashable, Sendable {
  /// Whether renamed organizations and corrected names are looked for; else they are gone and new.
  package var findsRenames = true
  /// Whether what means the same is told too: letter case, layout of files.
  package var isStrict = false

  package init() {}
}

/// What happened between two hubs.
package struct BundleDifference: Hashable, Sendable {
  /// Sorted: by club, then by person; then keywords, languages, files and problems.
  package let changes: [Change]
  /// What one side does not know.
  package let unknown: [Unknown]

  package init(changes: [Change], unknown: [Unknown]) {
    self.changes = changes
    self.unknown = unknown
  }
}
