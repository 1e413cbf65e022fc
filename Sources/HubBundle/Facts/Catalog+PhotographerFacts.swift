import GRDB
package import HubModel

extension Catalog {
  /// Returns people, in the order in which their names first occur. O(rows that are read).
  ///
  /// - Parameter people: The ids of the people wanted; nil for all.
  package func photographerFacts(of people: [Int64]? = nil) throws -> [PhotographerFacts] {
    let wanted = Self.condition("photographers.id", isOneOf: people)
    var positions: [Int64: Int] = [:]
    let query = """
      SELECT photographers.*, original_sha256 FROM photographers
        LEFT JOIN pictures ON pictures.id = portrait_picture_id
      WHERE \(wanted.sql) ORDER BY photographers.id
      """
    var all = try records(of: query, wanted.arguments) { row in
      positions[try row.id("id")] = positions.count
      return try PhotographerFacts(row)
    }
    let keywords = """
      SELECT photographer_id, key, id_string
      FROM photographer_keywords JOIN keywords ON keywords.id = keyword_id
      WHERE \(Self.condition("photographer_id", isOneOf: people).sql)
      """
    try forEachRow(of: keywords, wanted.arguments) { row in
      guard let position = positions[try row.id("photographer_id")] else { return }
      try all[position].keywords[row.requiredText("key")] = row.requiredText("id_string")
    }
    return all
  }
}

extension PhotographerFacts {
  /// Reads everything except the keywords.
  fileprivate init(_ row: Row) throws {
    self.init(try PersonName(row))
    try row.read(PersonDetails.facts, into: &details)
    isDeceased = try row.flag("is_deceased")
    portrait = try row.picture("portrait_url", digest: "original_sha256")
  }
}
