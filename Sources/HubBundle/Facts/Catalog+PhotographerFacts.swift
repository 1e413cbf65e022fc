package import GRDB
package import HubModel

extension Catalog {
  /// Returns people, in the order in which their names first occur. O(rows that are read).
  ///
  /// - Parameter people: The ids of the people wanted; nil for all.
  package func photographerFacts(of people: [Int64]? = nil) throws -> [PhotographerFacts] {
    let wanted = WantedRows(people)
    return try read { database in
      var all: [PhotographerFacts] = []
      var positions: [Int64: Int] = [:]
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT photographers.*, original_sha256 FROM photographers
            LEFT JOIN pictures ON pictures.id = portrait_picture_id
          WHERE \(wanted.condition("photographers.id")) ORDER BY photographers.id
          """, arguments: wanted.arguments)
      while let row = try rows.next() {
        positions[try row.id("id")] = all.count
        all.append(try PhotographerFacts(row))
      }
      let keywords = try Row.fetchCursor(
        database,
        sql: """
          SELECT photographer_id, key, id_string
          FROM photographer_keywords JOIN keywords ON keywords.id = keyword_id
          WHERE \(wanted.condition("photographer_id"))
          """, arguments: wanted.arguments)
      while let row = try keywords.next() {
        guard let position = positions[try row.id("photographer_id")] else { continue }
        try all[position].keywords[row.requiredText("key")] = row.requiredText("id_string")
      }
      return all
    }
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

extension PersonName {
  package init(_ row: Row) throws {
    self.init(
      givenName: try row.requiredText("given_name"), infixName: try row.requiredText("infix_name"),
      familyName: try row.requiredText("family_name"))
  }
}
