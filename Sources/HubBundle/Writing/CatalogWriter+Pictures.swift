import GRDB
package import HubModel

/// A picture that is wanted and not yet settled.
package struct WantedPicture: Sendable {
  /// Of the row of `pictures`.
  package let id: Int64
  /// Path inside the hub's folder, or URL.
  package let location: String
}

extension CatalogWriter {
  /// How many pictures are wanted.
  package func wantedPictureCount() throws -> Int {
    try queue.inDatabase { database in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM pictures WHERE state = 'present'") ?? 0
    }
  }

  /// The next wanted pictures after an id, in the order in which they were met.
  package func wantedPictures(after id: Int64, limit: Int) throws -> [WantedPicture] {
    try queue.inDatabase { database in
      let query = """
        SELECT id, location FROM pictures WHERE state = 'present' AND id > ? ORDER BY id LIMIT ?
        """
      return try Row.fetchAll(database, sql: query, arguments: [id, limit]).map {
        WantedPicture(id: $0["id"], location: $0["location"])
      }
    }
  }

  /// Notes which asset a picture is. True when the asset is a new one.
  package func settle(_ picture: WantedPicture, as asset: Asset) throws -> Bool {
    try queue.inDatabase { database in
      let known = try database.cachedStatement(sql: "SELECT id FROM assets WHERE sha256 = ?")
      let id = try Int64.fetchOne(known, arguments: [asset.digest.hex])
      let assetID =
        try id
        ?? insert(
          database, into: "assets",
          [
            "sha256": asset.digest.hex, "extension": asset.fileExtension,
            "media_type": asset.mediaType, "size": asset.size,
          ])
      try run(
        database, "UPDATE pictures SET asset_id = ? WHERE id = ?", [assetID, picture.id])
      return id == nil
    }
  }

  /// Notes why a picture could not be had, or was left out after all.
  package func settle(_ picture: WantedPicture, state: RecordedState, reason: String) throws {
    try queue.inDatabase { database in
      try run(
        database, "UPDATE pictures SET state = ?, reason = ? WHERE id = ?",
        [state.rawValue, reason, picture.id])
    }
  }

  /// The file and line that first name a picture.
  package func firstMention(
    of picture: WantedPicture
  ) throws -> (file: String, position: Problem.Position?) {
    try queue.inDatabase { database in
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
