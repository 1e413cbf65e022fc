import GRDB
package import HubModel

/// A picture that is wanted and not yet settled.
package struct WantedPicture: Sendable {
  /// Of the row of `pictures`.
  package let id: Int64
  /// Path inside the hub's folder, or URL.
  package let location: String
}

/// A picture that is in the bundle, with its versions.
package struct ProcessedPicture: Sendable {
  /// Of the bytes as published.
  package let original: HexDigest
  /// The largest version.
  package let asset: Asset
  /// The version for lists.
  package let thumbnail: Asset
  /// Of a stale picture: when the bundle was created that last had it, and why it is stale.
  package let stale: (since: String, reason: String)?

  package init(
    original: HexDigest, asset: Asset, thumbnail: Asset, stale: (since: String, reason: String)?
  ) {
    self.original = original
    self.asset = asset
    self.thumbnail = thumbnail
    self.stale = stale
  }
}

extension CatalogWriter {
  /// Whether a picture is wanted, and nobody has said yet what came of it: whatever is left out, has a reason.
  private static let isUndecided = "state = 'left-out' AND reason IS NULL"

  /// How many pictures are wanted.
  package func wantedPictureCount() throws -> Int {
    try access { database in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM pictures WHERE \(Self.isUndecided)")
        ?? 0
    }
  }

  /// The next wanted pictures after an id, in the order in which they were met.
  package func wantedPictures(after id: Int64, limit: Int) throws -> [WantedPicture] {
    try access { database in
      let query = """
        SELECT id, location FROM pictures WHERE \(Self.isUndecided) AND id > ? ORDER BY id LIMIT ?
        """
      return try Row.fetchAll(database, sql: query, arguments: [id, limit]).map {
        WantedPicture(id: $0["id"], location: $0["location"])
      }
    }
  }

  /// Notes what a picture came to.
  package func record(_ picture: WantedPicture, as processed: ProcessedPicture) throws {
    try access { database in
      let state = processed.stale == nil ? RecordedState.present : .stale
      let asset = try assetID(of: processed.asset, database)
      let isOne = processed.asset.digest == processed.thumbnail.digest
      try run(
        database,
        """
        UPDATE pictures SET state = ?, reason = ?, asset_id = ?, thumbnail_asset_id = ?,
          original_sha256 = ?, since = ? WHERE id = ?
        """, state.rawValue, processed.stale?.reason, asset,
        isOne ? asset : try assetID(of: processed.thumbnail, database), processed.original.hex,
        processed.stale?.since, picture.id)
    }
  }

  private func assetID(of asset: Asset, _ database: Database) throws -> Int64 {
    try rowID(
      database, in: "assets", with: Cell("sha256", asset.digest.hex),
      or: Cell("extension", asset.fileExtension), Cell("media_type", asset.mediaType),
      Cell("size", asset.size),
      Cell("width", asset.width), Cell("height", asset.height))
  }

  /// Notes why a picture could not be had, or was left out after all.
  package func record(_ picture: WantedPicture, state: RecordedState, reason: String) throws {
    try access { database in
      try run(
        database, "UPDATE pictures SET state = ?, reason = ? WHERE id = ?", state.rawValue, reason,
        picture.id)
    }
  }

  /// The file and line that first name a picture.
  package func firstMention(
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
