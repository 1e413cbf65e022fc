import Crypto
import Foundation
public import HubModel

/// A whole picture in a file of ours, hashed and inspected.
public struct PictureFile: Sendable {
  /// Of the bytes.
  public let digest: HexDigest
  /// In bytes.
  public let size: Int
  /// What the picture is.
  public let facts: PictureFacts

  /// Nil when no whole picture is there; O(size).
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
    self.size = size
    digest = HexDigest(bytes: hash.finalize())
  }
}
