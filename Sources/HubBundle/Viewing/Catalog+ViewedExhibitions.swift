import GRDB
import HubModel

extension Catalog {
  /// Returns the ids of all exhibitions, in the order of the hub's files.
  package func viewedExhibitions() throws -> [Int64] {
    try viewed("SELECT id FROM exhibitions ORDER BY id").map { try $0.id("id") }
  }

  /// Returns an exhibition with its images; nil if there is none with this id. O(its images).
  package func viewedExhibition(_ id: Int64) throws -> ViewedExhibition? {
    guard let row = try viewed(Self.exhibition, [id]).first else { return nil }
    var details = ExhibitionDetails()
    try row.read(ExhibitionDetails.facts, into: &details)
    var images: [ViewedImage] = []
    try forEachViewed(Self.images("exhibition_images", of: "exhibition_id"), [id, id]) {
      images.append(try ViewedImage($0))
    }
    return ViewedExhibition(
      id: id, organization: try row.id("organization_id"), name: try row.requiredText("name"),
      details: details, coordinates: try row.coordinates(),
      remarks: try localized(
        "SELECT language, text FROM exhibition_remarks", "exhibition_id", id),
      poster: try ViewedAsset(row, "large"), images: images)
  }

  private static let exhibition = """
    SELECT organization_id, e.name, \(ExhibitionDetails.facts.columns(of: "e")), o.latitude AS latitude,
      o.longitude AS longitude, \(ViewedAsset.columns("large", as: "large"))
    FROM \(ExhibitionColumns.tables)
      LEFT JOIN pictures ON pictures.id = poster_picture_id
      LEFT JOIN assets AS large ON large.id = asset_id
    WHERE e.id = ?
    """
}
