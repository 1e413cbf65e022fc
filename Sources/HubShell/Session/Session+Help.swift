import HubBundle
import HubModel
import Terminal

extension Session {
  /// Explains everything, or one thing.
  func help(_ topic: Word?, _ answer: Answer) throws {
    let style = answer.style
    switch topic?.text.lowercased() {
    case nil: try answer.write(HelpText.overview(style))
    case "filters"?: try answer.write(HelpText.filters(style))
    case "settings"?: try answer.write(HelpText.settings(style))
    case let name?:
      if let guide = CommandGuide.named(name) {
        return try answer.write(HelpText.command(guide, style))
      }
      guard let topic else { return }
      let names = CommandGuide.all.map(\.name) + ["filters", "settings"]
      throw SyntaxError(
        "there is no help on \"\(name)\"\(Wording.meant(name, names)); 'help' lists what there is",
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
enum HelpText {
  static func overview(_ style: Style) -> String {
    func section(_ title: String, _ guides: [CommandGuide]) -> String {
      style.bold(title) + "\n" + entries(guides.map { ($0.usage, $0.summary) }, style)
    }
    return [
      section("Lists", CommandGuide.lists), section("Cards", CommandGuide.cards),
      section("More", CommandGuide.others),
      "'help COMMAND' has examples of each, 'help filters' tells what FILTERS can be.\n",
    ].joined(separator: "\n")
  }

  static func command(_ guide: CommandGuide, _ style: Style) -> String {
    var text = "\(style.bold(guide.usage)): \(guide.summary)\n"
    if !guide.details.isEmpty { text += "\n" + guide.details + "\n" }
    text += "\nExamples:\n" + guide.examples.map { "  \($0)\n" }.joined()
    guard let subject = Subject(rawValue: guide.name) else { return text }
    text += "\nFields:   " + subject.fields.map(\.rawValue).joined(separator: ", ")
    for field in subject.fields {
      let words = subject.words(of: field)
      if !words.isEmpty { text += "\n  \(field.rawValue): " + words.joined(separator: ", ") }
    }
    text += "\nColumns:  " + subject.columns.map(\.name).joined(separator: ", ") + "\n"
    return text
  }

  static func filters(_ style: Style) -> String {
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
    return style.bold("Filters") + "\n" + entries(forms, style)
      + "\nSeveral filters: all hold. Of a name (club:, town:, keyword:), what is called exactly that is\n"
      + "meant, if there is such a thing; otherwise what has it somewhere.\n\n"
      + style.bold("Fields") + "\n"
      + entries(
        FieldGuide.all.map { ("\($0.field.rawValue):", $0.summary + "  " + $0.example) }, style)
  }

  static func settings(_ style: Style) -> String {
    style.bold("Settings") + "\n"
      + entries(SettingGuide.all.map { ("set \($0.name) \($0.values)", $0.summary) }, style)
      + "\nCommands in ~/.config/hubpack/init are run when the prompt starts.\n"
  }

  private static func entries(_ pairs: [(String, String)], _ style: Style) -> String {
    let width = min(28, pairs.map(\.0.count).max() ?? 0)
    return pairs.map { name, text in
      let padding = String(repeating: " ", count: max(0, width - name.count))
      return "  \(name)\(padding)  \(style.dim(text))\n"
    }.joined()
  }
}
