package import Foundation
package import HubModel

/// The first entry of a bundle: what the bundle is, and the root of the chain of trust.
public struct Manifest: Codable, Sendable, Equatable {
  /// The media type of bundles.
  public static let mediaType = "application/vnd.hubpack+zip"
  /// The version of the format that this code writes, and the only one that it reads.
  public static let currentFormatVersion = 1
  /// The features that this code knows of those that a bundle may require.
  static let knownFeatures: Set<String> = []

  /// ``mediaType``
  public var mediaType = Self.mediaType
  /// ``currentFormatVersion``
  public var formatVersion = Self.currentFormatVersion
  /// The label that the maker gave the release: "2026.11".
  public var release: String
  /// When the bundle was made, as declared: "2026-11-21T12:00:00Z".
  public var created: String
  /// Where the hub begins: the root file in the hub's folder, or its URL.
  public var root: String
  /// The program that made the bundle: "hubpack 0.1.0".
  public var generator: String
  /// How much there is.
  public var counts: Counts
  /// What the maker chose to leave out.
  public var leftOut: LeftOut
  /// The longest side, in pixels, of pictures for lists; nil when they are kept as they are.
  public var thumbnailEdge: Int?
  /// The longest side, in pixels, of pictures for looking at; nil when they are kept as they are.
  public var imageEdge: Int?
  /// SHA-256 over what the hub says (Docs/Format.md, "Content digest").
  public var contentDigest: String
  /// The id of the bundle that this one was updated from.
  public var base: String?
  /// Features that a reader must know.
  public var requires: [String] = []
  /// Every entry that is neither this manifest, nor a level file, nor a picture.
  public var entries: [Entry]

  /// Size and digest of an entry.
  public struct Entry: Codable, Sendable, Equatable {
    /// Its name in the archive.
    public var name: String
    /// In bytes, inflated.
    public var size: Int
    /// SHA-256 of those bytes.
    public var sha256: String
  }

  /// What the maker chose to leave out.
  public struct LeftOut: Codable, Sendable, Equatable {
    /// "none", "thumbnails" or "all": which pictures were wanted.
    public var assets: String
    /// Facts about people: "birthdays", "emails".
    public var omitted: [String]
    /// Clubs that the selection leaves out.
    public var clubs: Int
    /// Level files, galleries not included, that were not fetched.
    public var sources: Int
    /// Memberships whose gallery was not fetched.
    public var galleries: Int
    /// Pictures that were wanted but not fetched.
    public var pictures: Int
    /// Files, galleries and pictures at hosts that stand in documentation and never answer.
    public var placeholders: Int
    /// Pictures that were not wanted: full images where thumbnails do.
    public var unwantedPictures: Int

    /// Reads what is there: an earlier hubpack may have written less.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      assets = try values.decodeIfPresent(String.self, forKey: .assets) ?? "thumbnails"
      omitted = try values.decodeIfPresent([String].self, forKey: .omitted) ?? []
      clubs = try values.decodeIfPresent(Int.self, forKey: .clubs) ?? 0
      sources = try values.decodeIfPresent(Int.self, forKey: .sources) ?? 0
      galleries = try values.decodeIfPresent(Int.self, forKey: .galleries) ?? 0
      pictures = try values.decodeIfPresent(Int.self, forKey: .pictures) ?? 0
      placeholders = try values.decodeIfPresent(Int.self, forKey: .placeholders) ?? 0
      unwantedPictures = try values.decodeIfPresent(Int.self, forKey: .unwantedPictures) ?? 0
    }

    /// A choice with all its parts.
    package init(
      assets: String, omitted: [String], clubs: Int, sources: Int, galleries: Int, pictures: Int,
      placeholders: Int, unwantedPictures: Int
    ) {
      self.placeholders = placeholders
      self.assets = assets
      self.omitted = omitted
      self.clubs = clubs
      self.sources = sources
      self.galleries = galleries
      self.pictures = pictures
      self.unwantedPictures = unwantedPictures
    }
  }

  package init(
    release: String, created: String, root: String, generator: String, counts: Counts,
    leftOut: LeftOut, thumbnailEdge: Int? = nil, imageEdge: Int? = nil, contentDigest: HexDigest,
    base: String? = nil, entries: [Entry]
  ) {
    self.thumbnailEdge = thumbnailEdge
    self.imageEdge = imageEdge
    self.release = release
    self.created = created
    self.root = root
    self.generator = generator
    self.counts = counts
    self.leftOut = leftOut
    self.contentDigest = contentDigest.hex
    self.base = base
    self.entries = entries
  }

  /// The bytes of the entry: sorted keys, readable, the same for the same values.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// What has the right type can still be nonsense.
  func check() throws(BundleError) {
    try checkValues()
    var names = Set<String>()
    for entry in entries {
      guard EntryName.isValid(entry.name), names.insert(entry.name).inserted, entry.size >= 0,
        HexDigest(hex: entry.sha256) != nil, entry.name != EntryName.manifest,
        !entry.name.hasPrefix(EntryName.sourcePrefix), !entry.name.hasPrefix(EntryName.assetPrefix)
      else {
        throw BundleError(
          .invalid, entry: EntryName.manifest, "accounts wrongly for \"\(entry.name.prefix(80))\"")
      }
    }
    guard names.contains(EntryName.catalog), HexDigest(hex: contentDigest) != nil else {
      throw BundleError(.invalid, entry: EntryName.manifest, "accounts for no catalog")
    }
  }

  private func checkValues() throws(BundleError) {
    func refusal(_ message: String) -> BundleError {
      BundleError(.invalid, entry: EntryName.manifest, message)
    }
    guard Timestamp.isValid(created) else { throw refusal("\"created\" is no time in UTC") }
    for edge in [thumbnailEdge, imageEdge].compactMap({ $0 }) where !(1...65_535).contains(edge) {
      throw refusal("no picture has an edge of \(edge) pixels")
    }
    if let base, HexDigest(hex: base) == nil { throw refusal("\"base\" is no id of a bundle") }
  }
}
