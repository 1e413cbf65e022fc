import GRDB
package import HubModel

extension Catalog {
  /// The clubs of somebody, in Level 1 order; none when there is nobody of that name.
  package func clubs(of name: PersonName) throws -> [OrganizationIdentity] {
    try read { database in
      try Row.fetchAll(
        database.cachedStatement(
          sql: """
            SELECT full_name, town FROM photographers
              JOIN memberships ON photographer_id = photographers.id
              JOIN organizations ON organizations.id = organization_id
            WHERE family_name = ? AND given_name = ? AND infix_name = ?
            ORDER BY organizations.id
            """), arguments: [name.familyName, name.givenName, name.infixName]
      )
      .map {
        OrganizationIdentity(
          fullName: try $0.requiredText("full_name"), town: try $0.requiredText("town"))
      }
    }
  }
}
