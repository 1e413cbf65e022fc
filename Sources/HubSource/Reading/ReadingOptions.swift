import Foundation
import HubModel

/// The parts of a hub to read, and the facts to omit.
package struct ReadingOptions: Sendable {
  package var omissions: Set<Omission>
  package var selection: ClubSelection
  /// The location of Level 0 if it is not beside the root, as a reference that a hub could publish.
  package var levelZero: String?

  package init(
    omissions: Set<Omission> = [], selection: ClubSelection = ClubSelection(),
    levelZero: String? = nil
  ) {
    self.omissions = omissions
    self.selection = selection
    self.levelZero = levelZero
  }

  /// True if files are copied into the bundle with parts removed.
  package var isFiltering: Bool { !omissions.isEmpty || !selection.isEverything }
}

/// The selection of clubs for a bundle, made by its maker.
package struct ClubSelection: Sendable {
  /// Names, nicknames or globs. If there are any, only matching clubs are included.
  package let included: [String]
  /// Names, nicknames or globs. Matching clubs are excluded. Museums are always included: they have
  /// no members who could object.
  package let excluded: [String]

  package init(included: [String] = [], excluded: [String] = []) {
    self.included = included
    self.excluded = excluded
  }

  package var isEverything: Bool { included.isEmpty && excluded.isEmpty }

  /// Returns true if a club is selected by the names in any of its records.
  func contains(_ records: [OrganizationRecord]) -> Bool {
    func matches(_ pattern: String) -> Bool {
      records.contains { Self.pattern(pattern, matches: $0) }
    }
    return (included.isEmpty || included.contains(where: matches))
      && !excluded.contains(where: matches)
  }

  /// Returns the first pattern that matches no club, with the most similar club name.
  func unmatchedPattern(among clubs: [OrganizationRecord]) -> (pattern: String, nearest: String?)? {
    for pattern in included + excluded
    where !clubs.contains(where: { Self.pattern(pattern, matches: $0) }) {
      let names = clubs.flatMap { [$0.identity.fullName] + ($0.nickName.map { [$0] } ?? []) }
      return (pattern, Suggestion.nearest(to: pattern, among: names))
    }
    return nil
  }

  /// Returns true if a pattern matches a club, ignoring case and diacritics; `*`, `?` and `[…]`
  /// work as in a shell.
  private static func pattern(_ pattern: String, matches club: OrganizationRecord) -> Bool {
    let identity = club.identity
    let names = [identity.fullName, "\(identity.fullName) (\(identity.town))", club.nickName]
      .compactMap { $0 }
    let folded = Text.folded(pattern)
    return names.contains { fnmatch(folded, Text.folded($0), 0) == 0 || folded == Text.folded($0) }
  }
}
