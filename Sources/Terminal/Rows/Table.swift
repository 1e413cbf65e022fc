import HubModel

/// A small table of texts with headings, for documents that are not written with ``RowWriter``.
package struct Table {
  package let headings: [String]
  package var rows: [[String]]

  package init(headings: [String], rows: [[String]] = []) {
    (self.headings, self.rows) = (headings, rows)
  }

  private var columns: [RowColumn] { headings.map { RowColumn($0, heading: $0) } }

  /// Returns the table as comma-separated values (RFC 4180), with headings.
  ///
  /// - Parameter isSafe: True to keep spreadsheets from interpreting texts as formulas.
  package func csv(isSafe: Bool) -> String {
    text(CSVForm(columns: columns, isForTerminal: Style.output.isTerminal, isSafe: isSafe))
  }

  package var markdown: String { text(MarkdownForm(columns: columns)) }

  private func text(_ form: some RowForm) -> String {
    var form = form
    return form.start() + rows.map { form.row($0.map(FieldValue.text)) }.joined()
  }
}

/// Returns a value as the JSON that all commands write: indented, with sorted keys and a final line
/// end. Characters that are not ``Swift/String/harmless`` are escaped, because the output may go to
/// a terminal.
package func jsonText(_ value: some Encodable) throws -> String {
  String(decoding: try indentedJSON(value), as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
    .map { String($0).replacingHidden(with: \.jsonEscape) + "\n" }.joined()
}
