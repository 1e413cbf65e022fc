package import GRDB
package import HubModel

// The columns of single facts. A fact about a person has a second column for the statement of a
// club.

extension FactTerm {
  /// The column of `memberships` that holds the statement in the club's file.
  package var statedColumn: String { "stated_" + column }

  package func column(isStated: Bool) -> String { isStated ? statedColumn : column }
}

extension Array {
  /// Returns the columns of single facts as SQL, separated by commas.
  package func columns<Record>(of table: String) -> String where Element == Fact<Record> {
    map { "\(table).\($0.term.column)" }.joined(separator: ", ")
  }
}

extension Row {
  package func read<Record>(
    _ facts: [Fact<Record>], into record: inout Record, isStated: Bool = false
  ) throws {
    for fact in facts {
      let column = fact.term.column(isStated: isStated)
      fact.set(
        &record,
        fact.term.kind.isNumber ? try integer(column).map { String($0) } : try text(column))
    }
  }
}
