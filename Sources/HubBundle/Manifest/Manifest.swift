package import Foundation
import HubJSON
package import HubModel

/// The first entry of a bundle: a description of the bundle and the root of its chain of trust.
public struct Manifest: Encodable, Sendable, Equatable {
  /// The media type of bundles.
  public static let mediaType = "application/vnd.hubpack+zip"
  /// The format version that this code writes, and the only one that it reads.
  public static let currentFormatVersion = 1
  /// The features that this code supports among those that a bundle may require.
  static let knownFeatures: Set<String> = []
  /// The largest number in `counts` and `leftOut`, which every JSON reader can represent exactly.
  static let largestCount = (1 << 53) - 1

  /// The media type, always ``mediaType``.
  public var mediaType = Self.mediaType
  /// The format version, always ``currentFormatVersion``.
  public var formatVersion = Self.currentFormatVersion
  /// The features that a reader must support.
  public var requires: [String] = []
  /// The path of the description of the format, relative to the manifest: "format.txt".
  public var formatDescription: String?
  /// The title of the collection.
  public var title: String?
  /// The maker of the bundle: a person or an organization.
  public var maker: String?
  /// The terms under which the contents may be used: an SPDX identifier, a URL or a text.
  public var license: String?
  /// The person or agreement that allowed the maker to copy the pictures.
  public var consent: String?
  /// The label of the release, chosen by the maker: "2026.11".
  public var release: String
  /// The time at which the bundle was made, as declared by the maker: "2026-11-21T12:00:00Z".
  public var created: String
  /// The program that made the bundle, with its version: "hubpack 1.0.0".
  public var generator: String
  /// The root file of the hub: its path in the hub's folder, or its URL.
  public var root: String
  /// The id of the bundle that this one was updated from.
  public var base: String?
  /// The SHA-256 digests of the hub's facts, by the version of the rules (Docs/Format.md, "Content
  /// digest").
  public var contentDigests: [Int: String]
  /// The longest side of thumbnails, in pixels; nil if they keep their size.
  public var thumbnailEdge: Int?
  /// The longest side of full-size pictures, in pixels; nil if they keep their size.
  public var imageEdge: Int?
  /// The metadata that pictures keep: "rights", or "all" if they are as published; nil in bundles of
  /// earlier versions, which keep all where they keep the size.
  public var pictureMetadata: String?
  /// The numbers of records in the bundle.
  public var counts: Counts
  /// The parts that were skipped or omitted by choice.
  public var leftOut: LeftOut
  /// All entries except this manifest, the level files and the pictures.
  public var entries: [EntryAccount]

  package init(
    release: String, created: String, generator: String, root: String,
    contentDigests: [Int: HexDigest], counts: Counts, leftOut: LeftOut, entries: [EntryAccount]
  ) {
    self.release = release
    self.created = created
    self.generator = generator
    self.root = root
    self.contentDigests = contentDigests.mapValues(\.hex)
    self.counts = counts
    self.leftOut = leftOut
    self.entries = entries
  }

  /// The content digest by the latest rules that this code knows.
  public var contentDigest: String {
    ContentRules.versions.reversed().lazy.compactMap { contentDigests[$0] }.first ?? ""
  }

  /// The names of all members in JSON, in the order in which they are written.
  static let members = [
    "mediaType", "formatVersion", "requires", "formatDescription", "title", "maker", "license",
    "consent", "release", "created", "generator", "root", "base", "contentDigests", "thumbnailEdge",
    "imageEdge", "pictureMetadata", "counts", "leftOut", "entries",
  ]

  /// Returns the bytes of the entry: indented JSON with ``members`` in their order, equal for equal
  /// values.
  package func encoded() throws -> Data {
    // JSONEncoder can sort members, but cannot keep a given order.
    let sorted = try JSONParser.parse([UInt8](indentedJSON(self)))
    let lines = Self.members.compactMap { name in
      sorted.root[name].map { value in
        "  \"\(name)\" : " + String(decoding: sorted.bytes[value.start..<value.end], as: UTF8.self)
      }
    }
    return Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
  }

  static func refusal(_ message: String) -> BundleError {
    BundleError(.invalid, entry: EntryName.manifest, message)
  }

  static func refusal(ofEntry name: String) -> BundleError {
    refusal("invalid entry \"\(name.prefix(80))\" in \"entries\"")
  }

  /// Throws if a value has the right type but is invalid.
  func check() throws(BundleError) {
    try checkValues()
    var names = Set<String>()
    for entry in entries {
      guard EntryName.isValid(entry.name), names.insert(entry.name).inserted, entry.size >= 0,
        entry.name != EntryName.manifest, !entry.name.hasPrefix(EntryName.sourcePrefix),
        !entry.name.hasPrefix(EntryName.assetPrefix)
      else { throw Self.refusal(ofEntry: entry.name) }
    }
    guard names.contains(EntryName.catalog) else {
      throw Self.refusal("does not list \(EntryName.catalog)")
    }
  }

  private func checkValues() throws(BundleError) {
    guard OneLine.isValid(release, longest: OneLine.longestLabel) else {
      throw Self.refusal(
        "\"release\" is not a label of 1 to \(OneLine.longestLabel) characters on one line")
    }
    for (name, text) in [
      ("formatDescription", formatDescription), ("title", title), ("maker", maker),
      ("license", license), ("consent", consent),
    ] {
      guard text.map({ OneLine.isValid($0) }) ?? true else {
        throw Self.refusal(
          "\"\(name)\" is not a text of 1 to \(OneLine.longest) characters on one line")
      }
    }
    guard Timestamp.isValid(created) else {
      throw Self.refusal("\"created\" is not a valid time (expected the form 2026-11-15T12:00:00Z)")
    }
    for edge in [thumbnailEdge, imageEdge].compactMap({ $0 }) where !(1...65_535).contains(edge) {
      throw Self.refusal("an edge of \(edge) pixels is not between 1 and 65,535")
    }
    if let base, HexDigest(hex: base) == nil {
      throw Self.refusal("\"base\" is not a valid bundle id")
    }
    for (version, digest) in contentDigests where HexDigest(hex: digest) == nil {
      throw Self.refusal("\"contentDigests.\(version)\" is not a valid digest")
    }
    guard
      zip(leftOut.omitted, leftOut.omitted.dropFirst()).allSatisfy({ first, second in
        !second.utf8.lexicographicallyPrecedes(first.utf8)
      })
    else { throw Self.refusal("\"leftOut.omitted\" is not sorted") }
  }
}
