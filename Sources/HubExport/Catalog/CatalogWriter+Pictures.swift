import GRDB
import HubBundle
import HubFetching
import HubModel

/// A picture that is wanted and has no recorded result yet.
struct WantedPicture: Sendable {
  /// The id of the row in `pictures`.
  let id: Int64
  /// The path inside the hub's folder, or the URL.
  let location: String
}

extension CatalogWriter {
  /// The condition for pictures that are wanted and have no result yet: every skipped picture has a
  /// reason.
  private static let isUndecided = "state = 'left-out' AND reason IS NULL"

  /// Returns the number of wanted pictures without a result.
  func wantedPictureCount() throws -> Int {
    try access { database in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM pictures WHERE \(Self.isUndecided)")
        ?? 0
    }
  }

  /// Returns the next wanted pictures after an id, in the order in which they were first
  /// referenced.
  func wantedPictures(after id: Int64, limit: Int) throws -> [WantedPicture] {
    try access { database in
      let query = """
        SELECT id, location FROM pictures WHERE \(Self.isUndecided) AND id > ? ORDER BY id LIMIT ?
        """
      return try Row.fetchAll(database, sql: query, arguments: [id, limit]).map {
        WantedPicture(id: $0["id"], location: $0["location"])
      }
    }
  }

  /// Records the versions of a picture with these published bytes.
  func record(
    _ picture: WantedPicture, _ versions: PictureVersions, of published: HexDigest,
    _ freshness: Freshness, rights: PictureRights
  ) throws {
    let (state, reason, since): (RecordedState, String?, String?) =
      if case .stale(let since, let reason) = freshness {
        (.stale, reason, since)
      } else {
        (.present, nil, nil)
      }
    let (largest, thumbnail) = (versions.largest.asset, versions.thumbnail.asset)
    try access { database in
      let asset = try assetID(of: largest, database)
      try run(
        database,
        """
        UPDATE pictures SET state = ?, reason = ?, asset_id = ?, thumbnail_asset_id = ?,
          original_sha256 = ?, since = ?, form = ?, creator = ?, copyright = ?, license = ?,
          usage_terms = ? WHERE id = ?
        """, state.rawValue, reason, asset,
        largest.digest == thumbnail.digest ? asset : try assetID(of: thumbnail, database),
        published.hex, since, versions.largest.form.rawValue, rights.creator, rights.copyright,
        rights.license, rights.usageTerms, picture.id)
    }
  }

  private func assetID(of asset: Asset, _ database: Database) throws -> Int64 {
    try rowID(
      database, in: "assets", with: Cell("sha256", asset.digest.hex),
      or: Cell("extension", asset.fileExtension), Cell("media_type", asset.mediaType),
      Cell("size", asset.size),
      Cell("width", asset.width), Cell("height", asset.height))
  }

  func record(_ picture: WantedPicture, state: RecordedState, reason: String) throws {
    try access { database in
      try run(
        database, "UPDATE pictures SET state = ?, reason = ? WHERE id = ?", state.rawValue, reason,
        picture.id)
    }
  }

  func firstMention(
    of picture: WantedPicture
  ) throws -> (file: String, position: Problem.Position?) {
    try access { database in
      let query = """
        SELECT sources.location, source_line
        FROM pictures JOIN sources ON sources.id = source_id WHERE pictures.id = ?
        """
      guard let row = try Row.fetchOne(database, sql: query, arguments: [picture.id]) else {
        return (picture.location, nil)
      }
      let line: Int? = row["source_line"]
      return (row["location"], line.map { Problem.Position(line: $0, column: 1) })
    }
  }
}
