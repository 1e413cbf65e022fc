public import Foundation

/// The map that lets a folder stand in for a hub on the web: the file of each URL, and the URLs
/// that are known to be missing (Docs/Format.md, "The map of a hub").
///
/// `unpack --as-hub` writes the same file, `hubpack-map.json`.
public struct HubMap: Encodable, Sendable {
  /// The name of the map file in its folder.
  public static let fileName = "hubpack-map.json"

  /// The version of the map's format: 1.
  public var version = 1
  /// The location of the hub's root, as in a bundle's manifest.
  public var root: String
  /// The location of the hub's Level 0, if it has one.
  public var levelZero: String?
  /// All files that the hub refers to.
  public var files: [Entry]

  /// The state of one URL.
  public struct Entry: Encodable, Sendable {
    /// The location, as in a bundle's catalog.
    public var url: String
    /// The state: "present", "stale", "failed" or "left-out".
    public var state: String
    /// The path of the file inside the folder; nil if it was not fetched.
    public var file: String?
    /// The reason why it was not fetched.
    public var reason: String?
    /// The SHA-256 digest of the published bytes, if the file is a smaller picture made from them.
    public var published: String?
    /// The URL at the end of all redirects, from which references in the file start; nil without
    /// redirects.
    public var answeredBy: String?
    /// For a stale file, the creation time of the last bundle that fetched it from its server.
    public var since: String?

    /// Creates an entry.
    public init(
      url: String, state: String, file: String?, reason: String?, published: String? = nil,
      since: String? = nil, answeredBy: String? = nil
    ) {
      self.published = published
      self.answeredBy = answeredBy
      self.since = since
      self.url = url
      self.state = state
      self.file = file
      self.reason = reason
    }
  }

  /// Creates a map.
  public init(root: String, levelZero: String?, files: [Entry]) {
    self.root = root
    self.levelZero = levelZero
    self.files = files
  }

  /// Returns the map as sorted, indented JSON.
  public func encoded() throws -> Data { try indentedJSON(self) }
}
