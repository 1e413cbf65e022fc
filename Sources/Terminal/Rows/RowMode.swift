/// A form in which rows come out.
package enum RowMode: String, CaseIterable, Sendable {
  /// Columns under headings, for people.
  case table
  /// A line for each value and a blank line between rows, for people with long texts.
  case line
  /// One JSON document, for programs.
  case json
  /// Comma-separated values, for programs and spreadsheets.
  case csv
  /// A table in Markdown, for issues and pages.
  case markdown
  /// Events for calendars (RFC 5545), of rows that have a day.
  case ical
}

/// A column of rows.
package struct RowColumn: Hashable, Sendable {
  /// Where a value stands in its column.
  package enum Alignment: Hashable, Sendable {
    /// Texts.
    case leading
    /// Numbers.
    case trailing
  }

  /// For programs, in camel case.
  package let name: String
  /// For people.
  package let heading: String
  package let alignment: Alignment

  package init(_ name: String, heading: String, alignment: Alignment = .leading) {
    self.name = name
    self.heading = heading
    self.alignment = alignment
  }
}
