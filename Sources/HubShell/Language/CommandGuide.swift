package import HubBundle
import HubModel

/// What a command is for: `help`, completion and Docs/Query.md go by it.
package struct CommandGuide: Sendable {
  /// Its first word.
  package let name: String
  /// Its form: "show NAME".
  package let usage: String
  /// One line about it.
  package let summary: String
  /// More, where there is more to say.
  package let details: String
  /// Lines that can be typed, each of which works with the sample hub.
  package let examples: [String]

  init(
    _ name: String, _ usage: String, _ summary: String, details: String = "", _ examples: String...
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.details = details
    self.examples = examples
  }
}

extension CommandGuide {
  /// The guide to a command.
  static func named(_ name: String) -> CommandGuide? { all.first { $0.name == name } }

  /// Every command, in the order in which `help` tells them.
  package static let all: [CommandGuide] = lists + cards + others

  package static let lists: [CommandGuide] = [
    CommandGuide(
      "clubs", "clubs [FILTERS]", "photo clubs by name",
      "clubs", "clubs country:NL members:>=5 sort members desc", "clubs near:Nevelberg within 50km"),
    CommandGuide(
      "museums", "museums [FILTERS]", "photo museums by name",
      "museums", "museums country:Germany columns name,town,website"),
    CommandGuide(
      "members", "members [FILTERS]", "memberships: each photographer in each club",
      "members keyword:landscape", "members role:chairman sort club",
      "members club:Zonnevlek joined:2019..2021"),
    CommandGuide(
      "people", "people [FILTERS]", "photographers with all their clubs: the Who's Who",
      "people jan", "people keyword:portrait -status:former",
      "people has:website columns name,website"
    ),
    CommandGuide(
      "keywords", "keywords [FILTERS]", "keywords, and how many people use each",
      "keywords sort people desc", "keywords is:non-standard", "keywords club:Zonnevlek"),
    CommandGuide(
      "images", "images [FILTERS]", "pictures of portfolios",
      "images person:aroha date:2026", "images country:NL limit 5", "images is:missing"),
    CommandGuide(
      "exhibitions", "exhibitions [FILTERS]",
      "exhibitions of clubs and museums, by their first day",
      details: "With 'set mode ical' or --format ical they come out as a calendar.",
      "exhibitions is:coming", "exhibitions near:Waterlinge within 150km starts:2026"),
    CommandGuide(
      "languages", "languages [FILTERS]", "languages, and what is written in each", "languages"),
    CommandGuide(
      "problems", "problems [FILTERS]", "what is wrong in the hub's data",
      "problems severity:error", "problems file:museums columns file,line,message"),
    CommandGuide(
      "sources", "sources [FILTERS]", "the files that the hub names, and what became of each",
      "sources", "sources -state:present"),
  ]

  package static let cards: [CommandGuide] = [
    CommandGuide(
      "show", "show NAME", "all about a club, museum, photographer, keyword or exhibition",
      "show Fotoclub Zonnevlek", "show landscape"),
    CommandGuide(
      "portfolio", "portfolio PERSON [@ CLUB]", "the pictures of a person, newest first",
      "portfolio Jan Zonneschijn", "portfolio marjan @ Zonnevlek"),
    CommandGuide(
      "near", "near PLACE [within 25km]",
      "clubs and museums by distance from a town, an organization or LATITUDE,LONGITUDE",
      "near Nevelberg", "near 52.1,5.3 within 60km"),
    CommandGuide("stats", "stats", "how many there are of what, with small bars", "stats"),
    CommandGuide(
      "birthdays", "birthdays [N] [from MM-DD]", "the coming birthdays",
      details: "10, unless N says otherwise; as a calendar (mode ical), all.",
      "birthdays", "birthdays 5 from 12-01"),
  ]

  package static let others: [CommandGuide] = [
    CommandGuide(
      "image", "image N|NAME [to FILE]", "opens a picture, or writes it to a file",
      details:
        "N is a number of the list of images; NAME is an image's title or a photographer, whose "
        + "portrait it is then. A file that is there already is kept, unless the command is image!.",
      "image 1 to dunes.jpg"),
    CommandGuide(
      "set", "set [NAME [VALUE]]", "shows or changes a setting", "set", "set language nl",
      "set deceased on", "set columns members name,club,joined"),
    CommandGuide(
      "save", "save FILE", "writes the next answer to a file",
      details: "A file that is there already is kept, unless the command is save!.",
      "save members.csv"),
    CommandGuide(
      "read", "read FILE", "runs the commands that stand in a file, one a line", "read tour.txt"),
    CommandGuide(
      "sql", "sql SELECT …", "asks the catalog in SQL, which can only read",
      "sql SELECT town, count(*) FROM organizations GROUP BY town"),
    CommandGuide(
      "schema", "schema [TABLE]", "the tables of the catalog, for sql", "schema", "schema keywords"),
    CommandGuide("info", "info", "what is in the bundle", "info"),
    CommandGuide("verify", "verify", "checks every byte of the bundle", "verify"),
    CommandGuide("open", "open FILE", "goes on with another bundle", "open other.hubpack"),
    CommandGuide(
      "diff", "diff FILE", "what happened from another bundle to this one",
      details:
        "FILE is the bundle of an earlier release. 'hubpack diff' can do more: choose, and make a page "
        + "with pictures.",
      "diff Bundles/lumen-hub-2026.05.hubpack"),
    CommandGuide(
      "help", "help [COMMAND|filters|settings]", "explains", "help", "help filters", "help members"),
    CommandGuide("quit", "quit", "leaves, as Ctrl-D does", "quit"),
  ]
}

/// What a field of the filters is for: `help filters` and Docs/Query.md go by it.
package struct FieldGuide: Sendable {
  /// The field.
  package let field: Field
  /// One line about it.
  package let summary: String
  /// A filter that can be typed.
  package let example: String

  /// Every field, in the order in which `help filters` tells them.
  package static let all: [FieldGuide] = Field.allCases.map { field in
    usual.first { $0.field == field }
      ?? FieldGuide(
        field: field,
        summary: "the \(field.fact?.noun ?? field.rawValue)"
          + (field.kind == .text ? ", or a part of it" : ""), example: field.example)
  }

  private static let usual: [FieldGuide] = [
    FieldGuide(
      field: .name, summary: "the name, as free words do; of a club or museum, its town too",
      example: "name:jan"),
    FieldGuide(field: .club, summary: "the club's name or nickname", example: "club:Zonnevlek"),
    FieldGuide(field: .town, summary: "the club's or museum's town", example: "town:Nevelberg"),
    FieldGuide(
      field: .country, summary: "a country, by code or by name", example: "country:NL,Belgium"),
    FieldGuide(
      field: .keyword, summary: "a keyword, in any language", example: "keyword:landscape"),
    FieldGuide(
      field: .role, summary: Role.known.map(\.rawValue).joined(separator: ", "),
      example: "role:chairman,secretary"),
    FieldGuide(
      field: .status, summary: Subject.members.words(of: .status).joined(separator: ", "),
      example: "status:former"),
    FieldGuide(
      field: .level, summary: "1 known, 2 has members, 3 has portfolios", example: "level:>=2"),
    FieldGuide(
      field: .language, summary: "a language that there are texts in, by code",
      example: "language:nl"),
    FieldGuide(field: .joined, summary: "when the membership began", example: "joined:2019..2021"),
    FieldGuide(field: .left, summary: "when it ended", example: "left:>=2024-06"),
    FieldGuide(
      field: .has, summary: "something is known: website, images, birthday …",
      example: "-has:website"),
    FieldGuide(
      field: .is, summary: "what it is: former, chairman, standard, missing, coming …",
      example: "is:honorary"),
    FieldGuide(
      field: .near, summary: "at most 25 km, or what within says, from a place",
      example: "near:Nevelberg within 50km"),
    FieldGuide(
      field: .distance, summary: "kilometres from there",
      example: "near:Nevelberg within 100km distance:10..50"),
    FieldGuide(field: .person, summary: "the photographer's name", example: "person:jan"),
    FieldGuide(
      field: .birthday, summary: "a month or day of the year", example: "birthday:10,12-01..12-31"),
    FieldGuide(field: .members, summary: "how many members", example: "members:>10"),
    FieldGuide(field: .images, summary: "how many images", example: "images:>=5"),
    FieldGuide(field: .people, summary: "how many use the keyword", example: "people:0"),
    FieldGuide(
      field: .fotobond, summary: "the number of the Dutch federation", example: "fotobond:1620"),
    FieldGuide(field: .date, summary: "when an image was taken", example: "date:2026-05"),
    FieldGuide(field: .severity, summary: "error, warning", example: "severity:error"),
    FieldGuide(field: .code, summary: "the code of a problem", example: "code:date-form"),
    FieldGuide(field: .file, summary: "a file's place or address", example: "file:museums"),
    FieldGuide(
      field: .state, summary: "present, stale, failed, left-out", example: "state:failed"),
  ]
}

extension Field {
  /// The single fact that it asks about.
  fileprivate var fact: FactTerm? { FactTerm.all.first { $0.listed == rawValue } }

  /// A filter that can be typed: of a single fact that has no guide of its own.
  fileprivate var example: String {
    switch kind {
    case .date: "\(rawValue):2019..2021"
    case .day: "\(rawValue):10"
    case .number: "\(rawValue):1"
    default: "\(rawValue):example"
    }
  }
}
