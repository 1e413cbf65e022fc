package import HubModel

package enum RowMode: String, CaseIterable, Sendable {
  case table
  /// One line per value and a blank line between rows, for people with long texts.
  case line
  case json
  case csv
  /// A Markdown table, for issues and pages.
  case markdown
  /// Events for calendars (RFC 5545), for rows with a date.
  case ical
}

package struct RowColumn: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, trailing }

  /// The name for programs, in camel case.
  package let name: String
  package let heading: String
  package let alignment: Alignment

  package init(_ name: String, heading: String, alignment: Alignment = .leading) {
    (self.name, self.heading, self.alignment) = (name, heading, alignment)
  }
}

/// A writer of rows in one of the forms. It writes rows as they are added, and holds at most 200 of
/// them.
package struct RowWriter {
  package private(set) var count = 0

  private var form: any RowForm
  private let columnCount: Int
  private let write: (String) throws -> Void

  /// - Parameters:
  ///   - width: The width of the terminal in cells, to which tables and lines are fitted; nil
  ///     without a terminal. Then nothing is cut, and CSV contains texts unchanged except for
  ///     control characters; all other texts are always ``String/harmless``.
  ///   - style: The style of the headings of tables and lines.
  ///   - isSafeCSV: True to keep spreadsheets from interpreting texts in CSV as formulas.
  ///   - members: Further members of a JSON document, between its version and its rows, in this
  ///     order. A calendar needs the member `created`.
  ///   - write: Called with the text in pieces. Its errors are rethrown by ``add(_:)`` and
  ///     ``finish()``.
  package init(
    _ columns: [RowColumn], as mode: RowMode, width: Int? = nil, style: Style = .plain,
    isSafeCSV: Bool = false, members: [(name: String, value: FieldValue)] = [],
    write: @escaping (String) throws -> Void
  ) {
    columnCount = columns.count
    self.write = write
    form =
      switch mode {
      case .table: TableForm(columns: columns, width: width, style: style)
      case .line: LineForm(columns, width: width, style: style)
      case .json: JSONForm(columns, members: members)
      case .csv: CSVForm(columns: columns, isForTerminal: width != nil, isSafe: isSafeCSV)
      case .markdown: MarkdownForm(columns: columns)
      case .ical: CalendarForm(columns, members: members)
      }
  }

  /// Adds a row with a value for each column. Missing values are empty; additional values are
  /// ignored.
  package mutating func add(_ row: [FieldValue]) throws {
    let missing = max(0, columnCount - row.count)
    let row = row.prefix(columnCount) + repeatElement(.none, count: missing)
    let text = (count == 0 ? form.start() : "") + form.row(Array(row))
    count += 1
    if !text.isEmpty { try write(text) }
  }

  /// Writes the rest. To be called once, after the last row.
  ///
  /// Without rows, tables and lines are empty, so that the caller can print a message instead; the
  /// other forms are complete, with headings but no rows.
  package mutating func finish() throws {
    let text = (count == 0 ? form.start() : "") + form.end()
    if !text.isEmpty { try write(text) }
  }
}

protocol RowForm {
  /// Returns the text before the first row.
  mutating func start() -> String
  /// Returns the text of a row with a value for each column.
  mutating func row(_ values: [FieldValue]) -> String
  /// Returns the text after the last row.
  mutating func end() -> String
}

extension RowForm {
  func start() -> String { "" }
  func end() -> String { "" }
}

extension FieldValue {
  /// The value for people: a missing value is empty, a flag is "yes" or empty, and several texts
  /// are separated by commas. Not ``String/harmless``.
  package var text: String { text(yes: "yes", no: "", separator: ", ") }

  func text(yes: String, no: String, separator: String) -> String {
    switch self {
    case .none: ""
    case .text(let text): text
    case .integer(let number): String(number)
    case .real(let number): number.plainText ?? ""
    case .flag(let isSet): isSet ? yes : no
    case .texts(let texts): texts.joined(separator: separator)
    }
  }
}

extension Double {
  /// The shortest decimal representation without an exponent; nil for infinity and NaN.
  var plainText: String? {
    guard isFinite else { return nil }
    if self == 0 { return "0.0" }
    let text = description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let parts = magnitude.description.prefix { $0 != "e" }.split(separator: ".")
    var digits = parts.joined()
    // "1.0e+20" has a meaningless digit after the point.
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    let sign = self < 0 ? "-" : ""
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    let zeros = String(repeating: "0", count: max(0, exponent + 1 - digits.count))
    return sign + digits + zeros + ".0"
  }
}
