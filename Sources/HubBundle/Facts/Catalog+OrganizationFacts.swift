import GRDB
package import HubModel

extension Catalog {
  /// Returns the identity of the organization with an id; nil if there is none. O(log rows).
  package func organizationIdentity(_ id: Int64) throws -> OrganizationIdentity? {
    try read { database in
      let query = "SELECT full_name, town FROM organizations WHERE id = ?"
      return try Row.fetchOne(database, sql: query, arguments: [id]).map {
        try OrganizationIdentity($0)
      }
    }
  }

  /// Returns the clubs whose member list is the file with a location, in the order of the hub.
  package func clubs(listedIn location: String) throws -> [OrganizationIdentity] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT full_name, town FROM organizations
          WHERE member_source_id IN (SELECT id FROM sources WHERE location = ?) ORDER BY id
          """, arguments: [location]
      ).map { try OrganizationIdentity($0) }
    }
  }

  /// Returns the identities of all organizations of a kind, or of all clubs and museums. O(rows).
  package func organizationIdentities(
    _ kind: OrganizationKind? = nil
  ) throws -> Set<OrganizationIdentity> {
    try read { database in
      let rows = try Row.fetchCursor(
        database, sql: "SELECT full_name, town FROM organizations WHERE kind = ifnull(?, kind)",
        arguments: [kind?.rawValue])
      var all: Set<OrganizationIdentity> = []
      while let row = try rows.next() {
        all.insert(try OrganizationIdentity(row))
      }
      return all
    }
  }

  /// Returns all clubs and museums, in Level 1 order. O(rows).
  package func organizationFacts() throws -> [OrganizationFacts] {
    try read { database in
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT organizations.*, sources.location, lists.location AS list_file FROM organizations
            LEFT JOIN sources ON sources.id = source_id
            LEFT JOIN sources AS lists ON lists.id = member_source_id ORDER BY organizations.id
          """)
      let remarks = try texts("SELECT organization_id AS id, language, text FROM remarks", database)
      var all: [OrganizationFacts] = []
      while let row = try rows.next() {
        var facts = try OrganizationFacts(row)
        facts.remarks = try remarks[row.id("id"), default: [:]]
        all.append(facts)
      }
      return all
    }
  }

  /// Returns texts by the id of their owner and by language.
  func texts(_ query: String, _ database: Database) throws -> [Int64: [String: String]] {
    var texts: [Int64: [String: String]] = [:]
    let rows = try Row.fetchCursor(database, sql: query)
    while let row = try rows.next() {
      try texts[row.id("id"), default: [:]][row.requiredText("language")] = row.requiredText("text")
    }
    return texts
  }
}

extension OrganizationFacts {
  /// Reads everything except the remarks.
  fileprivate init(_ row: Row) throws {
    self.init(
      try OrganizationIdentity(row), kind: try row.word("kind"),
      file: try row.requiredText("location"))
    listFile = try row.text("list_file")
    nickName = try row.requiredText("nick_name")
    coordinates = try row.coordinates()
    country = try row.text("country")
    try row.read(OrganizationDetails.facts, into: &details)
    levelTwoURL = try row.text("level2_url")
    level = try row.requiredInteger("level")
    // An unknown word means at least that the members are unknown.
    members = MembersState(rawValue: try row.requiredText("members_state")) ?? .unknown
  }
}

extension OrganizationIdentity {
  init(_ row: Row, town: String = "town") throws {
    self.init(
      fullName: try row.requiredText("full_name"), town: try row.requiredText(town))
  }
}
