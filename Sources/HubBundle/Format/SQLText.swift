/// SQL that is kept in a resource.
enum SQLText {
  /// Its queries, in order, without the lines that are comments.
  static func queries(of text: String) -> [String] {
    text.split(separator: ";").map { statement in
      statement.split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n")
    }
    .filter { !$0.isEmpty }
  }
}
