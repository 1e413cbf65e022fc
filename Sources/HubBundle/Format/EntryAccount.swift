public import HubModel

/// The name, size and digest of an entry, as the manifest or the catalog states them.
public struct EntryAccount: Sendable, Hashable {
  /// The name in the archive.
  public let name: String
  /// The uncompressed size, in bytes.
  public let size: Int
  /// The SHA-256 of the uncompressed bytes.
  public let digest: HexDigest

  package init(_ name: String, _ size: Int, _ digest: HexDigest) {
    self.name = name
    self.size = size
    self.digest = digest
  }
}

extension EntryAccount: Encodable {
  private enum CodingKeys: CodingKey { case name, size, sha256 }

  /// Encodes the account as an object of the manifest.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(size, forKey: .size)
    try container.encode(digest.hex, forKey: .sha256)
  }
}
