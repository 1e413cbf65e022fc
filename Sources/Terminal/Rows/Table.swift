import Foundation
import HubModel

/// Rows of texts under headings, for documents that are small and not what ``RowWriter`` writes.
package struct Table {
  package let headings: [String]
  package var rows: [[String]]

  package init(headings: [String], rows: [[String]] = []) {
    self.headings = headings
    self.rows = rows
  }

  /// RFC 4180, with a heading.
  ///
  /// - Parameter isSafe: Whether a spreadsheet takes no text for a formula.
  package func csv(isSafe: Bool) -> String {
    let form = CSVForm(
      headings.map { RowColumn($0, heading: $0) }, isForTerminal: Style.output.isTerminal,
      isSafe: isSafe)
    return form.start() + rows.map { form.row($0.map(FieldValue.text)) }.joined()
  }

  /// A pipe table, as GitHub and most others read it.
  package var markdown: String {
    MarkdownForm.heading(headings, headings.map { _ in "---" })
      + rows.map(MarkdownForm.line).joined()
  }
}

/// JSON as every command writes it: sorted keys, readable, one value and a line end. In its texts what
/// is not ``Swift/String/harmless`` is escaped, for it may go to a terminal.
package func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let lines = String(decoding: try encoder.encode(value), as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { String($0).replacingHidden(with: \.jsonEscape) + "\n" }.joined()
}
