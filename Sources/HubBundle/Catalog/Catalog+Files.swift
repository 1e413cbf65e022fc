import GRDB
public import HubModel

/// What became of a file or picture that the hub names.
public enum RecordedState: String, Sendable {
  /// It is in the bundle as it was published.
  case present
  /// An older version of it is in the bundle: it could not be had when the bundle was made.
  case stale
  /// It could not be had.
  case failed
  /// It was left out by choice.
  case leftOut = "left-out"
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
}

/// A picture that the hub names.
public struct RecordedPicture: Sendable {
  /// Path inside the hub's folder, or URL.
  public let location: String
  /// What became of it.
  public let state: RecordedState
  /// Why it failed or was left out.
  public let reason: String?
  /// The archive entry that holds it.
  public let entry: String?
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

  package init(digest: HexDigest, fileExtension: String, mediaType: String, size: Int) {
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
    try forEachRow(of: "SELECT * FROM sources ORDER BY id") { row in
      let state = try Self.state(row)
      var entry: (String, Int, HexDigest)?
      if let name = try row.text("entry") {
        guard let size = try row.integer("size"), size >= 0,
          let digest = HexDigest(hex: try row.requiredText("sha256")),
          name.hasPrefix(EntryName.sourcePrefix), EntryName.isValid(name)
        else { throw row.malformed("entry") }
        entry = (name, size, digest)
      }
      try body(
        RecordedSource(
          role: row.requiredText("role"), location: row.requiredText("location"), state: state,
          reason: row.text("reason"), entry: entry))
    }
  }

  /// Calls `body` for each picture that the hub names, in the order in which they were met.
  public func forEachPicture(_ body: (RecordedPicture) throws -> Void) throws {
    let query = """
      SELECT location, state, reason, sha256, extension
      FROM pictures LEFT JOIN assets ON assets.id = asset_id ORDER BY pictures.id
      """
    try forEachRow(of: query) { row in
      let state = try Self.state(row)
      let entry = try row.text("sha256") == nil ? nil : Self.entry(row)
      try body(
        RecordedPicture(
          location: row.requiredText("location"), state: state, reason: row.text("reason"),
          entry: entry.map { EntryName.asset($0.digest, fileExtension: $0.fileExtension) }))
    }
  }

  /// Calls `body` for each picture in the bundle, sorted by digest.
  public func forEachAsset(_ body: (Asset) throws -> Void) throws {
    try forEachRow(of: "SELECT * FROM assets ORDER BY sha256") { row in
      let (digest, fileExtension) = try Self.entry(row)
      guard let size = try row.integer("size"), size >= 0 else { throw row.malformed("size") }
      try body(
        Asset(
          digest: digest, fileExtension: fileExtension, mediaType: row.requiredText("media_type"),
          size: size))
    }
  }

  private func forEachRow(of query: String, _ body: (Row) throws -> Void) throws {
    try read { database in
      let rows = try Row.fetchCursor(database, sql: query)
      while let row = try rows.next() { try body(row) }
    }
  }

  /// What an asset's name is made of.
  private static func entry(_ row: Row) throws -> (digest: HexDigest, fileExtension: String) {
    let fileExtension = try row.requiredText("extension")
    guard let digest = HexDigest(hex: try row.requiredText("sha256")),
      (1...8).contains(fileExtension.utf8.count),
      fileExtension.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
    else { throw row.malformed("sha256") }
    return (digest, fileExtension)
  }

  private static func state(_ row: Row) throws -> RecordedState {
    guard let state = RecordedState(rawValue: try row.requiredText("state")) else {
      throw row.malformed("state")
    }
    return state
  }
}
