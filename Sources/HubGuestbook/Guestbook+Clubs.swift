import GRDB
package import HubModel

/// The clubs of a guestbook, and what they do not want.
extension Guestbook {
  /// Returns the clubs at whose pictures something was left, or that are closed.
  ///
  /// - Throws: `PlainError` if the file cannot be read.
  package func clubs() throws -> Set<OrganizationIdentity> { try read(Self.clubs) }

  static func clubs(_ database: Database) throws -> Set<OrganizationIdentity> {
    let rows = try Row.fetchAll(
      database, sql: "SELECT club, town FROM pictures UNION SELECT club, town FROM closed_clubs")
    return Set(rows.map { OrganizationIdentity(fullName: $0["club"], town: $0["town"]) })
  }

  /// Tells from now on that pictures are of a club by another name.
  ///
  /// - Throws: `PlainError` if the file cannot be written.
  package func rename(_ club: OrganizationIdentity, to name: OrganizationIdentity) throws {
    try write { database in
      for table in ["pictures", "closed_clubs"] {
        try database.execute(
          sql: "UPDATE OR REPLACE \(table) SET club = ?, town = ? WHERE club = ? AND town = ?",
          arguments: [name.fullName, name.town, club.fullName, club.town])
      }
    }
  }

  // MARK: - Where nothing may be left but reports

  /// Returns the closed clubs and pictures, sorted.
  ///
  /// - Throws: `PlainError` if the file cannot be read.
  package func closed() throws -> (clubs: [OrganizationIdentity], pictures: [String]) {
    try read { database in
      let clubs = try Row.fetchAll(
        database, sql: "SELECT club, town FROM closed_clubs ORDER BY club, town")
      return (
        clubs.map { OrganizationIdentity(fullName: $0["club"], town: $0["town"]) },
        try String.fetchAll(database, sql: "SELECT digest FROM closed_pictures ORDER BY digest")
      )
    }
  }

  /// Closes the guestbook for all pictures of a club, or opens it again; returns false if it was so
  /// before.
  ///
  /// - Throws: `PlainError` if the file cannot be written.
  @discardableResult
  package func close(_ club: OrganizationIdentity, _ isClosed: Bool) throws -> Bool {
    try close("closed_clubs", [club.fullName, club.town], isClosed)
  }

  /// Closes the guestbook for a picture, or opens it again; returns false if it was so before.
  ///
  /// - Throws: `PlainError` if the file cannot be written.
  @discardableResult
  package func close(_ picture: HexDigest, _ isClosed: Bool) throws -> Bool {
    try close("closed_pictures", [picture.hex], isClosed)
  }

  private func close(_ table: String, _ key: [String], _ isClosed: Bool) throws -> Bool {
    let row = "(\(key.map { _ in "?" }.joined(separator: ", ")))"
    let columns = table == "closed_clubs" ? "(club, town)" : "(digest)"
    return try write { database in
      try database.execute(
        sql: isClosed
          ? "INSERT OR IGNORE INTO \(table) VALUES \(row)"
          : "DELETE FROM \(table) WHERE \(columns) = \(row)",
        arguments: StatementArguments(key))
      return database.changesCount > 0
    }
  }

  /// Returns true if nothing but reports may be left at a picture.
  static func isClosed(_ picture: GuestPicture, in database: Database) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (SELECT 1 FROM closed_clubs WHERE club = ? AND town = ?)
          OR EXISTS (SELECT 1 FROM closed_pictures WHERE digest = ?)
        """,
      arguments: [picture.club.fullName, picture.club.town, picture.digest.hex]) ?? false
  }
}
