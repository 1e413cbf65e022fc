import Foundation
import HubModel

/// What of a hub is read, and what is left out by choice.
package struct ReadingOptions: Sendable {
  /// Facts about people that are not to be in the bundle.
  package var omissions: Set<Omission>
  /// Which clubs are read.
  package var selection: ClubSelection
  /// Where Level 0 is, when it is not beside the root: a reference as a hub would publish it.
  package var levelZero: String?

  /// Everything, unless told otherwise.
  package init(
    omissions: Set<Omission> = [], selection: ClubSelection = ClubSelection(),
    levelZero: String? = nil
  ) {
    self.omissions = omissions
    self.selection = selection
    self.levelZero = levelZero
  }

  /// Whether files go into the bundle as filtered copies.
  package var isFiltering: Bool { !omissions.isEmpty || !selection.isEverything }
}

/// Which clubs of a hub go into a bundle: a conscious choice of its maker.
package struct ClubSelection: Sendable {
  /// Names, nicknames or globs; when there are any, only clubs that match one are taken.
  package let included: [String]
  /// Names, nicknames or globs; clubs that match one are never taken. Museums always are: they have
  /// no members who could object.
  package let excluded: [String]

  /// Every club, unless told otherwise.
  package init(included: [String] = [], excluded: [String] = []) {
    self.included = included
    self.excluded = excluded
  }

  /// Whether no choice was made.
  package var isEverything: Bool { included.isEmpty && excluded.isEmpty }

  /// Whether a club is selected, by the names that any of its records gives it.
  func contains(_ records: [OrganizationRecord]) -> Bool {
    func matches(_ pattern: String) -> Bool {
      records.contains { Self.pattern(pattern, matches: $0) }
    }
    return (included.isEmpty || included.contains(where: matches))
      && !excluded.contains(where: matches)
  }

  /// The first pattern that matches no club, with the club name nearest to it.
  func unmatchedPattern(among clubs: [OrganizationRecord]) -> (pattern: String, nearest: String?)? {
    for pattern in included + excluded
    where !clubs.contains(where: { Self.pattern(pattern, matches: $0) }) {
      let names = clubs.flatMap { [$0.identity.fullName] + ($0.nickName.map { [$0] } ?? []) }
      return (pattern, Suggestion.nearest(to: pattern, among: names))
    }
    return nil
  }

  /// Case and diacritics do not count; `*`, `?` and `[…]` work as in a shell.
  private static func pattern(_ pattern: String, matches club: OrganizationRecord) -> Bool {
    let identity = club.identity
    let names = [identity.fullName, "\(identity.fullName) (\(identity.town))", club.nickName]
      .compactMap { $0 }
    let folded = Text.folded(pattern)
    return names.contains { fnmatch(folded, Text.folded($0), 0) == 0 || folded == Text.folded($0) }
  }
}
