import HubBundle
import HubModel
import Terminal

/// The destination of an answer: the screen, a pager, a pipe or a file.
final class Answer {
  let mode: RowMode
  let style: Style
  /// The width to fit, in cells; nil without a terminal.
  let width: Int?
  /// True if spreadsheets must not take a text in CSV for a formula.
  let isCSVSafe: Bool
  private let countries: CountryNames
  private let town: (String) -> String
  private let pager: Pager
  /// The file that it goes to, if any.
  let file: AnswerFile?
  private let asked: CancellationFlag

  /// - Parameters:
  ///   - isInteractive: Allows a pager.
  ///   - file: The file to write instead of the screen.
  ///   - asked: The flag that an interruption sets.
  ///   - town: Returns the name of a town in the language of choice.
  init(
    _ settings: Settings, isInteractive: Bool, file: AnswerFile?, asked: CancellationFlag,
    town: @escaping (String) -> String
  ) {
    self.asked = asked
    self.town = town
    mode = settings.mode
    isCSVSafe = settings.isCSVSafe
    countries = CountryNames(language: settings.language)
    self.file = file
    style = file == nil ? .output : .plain
    width = file == nil ? Style.output.screen?.width : nil
    pager = Pager(isInteractive ? settings.pager : nil)
  }

  /// Writes text that need not be whole lines.
  func write(_ text: String) throws {
    try asked.check()
    if let file { try file.write(text) } else { try pager.write(text) }
  }

  /// Shows the rest, or moves the file into place.
  func finish() throws {
    if let file { try file.finish() } else { try pager.finish() }
  }

  /// Ends an answer that failed: shows what was written, and removes the file.
  func abandon() {
    if let file { file.abandon() } else { try? pager.finish() }
  }

  // MARK: - Rows

  /// A writer for rows.
  ///
  /// - Parameters:
  ///   - mode: The form, unless it is the one of the answer.
  ///   - members: Further members of a JSON document.
  func rows(
    _ columns: [RowColumn], as mode: RowMode? = nil,
    members: [(name: String, value: FieldValue)] = []
  ) -> RowWriter {
    RowWriter(
      columns, as: mode ?? self.mode, width: width, style: style, isSafeCSV: isCSVSafe,
      members: members, write: { try self.write($0) })
  }

  func rows(_ columns: [Column], members: [(name: String, value: FieldValue)] = []) -> RowWriter {
    rows(columns.map(\.shown), members: members)
  }

  /// A writer for rows within a card, or for its facts, in a form for people.
  func rows(_ columns: [Column], inCardAs mode: RowMode) -> RowWriter {
    rows(columns.map(\.shown), as: self.mode == .markdown ? .markdown : mode)
  }

  /// The numbers that every organization and person has, and that are unknown without a file.
  static let unknowable: Set = ["exhibitions", "formerMembers", "images", "level", "members"]

  func shown(_ value: FieldValue, _ column: Column) -> FieldValue {
    guard mode.isForPeople else { return value }
    switch (column.kind, value) {
    case (.number, .none) where Self.unknowable.contains(column.name): return .text("?")
    case (.country, .text(let code)): return .text(countries.name(of: code))
    case (.town, .text(let town)):
      return .text(self.town(town))
    case (.fotobond, .integer(let number)): return .text(FotobondNumber.text(number))
    case (.birthday, .text(let date)): return .text(DayOfYear.text(date))
    case (.measure, .real(let number)) where column.name == "distance":
      return .text(DistanceSyntax.shown(number))
    default: return value
    }
  }
}

extension Column {
  var shown: RowColumn {
    let isNumber = kind == .number || kind == .measure
    return RowColumn(name, heading: heading, alignment: isNumber ? .trailing : .leading)
  }
}
