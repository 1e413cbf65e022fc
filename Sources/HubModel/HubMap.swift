public import Foundation

/// The map that lets a folder stand for a hub whose files came from elsewhere: which file holds
/// what a URL answered, and what is known to be missing (Docs/Format.md, "The map of a hub").
///
/// The same file, `hubpack-map.json`, is written by `unpack --as-hub`.
public struct HubMap: Encodable, Sendable {
  /// The name of the map in its folder.
  public static let fileName = "hubpack-map.json"

  /// 1
  public var version = 1
  /// Where the hub's root was, as a bundle's manifest says.
  public var root: String
  /// Where its Level 0 was, when it had one.
  public var levelZero: String?
  /// Every file that the hub named.
  public var files: [Entry]

  /// What became of one URL.
  public struct Entry: Encodable, Sendable {
    /// The location, as a bundle's catalog says.
    public var url: String
    /// "present", "stale", "failed" or "left-out".
    public var state: String
    /// The path of the file inside the folder, unless it could not be had.
    public var file: String?
    /// Why it could not be had.
    public var reason: String?
    /// SHA-256 of the bytes that were published, when the file is a smaller picture made of them.
    public var published: String?
    /// Of a stale file: the time of creation of the bundle that last had it from its server.
    public var since: String?

    /// An entry with all its parts.
    public init(
      url: String, state: String, file: String?, reason: String?, published: String? = nil,
      since: String? = nil
    ) {
      self.published = published
      self.since = since
      self.url = url
      self.state = state
      self.file = file
      self.reason = reason
    }
  }

  /// A map with all its parts.
  public init(root: String, levelZero: String?, files: [Entry]) {
    self.root = root
    self.levelZero = levelZero
    self.files = files
  }

  /// A whole, sorted, readable JSON text.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
