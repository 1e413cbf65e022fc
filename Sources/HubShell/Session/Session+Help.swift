import HubBundle
import HubModel
import Terminal

extension Session {
  func help(_ topic: Word?, _ answer: Answer) throws {
    let text = HelpText(style: answer.style, width: answer.width)
    switch topic?.text.lowercased() {
    case nil: try answer.write(text.overview)
    case "filters"?: try answer.write(text.filters)
    case "settings"?: try answer.write(text.settings)
    case let name?:
      if let guide = CommandGuide.named(name) {
        return try answer.write(text.command(guide))
      }
      guard let topic else { return }
      let names = CommandGuide.all.map(\.name) + ["filters", "settings"]
      throw SyntaxError(
        "no help on \"\(name)\"\(SuggestionText.meant(name, names)); 'help' lists all topics",
        at: topic)
    }
  }

  func tellSettings(_ name: Word?, _ answer: Answer) throws {
    let wanted = SettingGuide.all.filter { name == nil || $0.name == name?.text }
    if let name, wanted.isEmpty {
      var settings = settings
      // The error lists the settings.
      try settings.set(name, to: [name])
    }
    var writer = answer.rows([
      RowColumn("name", heading: "Setting"), RowColumn("value", heading: "Value"),
      RowColumn("values", heading: "Values"), RowColumn("summary", heading: "Description"),
    ])
    for guide in wanted {
      try writer.add([
        .text(guide.name), .text(settings.value(of: guide.name)), .text(guide.values),
        .text(guide.summary),
      ])
    }
    try writer.finish()
  }
}

struct HelpText {
  let style: Style
  /// The width of the terminal, in cells; nil without one.
  let width: Int?

  var overview: String {
    func section(_ title: String, _ guides: [CommandGuide]) -> String {
      style.bold(title) + "\n" + entries(guides.map { ($0.usage, $0.summary) })
    }
    return [
      section("Lists", CommandGuide.lists), section("Details", CommandGuide.cards),
      section("More", CommandGuide.others),
      paragraph(
        "See 'help COMMAND' for examples, 'help filters' for FILTERS, 'help settings' for settings."
      ),
    ].joined(separator: "\n")
  }

  func command(_ guide: CommandGuide) -> String {
    var text = paragraph(guide.usage, ": " + guide.summary)
    if !guide.details.isEmpty { text += "\n" + paragraph(guide.details) }
    text += "\nExamples:\n" + guide.examples.map { "  \($0)\n" }.joined()
    guard let subject = Subject(rawValue: guide.name) else { return text }
    text += "\n" + entry("Fields:", subject.fields.map(\.rawValue).joined(separator: ", "), 9)
    for field in subject.fields {
      let words = subject.words(of: field)
      if !words.isEmpty { text += entry("  \(field.rawValue):", words.joined(separator: ", "), 9) }
    }
    text += "\n" + entry("Columns:", subject.columns.map(\.name).joined(separator: ", "), 9)
    return text
  }

  var filters: String {
    let forms: [(String, String)] = [
      (
        "word",
        "the name contains it (of a club: the name or the town); case and accents do not matter"
      ),
      ("word*", "the name begins with it; *word: ends with it"),
      ("\"two words\"", "quotes keep spaces and punctuation together"),
      ("in|of|at|from NAME", "a country, town or club: clubs in Belgium, members of Zonnevlek"),
      ("with NAME", "a keyword, or a fact that is known: people with website; or without"),
      ("since|before DATE", "members since 2024, members left before 2020, born after 1990"),
      ("near TOWN", "at most 25 km away, or within another distance"),
      ("field:value", "one of the fields below; also field=value"),
      ("field:a,b", "a or b"),
      ("field:>=value", "also >, < and <=; field:=value is an exact match"),
      ("field:from..to", "numbers, dates and days; either end can be left out"),
      ("-filter", "not"),
      ("sort a,-b", "sort by these columns, b in descending order; also sort b desc"),
      ("limit N", "at most N rows"),
      ("columns a,b", "show these columns"),
      ("within 25km", "the radius of near:"),
      ("count", "show only the number of rows; so does 'count LIST FILTERS'"),
      ("by COLUMN", "show the number of rows for each value: members by club"),
    ]
    return style.bold("Filters") + "\n" + entries(forms) + "\n"
      + paragraph(
        "Several filters must all match, with or without 'and' between them. club:, town: and "
          + "keyword: match only the exact name if there is one, otherwise any part of a name. "
          + "Dates can be today, this-week, last-month, next-year and so on. Questions such as "
          + "'who is in several clubs', 'oldest members of Zonnevlek' and 'how many clubs in Belgium' "
          + "work, too.")
      + "\n" + style.bold("Fields") + "\n"
      + entries(FieldGuide.all.map { ($0.example, $0.summary) })
  }

  var settings: String {
    style.bold("Settings") + "\n"
      + entries(SettingGuide.all.map { ("set \($0.name) \($0.values)", $0.summary) }) + "\n"
      + paragraph("Commands in ~/.config/hubpack/init run when the prompt starts.")
  }

  private func entries(_ pairs: [(String, String)]) -> String {
    let longest = pairs.map(\.0.cells).max() ?? 0
    let names = min(28, longest)
    return pairs.map { entry("  " + $0, $1, names + 3) }.joined()
  }

  /// A name, and a text beside it, or below it if the name is too long.
  private func entry(_ name: String, _ text: String, _ column: Int) -> String {
    let room = width.map { max(20, $0 - column - 1) } ?? .max
    let pieces = text.wrapped(first: room, further: room).map(style.dim)
    let indent = String(repeating: " ", count: column + 1)
    let isLong = name.cells >= column + 1
    return (isLong ? name + "\n" + indent : name.leading(inCells: column + 1))
      + pieces.joined(separator: "\n" + indent) + "\n"
  }

  /// - Parameter title: A bold beginning.
  private func paragraph(_ title: String, _ text: String) -> String {
    let room = width ?? .max
    let pieces = text.wrapped(first: room - title.cells, further: room)
    return style.bold(title) + pieces.joined(separator: "\n") + "\n"
  }

  private func paragraph(_ text: String) -> String { paragraph("", text) }
}
