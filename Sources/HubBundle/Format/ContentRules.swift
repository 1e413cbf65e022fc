/// The rules of the content digest (Docs/Format.md, "Content digest").
enum ContentRules {
  /// The queries of `Resources/content.sql`, one list for each version of the rules: those below
  /// the line `-- rules N`, which version N adds.
  static let additions = EmbeddedTexts.content_sql
    .split(separator: "\n-- rules ").dropFirst().map { SQLText.queries(of: "-- " + $0) }

  /// The versions of the rules that this code knows, ascending from 1.
  static let versions = Array(1...additions.count)
}
