import GRDB
import HubBundle
import HubModel

extension ViewerFiles {
  /// The query for the images of a range of owners, in the order in which they are shown.
  private static func images(
    _ table: String, of owner: String, and more: String = ""
  ) -> String {
    """
    SELECT \(owner) AS owner\(more), title, caption, capture_date, full.state AS state, full.reason AS reason,
      coalesce(full.location, image_url) AS location,
      coalesce(full.creator, thumb.creator) AS creator,
      coalesce(full.copyright, thumb.copyright) AS copyright,
      coalesce(full.license, thumb.license) AS license,
      coalesce(full.usage_terms, thumb.usage_terms) AS usage_terms,
      \(Row.assetColumns("large")), \(Row.assetColumns("small"))
    FROM \(table) LEFT JOIN pictures AS full ON full.id = picture_id
      LEFT JOIN pictures AS thumb ON thumb.id = thumbnail_picture_id
      LEFT JOIN assets AS large ON large.id = coalesce(full.asset_id, thumb.asset_id)
      LEFT JOIN assets AS small ON small.id = coalesce(thumb.thumbnail_asset_id, thumb.asset_id,
        full.thumbnail_asset_id, full.asset_id)
    WHERE \(owner) BETWEEN ? AND ? ORDER BY \(owner), position
    """
  }

  /// - Parameter folder: The common beginning of the locations of all images in a gallery.
  func imageColumns(in folder: String) -> [PieceColumn] {
    /// A fact about a picture that is not present. Most are, so null saves space.
    func unlessPresent(_ name: String) -> PieceColumn {
      PieceColumn(name) {
        PieceValue(try $0.text("state") == RecordedState.present.rawValue ? nil : $0.text(name))
      }
    }
    return [
      .text("title", "title"), .text("caption", "caption"), .text("date", "capture_date"),
      .asset("largest", "large"),
      PieceColumn("thumbnail") {
        try $0.text("small_sha256") == $0.text("large_sha256") ? .null : $0.asset("small")
      },
      unlessPresent("state"), unlessPresent("reason"),
      PieceColumn("source") {
        .text(String(try $0.requiredText("location").dropFirst(folder.count)))
      },
      PieceColumn("rights") { row in
        let stated = try PictureRights(row)
        return stated.isEmpty ? .null : rights(stated)
      },
    ]
  }

  func images(_ number: Int) throws -> PieceValue {
    let range = plan.imagePieces[number]
    let images = try catalog.rows(
      of: Self.images("images", of: "membership_id"), [range.lowerBound, range.upperBound])
    let galleries = try Dictionary(grouping: images) { try $0.requiredInteger("owner") }
    return .rows(
      try galleries.sorted { $0.key < $1.key }.map { owner, gallery in
        let folder = commonFolder(of: try gallery.map { try $0.requiredText("location") })
        let columns = imageColumns(in: folder)
        return .object([
          "member": .number(owner), "folder": .text(folder),
          "images": .rows(try gallery.map { try columns.list($0) }),
        ])
      })
  }

  /// The common beginning of all locations, up to a slash.
  private func commonFolder(of locations: [String]) -> String {
    guard var common = locations.first?[...] else { return "" }
    for location in locations { common = common.commonPrefix(with: location)[...] }
    return String(
      common[..<(common.lastIndex(of: "/").map(common.index(after:)) ?? common.startIndex)])
  }

  /// The creator, copyright notice, licence and terms of use of a picture.
  func rights(_ rights: PictureRights) -> PieceValue {
    .list(
      [rights.creator, rights.copyright, rights.license, rights.usageTerms].map { PieceValue($0) })
  }

  // MARK: - Exhibitions

  /// Coordinates are the exhibition's, or those of its organization if it is in the same town.
  private static let exhibition = """
    SELECT e.id, organization_id, e.name, \(ExhibitionDetails.facts.columns(of: "e")),
      o.latitude AS latitude, o.longitude AS longitude, \(Row.assetColumns("large"))
    FROM \(ExhibitionColumns.tables)
      LEFT JOIN pictures ON pictures.id = poster_picture_id
      LEFT JOIN assets AS large ON large.id = asset_id
    WHERE e.id = ?
    """

  var exhibitionImageColumns: [PieceColumn] {
    imageColumns(in: "") + [
      .text("photographer", "photographer"), .flag("isPerson", "is_person"),
      PieceColumn("wallTexts") { row in
        try texts(
          "SELECT language, text FROM exhibition_wall_texts",
          "exhibition_id = \(row.id("owner")) AND position", row.id("position"))
      },
    ]
  }

  private static let hungImages = images(
    "(\(ExhibitionColumns.images))", of: "exhibition_id",
    and: """
      , position, photographer,
      EXISTS (SELECT 1 FROM photographers WHERE folded_name = fold(photographer)) AS is_person
      """)

  /// - Parameter images: The images by exhibition.
  func exhibitionColumns(_ images: [Int64: [Row]]) -> [PieceColumn] {
    let columns = exhibitionImageColumns
    return [
      organizationColumn,
      .required("name", "name"),
      PieceColumn("latitude") { try $0.coordinates().map { .real($0.latitude) } ?? .null },
      PieceColumn("longitude") { try $0.coordinates().map { .real($0.longitude) } ?? .null },
      PieceColumn("remarks") { row in
        try texts(
          "SELECT language, text FROM exhibition_remarks", "exhibition_id", row.id("id"))
      },
      .asset("poster", "large"),
      PieceColumn("images") { row in
        .rows(try images[row.id("id"), default: []].map { try columns.list($0) })
      },
    ] + ShownFacts.columns(ExhibitionDetails.facts)
  }

  func exhibitions(_ number: Int) throws -> PieceValue {
    let indexes = plan.rows(
      of: number, PiecePlan.exhibitionsPerPiece, among: plan.exhibitions.count)
    let ids = plan.exhibitions[indexes]
    let images = try catalog.rows(of: Self.hungImages, [ids.first, ids.last])
    let columns = exhibitionColumns(try Dictionary(grouping: images) { try $0.id("owner") })
    return .rows(try ids.compactMap { try rows(Self.exhibition, [$0], columns).first })
  }
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> String {
    // Comparing scalars may cut a letter from its accent, but the two parts still join to the same
    // text.
    String(
      String.UnicodeScalarView(
        zip(unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.map(\.0)))
  }
}
