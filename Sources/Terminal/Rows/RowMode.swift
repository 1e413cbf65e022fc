/// An output form of rows.
package enum RowMode: String, CaseIterable, Sendable {
  /// A table with headings, for people.
  case table
  /// One line per value and a blank line between rows, for people with long texts.
  case line
  /// A JSON document, for programs.
  case json
  /// Comma-separated values, for programs and spreadsheets.
  case csv
  /// A Markdown table, for issues and pages.
  case markdown
  /// Events for calendars (RFC 5545), for rows with a date.
  case ical
}

/// A column of rows.
package struct RowColumn: Hashable, Sendable {
  /// The alignment of values in a column.
  package enum Alignment: Hashable, Sendable {
    /// Left-aligned, for texts.
    case leading
    /// Right-aligned, for numbers.
    case trailing
  }

  /// The name for programs, in camel case.
  package let name: String
  /// The heading for people.
  package let heading: String
  package let alignment: Alignment

  package init(_ name: String, heading: String, alignment: Alignment = .leading) {
    self.name = name
    self.heading = heading
    self.alignment = alignment
  }
}
