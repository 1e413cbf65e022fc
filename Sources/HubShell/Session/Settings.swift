import HubBundle
import HubModel
package import Terminal

package struct Settings: Sendable {
  /// The language of names and texts, a lower-case code.
  package var language: String
  var visibility = Visibility()
  package var mode = RowMode.table
  /// True if spreadsheets must not take a text in CSV for a formula.
  package var isCSVSafe = false
  /// True if the time of each answer is shown.
  var hasTiming = false
  /// The pager; nil for none.
  package var pager: PagerCommand? = .preferred
  /// The day that words such as `this-year` start from; nil for the clock's.
  package var today: CalendarDay?
  /// The columns of lists that replace the usual ones.
  var columns: [Subject: [String]] = [:]

  /// The default settings, with the language of the environment.
  package init(environment: [String: String]) {
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let named = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let code = named.prefix { $0.isASCII && $0.isLetter }.lowercased()
    language = (2...3).contains(code.count) ? code : "en"
  }

  /// The presentation of texts in several languages; only people see their language.
  var presentation: Presentation {
    var presentation = Presentation()
    presentation.language = language
    presentation.marksLanguage = mode.isForPeople
    return presentation
  }
}

extension RowMode {
  /// True for the forms that people read, in which countries have names, and numbers their form.
  var isForPeople: Bool { self == .table || self == .line || self == .markdown }
}

extension Settings {
  /// The value of a setting, as it is typed.
  func value(of name: String) -> String {
    func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    switch name {
    case "language": return language
    case "former": return word(visibility.former || visibility.deceased)
    case "deceased": return word(visibility.deceased)
    case "mode": return mode.rawValue
    case "timing": return word(hasTiming)
    case "pager": return pager == nil ? "off" : pager == .preferred ? "on" : pager?.script ?? ""
    default:
      let lists = Subject.allCases.compactMap { subject in
        columns[subject].map { "\(subject.rawValue) \($0.joined(separator: ","))" }
      }
      return lists.isEmpty ? "default" : lists.joined(separator: "; ")
    }
  }

  mutating func set(_ name: Word, to values: [Word]) throws(SyntaxError) {
    guard let value = values.first else { return }
    if name.text == "columns" { return try setColumns(value, values.dropFirst()) }
    if values.count > 1, name.text != "pager" {
      throw SyntaxError("unexpected argument \"\(values[1].text)\"", at: values[1])
    }
    switch name.text {
    case "language":
      guard let code = Self.languageCode(value.text) else {
        throw SyntaxError("invalid language code \"\(value.text)\" (use en, nl, de, …)", at: value)
      }
      language = code
    case "former": visibility.former = try flag(value)
    case "deceased": visibility.deceased = try flag(value)
    case "timing": hasTiming = try flag(value)
    case "mode":
      let word = value.text.lowercased()
      guard let mode = RowMode(rawValue: word == "md" ? "markdown" : word) else {
        let modes = RowMode.allCases.map(\.rawValue)
        throw SyntaxError(
          "unknown mode \"\(value.text)\"", meant: Suggestion.nearest(to: value.text, among: modes),
          advice: "use \(modes.joined(separator: ", "))", at: value)
      }
      self.mode = mode
    case "pager":
      pager =
        switch value.keyword {
        case "off": nil
        case "on": .preferred
        default: try pagerCommand(values)
        }
    default:
      let names = Guide.settings.map(\.name)
      throw SyntaxError(
        "unknown setting \"\(name.text)\"", meant: Suggestion.nearest(to: name.text, among: names),
        advice: "use \(names.joined(separator: ", "))", at: name)
    }
  }

  /// A language code in lower case; nil for another text.
  package static func languageCode(_ text: String) -> String? {
    let code = text.lowercased()
    let isCode =
      (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { (97...122).contains($0) }
    return isCode ? code : nil
  }

  private func pagerCommand(_ words: [Word]) throws(SyntaxError) -> PagerCommand? {
    let command = PagerCommand(words.map(\.text).joined(separator: " "))
    if let command, !command.isFound {
      throw SyntaxError(
        "unknown pager \"\(words[0].text)\" (use on, off or a command, such as less)", at: words[0])
    }
    return command
  }

  private func flag(_ word: Word) throws(SyntaxError) -> Bool {
    switch word.text.lowercased() {
    case "on", "yes", "true", "1": return true
    case "off", "no", "false", "0": return false
    default: throw SyntaxError("invalid value \"\(word.text)\" (use on or off)", at: word)
    }
  }

  private mutating func setColumns(_ list: Word, _ names: ArraySlice<Word>) throws(SyntaxError) {
    guard let subject = Subject(rawValue: list.text.lowercased()) else {
      throw SyntaxError(
        "missing list; for example: set columns members name,club", at: list)
    }
    let chosen = try names.flatMap(\.alternatives).map { word throws(SyntaxError) in
      try Resolver.column(word, of: subject).name
    }
    columns[subject] = chosen.isEmpty ? nil : chosen
  }
}
