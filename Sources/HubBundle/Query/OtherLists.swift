import GRDB
import HubModel

enum OtherLists {
  static let keywords = SubjectDefinition(
    scan: "keywords k", table: "keywords k", id: "k.id", order: "k.key",
    columns: [
      .init("name", "Name", computed: Snippet.keywordName),
      .init("people", "People", .number, sql: Snippet.count(users)),
      .init("standard", "Standard", .flag, sql: "k.is_standard"),
      .init("usage", "Usage", computed: Snippet.localized("text", usages)),
      .init("key", "Key", sql: "k.id_string"),
      .init(
        "languages", "Languages", .list,
        sql: Snippet.languages("keyword_names WHERE keyword_id = k.id")),
      .init("id", "Id", .number, sql: "k.id"), .init("added", "Added", .date, sql: "k.date_added"),
    ],
    usual: ["name", "people", "standard", "usage"],
    fields: [
      .name: FieldDefinition(.own), .keyword: FieldDefinition(.own),
      .people: FieldDefinition(.own), .added: FieldDefinition(.own, "k.date_added"),
      .language: FieldDefinition(
        .own, Snippet.exists("keyword_names WHERE keyword_id = k.id AND language = ?")),
      .is: FieldDefinition(
        .own,
        words: [
          ("standard", "k.is_standard"), ("non-standard", "NOT k.is_standard"),
          ("used", Snippet.exists(users)),
        ]),
      .has: FieldDefinition(
        .own, words: [("usage", Snippet.exists(usages)), ("people", Snippet.exists(users))]),
      .person: FieldDefinition(.photographer, "p.folded_name"),
    ].merging(OrganizationFields.ofOthers.filter { [.club, .town, .country].contains($0.key) }) {
      $1
    })

  private static let users = "photographer_keywords WHERE keyword_id = k.id"
  private static let usages = "keyword_usages WHERE keyword_id = k.id"

  static let languages = SubjectDefinition(
    scan: "languages l", table: "languages l", id: "l.code", order: "l.code",
    columns: [
      .init("code", "Code", sql: "l.code"), .init("name", "Name", sql: "l.english_name"),
      .init("defined", "Defined", .flag, sql: "l.is_defined"),
      .init("remarks", "Remarks", .number, sql: Snippet.count("remarks WHERE language = l.code")),
      .init(
        "keywords", "Keywords", .number, sql: Snippet.count("keyword_names WHERE language = l.code")
      ),
    ],
    usual: ["code", "name", "defined", "remarks", "keywords"],
    fields: [
      .name: FieldDefinition(.own, "l.code", "fold(coalesce(l.english_name, ''))"),
      .language: FieldDefinition(.own, "l.code = ?"),
      .is: FieldDefinition(
        .own,
        words: [
          ("defined", "l.is_defined"), ("used", "l.code IN (\(CatalogSchema.languagesUsed))"),
        ]),
    ])

  static let images = SubjectDefinition(
    scan: "images i", table: "images i",
    joins: [("m", "memberships m ON m.id = i.membership_id")] + PeopleLists.ofMemberships + [
      ("full", "pictures AS full ON full.id = i.picture_id"),
      ("thumb", "pictures AS thumb ON thumb.id = i.thumbnail_picture_id"),
      ("asset", "assets AS asset ON asset.id = coalesce(full.asset_id, thumb.asset_id)"),
    ],
    id: "i.id", order: "i.id",
    columns: [
      .init("id", "No.", .number, sql: "i.id"),
      .init("person", "Person", sortedBy: "p.sort_key", sql: Snippet.personName),
      .init("title", "Title", sql: "i.title"), .init("caption", "Caption", sql: "i.caption"),
      .init("date", "Date", .date, sql: "i.capture_date"),
      .init("club", "Club", sortedBy: "o.folded_name", sql: "o.full_name"),
      .init("town", "Town", .town, sortedBy: "o.folded_town", sql: "o.town"),
      .init("country", "Country", .country, sql: "o.country"),
      .init("distance", "Distance", .measure, computed: Snippet.distance),
      .init("position", "Position", .number, sql: "i.position"),
      .init("url", "URL", sql: "i.image_url"), .init("thumb", "Thumbnail", sql: "i.thumb_url"),
      .init("creator", "Creator", sql: "coalesce(full.creator, thumb.creator)"),
      .init("rights", "Rights", sql: "coalesce(full.copyright, thumb.copyright)"),
      .init("license", "Licence", sql: "coalesce(full.license, thumb.license)"),
      .init("terms", "Terms", sql: "coalesce(full.usage_terms, thumb.usage_terms)"),
      .init("state", "State", sql: "coalesce(full.state, thumb.state)"),
      .init("width", "Width", .number, sql: "asset.width"),
      .init("height", "Height", .number, sql: "asset.height"),
      .init(
        "asset", "Asset",
        sql: """
          'assets/' || substr(asset.sha256, 1, 2) || '/' || asset.sha256 || '.' || asset.extension
          """),
    ],
    usual: ["id", "person", "title", "caption", "date", "club"],
    fields: MemberFields.ofOthers.merging([
      .name: FieldDefinition(.own, "i.folded_text"),
      .date: FieldDefinition(.own, "i.capture_date"),
      .has: FieldDefinition(
        .own,
        words: [
          ("title", "i.title IS NOT NULL"), ("caption", "i.caption IS NOT NULL"),
          ("date", "i.capture_date IS NOT NULL"), ("picture", picture),
        ]),
      .is: FieldDefinition(
        .own,
        words: [("missing", "NOT " + picture)]
          + MemberFields.statuses.map { word, status in
            (word, Snippet.exists("memberships m WHERE m.id = i.membership_id AND (\(status))"))
          }),
    ]) { $1 })

  private static let picture = Snippet.exists(
    "pictures WHERE id IN (i.picture_id, i.thumbnail_picture_id) AND asset_id IS NOT NULL")

  static let problems = SubjectDefinition(
    scan: "problems x", table: "problems x", id: "x.id",
    order: "x.severity = 'notice', x.severity, x.source_id, x.file, x.line, x.column_number, x.id",
    columns: [
      .init("severity", "Severity", sql: "x.severity"), .init("code", "Code", sql: "x.code"),
      .init("file", "File", sql: "x.file"), .init("line", "Line", .number, sql: "x.line"),
      .init("column", "Column", .number, sql: "x.column_number"),
      .init("message", "Message", sql: "x.message"),
      .init("suggestion", "Suggestion", sql: "x.suggestion"), .init("path", "Path", sql: "x.path"),
    ],
    usual: ["severity", "file", "line", "message"],
    fields: [
      .name: FieldDefinition(.own, "fold(x.message || ' ' || x.file || ' ' || x.code)"),
      .file: FieldDefinition(.own, "fold(x.file)"), .code: FieldDefinition(.own, "x.code = ?"),
      .severity: FieldDefinition(.own, words: severities),
      .is: FieldDefinition(.own, words: severities),
    ])

  private static let severities = ["error", "warning", "notice"].map {
    ($0, "x.severity = '\($0)'")
  }

  static let sources = SubjectDefinition(
    scan: "sources s", table: "sources s", id: "s.id", order: "s.id",
    columns: [
      .init("role", "Role", sql: "s.role"), .init("file", "File", sql: "s.location"),
      .init("state", "State", sql: "s.state"), .init("size", "Bytes", .number, sql: "s.size"),
      .init("reason", "Reason", sql: "s.reason"), .init("since", "Since", .date, sql: "s.since"),
      .init("entry", "Entry", sql: "s.entry"), .init("sha256", "SHA-256", sql: "s.sha256"),
    ],
    usual: ["role", "state", "size", "file", "reason"],
    fields: [
      .name: FieldDefinition(.own, "fold(s.location)"),
      .file: FieldDefinition(.own, "fold(s.location)"),
      .role: FieldDefinition(
        .own, words: RecordedSource.roles.map { ($0, "s.role = '\($0)'") }),
      .state: FieldDefinition(.own, words: states), .is: FieldDefinition(.own, words: states),
    ])

  /// The tables are those of a guestbook.
  static let entries = SubjectDefinition(
    scan: entryTables, table: entryTables, id: "g.id", order: "g.id",
    columns: [
      .init("id", "No.", .number, sql: "g.id"),
      .init("time", "Time", .date, sortedBy: "g.time", sql: time),
      .init("kind", "Kind", sql: "g.kind"), .init("decision", "Decision", sql: "g.decision"),
      .init("text", "Text", sql: "g.text"), .init("author", "Author", sql: "g.author"),
      .init("person", "Photographer", sql: "w.photographer"),
      .init("title", "Picture", sql: "w.title"), .init("club", "Club", sql: "w.club"),
      .init("town", "Town", sql: "w.town"), .init("x", "X", .measure, sql: "g.x"),
      .init("y", "Y", .measure, sql: "g.y"), .init("digest", "SHA-256", sql: "w.digest"),
      .init(
        "utc", "UTC", .date, sql: "strftime('%Y-%m-%dT%H:%M:%fZ', g.time / 1000.0, 'unixepoch')"),
    ],
    usual: ["id", "time", "kind", "decision", "text", "author", "person", "title", "club"],
    fields: [
      .name: FieldDefinition(.own, "fold(coalesce(g.text, '') || ' ' || coalesce(g.author, ''))"),
      .person: FieldDefinition(.own, "fold(w.photographer)"),
      .club: FieldDefinition(.own, "fold(w.club)"), .town: FieldDefinition(.own, "fold(w.town)"),
      .date: FieldDefinition(.own, time),
      .is: FieldDefinition(
        .own,
        words: ["like", "tag", "comment", "report"].map { ($0, "g.kind = '\($0)'") }
          + ["waiting", "approved", "rejected"].map { ($0, "g.decision = '\($0)'") }),
      .has: FieldDefinition(
        .own,
        words: [
          ("author", "g.author <> ''"), ("title", "w.title <> ''"),
        ]),
    ])

  private static let entryTables = "entries g JOIN pictures w ON w.id = g.picture_id"
  /// In the time zone of the machine, as the people at the exhibition remember it.
  private static let time =
    "strftime('%Y-%m-%d %H:%M', g.time / 1000.0, 'unixepoch', 'localtime')"

  private static let states = RecordedState.known.map {
    ($0.rawValue, "s.state = '\($0.rawValue)'")
  }
}
