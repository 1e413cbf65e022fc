import HubBundle
import HubModel
import Terminal

extension Session {
  /// Explains everything, or one thing.
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
        "there is no help on \"\(name)\"\(SuggestionText.meant(name, names)); 'help' lists what there is",
        at: topic)
    }
  }

  /// Tells all settings, or one.
  func tellSettings(_ name: Word?, _ answer: Answer) throws {
    let wanted = SettingGuide.all.filter { name == nil || $0.name == name?.text }
    if let name, wanted.isEmpty {
      var settings = settings
      // Says which settings there are.
      try settings.set(name, to: [name])
    }
    var writer = answer.rows([
      RowColumn("name", heading: "Setting"), RowColumn("value", heading: "Value"),
      RowColumn("values", heading: "May be"), RowColumn("summary", heading: "What"),
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

/// What `help` says.
struct HelpText {
  let style: Style
  /// In cells, where there is a terminal.
  let width: Int?

  var overview: String {
    func section(_ title: String, _ guides: [CommandGuide]) -> String {
      style.bold(title) + "\n" + entries(guides.map { ($0.usage, $0.summary) })
    }
    return [
      section("Lists", CommandGuide.lists), section("Cards", CommandGuide.cards),
      section("More", CommandGuide.others),
      paragraph(
        "'help COMMAND' has examples of each, 'help filters' tells what FILTERS can be, "
          + "'help settings' what can be set."),
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
        "the name has it somewhere, whatever its case and accents; or a club's or museum's town"
      ),
      ("\"two words\"", "quotes keep blanks and signs together"),
      ("field:value", "see below"),
      ("field:a,b", "a or b"),
      ("field:>=value", "also >, <, <= and = (exactly)"),
      ("field:from..to", "numbers, dates and days; either end may be missing"),
      ("-filter", "not"),
      ("sort a,-b", "by these columns, b from the last to the first; or: sort b desc"),
      ("limit N", "at most N"),
      ("columns a,b", "these columns"),
      ("within 25km", "how far near: reaches"),
    ]
    return style.bold("Filters") + "\n" + entries(forms) + "\n"
      + paragraph(
        "Several filters: all hold. Of a name (club:, town:, keyword:), what is called exactly that "
          + "is meant, if there is such a thing; otherwise what has it somewhere.")
      + "\n" + style.bold("Fields") + "\n"
      + entries(FieldGuide.all.map { ($0.example, $0.summary) })
  }

  var settings: String {
    style.bold("Settings") + "\n"
      + entries(SettingGuide.all.map { ("set \($0.name) \($0.values)", $0.summary) }) + "\n"
      + paragraph("Commands in ~/.config/hubpack/init are run when the prompt starts.")
  }

  private func entries(_ pairs: [(String, String)]) -> String {
    let longest = pairs.map(\.0.cells).max() ?? 0
    let names = min(28, longest)
    return pairs.map { entry("  " + $0, $1, names + 3) }.joined()
  }

  /// A name, and in a column beside it, or below it when it is too long, what there is to say.
  private func entry(_ name: String, _ text: String, _ column: Int) -> String {
    let room = width.map { max(20, $0 - column - 1) } ?? .max
    let pieces = text.wrapped(first: room, further: room).map(style.dim)
    let indent = String(repeating: " ", count: column + 1)
    let isLong = name.cells >= column + 1
    return (isLong ? name + "\n" + indent : name.leading(inCells: column + 1))
      + pieces.joined(separator: "\n" + indent) + "\n"
  }

  /// - Parameter title: What stands out before the text.
  private func paragraph(_ title: String, _ text: String) -> String {
    let room = width ?? .max
    let pieces = text.wrapped(first: room - title.cells, further: room)
    return style.bold(title) + pieces.joined(separator: "\n") + "\n"
  }

  private func paragraph(_ text: String) -> String { paragraph("", text) }
}
