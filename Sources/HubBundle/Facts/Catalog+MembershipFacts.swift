import GRDB
package import HubModel

extension Catalog {
  /// Returns memberships with their roles, statuses and galleries, in the order of the hub's files.
  /// O(rows that are read).
  ///
  /// - Parameters:
  ///   - day: The day on which the bundle was created: "2026-11-15". Members who left earlier are
  ///     former members.
  ///   - people: The ids of the photographers whose memberships are wanted; nil for all.
  package func membershipFacts(
    on day: String, of people: [Int64]? = nil
  ) throws -> [MembershipFacts] {
    let wanted = WantedRows(people)
    return try read { database in
      var table = MembershipTable()
      try table.addMemberships(on: day, wanted, database)
      try table.addRoles(wanted, database)
      try table.addStatuses(wanted, database)
      try table.addGalleries(wanted, database)
      try table.addImages(wanted, database)
      return table.all
    }
  }

  /// Returns the names of a club's members, former ones only if they are asked for. O(members).
  package func memberNames(
    of club: OrganizationIdentity, withFormer: Bool = false
  ) throws -> Set<PersonName> {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT given_name, infix_name, family_name
          FROM organizations JOIN memberships ON organization_id = organizations.id
            JOIN photographers ON photographers.id = photographer_id
          WHERE full_name = ? AND town = ? AND (NOT is_former OR ?)
          """, arguments: [club.fullName, club.town, withFormer])
      return Set(try rows.map { try PersonName($0) })
    }
  }
}

/// A collection of memberships, to which the rows of the other tables are added.
private struct MembershipTable {
  private(set) var all: [MembershipFacts] = []
  private var positions: [Int64: Int] = [:]

  mutating func addMemberships(
    on day: String, _ wanted: WantedRows, _ database: Database
  ) throws {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT memberships.*, full_name, town, given_name, infix_name, family_name, original_sha256
        FROM memberships JOIN organizations ON organizations.id = organization_id
          JOIN photographers ON photographers.id = photographer_id
          LEFT JOIN pictures ON pictures.id = featured_picture_id
        WHERE \(wanted.condition("photographer_id")) ORDER BY memberships.id
        """, arguments: wanted.arguments)
    while let row = try rows.next() {
      positions[try row.id("id")] = all.count
      all.append(try MembershipFacts(row, on: day))
    }
  }

  mutating func addRoles(_ wanted: WantedRows, _ database: Database) throws {
    try forEachRow("membership_id, role FROM membership_roles", wanted, database) { row, facts in
      facts.roles.insert(try row.word("role"))
    }
  }

  mutating func addStatuses(_ wanted: WantedRows, _ database: Database) throws {
    let table = "membership_id, status FROM membership_statuses"
    try forEachRow(table, wanted, database) { row, facts in
      switch try row.word("status") as Status {
      case .former: facts.isFormer = true
      case .deceased: break
      case let status: facts.statuses.insert(status)
      }
    }
  }

  mutating func addGalleries(_ wanted: WantedRows, _ database: Database) throws {
    let table = "membership_id, form, state, title, \(GalleryFacts.pageColumns) FROM galleries"
    let leftOut = try GalleryFacts.leftOutPages(database)
    try forEachRow(table, wanted, database) { row, facts in
      facts.gallery = try GalleryFacts(row, leftOut)
    }
  }

  mutating func addImages(_ wanted: WantedRows, _ database: Database) throws {
    let table = """
      membership_id, position, title, caption, capture_date, image_url,
        picture.original_sha256 AS original_sha256, small.original_sha256 AS small_sha256
      FROM images LEFT JOIN pictures AS picture ON picture.id = picture_id
        LEFT JOIN pictures AS small ON small.id = thumbnail_picture_id
      """
    try forEachRow(table, wanted, order: ", position", database) { row, facts in
      facts.gallery?.images.append(try ImageFacts(row))
    }
  }

  /// Calls `body` for each wanted row of a table, with the membership that it belongs to.
  private mutating func forEachRow(
    _ columns: String, _ wanted: WantedRows, order: String = "", _ database: Database,
    _ body: (Row, inout MembershipFacts) throws -> Void
  ) throws {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT \(columns) WHERE \(wanted.membershipCondition("membership_id"))
        ORDER BY membership_id\(order)
        """, arguments: wanted.arguments)
    while let row = try rows.next() {
      guard let position = positions[try row.id("membership_id")] else { continue }
      try body(row, &all[position])
    }
  }
}

extension MembershipFacts {
  fileprivate init(_ row: Row, on day: String) throws {
    self.init(
      MembershipIdentity(
        club: try OrganizationIdentity(row), photographer: try PersonName(row)))
    try row.read(MembershipDetails.facts, into: &details)
    isFormer = details.endDate.map { Self.isOver($0, on: day) } ?? false
    featuredImage = try row.picture("featured_image_url", digest: "original_sha256")
    try row.read(PersonDetails.facts, into: &stated.details, isStated: true)
    stated.isDeceased = try row.optionalFlag("stated_deceased")
    stated.portraitURL = try row.text("stated_portrait_url")
  }

  /// True if a date is before a day. A date without a year never is.
  private static func isOver(_ end: String, on day: String) -> Bool {
    !end.hasPrefix("-") && end.utf8.lexicographicallyPrecedes(day.utf8)
  }
}
