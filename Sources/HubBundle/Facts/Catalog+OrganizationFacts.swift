import GRDB
package import HubModel

extension Catalog {
  /// Returns the identity of the organization with an id; nil if there is none. O(log rows).
  package func organizationIdentity(_ id: Int64) throws -> OrganizationIdentity? {
    try identities("id = ?", [id]).first
  }

  /// Returns the clubs whose member list is the file with a location, in the order of the hub.
  package func clubs(listedIn location: String) throws -> [OrganizationIdentity] {
    try identities(
      "member_source_id IN (SELECT id FROM sources WHERE location = ?) ORDER BY id", [location])
  }

  /// Returns the location of a club's member list; nil if it has none.
  package func list(of club: OrganizationIdentity) throws -> String? {
    try records(
      of: """
        SELECT location FROM organizations JOIN sources ON sources.id = member_source_id
        WHERE kind = 'club' AND full_name = ? AND town = ?
        """, [club.fullName, club.town]
    ) { try $0.requiredText("location") }.first
  }

  /// Returns the identities of all organizations of a kind, or of all clubs and museums. O(rows).
  package func organizationIdentities(
    _ kind: OrganizationKind? = nil
  ) throws -> Set<OrganizationIdentity> {
    Set(try identities("kind = ifnull(?, kind)", [kind?.rawValue]))
  }

  private func identities(
    _ condition: String, _ arguments: StatementArguments
  ) throws -> [OrganizationIdentity] {
    try records(of: "SELECT full_name, town FROM organizations WHERE \(condition)", arguments) {
      try OrganizationIdentity($0)
    }
  }

  /// Returns all clubs and museums, in Level 1 order. O(rows).
  package func organizationFacts() throws -> [OrganizationFacts] {
    let remarks = try texts("SELECT organization_id AS id, language, text FROM remarks")
    let query = """
      SELECT organizations.*, sources.location, lists.location AS list_file FROM organizations
        LEFT JOIN sources ON sources.id = source_id
        LEFT JOIN sources AS lists ON lists.id = member_source_id ORDER BY organizations.id
      """
    return try records(of: query) { row in
      var facts = try OrganizationFacts(row)
      facts.remarks = try remarks[row.id("id"), default: [:]]
      return facts
    }
  }

  /// Returns texts by the id of their owner and by language.
  func texts(_ query: String) throws -> [Int64: [String: String]] {
    var texts: [Int64: [String: String]] = [:]
    try forEachRow(of: query) { row in
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
