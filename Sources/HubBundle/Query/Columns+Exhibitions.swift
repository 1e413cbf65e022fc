import GRDB
import HubModel

/// The columns of exhibitions, whose alias is `e`.
package enum ExhibitionColumns {
  /// The tables of a list. The coordinates of `o` are those of the exhibition, or, if it has none
  /// and is in the town of its organization, those of the organization.
  package static let tables = """
    exhibitions e JOIN (SELECT x.id AS exhibition_id, full_name, o.town, o.folded_name, folded_town, nick_name,
      country, \(coordinate("latitude")), \(coordinate("longitude"))
      FROM exhibitions x JOIN organizations o ON o.id = x.organization_id) AS o ON o.exhibition_id = e.id
    """

  private static func coordinate(_ column: String) -> String {
    """
    CASE WHEN x.latitude IS NOT NULL THEN x.\(column) \
    WHEN coalesce(fold(x.town), folded_town) = folded_town THEN o.\(column) END AS \(column)
    """
  }

  static let town = "coalesce(e.town, o.town)"

  /// The order by first day; exhibitions without a date come last.
  static let order = "coalesce(e.start_date, e.end_date, '9999'), e.folded_name, e.id"

  private static let today = "date('now', 'localtime')"
  /// The first day. If only one day is known, it is both the first and the last.
  static let firstDay = "coalesce(e.start_date, e.end_date)"
  static let lastDay = "coalesce(e.end_date, e.start_date)"

  /// The time of an exhibition relative to today (Docs/Hub.md, "Exhibitions").
  static let times: Choices.Meanings = [
    ("upcoming", "\(firstDay) > \(today)"),
    ("running", "\(firstDay) <= \(today) AND max(\(firstDay), \(lastDay)) >= \(today)"),
    ("past", "max(\(firstDay), \(lastDay)) < \(today)"),
  ]

  static let all: [ColumnDefinition] =
    [
      ColumnDefinition("name", "Name", sortedBy: "e.folded_name", sql: "e.name"),
      ColumnDefinition("club", "Club", sortedBy: "o.folded_name", sql: "o.full_name"),
      ColumnDefinition("clubTown", "Club's town", .town, sortedBy: "o.folded_town", sql: "o.town"),
      ColumnDefinition("town", "Town", .town, sortedBy: "fold(\(town))", sql: town),
      ColumnDefinition("country", "Country", .country, sql: "o.country"),
      ColumnDefinition("distance", "Distance", .measure, computed: Snippet.distance),
      ColumnDefinition(
        "when", "When",
        sql: "CASE " + times.map { "WHEN \($0.value) THEN '\($0.key)'" }.joined(separator: " ")
          + " END"),
    ] + ColumnDefinition.facts(of: .exhibition).filter { $0.column.name != FactTerm.town.listed }
    + [
      ColumnDefinition("poster", "Poster", sql: "e.poster_url"),
      ColumnDefinition(
        "images", "Images", .number,
        sql: "(SELECT count(*) FROM exhibition_images WHERE exhibition_id = e.id)"),
      ColumnDefinition("latitude", "Latitude", .measure, sql: "o.latitude"),
      ColumnDefinition("longitude", "Longitude", .measure, sql: "o.longitude"),
      ColumnDefinition("remark", "Remark") { presentation, _ in
        """
        (SELECT \(Snippet.localized("text", presentation)) FROM exhibition_remarks
          WHERE exhibition_id = e.id \(Snippet.preferring(presentation)))
        """
      },
      ColumnDefinition("id", "Id", .number, sql: "e.id"),
    ]
}
