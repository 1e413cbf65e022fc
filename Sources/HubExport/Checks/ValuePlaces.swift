import GRDB
import HubModel

/// The positions of the values of a record, by the names of their columns, for problems that show only
/// beside other records.
struct ValuePlaces {
  /// A JSON object: each value is an array of line and column, and of the file if that is another one
  /// than the record's.
  private(set) var text = "{}"

  /// Each name may be added once.
  mutating func add(_ name: String, _ position: Problem.Position, in file: String? = nil) {
    let escaped = file?.unicodeScalars.map {
      $0.value < 0x20 || "\"\\".unicodeScalars.contains($0) ? $0.jsonEscape : String($0)
    }
    let file = escaped.map { ",\"\($0.joined())\"" } ?? ""
    text.removeLast()
    text += text == "{" ? "" : ","
    text += "\"\(name)\":[\(position.line),\(position.column)\(file)]}"
  }
}

/// The rows that checks compare, with the places of their values.
enum CheckedRows {
  /// The name of a person, from a row of `photographers`.
  static let personName =
    "given_name || ' ' || CASE infix_name WHEN '' THEN '' ELSE infix_name || ' ' END || family_name"
  /// Memberships with the person, the club and the places in the file.
  static let members = """
    (SELECT m.*, \(personName) AS name, p.birthday, p.is_deceased, location, source_line AS line, places
      FROM memberships m JOIN photographers p ON p.id = photographer_id
        JOIN sources ON sources.id = m.source_id LEFT JOIN membership_places l ON l.id = m.id) m
    """
  /// The name of an organization, from a row of `organizations`.
  static let organizationName = "'\"' || full_name || '\" (' || town || ')'"
  /// Clubs and museums with the places in the file.
  static let organizations = """
    (SELECT o.*, \(organizationName) AS name, location, line, places
      FROM organizations o
      JOIN sources ON sources.id = source_id LEFT JOIN organization_places l ON l.id = o.id) o
    """
  /// Returns the columns of a problem at a value of these rows: the file, the line and the column.
  static func at(_ value: String) -> String {
    """
    coalesce(json_extract(places, '$."\(value)"[2]'), location),
    coalesce(json_extract(places, '$."\(value)"[0]'), line),
    coalesce(json_extract(places, '$."\(value)"[1]'), 1)
    """
  }
}

extension Problem {
  /// Creates a problem at the place in the first three columns of a row: file, line and column.
  init(_ code: Code, at row: Row, _ message: String, suggestion: String? = nil) {
    let line: Int? = row[1]
    self.init(
      code, file: row[0], position: line.map { Position(line: $0, column: row[2] ?? 1) },
      message: message, suggestion: suggestion)
  }
}
