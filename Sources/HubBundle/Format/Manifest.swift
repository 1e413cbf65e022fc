package import Foundation
import HubJSON
package import HubModel

/// The first entry of a bundle: what the bundle is, and the root of the chain of trust.
public struct Manifest: Encodable, Sendable, Equatable {
  /// The media type of bundles.
  public static let mediaType = "application/vnd.hubpack+zip"
  /// The version of the format that this code writes, and the only one that it reads.
  public static let currentFormatVersion = 1
  /// The features that this code knows of those that a bundle may require.
  static let knownFeatures: Set<String> = []
  /// The largest number in `counts` and `leftOut`: no program loses a digit of it.
  static let largestCount = (1 << 53) - 1

  /// ``mediaType``
  public var mediaType = Self.mediaType
  /// ``currentFormatVersion``
  public var formatVersion = Self.currentFormatVersion
  /// Features that a reader must know.
  public var requires: [String] = []
  /// Where the format is described, relative to the manifest: "format.txt".
  public var formatDescription: String?
  /// The title of the collection.
  public var title: String?
  /// Who made the bundle: a person or an organization.
  public var maker: String?
  /// The terms under which the contents may be used: an SPDX identifier, a URL or a text.
  public var license: String?
  /// The label that the maker gave the release: "2026.11".
  public var release: String
  /// When the bundle was made, as declared: "2026-11-21T12:00:00Z".
  public var created: String
  /// The program that made the bundle: "hubpack 0.1.0".
  public var generator: String
  /// Where the hub begins: the root file in the hub's folder, or its URL.
  public var root: String
  /// The id of the bundle that this one was updated from.
  public var base: String?
  /// SHA-256 over what the hub says, by the version of the rules (Docs/Format.md, "Content digest").
  public var contentDigests: [Int: String]
  /// The longest side, in pixels, of pictures for lists; nil when they are kept as they are.
  public var thumbnailEdge: Int?
  /// The longest side, in pixels, of pictures for looking at; nil when they are kept as they are.
  public var imageEdge: Int?
  /// How much there is.
  public var counts: Counts
  /// The parts that were left out by choice.
  public var leftOut: LeftOut
  /// Every entry that is neither this manifest, nor a level file, nor a picture.
  public var entries: [Entry]

  /// Size and digest of an entry.
  public struct Entry: Encodable, Sendable, Equatable {
    /// Its name in the archive.
    public var name: String
    /// In bytes, inflated.
    public var size: Int
    /// SHA-256 of those bytes.
    public var sha256: String
  }

  /// The parts that were left out by choice.
  public struct LeftOut: Encodable, Sendable, Equatable {
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
    formatDescription: String? = nil, title: String? = nil, maker: String? = nil,
    license: String? = nil, release: String, created: String, generator: String, root: String,
    base: String? = nil, contentDigests: [Int: HexDigest], thumbnailEdge: Int? = nil,
    imageEdge: Int? = nil, counts: Counts, leftOut: LeftOut, entries: [Entry]
  ) {
    self.formatDescription = formatDescription
    self.title = title
    self.maker = maker
    self.license = license
    self.release = release
    self.created = created
    self.generator = generator
    self.root = root
    self.base = base
    self.contentDigests = contentDigests.mapValues(\.hex)
    self.thumbnailEdge = thumbnailEdge
    self.imageEdge = imageEdge
    self.counts = counts
    self.leftOut = leftOut
    self.entries = entries
  }

  /// The content digest by the latest rules that this code knows.
  public var contentDigest: String {
    ContentRules.versions.reversed().lazy.compactMap { contentDigests[$0] }.first ?? ""
  }

  /// All members, in the order in which they are written.
  static let members = [
    "mediaType", "formatVersion", "requires", "formatDescription", "title", "maker", "license",
    "release", "created", "generator", "root", "base", "contentDigests", "thumbnailEdge",
    "imageEdge", "counts", "leftOut", "entries",
  ]

  /// The bytes of the entry: readable, ``members`` in their order, the same for the same values.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // JSONEncoder can sort members, but cannot keep an order of ours.
    let sorted = try JSONParser.parse([UInt8](encoder.encode(self)))
    let lines = Self.members.compactMap { name in
      sorted.root[name].map { value in
        "  \"\(name)\" : " + String(decoding: sorted.bytes[value.start..<value.end], as: UTF8.self)
      }
    }
    return Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
  }

  /// Refuses values that have the right type and no meaning.
  func check() throws(BundleError) {
    try checkValues()
    var names = Set<String>()
    for entry in entries {
      guard EntryName.isValid(entry.name), names.insert(entry.name).inserted, entry.size >= 0,
        HexDigest(hex: entry.sha256) != nil, entry.name != EntryName.manifest,
        !entry.name.hasPrefix(EntryName.sourcePrefix), !entry.name.hasPrefix(EntryName.assetPrefix)
      else { throw Self.refusal("invalid account of \"\(entry.name.prefix(80))\"") }
    }
    guard names.contains(EntryName.catalog) else {
      throw Self.refusal("does not account for \(EntryName.catalog)")
    }
  }

  private func checkValues() throws(BundleError) {
    guard OneLine.isValid(release, longest: OneLine.longestLabel) else {
      throw Self.refusal(
        "\"release\" is not a label of 1 to \(OneLine.longestLabel) characters on one line")
    }
    for (name, text) in [
      ("formatDescription", formatDescription), ("title", title), ("maker", maker),
      ("license", license),
    ] {
      guard text.map({ OneLine.isValid($0) }) ?? true else {
        throw Self.refusal(
          "\"\(name)\" is not a text of 1 to \(OneLine.longest) characters on one line")
      }
    }
    guard Timestamp.isValid(created) else {
      throw Self.refusal("\"created\" is not a time like 2026-11-15T12:00:00Z")
    }
    for edge in [thumbnailEdge, imageEdge].compactMap({ $0 }) where !(1...65_535).contains(edge) {
      throw Self.refusal("an edge of \(edge) pixels is not between 1 and 65,535")
    }
    if let base, HexDigest(hex: base) == nil {
      throw Self.refusal("\"base\" is not the id of a bundle")
    }
    for (version, digest) in contentDigests where HexDigest(hex: digest) == nil {
      throw Self.refusal("\"contentDigests.\(version)\" is not a digest")
    }
    guard
      zip(leftOut.omitted, leftOut.omitted.dropFirst()).allSatisfy({ first, second in
        !second.utf8.lexicographicallyPrecedes(first.utf8)
      })
    else { throw Self.refusal("\"leftOut.omitted\" is not sorted") }
  }
}
