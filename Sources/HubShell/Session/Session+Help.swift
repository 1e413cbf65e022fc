import Foundation
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
      if let guide = Guide.named(name) {
        return try answer.write(text.command(guide))
      }
      guard let topic else { return }
      let names = Guide.commands.map(\.name) + ["filters", "settings"]
      throw SyntaxError(
        "no help on \"\(name)\"", meant: Suggestion.nearest(to: name, among: names),
        help: "'help' lists all topics", at: topic)
    }
  }

  func tellSettings(_ name: Word?, _ answer: Answer) throws {
    let wanted = Guide.settings.filter { name == nil || $0.name == name?.text }
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

  /// - Throws: ``QueryError`` if the language is unknown.
  package func checkLanguage() throws {
    if let message = try unknown(settings.language) { throw QueryError(message) }
  }

  /// - Throws: ``SyntaxError``.
  func checkLanguage(_ code: String, at word: Word) throws {
    if let message = try unknown(code) { throw SyntaxError(message, at: word) }
  }

  /// The message for a code that is neither an ISO code of a language nor one of the bundle's; nil for others. A
  /// language without texts in the bundle is useful, too: names of countries follow it.
  private func unknown(_ code: String) throws -> String? {
    if Locale.LanguageCode(code).isISOLanguage { return nil }
    let known = try bundle.catalog.languagesInUse()
    if known.contains(code) { return nil }
    return "unknown language \"\(code)\" (this bundle has \(known.joined(separator: ", ")))"
  }
}

struct HelpText {
  let style: Style
  /// The width of the terminal, in cells; nil without one.
  let width: Int?

  var overview: String {
    [
      section("Lists", Guide.lists), section("Details", Guide.cards), section("More", Guide.others),
      paragraph(
        "See 'help COMMAND' for examples, 'help filters' for FILTERS, 'help settings' for settings."
      ),
    ].joined(separator: "\n")
  }

  func command(_ guide: Guide) -> String {
    var text = paragraph(": " + guide.summary, title: guide.usage)
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
    section("Filters", Guide.filters) + "\n"
      + paragraph(
        "Several filters must all match, with or without 'and' between them. club:, town: and "
          + "keyword: match only the exact name if there is one, otherwise any part of a name. "
          + "Dates can be today, this-week, last-month, next-year and so on. Questions such as "
          + "'who is in several clubs', 'oldest members of Zonnevlek' and 'how many clubs in Belgium' "
          + "work, too.")
      + "\n" + section("Fields", Guide.fields) { $0.examples.joined() }
  }

  var settings: String {
    section("Settings", Guide.settings) { "set \($0.usage)" } + "\n"
      + paragraph("Commands in ~/.config/hubpack/init run when the prompt starts.")
  }

  private func section(
    _ title: String, _ guides: [Guide], _ form: (Guide) -> String = \.usage
  ) -> String {
    let names = min(28, guides.map { form($0).cells }.max() ?? 0)
    return style.bold(title) + "\n"
      + guides.map { entry("  " + form($0), $0.summary, names + 3) }.joined()
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
  private func paragraph(_ text: String, title: String = "") -> String {
    let room = width ?? .max
    let pieces = text.wrapped(first: room - title.cells, further: room)
    return style.bold(title) + pieces.joined(separator: "\n") + "\n"
  }
}
