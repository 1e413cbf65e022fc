package import HubModel

/// Writes rows in one of the forms as they come: it holds two hundred of them at most.
package struct RowWriter {
  /// How many rows were added.
  package private(set) var count = 0

  private var form: any RowForm
  private let columnCount: Int
  private let write: (String) throws -> Void

  /// - Parameters:
  ///   - width: The terminal's, in cells: tables and lines fit it. Without a terminal, nil: nothing
  ///     is cut, and the texts in CSV are as they were but for control characters; all else is
  ///     ``String/harmless`` everywhere.
  ///   - style: What the headings of tables and lines look like.
  ///   - isSafeCSV: Whether a spreadsheet takes no text of CSV for a formula.
  ///   - members: What else a JSON document holds, between its version and its rows, in this order. A calendar has
  ///     to know when its events were true, as `created`.
  ///   - write: Takes the text in pieces. What it throws, ``add(_:)`` and
  ///     ``finish()`` throw.
  package init(
    _ columns: [RowColumn], as mode: RowMode, width: Int? = nil, style: Style = .plain,
    isSafeCSV: Bool = false, members: [(name: String, value: FieldValue)] = [],
    write: @escaping (String) throws -> Void
  ) {
    columnCount = columns.count
    self.write = write
    form =
      switch mode {
      case .table: TableForm(columns, width: width, style: style)
      case .line: LineForm(columns, width: width, style: style)
      case .json: JSONForm(columns, members: members)
      case .csv: CSVForm(columns, isForTerminal: width != nil, isSafe: isSafeCSV)
      case .markdown: MarkdownForm(columns)
      case .ical: CalendarForm(columns, members: members)
      }
  }

  /// Adds a row: a value for each column. Values that are missing are none, further ones are ignored.
  package mutating func add(_ row: [FieldValue]) throws {
    let missing = max(0, columnCount - row.count)
    let row = row.prefix(columnCount) + repeatElement(.none, count: missing)
    let text = (count == 0 ? form.start() : "") + form.row(Array(row))
    count += 1
    if !text.isEmpty { try write(text) }
  }

  /// Writes what is left: to be called once, after the last row.
  ///
  /// Without rows, a table and lines are nothing at all, so that the caller can say so in words; the
  /// other forms are whole, with their headings and no rows.
  package mutating func finish() throws {
    let text = (count == 0 ? form.start() : "") + form.end()
    if !text.isEmpty { try write(text) }
  }
}

/// Turns rows into the text of one form.
protocol RowForm {
  /// What comes before the first row.
  mutating func start() -> String
  /// A row with a value for each column.
  mutating func row(_ values: [FieldValue]) -> String
  /// What comes after the last row.
  mutating func end() -> String
}

extension FieldValue {
  /// The value for people: nothing is blank, a flag is "yes" or blank, and texts stand in a row.
  /// Not ``String/harmless``.
  package var text: String {
    switch self {
    case .flag(let isSet): isSet ? "yes" : ""
    case .texts(let texts): texts.joined(separator: ", ")
    case .none, .text, .integer, .real: plainText
    }
  }

  /// What texts and numbers are everywhere.
  var plainText: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .real(let number): number.plainText ?? ""
    case .none, .flag, .texts: ""
    }
  }
}
