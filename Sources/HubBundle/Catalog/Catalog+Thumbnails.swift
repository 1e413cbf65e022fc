import GRDB
package import HubModel

// Thumbnails, found by the person, exhibition or membership that they belong to.
extension Catalog {
  /// Returns the portrait of a person; nil if the bundle has none.
  package func thumbnail(ofPortrait name: PersonName) throws -> Asset? {
    try thumbnail(
      """
      pictures.id = (
        SELECT portrait_picture_id FROM photographers
        WHERE family_name = ? AND given_name = ? AND infix_name = ?)
      """, [name.familyName, name.givenName, name.infixName])
  }

  /// Returns the poster of an exhibition; nil if the bundle has none.
  package func thumbnail(ofPoster exhibition: ExhibitionIdentity) throws -> Asset? {
    try thumbnail(
      """
      pictures.id = (
        SELECT poster_picture_id FROM exhibitions
          JOIN organizations ON organizations.id = organization_id
        WHERE full_name = ? AND organizations.town = ? AND name = ? AND start_date IS ?)
      """,
      [
        exhibition.organization.fullName, exhibition.organization.town, exhibition.name,
        exhibition.startDate,
      ])
  }

  /// Returns the featured image of a portfolio; nil if the bundle has none.
  package func thumbnail(ofFeaturedImage membership: MembershipIdentity) throws -> Asset? {
    try thumbnail(
      "pictures.id = (SELECT featured_picture_id \(Self.membership))", membership.arguments)
  }

  /// Returns an image of a portfolio, by its position from 1; nil if the bundle has none. A gallery
  /// may have a separate thumbnail for the image.
  package func thumbnail(of membership: MembershipIdentity, position: Int) throws -> Asset? {
    let image = "\(Self.membership) AND position = ?"
    let arguments = membership.arguments + [position]
    return try thumbnail(
      """
      pictures.id IN (SELECT picture_id \(image) UNION SELECT thumbnail_picture_id \(image))
        AND asset_id IS NOT NULL ORDER BY small.size LIMIT 1
      """, arguments + arguments)
  }

  private static let membership = """
    FROM organizations JOIN memberships ON organization_id = organizations.id
      JOIN photographers ON photographers.id = photographer_id
      LEFT JOIN images ON images.membership_id = memberships.id
    WHERE full_name = ? AND town = ? AND family_name = ? AND given_name = ? AND infix_name = ?
    """

  private func thumbnail(_ condition: String, _ arguments: StatementArguments) throws -> Asset? {
    try rows(of: "\(Self.pictures) WHERE \(condition)", arguments).first
      .map(Self.picture)?.thumbnail
  }
}

extension MembershipIdentity {
  fileprivate var arguments: StatementArguments {
    [
      club.fullName, club.town, photographer.familyName, photographer.givenName,
      photographer.infixName,
    ]
  }
}
