/// The rules of the content digest (Docs/Format.md, "Content digest").
enum ContentRules {
  /// The queries of `Resources/content.sql`, one list for each version of the rules: those below
  /// the line `-- rules N`, which version N adds.
  static let additions = EmbeddedTexts.content_sql
    .split(separator: "\n-- rules ").dropFirst().map { SQLText.queries(of: "-- " + $0) }

  /// The versions of the rules that this code knows, ascending from 1.
  static let versions = Array(1...additions.count)
}

/// SQL statements that are kept in a resource.
enum SQLText {
  /// Returns the queries of a text in order, without the lines that are comments.
  static func queries(of text: String) -> [String] {
    text.split(separator: ";").map { statement in
      statement.split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n")
    }
    .filter { !$0.isEmpty }
  }
}
