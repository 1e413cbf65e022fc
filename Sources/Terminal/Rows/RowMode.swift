/// An output form of rows.
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
  package enum Alignment: Hashable, Sendable {
    case leading
    case trailing
  }

  /// The name for programs, in camel case.
  package let name: String
  package let heading: String
  package let alignment: Alignment

  package init(_ name: String, heading: String, alignment: Alignment = .leading) {
    self.name = name
    self.heading = heading
    self.alignment = alignment
  }
}
