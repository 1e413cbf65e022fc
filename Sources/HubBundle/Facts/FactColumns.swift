import GRDB
import HubModel

// Single facts in the catalog: each has a column, and what a club states of a person has one of its own.

extension FactTerm {
  /// The column of `memberships` that holds what the club's file says of the photographer.
  var statedColumn: String { "stated_" + column }

  /// The column of one kind or the other.
  func column(isStated: Bool) -> String { isStated ? statedColumn : column }
}

extension Array {
  /// The columns of single facts as SQL, separated by commas.
  func columns<Record>(of table: String) -> String where Element == Fact<Record> {
    map { "\(table).\($0.term.column)" }.joined(separator: ", ")
  }
}

extension Cell {
  /// The column of a fact, and its value in a record.
  init<Record>(_ fact: Fact<Record>, of record: Record, isStated: Bool = false) {
    let value = fact.value(record)
    let column = fact.term.column(isStated: isStated)
    self =
      fact.term.kind.isNumber ? Cell(column, value.flatMap { Int($0) }) : Cell(column, value)
  }
}

extension Row {
  /// Sets single facts to what their columns hold.
  func read<Record>(
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
