package import HubBundle
import HubModel

/// The description of a command, for `help`, completion and Docs/Query.md.
package struct CommandGuide: Sendable {
  /// The first word.
  package let name: String
  /// The form: "show NAME".
  package let usage: String
  package let summary: String
  /// Further sentences, or an empty text.
  package let details: String
  /// Lines that work with the sample hub.
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
  static func named(_ name: String) -> CommandGuide? { all.first { $0.name == name } }

  /// All commands, in the order of `help`.
  package static let all: [CommandGuide] = lists + cards + others

  package static let lists: [CommandGuide] = [
    CommandGuide(
      "clubs", "clubs [FILTERS]", "List photo clubs",
      "clubs in Germany", "clubs country:NL members:>=5 sort members desc",
      "clubs near Nevelberg within 50km", "clubs by country"),
    CommandGuide(
      "museums", "museums [FILTERS]", "List photo museums",
      "museums", "museums in Germany columns name,town,website"),
    CommandGuide(
      "members", "members [FILTERS]", "List memberships: each person in each club",
      "members of Zonnevlek", "oldest members", "members since last year",
      "members role:chairman sort club", "members sort joined limit 5",
      "members club:Zonnevlek joined:2019..2021", "members by club"),
    CommandGuide(
      "people", "people [FILTERS]", "List people with all their clubs: the Who's Who",
      "people jan", "people with landscape", "people keyword:portrait -status:former",
      "people clubs:>=2", "people by keyword",
      "people has:website columns name,website"
    ),
    CommandGuide(
      "keywords", "keywords [FILTERS]", "List keywords, with the number of people who use each",
      "keywords sort people desc", "keywords is:non-standard", "keywords club:Zonnevlek"),
    CommandGuide(
      "images", "images [FILTERS]", "List the images of portfolios",
      "images person:aroha date:2026", "images country:NL limit 5", "images is:missing"),
    CommandGuide(
      "exhibitions", "exhibitions [FILTERS]",
      "List exhibitions by their first day",
      details: "With 'set mode ical' or --format ical the answer is a calendar.",
      "upcoming exhibitions", "exhibitions near:Waterlinge within 150km starts:2026"),
    CommandGuide(
      "languages", "languages [FILTERS]", "List languages, with the number of texts in each",
      "languages"),
    CommandGuide(
      "problems", "problems [FILTERS]", "List problems in the hub's data",
      "problems severity:error", "problems file:museums columns file,line,message"),
    CommandGuide(
      "sources", "sources [FILTERS]", "List the files that the hub refers to, with their states",
      "sources", "sources -state:present"),
  ]

  package static let cards: [CommandGuide] = [
    CommandGuide(
      "show", "show NAME",
      "Show everything about a club, museum, person, keyword or exhibition",
      "show Fotoclub Zonnevlek", "show landscape"),
    CommandGuide(
      "portfolio", "portfolio PERSON [@ CLUB]", "Show the images of a person, newest first",
      "portfolio Jan Zonneschijn", "portfolio marjan @ Zonnevlek"),
    CommandGuide(
      "near", "near TOWN [within 25km]",
      "List clubs and museums by distance from a town, an organization or LATITUDE,LONGITUDE",
      "near Nevelberg", "near 52.1,5.3 within 60km"),
    CommandGuide(
      "count", "count LIST [FILTERS]",
      "Count rows; 'LIST by COLUMN' counts them for each value of a column",
      "count members in Waterlinge", "members of Zonnevlek count", "clubs by country"),
    CommandGuide(
      "stats", "stats", "Show statistics on clubs, members and images as bar charts", "stats"),
    CommandGuide(
      "birthdays", "birthdays [N] [from MM-DD] | MONTH | WORD", "List upcoming birthdays",
      details:
        "Lists the next 10 by default, or all in mode ical. WORD is a period: this-week, next-month ….",
      "birthdays", "birthdays 5 from 12-01", "birthdays december"),
  ]

  package static let others: [CommandGuide] = [
    CommandGuide(
      "image", "image N|NAME [to FILE]", "Open a picture, or write it to a file",
      details:
        "N is a number from the list of images. NAME is the title of an image, or the name "
        + "of a person, for the portrait. Use image! to overwrite an existing file.",
      "image 1 to dunes.jpg"),
    CommandGuide(
      "set", "set [NAME [VALUE]]", "Show or change settings", "set", "set language nl",
      "set deceased on", "set columns members name,club,joined"),
    CommandGuide(
      "save", "save FILE", "Write the next answer to a file",
      details: "Use save! to overwrite an existing file.",
      "save members.csv"),
    CommandGuide(
      "read", "read FILE", "Run the commands in a file, one per line", "read tour.txt"),
    CommandGuide(
      "sql", "sql SELECT …", "Query the catalog in SQL, read-only; 'sql' can be left out",
      "sql SELECT town, count(*) FROM organizations GROUP BY town"),
    CommandGuide(
      "schema", "schema [TABLE]", "Show the tables of the catalog; also \\d", "schema",
      "schema keywords"),
    CommandGuide("info", "info", "Summarize the bundle", "info"),
    CommandGuide("verify", "verify", "Verify every byte of the bundle", "verify"),
    CommandGuide("open", "open FILE", "Open another bundle", "open other.hubpack"),
    CommandGuide(
      "diff", "diff FILE", "Compare another bundle with this one",
      details:
        "FILE is the bundle of an earlier release. 'hubpack diff' has more options, such as an HTML "
        + "report with pictures.",
      "diff Bundles/lumen-hub-2026.05.hubpack"),
    CommandGuide(
      "help", "help [COMMAND|filters|settings]", "Explain commands, filters or settings", "help",
      "help filters", "help members"),
    CommandGuide("quit", "quit", "Quit; also Ctrl-D, exit, q", "quit"),
  ]
}

/// The description of a field, for `help filters` and Docs/Query.md.
package struct FieldGuide: Sendable {
  package let field: Field
  package let summary: String
  /// A filter with the field.
  package let example: String

  /// All fields, in the order of `help filters`.
  package static let all: [FieldGuide] = Field.allCases.map { field in
    usual.first { $0.field == field }
      ?? FieldGuide(
        field: field,
        summary: "the \(field.fact?.noun ?? field.rawValue)"
          + (field.kind == .text ? " (or part of it)" : ""), example: field.example)
  }

  private static let usual: [FieldGuide] = [
    FieldGuide(
      field: .name,
      summary: "the name, like a word without a field; for clubs and museums also the town",
      example: "name:jan"),
    FieldGuide(field: .club, summary: "the club's name or nickname", example: "club:Zonnevlek"),
    FieldGuide(field: .town, summary: "the club's or museum's town", example: "town:Nevelberg"),
    FieldGuide(
      field: .country, summary: "a country, by code or name", example: "country:NL,Belgium"),
    FieldGuide(
      field: .keyword, summary: "a keyword, in any language", example: "keyword:landscape"),
    FieldGuide(
      field: .role, summary: Role.known.map(\.rawValue).joined(separator: ", "),
      example: "role:chairman,secretary"),
    FieldGuide(
      field: .status, summary: Subject.members.words(of: .status).joined(separator: ", "),
      example: "status:former"),
    FieldGuide(
      field: .level, summary: "1 listed, 2 with members, 3 with portfolios", example: "level:>=2"),
    FieldGuide(
      field: .language, summary: "the code of a language that texts are written in",
      example: "language:nl"),
    FieldGuide(field: .joined, summary: "when the membership began", example: "joined:2019..2021"),
    FieldGuide(field: .left, summary: "when the membership ended", example: "left:>=2024-06"),
    FieldGuide(
      field: .has, summary: "a fact that is known: website, images, birthday …",
      example: "has:website"),
    FieldGuide(
      field: .is, summary: "a property: former, chairman, standard, missing, upcoming …",
      example: "is:honorary"),
    FieldGuide(
      field: .near, summary: "at most 25 km away, or within another distance",
      example: "near:Nevelberg within 50km"),
    FieldGuide(
      field: .distance, summary: "the distance from near:, in kilometres",
      example: "near:Nevelberg within 100km distance:10..50"),
    FieldGuide(field: .person, summary: "the person's name", example: "person:jan"),
    FieldGuide(
      field: .birthday, summary: "a month or day of the year",
      example: "birthday:october,12-01..12-31"),
    FieldGuide(field: .born, summary: "the year of birth, if it is known", example: "born:<1950"),
    FieldGuide(field: .members, summary: "the number of current members", example: "members:>10"),
    FieldGuide(
      field: .clubs, summary: "the number of clubs that a person is in now", example: "clubs:>=2"),
    FieldGuide(
      field: .keywords, summary: "the number of keywords of a person", example: "keywords:>=2"),
    FieldGuide(field: .images, summary: "the number of images", example: "images:>=5"),
    FieldGuide(
      field: .people, summary: "the number of people who use the keyword", example: "people:0"),
    FieldGuide(
      field: .fotobond, summary: "the Fotobond number (Dutch federation)", example: "fotobond:1620"),
    FieldGuide(field: .date, summary: "when an image was taken", example: "date:2026-05"),
    FieldGuide(field: .added, summary: "when a keyword was added", example: "added:2026"),
    FieldGuide(field: .severity, summary: "error, warning, notice", example: "severity:error"),
    FieldGuide(field: .code, summary: "the code of a problem", example: "code:date-form"),
    FieldGuide(field: .file, summary: "the path or URL of a file", example: "file:museums"),
    FieldGuide(
      field: .state, summary: "present, stale, failed, left-out", example: "state:failed"),
  ]
}

extension Field {
  /// The single fact behind the field.
  fileprivate var fact: FactTerm? { FactTerm.all.first { $0.listed == rawValue } }

  /// A filter with the field of a single fact.
  fileprivate var example: String {
    switch kind {
    case .date: "\(rawValue):2019..2021"
    case .day: "\(rawValue):10"
    case .number: "\(rawValue):1"
    default: "\(rawValue):example"
    }
  }
}
