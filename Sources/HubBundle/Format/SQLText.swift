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
