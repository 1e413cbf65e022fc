package import HubBundle
package import Terminal

/// A list of a guestbook's entries, in the language of lists: `club:lumen is:waiting sort -time`.
package enum EntryList {
  /// Reads the filters, the order and the columns that were typed.
  ///
  /// - Throws: ``SyntaxError``.
  package static func query(_ text: String) throws -> ListQuery {
    let syntax = try ListParser.parse(.entries, Word.split(text)[...])
    if syntax.isCount || syntax.grouping != nil {
      throw SyntaxError(
        "entries cannot be counted here", advice: "use 'hubpack guestbook FILE results'",
        at: 0..<text.utf8.count)
    }
    let resolver = Resolver(countries: CountryNames(language: "en")) { word in
      throw SyntaxError("entries have no coordinates", at: word)
    }
    return try resolver.query(syntax)
  }

  /// Returns the columns of a list as a table shows them.
  ///
  /// - Throws: `QueryError` for an unknown column.
  package static func columns(of query: ListQuery) throws -> [RowColumn] {
    try query.shownColumns().map(\.shown)
  }
}
