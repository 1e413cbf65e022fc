import GRDB
public import HubModel

/// What became of a file or picture that the hub names.
public struct RecordedState: OpenWord {
  /// The word that bundles use: "left-out".
  public let rawValue: String

  /// A state of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It is in the bundle as it was published.
  public static let present = RecordedState(rawValue: "present")
  /// It could not be fetched when the bundle was made; an older copy is in the bundle.
  public static let stale = RecordedState(rawValue: "stale")
  /// It could not be fetched or read.
  public static let failed = RecordedState(rawValue: "failed")
  /// It was left out by choice.
  public static let leftOut = RecordedState(rawValue: "left-out")

  /// From the best to the least.
  public static let known: [RecordedState] = [present, stale, failed, leftOut]
}

/// A level file or gallery that the hub names.
public struct RecordedSource: Sendable {
  /// "level0", "level1", "level2", "level3" or "web-page".
  public let role: String
  /// Path inside the hub's folder, or URL.
  public let location: String
  /// What became of it.
  public let state: RecordedState
  /// Why it failed or was left out.
  public let reason: String?
  /// Its archive entry with size and digest, when its bytes are there.
  public let entry: (name: String, size: Int, digest: HexDigest)?
  /// Of the file as it was published.
  public let originalDigest: HexDigest?
  /// Of a stale file: the time of creation of the bundle that last had it as published.
  public let since: String?
}

/// A picture that the hub names.
public struct RecordedPicture: Sendable {
  /// Path inside the hub's folder, or URL.
  public let location: String
  /// What became of it.
  public let state: RecordedState
  /// Why it failed or was left out.
  public let reason: String?
  /// The largest version of it in the bundle.
  public let asset: Asset?
  /// The version for lists; may be the same.
  public let thumbnail: Asset?
  /// Of the picture as it was published.
  public let originalDigest: HexDigest?
  /// Of a stale picture: the time of creation of the bundle that last had it as published.
  public let since: String?
}

/// A picture that is in the bundle.
public struct Asset: Sendable {
  /// Of its bytes.
  public let digest: HexDigest
  /// The extension of its entry.
  public let fileExtension: String
  /// "image/jpeg"
  public let mediaType: String
  /// In bytes.
  public let size: Int
  /// In pixels, as shown: turned as the picture asks to be.
  public let width: Int
  /// In pixels, as shown.
  public let height: Int

  package init(
    digest: HexDigest, fileExtension: String, mediaType: String, size: Int, width: Int, height: Int
  ) {
    self.width = width
    self.height = height
    self.digest = digest
    self.fileExtension = fileExtension
    self.mediaType = mediaType
    self.size = size
  }

  /// Its name in the archive.
  public var entry: String { EntryName.asset(digest, fileExtension: fileExtension) }
}

extension Catalog {
  /// Calls `body` for each level file, in the order in which they were met.
  public func forEachSource(_ body: (RecordedSource) throws -> Void) throws {
    try forEachRow(of: "SELECT * FROM sources ORDER BY id") { try body(Self.source($0)) }
  }

  /// The level file of that location; O(log files).
  public func source(at location: String) throws -> RecordedSource? {
    try first("SELECT * FROM sources WHERE location = ?", [location]).map(Self.source)
  }

  /// Calls `body` for each picture that the hub names, in the order in which they were met.
  public func forEachPicture(_ body: (RecordedPicture) throws -> Void) throws {
    try forEachRow(of: Self.pictures + " ORDER BY pictures.id") { try body(Self.picture($0)) }
  }

  /// The picture of that location; O(log pictures).
  public func picture(at location: String) throws -> RecordedPicture? {
    try first(Self.pictures + " WHERE location = ?", [location]).map(Self.picture)
  }

  /// Calls `body` for each picture in the bundle, sorted by digest.
  public func forEachAsset(_ body: (Asset) throws -> Void) throws {
    let query = """
      SELECT sha256 AS sha256, extension, media_type, size, width, height
      FROM assets ORDER BY sha256
      """
    try forEachRow(of: query) { row in
      guard let asset = try Self.asset(row, "") else { throw row.malformed("sha256") }
      try body(asset)
    }
  }

  /// What a web server said of the file or picture of that location, for the next update.
  package func validators(
    of location: String
  ) throws -> (answeredBy: String?, entityTag: String?, lastModified: String?)? {
    try first("SELECT * FROM validators WHERE location = ?", [location]).map { row in
      (try row.text("answered_by"), try row.text("etag"), try row.text("last_modified"))
    }
  }

  private func forEachRow(of query: String, _ body: (Row) throws -> Void) throws {
    try read { database in
      let rows = try Row.fetchCursor(database, sql: query)
      while let row = try rows.next() { try body(row) }
    }
  }

  private func first(_ query: String, _ arguments: StatementArguments) throws -> Row? {
    try read { database in
      try Row.fetchOne(database.cachedStatement(sql: query), arguments: arguments)
    }
  }

  private static func source(_ row: Row) throws -> RecordedSource {
    var entry: (String, Int, HexDigest)?
    if let name = try row.text("entry") {
      guard let size = try row.integer("size"), size >= 0,
        let digest = HexDigest(hex: try row.requiredText("sha256")),
        name.hasPrefix(EntryName.sourcePrefix), EntryName.isValid(name)
      else { throw row.malformed("entry") }
      entry = (name, size, digest)
    }
    return RecordedSource(
      role: try row.requiredText("role"), location: try row.requiredText("location"),
      state: try row.word("state"), reason: try row.text("reason"), entry: entry,
      originalDigest: try row.digest("original_sha256"), since: try row.text("since"))
  }

  /// The beginning of queries for pictures.
  static let pictures = """
    SELECT location, state, reason, original_sha256, since,
      largest.sha256 AS sha256, largest.extension AS extension, largest.media_type AS media_type,
      largest.size AS size, largest.width AS width, largest.height AS height,
      small.sha256 AS small_sha256, small.extension AS small_extension,
      small.media_type AS small_media_type, small.size AS small_size, small.width AS small_width,
      small.height AS small_height
    FROM pictures LEFT JOIN assets AS largest ON largest.id = asset_id
      LEFT JOIN assets AS small ON small.id = thumbnail_asset_id
    """

  /// The picture of a row of ``pictures``.
  static func picture(_ row: Row) throws -> RecordedPicture {
    RecordedPicture(
      location: try row.requiredText("location"), state: try row.word("state"),
      reason: try row.text("reason"), asset: try asset(row, ""),
      thumbnail: try asset(row, "small_"), originalDigest: try row.digest("original_sha256"),
      since: try row.text("since"))
  }

  /// The asset in the columns with that prefix; nil when there is none.
  private static func asset(_ row: Row, _ prefix: String) throws -> Asset? {
    guard let digest = try row.digest(prefix + "sha256") else { return nil }
    let fileExtension = try row.requiredText(prefix + "extension")
    guard (1...8).contains(fileExtension.utf8.count),
      fileExtension.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
    else { throw row.malformed("extension") }
    func number(_ column: String) throws -> Int {
      guard let number = try row.integer(prefix + column), number >= 0 else {
        throw row.malformed(column)
      }
      return number
    }
    return Asset(
      digest: digest, fileExtension: fileExtension,
      mediaType: try row.requiredText(prefix + "media_type"), size: try number("size"),
      width: try number("width"), height: try number("height"))
  }
}

extension Catalog {
  /// The picture of an image of a gallery, the full one before its thumbnail, and the image's title;
  /// nil when there is no such image.
  public func image(_ id: Int64) throws -> (title: String?, picture: RecordedPicture?)? {
    try read { database in
      let row = try Row.fetchOne(
        database, sql: "SELECT title, picture_id, thumbnail_picture_id FROM images WHERE id = ?",
        arguments: [id])
      guard let row else { return nil }
      for column in ["picture_id", "thumbnail_picture_id"] {
        guard let picture = try Self.picture(try row.integer(column), database),
          picture.asset != nil
        else { continue }
        return (try row.text("title"), picture)
      }
      return (try row.text("title"), try Self.picture(try row.integer("picture_id"), database))
    }
  }

  /// The portrait of a photographer; nil when none is named.
  public func portrait(of photographer: Int64) throws -> RecordedPicture? {
    try read { database in
      let row = try Row.fetchOne(
        database, sql: "SELECT portrait_picture_id AS id FROM photographers WHERE id = ?",
        arguments: [photographer])
      return try Self.picture(try row?.integer("id"), database)
    }
  }

  private static func picture(_ id: Int?, _ database: Database) throws -> RecordedPicture? {
    guard let id else { return nil }
    return try Row.fetchOne(
      database, sql: Self.pictures + " WHERE pictures.id = ?", arguments: [id]
    )
    .map(picture)
  }
}
