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

  /// Returns the columns of a problem at a value: the file, the line and the column. They need the
  /// columns `places`, `location` and `line` of the record.
  static func columns(_ name: String) -> String {
    """
    coalesce(json_extract(places, '$."\(name)"[2]'), location),
    coalesce(json_extract(places, '$."\(name)"[0]'), line),
    coalesce(json_extract(places, '$."\(name)"[1]'), 1)
    """
  }
}
