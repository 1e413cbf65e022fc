import GRDB
import HubBundle
import HubModel

/// A column of the rows that pages read: its name, and its value in a row of the catalog.
///
/// Rows are lists, because names would make up most of each piece. The names of all columns are in
/// the piece `hub`, with which `Pages/data.js` turns rows into objects, so nothing depends on the
/// order of columns.
struct PieceColumn {
  let name: String
  let value: (Row) throws -> PieceValue

  init(_ name: String, _ value: @escaping (Row) throws -> PieceValue) {
    self.name = name
    self.value = value
  }

  static func id(_ name: String, _ column: String) -> PieceColumn {
    PieceColumn(name) { .number(try $0.requiredInteger(column)) }
  }

  static func required(_ name: String, _ column: String) -> PieceColumn {
    PieceColumn(name) { .text(try $0.requiredText(column)) }
  }

  static func text(_ name: String, _ column: String) -> PieceColumn {
    PieceColumn(name) { PieceValue(try $0.text(column)) }
  }

  /// A number that is not negative; 0 for NULL.
  static func count(_ name: String, _ column: String) -> PieceColumn {
    PieceColumn(name) { .number(try $0.number(column)) }
  }

  static func flag(_ name: String, _ column: String) -> PieceColumn {
    PieceColumn(name) { PieceValue(try $0.integer(column) == 1) }
  }

  /// The asset in the columns with a prefix.
  static func asset(_ name: String, _ prefix: String) -> PieceColumn {
    PieceColumn(name) { try $0.asset(prefix) }
  }
}

extension [PieceColumn] {
  func list(_ row: Row) throws -> PieceValue { .list(try map { try $0.value(row) }) }

  var names: PieceValue { .list(map { .text($0.name) }) }
}

extension Row {
  /// Returns a number that is not negative; 0 for NULL.
  func number(_ column: String) throws -> Int { Swift.max(0, try integer(column) ?? 0) }

  /// Returns ids that blanks separate.
  func ids(_ column: String) throws -> [Int64] {
    try text(column)?.split(separator: " ").compactMap { Int64($0) } ?? []
  }

  /// The columns of an asset, named for ``asset(_:)``.
  static func assetColumns(_ table: String) -> String {
    ["sha256", "extension", "width", "height"].map { "\(table).\($0) AS \(table)_\($0)" }
      .joined(separator: ", ")
  }

  /// Returns the file name, width and height of the asset in the columns with a prefix; the page
  /// knows the folder.
  func asset(_ prefix: String) throws -> PieceValue {
    guard let digest = try hexDigest(prefix + "_sha256") else { return .null }
    let entry = EntryName.asset(
      digest, fileExtension: try requiredText(prefix + "_extension"))
    guard EntryName.isValid(entry), let name = entry.split(separator: "/").last else {
      throw malformed("extension")
    }
    return .list([
      .text(String(name)), .number(try number(prefix + "_width")),
      .number(try number(prefix + "_height")),
    ])
  }
}

enum ShownFacts {
  /// Returns the facts that pages show: without birthdays, of which they know only day and month,
  /// and without references to files of the hub, whose contents they show instead.
  static func shown<Record>(_ facts: [Fact<Record>]) -> [Fact<Record>] {
    facts.filter { $0.term.kind != .birthday && $0.term.kind != .reference }
  }

  static func columns<Record>(_ facts: [Fact<Record>]) -> [PieceColumn] {
    shown(facts).map { fact in
      PieceColumn(fact.term.name) { row in
        fact.term.kind.isNumber
          ? PieceValue(try row.integer(fact.term.column))
          : PieceValue(try row.text(fact.term.column))
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
