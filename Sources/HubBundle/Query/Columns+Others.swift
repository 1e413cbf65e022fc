import GRDB
import HubModel

/// The columns of keywords, languages and images.
enum OtherColumns {
  static let keywords: [ColumnDefinition] = [
    ColumnDefinition(
      "name", "Name", order: { "fold(\(Snippet.keywordName($0, $1)))" },
      computed: Snippet.keywordName),
    ColumnDefinition(
      "people", "People", .number,
      sql: "(SELECT count(*) FROM photographer_keywords WHERE keyword_id = k.id)"),
    ColumnDefinition("standard", "Standard", .flag, sql: "k.is_standard"),
    ColumnDefinition("usage", "Usage") { presentation, _ in
      """
      (SELECT \(Snippet.localized("text", presentation)) FROM keyword_usages
        WHERE keyword_id = k.id \(Snippet.preferring(presentation)))
      """
    },
    ColumnDefinition("key", "Key", sql: "k.id_string"),
    ColumnDefinition(
      "languages", "Languages", .list,
      sql: """
        (SELECT group_concat(language, char(31)) FROM \
        (SELECT language FROM keyword_names WHERE keyword_id = k.id ORDER BY language))
        """),
    ColumnDefinition("id", "Id", .number, sql: "k.id"),
    ColumnDefinition("added", "Added", .date, sql: "k.date_added"),
  ]

  static let languages: [ColumnDefinition] = [
    ColumnDefinition("code", "Code", sql: "l.code"),
    ColumnDefinition("name", "Name", sql: "l.english_name"),
    ColumnDefinition("defined", "Defined", .flag, sql: "l.is_defined"),
    ColumnDefinition(
      "remarks", "Remarks", .number, sql: "(SELECT count(*) FROM remarks WHERE language = l.code)"),
    ColumnDefinition(
      "keywords", "Keywords", .number,
      sql: "(SELECT count(*) FROM keyword_names WHERE language = l.code)"),
  ]

  static let images: [ColumnDefinition] = [
    ColumnDefinition("id", "No.", .number, sql: "i.id"),
    ColumnDefinition("person", "Person", sortedBy: "p.sort_key", sql: Snippet.personName),
    ColumnDefinition("title", "Title", sql: "i.title"),
    ColumnDefinition("caption", "Caption", sql: "i.caption"),
    ColumnDefinition("date", "Date", .date, sql: "i.capture_date"),
    ColumnDefinition("club", "Club", sortedBy: "o.folded_name", sql: "o.full_name"),
    ColumnDefinition("town", "Town", .town, sortedBy: "o.folded_town", sql: "o.town"),
    ColumnDefinition("country", "Country", .country, sql: "o.country"),
    ColumnDefinition("distance", "Distance", .measure, computed: Snippet.distance),
    ColumnDefinition("position", "Position", .number, sql: "i.position"),
    ColumnDefinition("url", "URL", sql: "i.image_url"),
    ColumnDefinition("thumb", "Thumbnail", sql: "i.thumb_url"),
    ColumnDefinition("creator", "Creator", sql: "coalesce(full.creator, thumb.creator)"),
    ColumnDefinition("rights", "Rights", sql: "coalesce(full.copyright, thumb.copyright)"),
    ColumnDefinition("license", "Licence", sql: "coalesce(full.license, thumb.license)"),
    ColumnDefinition("terms", "Terms", sql: "coalesce(full.usage_terms, thumb.usage_terms)"),
    ColumnDefinition("state", "State", sql: "coalesce(full.state, thumb.state)"),
    ColumnDefinition("width", "Width", .number, sql: "asset.width"),
    ColumnDefinition("height", "Height", .number, sql: "asset.height"),
    ColumnDefinition(
      "asset", "Asset",
      sql:
        "'assets/' || substr(asset.sha256, 1, 2) || '/' || asset.sha256 || '.' || asset.extension"),
  ]
}

/// The columns of problems and files.
enum FileColumns {
  static let problems: [ColumnDefinition] = [
    ColumnDefinition("severity", "Severity", sql: "x.severity"),
    ColumnDefinition("code", "Code", sql: "x.code"),
    ColumnDefinition("file", "File", sql: "x.file"),
    ColumnDefinition("line", "Line", .number, sql: "x.line"),
    ColumnDefinition("column", "Column", .number, sql: "x.column_number"),
    ColumnDefinition("message", "Message", sql: "x.message"),
    ColumnDefinition("suggestion", "Suggestion", sql: "x.suggestion"),
    ColumnDefinition("path", "Path", sql: "x.path"),
  ]

  static let sources: [ColumnDefinition] = [
    ColumnDefinition("role", "Role", sql: "s.role"),
    ColumnDefinition("file", "File", sql: "s.location"),
    ColumnDefinition("state", "State", sql: "s.state"),
    ColumnDefinition("size", "Bytes", .number, sql: "s.size"),
    ColumnDefinition("reason", "Reason", sql: "s.reason"),
    ColumnDefinition("since", "Since", .date, sql: "s.since"),
    ColumnDefinition("entry", "Entry", sql: "s.entry"),
    ColumnDefinition("sha256", "SHA-256", sql: "s.sha256"),
  ]
}
