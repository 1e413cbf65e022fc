import GRDB
package import HubModel

/// A line of the audience award.
package struct Standing: Hashable, Sendable {
  /// The place, from 1. Those with equally many likes share one, and the next ones are left out: 1,
  /// 1, 3.
  package var place: Int
  package var likes: Int
  /// True if others share the place.
  package var isTied: Bool
  package var club: OrganizationIdentity
  /// Nil for the likes of a club.
  package var photographer: String?
  /// The title of a picture, empty if it has none; nil for the likes of a photographer or a club.
  package var title: String?
}

extension Guestbook {
  /// The contestants of an audience award.
  package enum Contest: String, CaseIterable, Sendable {
    case pictures, photographers, clubs

    /// The names of a contestant, as the headings of a table.
    package var headings: [String] {
      switch self {
      case .pictures: ["Picture", "Photographer", "Club"]
      case .photographers: ["Photographer", "Club"]
      case .clubs: ["Club"]
      }
    }
  }

  /// Returns the audience award: all who have likes, those with most of them first, then by name.
  ///
  /// - Throws: `PlainError` if the file cannot be read.
  package func standings(of contest: Contest) throws -> [Standing] {
    let (shown, condition, group) =
      switch contest {
      case .pictures: ("photographer, title", "TRUE", "pictures.id")
      case .photographers:
        ("photographer, NULL AS title", "photographer <> ''", "photographer, club, town")
      case .clubs: ("NULL AS photographer, NULL AS title", "TRUE", "club, town")
      }
    return try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT *, rank() OVER (ORDER BY likes DESC) AS place,
            count(*) OVER (PARTITION BY likes) > 1 AS is_tied
          FROM (
            SELECT club, town, \(shown), count(*) AS likes
            FROM entries JOIN pictures ON pictures.id = picture_id
            WHERE kind = 'like' AND decision <> 'rejected' AND \(condition) GROUP BY \(group)
          ) ORDER BY place, photographer, club, title
          """
      ).map {
        Standing(
          place: $0["place"], likes: $0["likes"], isTied: $0["is_tied"],
          club: OrganizationIdentity(fullName: $0["club"], town: $0["town"]),
          photographer: $0["photographer"], title: $0["title"])
      }
    }
  }
}
