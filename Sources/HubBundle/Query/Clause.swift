import GRDB

/// A condition in SQL, in two forms that mean the same.
struct Clause {
  /// For rows that come in their order: each is looked at as it comes.
  let tested: SQL
  /// For a set that is to be found, from the condition where an index has it.
  let finding: SQL

  /// A condition for which there is one way.
  init(_ condition: SQL) {
    self.init(tested: condition, finding: condition)
  }

  init(tested: SQL, finding: SQL) {
    self.tested = tested
    self.finding = finding
  }

  /// True where a column is in a set that is made once. The plus keeps SQLite from looking up all of the set
  /// for each row that it meets.
  init(column: SQL, in set: SQL) {
    self.init(tested: "+\(column) IN (\(set))", finding: "\(column) IN (\(set))")
  }

  /// The same done to both forms.
  func map(_ change: (SQL) -> SQL) -> Clause {
    Clause(tested: change(tested), finding: change(finding))
  }

  /// True where one of several clauses holds.
  static func any(_ clauses: [Clause]) -> Clause {
    func joined(_ forms: [SQL]) -> SQL { forms.map { "(\($0))" as SQL }.joined(separator: " OR ") }
    return Clause(tested: joined(clauses.map(\.tested)), finding: joined(clauses.map(\.finding)))
  }
}
