import GRDB
public import HubModel

/// The state of a file or picture that the hub names.
public struct RecordedState: OpenWord {
  /// The word used in bundles: "left-out".
  public let rawValue: String

  /// Creates the state with a word, which this code need not know.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The bundle holds the file as it was published.
  public static let present = RecordedState(rawValue: "present")
  /// The file could not be fetched when the bundle was made; the bundle holds an older copy.
  public static let stale = RecordedState(rawValue: "stale")
  /// The file could not be fetched or read.
  public static let failed = RecordedState(rawValue: "failed")
  /// The file was skipped or omitted by choice.
  public static let leftOut = RecordedState(rawValue: "left-out")

  /// The states that this code knows, from best to worst.
  public static let known: [RecordedState] = [present, stale, failed, leftOut]
}

/// The way in which a version of a picture was made.
public struct PictureForm: OpenWord {
  /// The word used in bundles: "cleaned".
  public let rawValue: String

  /// Creates the form with a word, which this code need not know.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The version consists of the published bytes.
  public static let published = PictureForm(rawValue: "published")
  /// The version has the published pixels, and no other metadata than rights.
  public static let cleaned = PictureForm(rawValue: "cleaned")
  /// The version was encoded anew, and has no other metadata than rights.
  public static let reduced = PictureForm(rawValue: "reduced")

  /// The forms that this code knows.
  public static let known: [PictureForm] = [published, cleaned, reduced]
}

/// A level file or gallery that the hub names.
public struct RecordedSource: Hashable, Sendable {
  /// The roles that this code knows.
  static let roles = ["level0", "level1", "level2", "level3", "page-gallery", "web-page"]

  /// The path inside the hub's folder, or the URL.
  public let location: String
  /// The role: "level0", "level1", "level2", "level3", "page-gallery" or
  /// "web-page".
  public let role: String
  /// The state of the file.
  public var state: RecordedState
  /// The reason why it is stale, failed or was left out.
  public var reason: String?
  /// Its archive entry; nil if the bundle does not hold it.
  public var entry: EntryAccount?
  /// The digest of the file as it was published; nil if it was not fetched, or if facts were
  /// omitted.
  public var originalDigest: HexDigest?
  /// For a stale file: the creation time of the bundle that last had it as published.
  public var since: String?

  package init(_ location: String, role: String, state: RecordedState = .present) {
    self.location = location
    self.role = role
    self.state = state
  }
}

/// A picture that the hub names.
public struct RecordedPicture: Sendable {
  /// The path inside the hub's folder, or the URL.
  public let location: String
  /// The state of the picture.
  public let state: RecordedState
  /// The reason why it is stale, failed or was left out.
  public let reason: String?
  /// The largest version in the bundle.
  public let asset: Asset?
  /// The version for lists, which may be the same as ``asset``.
  public let thumbnail: Asset?
  /// The digest of the picture as it was published.
  public let originalDigest: HexDigest?
  /// For a stale picture: the creation time of the bundle that last had it as published.
  public let since: String?
  /// The form of ``asset``; nil in bundles of earlier versions.
  public let form: PictureForm?
  /// The rights that the picture states.
  public let rights: PictureRights
}

/// A picture file in the bundle.
public struct Asset: Sendable {
  /// The SHA-256 of its bytes.
  public let digest: HexDigest
  /// The file extension of its entry.
  public let fileExtension: String
  /// The media type: "image/jpeg".
  public let mediaType: String
  /// The size in bytes.
  public let size: Int
  /// The width in pixels, after the rotation that the picture asks for.
  public let width: Int
  /// The height in pixels, after the rotation that the picture asks for.
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

  /// The name of its archive entry.
  public var entry: String { EntryName.asset(digest, fileExtension: fileExtension) }

  package var account: EntryAccount { EntryAccount(entry, size, digest) }
}

extension Catalog {
  /// Calls `body` for the entry of each level file and picture. O(rows).
  func forEachEntry(_ body: (EntryAccount) throws -> Void) throws {
    try forEachSource { source in
      if let entry = source.entry { try body(entry) }
    }
    try forEachAsset { try body($0.account) }
  }

  /// Calls `body` for each level file, in the order in which they were first referenced. O(files).
  public func forEachSource(_ body: (RecordedSource) throws -> Void) throws {
    try forEachRow(of: "SELECT * FROM sources ORDER BY id") { try body(Self.source($0)) }
  }

  /// Returns level files and galleries, in the order in which they were first referenced. O(rows
  /// that are read).
  ///
  /// - Parameter ids: The ids of the files wanted; nil for all.
  package func sources(of ids: [Int64]? = nil) throws -> [RecordedSource] {
    try sources(where: Self.condition("id", isOneOf: ids))
  }

  /// Returns the files that show which parts of the hub a bundle does not know: those of Levels 0
  /// and 1, and those that a selection of clubs excluded. O(rows).
  package func sourcesOfGaps() throws -> [RecordedSource] {
    try sources(where: ("role IN ('level0', 'level1') OR reason = 'filtered'", []))
  }

  private func sources(
    where condition: (sql: String, arguments: StatementArguments)
  ) throws -> [RecordedSource] {
    let query = "SELECT * FROM sources WHERE \(condition.sql) ORDER BY id"
    return try records(of: query, condition.arguments, Self.source)
  }

  /// Returns the level file with a location; nil if there is none. O(log files).
  public func source(at location: String) throws -> RecordedSource? {
    try rows(of: "SELECT * FROM sources WHERE location = ?", [location]).first.map(Self.source)
  }

  /// Calls `body` for each picture that the hub names, in the order in which they were first
  /// referenced. O(pictures).
  public func forEachPicture(_ body: (RecordedPicture) throws -> Void) throws {
    try forEachRow(of: Self.pictures + " ORDER BY pictures.id") { try body(Self.picture($0)) }
  }

  /// Returns the picture with a location; nil if there is none. O(log pictures).
  public func picture(at location: String) throws -> RecordedPicture? {
    try rows(of: Self.pictures + " WHERE location = ?", [location]).first.map(Self.picture)
  }

  /// Calls `body` for each picture that the hub names, with the digest of its published bytes if the
  /// bundle has it. Of pictures with the same digest, the one to use is last. O(pictures).
  package func forEachPublishedPicture(
    _ body: (_ id: Int, _ location: String, _ published: HexDigest?) throws -> Void
  ) throws {
    // Two URLs may have the same bytes, and only one of them may have a thumbnail.
    let query = """
      SELECT id, location, CASE WHEN asset_id IS NOT NULL THEN original_sha256 END AS digest
      FROM pictures ORDER BY asset_id IS NOT thumbnail_asset_id, id DESC
      """
    try forEachRow(of: query) { row in
      guard let id = try row.integer("id") else { throw row.malformed("id") }
      try body(id, try row.requiredText("location"), try row.hexDigest("digest"))
    }
  }

  /// Calls `body` for each picture file in the bundle, sorted by digest. O(assets).
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

  /// Returns the validators of the HTTP response for the file or picture with a location, for the
  /// next update.
  package func validators(
    of location: String
  ) throws -> (answeredBy: String?, entityTag: String?, lastModified: String?)? {
    try rows(of: "SELECT * FROM validators WHERE location = ?", [location]).first.map { row in
      (try row.text("answered_by"), try row.text("etag"), try row.text("last_modified"))
    }
  }

  private static func source(_ row: Row) throws -> RecordedSource {
    var entry: EntryAccount?
    if let name = try row.text("entry") {
      guard let size = try row.integer("size"), size >= 0,
        let digest = HexDigest(hex: try row.requiredText("sha256")),
        name.hasPrefix(EntryName.sourcePrefix), EntryName.isValid(name)
      else { throw row.malformed("entry") }
      entry = EntryAccount(name, size, digest)
    }
    var source = RecordedSource(
      try row.requiredText("location"), role: try row.requiredText("role"),
      state: try row.word("state"))
    source.reason = try row.text("reason")
    source.entry = entry
    source.originalDigest = try row.hexDigest("original_sha256")
    source.since = try row.text("since")
    return source
  }

  /// The beginning of all queries for pictures.
  static let pictures = """
    SELECT location, state, reason, original_sha256, since, form, creator, copyright, license,
      usage_terms,
      largest.sha256 AS sha256, largest.extension AS extension, largest.media_type AS media_type,
      largest.size AS size, largest.width AS width, largest.height AS height,
      small.sha256 AS small_sha256, small.extension AS small_extension,
      small.media_type AS small_media_type, small.size AS small_size, small.width AS small_width,
      small.height AS small_height
    FROM pictures LEFT JOIN assets AS largest ON largest.id = asset_id
      LEFT JOIN assets AS small ON small.id = thumbnail_asset_id
    """

  static func picture(_ row: Row) throws -> RecordedPicture {
    RecordedPicture(
      location: try row.requiredText("location"), state: try row.word("state"),
      reason: try row.text("reason"), asset: try asset(row, ""),
      thumbnail: try asset(row, "small_"), originalDigest: try row.hexDigest("original_sha256"),
      since: try row.text("since"), form: try row.text("form").map(PictureForm.init),
      rights: try PictureRights(row))
  }

  private static func asset(_ row: Row, _ prefix: String) throws -> Asset? {
    guard let digest = try row.hexDigest(prefix + "sha256") else { return nil }
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
  /// Returns the title and the picture of an image in a gallery; nil if there is no such image. The
  /// full-size picture is preferred to the thumbnail.
  public func image(_ id: Int64) throws -> (title: String?, picture: RecordedPicture?)? {
    let query = "SELECT title, picture_id, thumbnail_picture_id FROM images WHERE id = ?"
    guard let row = try rows(of: query, [id]).first else { return nil }
    let full = try picture(row.integer("picture_id"))
    let small = try full?.asset == nil ? picture(row.integer("thumbnail_picture_id")) : nil
    return (try row.text("title"), small?.asset == nil ? full : small)
  }

  /// Returns the portrait of a photographer; nil if the hub names none.
  public func portrait(of photographer: Int64) throws -> RecordedPicture? {
    let query = "SELECT portrait_picture_id AS id FROM photographers WHERE id = ?"
    return try picture(rows(of: query, [photographer]).first?.integer("id"))
  }

  /// Returns the picture with an id; nil if there is none. O(log pictures).
  package func picture(_ id: Int?) throws -> RecordedPicture? {
    guard let id else { return nil }
    return try rows(of: Self.pictures + " WHERE pictures.id = ?", [id]).first.map(Self.picture)
  }
}
