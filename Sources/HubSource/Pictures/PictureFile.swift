import Crypto
import Foundation
public import HubModel

/// A whole picture in a file, hashed and inspected.
public struct PictureFile: Sendable {
  /// Of the file.
  public let path: String
  /// Of the bytes.
  public let digest: HexDigest
  /// In bytes.
  public let size: Int
  /// What the picture is.
  public let facts: PictureFacts

  init(path: String, digest: HexDigest, size: Int, facts: PictureFacts) {
    self.path = path
    self.digest = digest
    self.size = size
    self.facts = facts
  }

  /// Reads a file of ours; nil when no whole picture is there. O(size)
  public init?(path: String) {
    var inspection = PictureInspection()
    var hash = SHA256()
    var size = 0
    do {
      guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
      defer { try? handle.close() }
      while let chunk = try handle.read(upToCount: 1 << 18), !chunk.isEmpty {
        hash.update(data: chunk)
        size += chunk.count
        try inspection.consume(Array(chunk))
      }
      facts = try inspection.finished()
    } catch {
      return nil
    }
    self.path = path
    self.size = size
    digest = HexDigest(bytes: hash.finalize())
  }
}
