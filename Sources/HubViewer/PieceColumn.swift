import HubModel

/// A column of the rows that pages read: its name, and its value in a row.
///
/// Rows are lists, because names would make up most of each piece. The names of all columns are in
/// the piece `hub`, with which `Pages/data.js` turns rows into objects, so nothing depends on the
/// order of columns.
struct PieceColumn<Row> {
  let name: String
  let value: (Row) -> PieceValue

  init(_ name: String, _ value: @escaping (Row) -> PieceValue) {
    self.name = name
    self.value = value
  }
}

extension Array {
  func list<Row>(_ row: Row) -> PieceValue where Element == PieceColumn<Row> {
    .list(map { $0.value(row) })
  }

  func names<Row>() -> PieceValue where Element == PieceColumn<Row> {
    .list(map { .text($0.name) })
  }
}

enum ShownFacts {
  /// Returns the facts that pages show: without birthdays, of which they know only day and month,
  /// and without references to files of the hub, whose contents they show instead.
  static func shown<Record>(_ facts: [Fact<Record>]) -> [Fact<Record>] {
    facts.filter { $0.term.kind != .birthday && $0.term.kind != .reference }
  }

  static func columns<Row, Record>(
    _ facts: [Fact<Record>], of record: @escaping (Row) -> Record
  ) -> [PieceColumn<Row>] {
    shown(facts).map { fact in
      PieceColumn(fact.term.name) { row in
        let value = fact.value(record(row))
        return fact.term.kind.isNumber
          ? PieceValue(value.flatMap { Int($0) }) : PieceValue(value)
      }
    }
  }

  /// The names of the facts, each with its kind, which decides how pages show the values.
  static func described<Record>(_ facts: [Fact<Record>]) -> PieceValue {
    .list(shown(facts).map { .list([.text($0.term.name), .text($0.term.kind.word)]) })
  }
}

extension FactTerm.Kind {
  /// The name of the kind in pages.
  fileprivate var word: String {
    switch self {
    case .text: "text"
    case .address, .reference: "address"
    case .date, .birthday: "date"
    case .fotobond: "fotobond"
    }
  }
}
