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
    let wanted = Self.condition("photographer_id", isOneOf: people)
    var positions: [Int64: Int] = [:]
    let query = """
      SELECT memberships.*, full_name, town, given_name, infix_name, family_name, original_sha256
      FROM memberships JOIN organizations ON organizations.id = organization_id
        JOIN photographers ON photographers.id = photographer_id
        LEFT JOIN pictures ON pictures.id = featured_picture_id
      WHERE \(wanted.sql) ORDER BY memberships.id
      """
    var all = try records(of: query, wanted.arguments) { row in
      positions[try row.id("id")] = positions.count
      return try MembershipFacts(row, on: day)
    }
    let isOfWanted =
      people == nil
      ? "TRUE" : "membership_id IN (SELECT id FROM memberships WHERE \(wanted.sql))"
    /// Reads the rows of a table, each with the membership that it belongs to.
    func read(
      _ columns: String, order: String = "membership_id",
      _ add: (Row, inout MembershipFacts) throws -> Void
    ) throws {
      let query = "SELECT membership_id, \(columns) WHERE \(isOfWanted) ORDER BY \(order)"
      try forEachRow(of: query, wanted.arguments) { row in
        guard let position = positions[try row.id("membership_id")] else { return }
        try add(row, &all[position])
      }
    }
    try read("role FROM membership_roles") { $1.roles.insert(try $0.word("role")) }
    try read("status FROM membership_statuses") { row, facts in
      switch try row.word("status") as Status {
      case .former: facts.isFormer = true
      case .deceased: break
      case let status: facts.statuses.insert(status)
      }
    }
    let leftOut = try leftOutPages()
    try read("form, state, title, \(GalleryFacts.pageColumns) FROM galleries") {
      $1.gallery = try GalleryFacts($0, leftOut)
    }
    let images = "\(ImageFacts.columns) FROM images \(ImageFacts.joins)"
    try read(images, order: "membership_id, position") {
      $1.gallery?.images.append(try ImageFacts($0))
    }
    return all
  }

  /// Returns the names of a club's members, former ones only if they are asked for. O(members).
  package func memberNames(
    of club: OrganizationIdentity, withFormer: Bool = false
  ) throws -> Set<PersonName> {
    let query = """
      SELECT given_name, infix_name, family_name
      FROM organizations JOIN memberships ON organization_id = organizations.id
        JOIN photographers ON photographers.id = photographer_id
      WHERE full_name = ? AND town = ? AND (NOT is_former OR ?)
      """
    let arguments: StatementArguments = [club.fullName, club.town, withFormer]
    return Set(try records(of: query, arguments) { try PersonName($0) })
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
