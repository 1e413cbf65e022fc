import GRDB
import HubModel

package enum ExhibitionColumns {
  /// The tables of a list. The coordinates of `o` are those of the exhibition, or, if it has none
  /// and is in the town of its organization, those of the organization.
  package static let tables = """
    exhibitions e JOIN (SELECT x.id AS exhibition_id, full_name, o.town, o.folded_name, folded_town, nick_name,
      country, \(coordinate("latitude")), \(coordinate("longitude"))
      FROM exhibitions x JOIN organizations o ON o.id = x.organization_id) AS o ON o.exhibition_id = e.id
    """

  /// The images of exhibitions, each with the title and the photographer to show: those that the
  /// exhibition gives, or else those of the first portfolio with the same picture.
  package static let images = """
    SELECT hung.exhibition_id, hung.position, coalesce(hung.title, own.title) AS title,
      hung.caption, hung.capture_date, hung.image_url, hung.picture_id, hung.thumbnail_picture_id,
      coalesce(photographer, \(Snippet.personName)) AS photographer
    FROM exhibition_images AS hung
      LEFT JOIN (SELECT min(id) AS image_id, picture_id FROM images
        WHERE picture_id IN (SELECT picture_id FROM exhibition_images) GROUP BY picture_id) AS first
        ON first.picture_id = hung.picture_id
      LEFT JOIN images AS own ON own.id = image_id
      LEFT JOIN memberships ON memberships.id = membership_id
      LEFT JOIN photographers AS p ON p.id = photographer_id
    """

  private static func coordinate(_ column: String) -> String {
    """
    CASE WHEN x.latitude IS NOT NULL THEN x.\(column) \
    WHEN coalesce(fold(x.town), folded_town) = folded_town THEN o.\(column) END AS \(column)
    """
  }
}

enum ExhibitionLists {
  static let exhibitions = SubjectDefinition(
    scan: ExhibitionColumns.tables, table: ExhibitionColumns.tables, id: "e.id",
    // Exhibitions without a date come last.
    order: "coalesce(e.start_date, e.end_date, '9999'), e.folded_name, e.id",
    columns: ofExhibitions, usual: ["name", "starts", "ends", "venue", "town", "club"],
    fields: Entity.exhibition.fields.merging([
      .name: FieldDefinition(.own, "e.folded_name"),
      .club: FieldDefinition(.own, "o.folded_name", "fold(o.nick_name)"),
      .town: FieldDefinition(.own, "fold(\(town))"), .country: FieldDefinition(.own, "o.country"),
      .near: FieldDefinition(.own), .distance: FieldDefinition(.own),
      .images: FieldDefinition(.own),
      Field(.startDate): FieldDefinition(.exhibition, firstDay),
      Field(.endDate): FieldDefinition(.exhibition, lastDay),
      .is: FieldDefinition(.own, words: times),
      .has: FieldDefinition(
        .own,
        words: Entity.exhibition.words + [
          ("coordinates", "o.latitude IS NOT NULL"), ("poster", "e.poster_url IS NOT NULL"),
          ("remark", Snippet.exists("exhibition_remarks WHERE exhibition_id = e.id")),
          ("images", Snippet.exists("exhibition_images WHERE exhibition_id = e.id")),
        ]),
    ]) { $1 })

  private static var ofExhibitions: [ColumnDefinition] {
    let ofFacts = Entity.exhibition.columns.filter { $0.column.name != FactTerm.town.listed }
    let whens = times.map { "WHEN \($0.condition) THEN '\($0.key)'" }.joined(separator: " ")
    let first: [ColumnDefinition] = [
      .init("name", "Name", sortedBy: "e.folded_name", sql: "e.name"),
      .init("club", "Club", sortedBy: "o.folded_name", sql: "o.full_name"),
      .init("clubTown", "Club's town", .town, sortedBy: "o.folded_town", sql: "o.town"),
      .init("town", "Town", .town, sortedBy: "fold(\(town))", sql: town),
      .init("country", "Country", .country, sql: "o.country"),
      .init("distance", "Distance", .measure, computed: Snippet.distance),
      .init("when", "When", sql: "CASE \(whens) END"),
    ]
    let last: [ColumnDefinition] = [
      .init("poster", "Poster", sql: "e.poster_url"),
      .init("images", "Images", .number, sql: Snippet.imagesOfExhibition),
      .init("latitude", "Latitude", .measure, sql: "o.latitude"),
      .init("longitude", "Longitude", .measure, sql: "o.longitude"),
      .init(
        "remark", "Remark",
        computed: Snippet.localized("text", "exhibition_remarks WHERE exhibition_id = e.id")),
      .init("id", "Id", .number, sql: "e.id"),
    ]
    return first + ofFacts + last
  }

  private static let town = "coalesce(e.town, o.town)"
  /// The first day. If only one day is known, it is both the first and the last.
  private static let firstDay = "coalesce(e.start_date, e.end_date)"
  private static let lastDay = "coalesce(e.end_date, e.start_date)"
  private static let today = "date('now', 'localtime')"

  /// The time of an exhibition relative to today (Docs/Hub.md, "Exhibitions").
  private static let times: FieldDefinition.Words = [
    ("upcoming", "\(firstDay) > \(today)"),
    ("running", "\(firstDay) <= \(today) AND max(\(firstDay), \(lastDay)) >= \(today)"),
    ("past", "max(\(firstDay), \(lastDay)) < \(today)"),
  ]
}

extension Catalog {
  /// Returns the title and the photographer of each image of an exhibition, in the order in which
  /// they hang; nil for what is not known. O(images of the bundle).
  package func hungImages(
    ofExhibition id: Int64
  ) throws -> [(title: String?, photographer: String?)] {
    try records(
      of: "\(ExhibitionColumns.images) WHERE hung.exhibition_id = ? ORDER BY hung.position", [id]
    ) { (try $0.text("title"), try $0.text("photographer")) }
  }
}
