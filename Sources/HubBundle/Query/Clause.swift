import GRDB

/// A condition in SQL, in two equivalent forms.
struct Clause {
  /// The form for rows that are read in order and tested one by one.
  let tested: SQL
  /// The form for a set of rows that is found through an index on the condition.
  let finding: SQL

  /// Creates a clause whose two forms are the same.
  init(_ condition: SQL) {
    self.init(tested: condition, finding: condition)
  }

  init(tested: SQL, finding: SQL) {
    self.tested = tested
    self.finding = finding
  }

  /// Creates a clause that is true if a column is in a set, which is computed once. The plus sign
  /// keeps SQLite from looking up the whole set for each row.
  init(column: SQL, in set: SQL) {
    self.init(tested: "+\(column) IN (\(set))", finding: "\(column) IN (\(set))")
  }

  func map(_ change: (SQL) -> SQL) -> Clause {
    Clause(tested: change(tested), finding: change(finding))
  }

  static func any(_ clauses: [Clause]) -> Clause {
    func joined(_ forms: [SQL]) -> SQL { forms.map { "(\($0))" as SQL }.joined(separator: " OR ") }
    return Clause(tested: joined(clauses.map(\.tested)), finding: joined(clauses.map(\.finding)))
  }
}
