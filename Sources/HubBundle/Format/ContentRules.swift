/// The rules of the content digest (Docs/Format.md, "Content digest").
enum ContentRules {
  /// The queries of `Resources/content.sql` in order, one list for each version of the rules: those that it adds,
  /// which stand below the line `-- rules N`.
  static let additions = String(decoding: PackageResources.content_sql, as: UTF8.self)
    .split(separator: "\n-- rules ").dropFirst().map { SQLText.queries(of: "-- " + $0) }

  /// The versions of the rules that this code knows, from 1.
  static let versions = Array(1...additions.count)
}
